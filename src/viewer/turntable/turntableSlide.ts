/** A turntable group in an element: the frame that stands in front, how it turns, and where the picture lies. */
import type { Specimen, Tiles } from '../../contract/specimens.ts'
import type { Flight } from '../slide/flight.ts'
import { normalAngle, type Point, type ScreenView, type ViewPlace } from '../slide/geometry.ts'
import type { Slide, SlideSight } from '../slide/slide.ts'
import { createStore, type ViewStore } from '../slide/store.ts'
import { Frames } from './frames.ts'
import { watchHands } from './gestures.ts'
import { type Dots, painter } from './paint.ts'
import * as sight from './sight.ts'
import { frameAt, glide, shortWay, turnOf } from './spin.ts'

/**
 * A slide that is a turntable, with the actions that only a turntable has; its `rotation` is the turn about the upright
 * axis.
 */
export interface TurntableSlide extends Slide {
  /** the frame that stands in front */
  frame: ViewStore<number>
  /** whether it turns or is moved right now */
  moving: ViewStore<boolean>
  /** turns by itself until it is touched */
  playing: ViewStore<boolean>
  spinTo(frame: number, at?: 'once' | 'slowly'): void
  spinBy(frames: number): void
  play(on: boolean): void
  /** shown as dots on the surface while it turns; pins unfold over it when it rests */
  dot(dots: Dots): void
}

export interface TurningEvents {
  /** tells how much of the frame in front has loaded; failed while no frame at all is there */
  onSight(sight: SlideSight): void
}

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
/** Duration (ms) of a whole turn that it makes by itself. */
const wholeTurnMs = 9000
/** How long (ms) without a turn until it counts as resting: it does not rest between two key presses. */
const quietMs = 140
/** Duration (ms) of a flight. */
const flightMs = 340
const eased = (t: number) => 1 - (1 - t) ** 3

/** A movement that goes on by itself: it is told the ms since the last frame and answers whether it goes on. */
type Motion = (ms: number) => boolean

