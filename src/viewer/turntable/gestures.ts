/**
 * Gestures of fingers, mouse, pen and wheel on a turntable: one pointer turns it, or moves it with Shift; two zoom and
 * move it.
 */
import type { Point } from '../slide/geometry.ts'
import { wheelFactor } from '../slide/wheelZoom.ts'

/** How far (CSS px) a tap may wander. */
const maxTapPx = 6
/** How long (ms) before the release a movement still counts for a push. */
const pushMs = 90
const doubleTapMs = 320
/** How long (ms) a touch does not stop a turning turntable: a second finger in this time makes it a pinch instead. */
const secondFingerMs = 100

export interface Hands {
  /** turned by so many CSS px */
  onTurn(dx: number): void
  /** let go with this speed, CSS px per ms */
  onPush(speed: number): void
  onMove(step: Point): void
  /** about this place of the screen */
  onZoom(factor: number, at: Point): void
  onTap(target: EventTarget | null, at: Point): void
  onDoubleTap(at: Point): void
  onTouch(): void
  /** one finger holds the picture: whatever moves by itself stops */
  onHold(): void
  /** all hands are off */
  onRest(): void
  /** whether one finger, mouse or pen belongs to somebody else, who draws */
  isHeld(): boolean
}

interface Finger extends Point {
  startX: number
  startY: number
  target: EventTarget | null
  dragged: boolean
}

/** Listens on an element. @returns how to stop */
export function watchHands(element: HTMLElement, hands: Hands): () => void {
  const fingers = new Map<number, Finger>()
  let track: { time: number; x: number }[] = []
  let lastTap = { time: 0, x: 0, y: 0 }
  let isPinch = false
  let holding: ReturnType<typeof setTimeout> | undefined
  const hold = () => {
    clearTimeout(holding)
    hands.onHold()
  }
  const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
    const box = element.getBoundingClientRect()
    return { x: clientX - box.left, y: clientY - box.top }
  }
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button > 1) return
    const { x, y } = placeOf(event)
    fingers.set(event.pointerId, { x, y, startX: x, startY: y, target: event.target, dragged: false })
    track = [{ time: event.timeStamp, x }]
    isPinch = fingers.size > 1
    clearTimeout(holding)
    if (isPinch) return
    hands.onTouch()
    if (event.pointerType === 'touch' && !hands.isHeld()) holding = setTimeout(hands.onHold, secondFingerMs)
    else hold()
  }
  const pinch = (finger: Finger, to: Point) => {
    const [a, b] = [...fingers.values()]
    if (!a || !b || (finger !== a && finger !== b)) return
    const other = finger === a ? b : a
    const before = Math.hypot(finger.x - other.x, finger.y - other.y)
    const after = Math.hypot(to.x - other.x, to.y - other.y)
    hands.onMove({ x: (to.x - finger.x) / 2, y: (to.y - finger.y) / 2 })
    if (before > 0) hands.onZoom(after / before, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 })
  }
  const move = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId)
    if (!finger) return
    const to = placeOf(event)
    const isFar = Math.hypot(to.x - finger.startX, to.y - finger.startY) > maxTapPx
    if (!finger.dragged && isFar && fingers.size === 1) {
      finger.dragged = true
      hold()
      // from now on it is ours, wherever it goes; before, a pin under it may still be clicked
      if (!hands.isHeld()) element.setPointerCapture(event.pointerId)
    }
    if (fingers.size > 1) pinch(finger, to)
    else if (finger.dragged && !hands.isHeld()) {
      const step = { x: to.x - finger.x, y: to.y - finger.y }
      if (event.shiftKey || event.buttons === 4) hands.onMove(step)
      else {
        hands.onTurn(step.x)
        track.push({ time: event.timeStamp, x: to.x })
      }
    }
    finger.x = to.x
    finger.y = to.y
  }
  const up = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId)
    fingers.delete(event.pointerId)
    if (!finger) return
    // a finger left after a pinch begins anew where it is
    for (const left of fingers.values())
      Object.assign(left, { startX: left.x, startY: left.y, dragged: false })
    if (fingers.size > 0) return
    clearTimeout(holding)
    if (!finger.dragged && !isPinch && event.type === 'pointerup') {
      hold()
      tap(finger, event.timeStamp)
    } else if (finger.dragged && !hands.isHeld()) {
      const recent = track.filter(({ time }) => event.timeStamp - time < pushMs)
      const [first, last] = [recent[0], recent.at(-1)]
      const ms = first && last ? last.time - first.time : 0
      if (first && last && ms > 8 && !event.shiftKey) hands.onPush((last.x - first.x) / ms)
    }
    hands.onRest()
  }
  const tap = ({ x, y, target }: Finger, time: number) => {
    const isDouble = time - lastTap.time < doubleTapMs && Math.hypot(x - lastTap.x, y - lastTap.y) < 30
    lastTap = { time: isDouble ? 0 : time, x, y }
    if (isDouble) hands.onDoubleTap({ x, y })
    else hands.onTap(target, { x, y })
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    if (event.ctrlKey || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) {
      // zooming does not stop a turntable that turns
      return hands.onZoom(wheelFactor(event), placeOf(event))
    }
    hands.onTouch()
    hold()
    hands.onTurn(-event.deltaX)
    hands.onRest()
  }
  const listeners = new AbortController()
  const { signal } = listeners
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', up, { signal })
  element.addEventListener('wheel', wheel, { signal, passive: false })
  return () => {
    clearTimeout(holding)
    listeners.abort()
  }
}
