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

/** The speed (CSS px per ms) with which a finger was let go; null: it stood still before. */
function pushSpeed(track: readonly { time: number; x: number }[], nowMs: number): number | null {
  const recent = track.filter(({ time }) => nowMs - time < pushMs)
  const [first, last] = [recent[0], recent.at(-1)]
  const ms = first && last ? last.time - first.time : 0
  return first && last && ms > 8 ? (last.x - first.x) / ms : null
}

class HandWatcher {
  readonly #element: HTMLElement
  readonly #hands: Hands
  readonly #fingers = new Map<number, Finger>()
  #track: { time: number; x: number }[] = []
  #lastTap = { time: 0, x: 0, y: 0 }
  #isPinch = false
  #holding: ReturnType<typeof setTimeout> | undefined

  constructor(element: HTMLElement, hands: Hands) {
    this.#element = element
    this.#hands = hands
  }

  /** What waits to hold the turntable does not any more. */
  stop(): void {
    clearTimeout(this.#holding)
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button > 1) return
    const { x, y } = this.#placeOf(event)
    const finger = { x, y, startX: x, startY: y, target: event.target, dragged: false }
    this.#fingers.set(event.pointerId, finger)
    this.#track = [{ time: event.timeStamp, x }]
    this.#isPinch = this.#fingers.size > 1
    this.stop()
    if (this.#isPinch) return
    this.#hands.onTouch()
    if (event.pointerType === 'touch' && !this.#hands.isHeld())
      this.#holding = setTimeout(() => this.#hands.onHold(), secondFingerMs)
    else this.#hold()
  }

  move(event: PointerEvent): void {
    const finger = this.#fingers.get(event.pointerId)
    if (!finger) return
    const to = this.#placeOf(event)
    const isFar = Math.hypot(to.x - finger.startX, to.y - finger.startY) > maxTapPx
    if (!finger.dragged && isFar && this.#fingers.size === 1) {
      finger.dragged = true
      this.#hold()
      // from now on it is ours, wherever it goes; before, a pin under it may still be clicked
      if (!this.#hands.isHeld()) this.#element.setPointerCapture(event.pointerId)
    }
    if (this.#fingers.size > 1) this.#pinch(finger, to)
    else if (finger.dragged && !this.#hands.isHeld()) this.#drag(finger, to, event)
    finger.x = to.x
    finger.y = to.y
  }

  up(event: PointerEvent): void {
    const finger = this.#fingers.get(event.pointerId)
    this.#fingers.delete(event.pointerId)
    if (!finger) return
    // a finger left after a pinch begins anew where it is
    for (const left of this.#fingers.values())
      Object.assign(left, { startX: left.x, startY: left.y, dragged: false })
    if (this.#fingers.size > 0) return
    this.stop()
    if (!finger.dragged && !this.#isPinch && event.type === 'pointerup') {
      this.#hold()
      this.#tap(finger, event.timeStamp)
    } else if (finger.dragged && !this.#hands.isHeld()) {
      const speed = pushSpeed(this.#track, event.timeStamp)
      if (speed !== null && !event.shiftKey) this.#hands.onPush(speed)
    }
    this.#hands.onRest()
  }

  wheel(event: WheelEvent): void {
    event.preventDefault()
    if (event.ctrlKey || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) {
      // zooming does not stop a turntable that turns
      this.#hands.onZoom(wheelFactor(event), this.#placeOf(event))
      return
    }
    this.#hands.onTouch()
    this.#hold()
    this.#hands.onTurn(-event.deltaX)
    this.#hands.onRest()
  }

  #hold(): void {
    this.stop()
    this.#hands.onHold()
  }

  #placeOf({ clientX, clientY }: MouseEvent): Point {
    const box = this.#element.getBoundingClientRect()
    return { x: clientX - box.left, y: clientY - box.top }
  }

  #drag(finger: Finger, to: Point, event: PointerEvent): void {
    const step = { x: to.x - finger.x, y: to.y - finger.y }
    if (event.shiftKey || event.buttons === 4) {
      this.#hands.onMove(step)
      return
    }
    this.#hands.onTurn(step.x)
    this.#track.push({ time: event.timeStamp, x: to.x })
  }

  #pinch(finger: Finger, to: Point): void {
    const [a, b] = [...this.#fingers.values()]
    if (!a || !b || (finger !== a && finger !== b)) return
    const other = finger === a ? b : a
    const before = Math.hypot(finger.x - other.x, finger.y - other.y)
    const after = Math.hypot(to.x - other.x, to.y - other.y)
    this.#hands.onMove({ x: (to.x - finger.x) / 2, y: (to.y - finger.y) / 2 })
    if (before > 0) this.#hands.onZoom(after / before, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 })
  }

  #tap({ x, y, target }: Finger, time: number): void {
    const last = this.#lastTap
    const isDouble = time - last.time < doubleTapMs && Math.hypot(x - last.x, y - last.y) < 30
    this.#lastTap = { time: isDouble ? 0 : time, x, y }
    if (isDouble) this.#hands.onDoubleTap({ x, y })
    else this.#hands.onTap(target, { x, y })
  }
}

/** Listens on an element. @returns how to stop */
export function watchHands(element: HTMLElement, hands: Hands): () => void {
  const watcher = new HandWatcher(element, hands)
  const listeners = new AbortController()
  const { signal } = listeners
  const up = (event: PointerEvent) => watcher.up(event)
  element.addEventListener('pointerdown', (event) => watcher.down(event), { signal })
  element.addEventListener('pointermove', (event) => watcher.move(event), { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', up, { signal })
  element.addEventListener('wheel', (event) => watcher.wheel(event), { signal, passive: false })
  return () => {
    watcher.stop()
    listeners.abort()
  }
}