export function openTurntable(
  element: HTMLElement,
  specimen: Specimen,
  tiles: Tiles,
  events: TurningEvents,
  finest = tiles.maxLevel,
): TurntableSlide {
  const count = Math.max(1, specimen.pictureNum)
  const canvas = document.createElement('canvas')
  element.prepend(canvas)
  const paint = painter(canvas, specimen)
  const size = () => ({ width: element.clientWidth, height: element.clientHeight })
  const first: ScreenView = sight.wholeOf(specimen, size())
  const live = createStore(first)
  const settled = createStore(first)
  const frame = createStore(0)
  const moving = createStore(false)
  const playing = createStore(false)
  let turn = 0
  let ahead: 1 | -1 = 1
  let isHeld = false
  let isReady = false
  let isTouched = false
  let asked = 0
  let quietAt = 0
  let dots: Dots = { marks: [], selected: null }
  let last = 0
  let motions: { spin: Motion | null; view: Motion | null } = { spin: null, view: null }
  const frames = new Frames(tiles, count, finest, {
    onFrame() {
      isReady = true
      tellSight()
      ask()
    },
    onMissing: () => tellSight(),
  })
  const tellSight = () => {
    if (!isReady) return events.onSight('failed')
    events.onSight(frames.isMissed(frame.get()) ? 'blurred' : 'open')
  }

  const draw = () =>
    paint({
      view: live.get(),
      image: frames.nearest(frame.get())?.image ?? null,
      moving: moving.get(),
      frame: frame.get(),
      dots,
    })

  /** One step of whatever moves, and the picture as it is then. */
  function step(now: number) {
    asked = 0
    const ms = Math.min(64, last ? now - last : 16)
    last = now
    for (const kind of ['spin', 'view'] as const) if (motions[kind]?.(ms) === false) motions[kind] = null
    if (motions.spin || motions.view || now < quietAt) ask()
    else {
      last = 0
      if (!isTouched) rest()
    }
    draw()
  }
  function ask() {
    asked ||= requestAnimationFrame(step)
  }
  function rest() {
    if (moving.get()) moving.set(false)
    frames.look(frame.get(), ahead, false)
    if (isReady) tellSight()
    if (settledFrame !== frame.get() || settledView !== live.get()) {
      settledFrame = frame.get()
      settledView = live.get()
      // a new object: the frame may be another where the view is the same
      settled.set({ ...settledView })
    }
  }
  let settledFrame = 0
  let settledView: ScreenView | null = null
  function show(next: ScreenView) {
    live.set(next)
    ask()
  }
  const begin = () => moving.get() || moving.set(true)
  function turnTo(next: number) {
    ahead = next < turn ? -1 : 1
    turn = next
    const now = frameAt(turn, count)
    quietAt = performance.now() + quietMs
    begin()
    if (now !== frame.get()) {
      frame.set(now)
      frames.look(now, ahead, true)
    }
    ask()
  }
  const halt = () => {
    motions = { spin: null, view: null }
    if (playing.get()) playing.set(false)
  }
  const fly = (to: ScreenView, at: 'once' | 'slowly') => {
    if (at === 'once' || isStill()) {
      motions.view = null
      return show(to)
    }
    const from = live.get()
    let time = 0
    motions.view = (ms) => {
      time += ms
      live.set(time >= flightMs ? to : sight.between(from, to, eased(time / flightMs)))
      return time < flightMs
    }
    ask()
  }
  const spinTo = (to: number, at: 'once' | 'slowly') => {
    const way = shortWay(frameAt(turn, count), to, count)
    const [from, end] = [Math.round(turn), Math.round(turn) + way]
    if (way === 0) return
    if (at === 'once' || isStill()) return turnTo(end)
    const long = flightMs + Math.abs(way) * 22
    let time = 0
    begin()
    motions.spin = (ms) => {
      time += ms
      turnTo(time >= long ? end : from + way * eased(time / long))
      return time < long
    }
    ask()
  }
  const hands = {
    onTouch() {
      isTouched = true
    },
    onHold: halt,
    onTurn(dx: number) {
      begin()
      const view = live.get()
      turnTo(turn + turnOf(dx, Math.min(view.width, specimen.width * view.zoom), count))
    },
    onPush(speed: number) {
      const view = live.get()
      let now = turnOf(speed, Math.min(view.width, specimen.width * view.zoom), count)
      if (isStill() || Math.abs(now) < 0.006) return
      motions.spin = (ms) => {
        const { turned, speed: left } = glide(now, ms)
        now = left
        turnTo(turn + turned)
        return left !== 0
      }
    },
    onMove: (by: Point) => show(sight.pannedBy(live.get(), specimen, by)),
    onZoom: (factor: number, at: Point) => show(sight.zoomedAt(live.get(), specimen, factor, at)),
    onTap() {},
    onDoubleTap(at: Point) {
      if (isHeld) return
      const whole = sight.wholeOf(specimen, live.get())
      const near = live.get().zoom < whole.zoom * 1.9
      fly(near ? sight.zoomedAt(live.get(), specimen, 2, at) : whole, 'slowly')
    },
    onRest() {
      isTouched = false
      ask()
    },
    isHeld: () => isHeld,
  }
  const unwatch = watchHands(element, hands)
  const watcher = new ResizeObserver(() => {
    show(sight.resized(live.get(), specimen, size()))
    settled.set(live.get())
  })
  watcher.observe(element)
  frames.look(0, 1, false)
  ask()

  const middle = () => ({ x: live.get().width / 2, y: live.get().height / 2 })
  const rotation = () => normalAngle((frameAt(turn, count) / count) * 360)
  const rotateTo = (degrees: number, at: 'once' | 'slowly' = 'slowly') =>
    spinTo(frameAt((degrees / 360) * count, count), at)
  const goTo = ({ rotation, zoom, x, y }: ViewPlace, at: 'once' | 'slowly' = 'slowly') => {
    rotateTo(rotation, at)
    fly(sight.centredOn(live.get(), specimen, { centre: { x, y }, zoom }), at)
  }
  return {
    canvas: element,
    live,
    settled,
    frame,
    moving,
    playing,
    rotateTo,
    goTo,
    fly: (flight: Flight, at = 'slowly') => fly(sight.centredOn(live.get(), specimen, flight), at),
    zoomTo: (zoom) => fly(sight.zoomedAt(live.get(), specimen, zoom / live.get().zoom, middle()), 'slowly'),
    zoomBy: (factor) => fly(sight.zoomedAt(live.get(), specimen, factor, middle()), 'slowly'),
    panBy({ x, y }) {
      const view = live.get()
      fly(sight.pannedBy(view, specimen, { x: -x * view.width, y: -y * view.height }), 'slowly')
    },
    panTo: (centre) =>
      fly(sight.centredOn(live.get(), specimen, { centre, zoom: live.get().zoom }), 'slowly'),
    whole: () => fly(sight.wholeOf(specimen, live.get()), 'slowly'),
    rotateBy: (degrees) => rotateTo(rotation() + degrees),
    place() {
      const { x, y, zoom } = live.get()
      return { x: (middle().x - x) / zoom, y: (middle().y - y) / zoom, zoom, rotation: rotation() }
    },
    follow: (place) => goTo(place, 'once'),
    hold(held) {
      isHeld = held
      if (held) halt()
    },
    deepen: (level) => frames.deepen(level),
    filter(css) {
      canvas.style.filter = css
    },
    pixels: () => canvas,
    spinTo(to, at = 'slowly') {
      halt()
      spinTo(to, at)
    },
    spinBy(by) {
      halt()
      begin()
      turnTo(Math.round(turn) + by)
    },
    play(on) {
      halt()
      if (!on) return ask()
      playing.set(true)
      begin()
      motions.spin = (ms) => {
        turnTo(turn + (ms / wholeTurnMs) * count)
        return playing.get()
      }
      ask()
    },
    dot(next) {
      dots = next
    },
    retry: () => frames.retry(),
    close() {
      cancelAnimationFrame(asked)
      unwatch()
      watcher.disconnect()
      frames.close()
      canvas.remove()
    },
  }
}
