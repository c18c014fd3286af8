/** A turntable group in an element: the frame that stands in front, how it turns, and where the picture lies. */
import type { Specimen, Tiles } from '../../contract/specimens.ts'
import type { Flight } from '../slide/flight.ts'
import { normalAngle, type Point, type ScreenView, type ViewPlace } from '../slide/geometry.ts'
import type { Slide, SlideSight } from '../slide/slide.ts'
import { createStore, type ViewStore } from '../slide/store.ts'
import { Frames } from './frames.ts'
import { type Hands, watchHands } from './gestures.ts'
import { MotionLoop } from './motionLoop.ts'
import { type Dots, painter } from './paint.ts'
import * as sight from './sight.ts'
import { frameAt, turnOf } from './spin.ts'
import { eased, flightMs, isStill, Turning } from './turning.ts'

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

/** Moves the view over the frames: at once, or in a flight. */
class ViewMoves {
  readonly #live: ViewStore<ScreenView>
  readonly #specimen: Specimen
  readonly #loop: MotionLoop

  constructor(live: ViewStore<ScreenView>, specimen: Specimen, loop: MotionLoop) {
    this.#live = live
    this.#specimen = specimen
    this.#loop = loop
  }

  get middle(): Point {
    const { width, height } = this.#live.get()
    return { x: width / 2, y: height / 2 }
  }

  show(next: ScreenView): void {
    this.#live.set(next)
    this.#loop.ask()
  }

  fly(to: ScreenView, at: 'once' | 'slowly'): void {
    if (at === 'once' || isStill()) {
      this.#loop.halt('view')
      this.show(to)
      return
    }
    const from = this.#live.get()
    let timeMs = 0
    this.#loop.begin('view', (ms) => {
      timeMs += ms
      this.#live.set(timeMs >= flightMs ? to : sight.between(from, to, eased(timeMs / flightMs)))
      return timeMs < flightMs
    })
  }

  flyTo(flight: Flight, at: 'once' | 'slowly'): void {
    this.fly(sight.centredOn(this.#live.get(), this.#specimen, flight), at)
  }

  zoomBy(factor: number): void {
    this.fly(sight.zoomedAt(this.#live.get(), this.#specimen, factor, this.middle), 'slowly')
  }

  whole(): void {
    this.fly(sight.wholeOf(this.#specimen, this.#live.get()), 'slowly')
  }

  /** To the whole, or from there to what was tapped. */
  zoomOrWhole(at: Point): void {
    const view = this.#live.get()
    const whole = sight.wholeOf(this.#specimen, view)
    const isWhole = view.zoom < whole.zoom * 1.9
    this.fly(isWhole ? sight.zoomedAt(view, this.#specimen, 2, at) : whole, 'slowly')
  }
}

/** What hands do to a turntable; while it is held for drawing, they move nothing. */
function handsOn(
  { specimen, count, live }: { specimen: Specimen; count: number; live: ViewStore<ScreenView> },
  turning: Turning,
  moves: ViewMoves,
  loop: MotionLoop,
  isHeld: () => boolean,
): Hands {
  const framesOf = (px: number) => {
    const { width, zoom } = live.get()
    return turnOf(px, Math.min(width, specimen.width * zoom), count)
  }
  return {
    onTouch: () => loop.touch(true),
    onHold: () => turning.halt(),
    onTurn(dx) {
      turning.begin()
      turning.by(framesOf(dx))
    },
    onPush: (speed) => turning.push(framesOf(speed)),
    onMove: (by) => moves.show(sight.pannedBy(live.get(), specimen, by)),
    onZoom: (factor, at) => moves.show(sight.zoomedAt(live.get(), specimen, factor, at)),
    onTap() {},
    onDoubleTap: (at) => isHeld() || moves.zoomOrWhole(at),
    onRest() {
      loop.touch(false)
      loop.ask()
    },
    isHeld,
  }
}

/** The stores of a turntable, which those who show it follow. */
function createStores(first: ScreenView) {
  return {
    live: createStore(first),
    settled: createStore(first),
    frame: createStore(0),
    moving: createStore(false),
    playing: createStore(false),
  }
}

type Stores = ReturnType<typeof createStores>

/** Tells where the picture rests: each time another frame or view does. */
function settler({ live, settled, frame }: Stores) {
  let settledFrame = 0
  let settledView: ScreenView | null = null
  return () => {
    if (settledFrame === frame.get() && settledView === live.get()) return
    settledFrame = frame.get()
    settledView = live.get()
    // a new object: the frame may be another where the view is the same
    settled.set({ ...settledView })
  }
}

/** The acts of a slide that move the view, or turn it. */
function movesOf(
  { specimen, count, live }: { specimen: Specimen; count: number; live: ViewStore<ScreenView> },
  turning: Turning,
  moves: ViewMoves,
) {
  const rotation = () => normalAngle((turning.frame / count) * 360)
  const rotateTo = (degrees: number, at: 'once' | 'slowly' = 'slowly') =>
    turning.toFrame(frameAt((degrees / 360) * count, count), at)
  const goTo = ({ rotation, zoom, x, y }: ViewPlace, at: 'once' | 'slowly' = 'slowly') => {
    rotateTo(rotation, at)
    moves.flyTo({ centre: { x, y }, zoom }, at)
  }
  return {
    rotateTo,
    goTo,
    rotateBy: (degrees: number) => rotateTo(rotation() + degrees),
    follow: (place: ViewPlace) => goTo(place, 'once'),
    fly: (flight: Flight, at: 'once' | 'slowly' = 'slowly') => moves.flyTo(flight, at),
    zoomTo: (zoom: number) => moves.zoomBy(zoom / live.get().zoom),
    zoomBy: (factor: number) => moves.zoomBy(factor),
    panBy({ x, y }: Point) {
      const view = live.get()
      moves.fly(sight.pannedBy(view, specimen, { x: -x * view.width, y: -y * view.height }), 'slowly')
    },
    panTo: (centre: Point) => moves.flyTo({ centre, zoom: live.get().zoom }, 'slowly'),
    whole: () => moves.whole(),
    place(): ViewPlace {
      const { x, y, zoom } = live.get()
      const { middle } = moves
      return { x: (middle.x - x) / zoom, y: (middle.y - y) / zoom, zoom, rotation: rotation() }
    },
    spinTo(frame: number, at: 'once' | 'slowly' = 'slowly') {
      turning.halt()
      turning.toFrame(frame, at)
    },
    spinBy(frames: number) {
      turning.halt()
      turning.begin()
      turning.byWhole(frames)
    },
  }
}

/** The frames on a canvas in an element. `draw` shows them as they are now; `tellSight` tells how much of them is there. */
function createPicture(
  element: HTMLElement,
  { specimen, count, tiles, finest }: { specimen: Specimen; count: number; tiles: Tiles; finest: number },
  { live, frame, moving }: Stores,
  { onSight }: TurningEvents,
  ask: () => void,
) {
  const canvas = document.createElement('canvas')
  element.prepend(canvas)
  const paint = painter(canvas, specimen)
  let isReady = false
  let dots: Dots = { marks: [], selected: null }
  const tellSight = () => {
    if (!isReady) return onSight('failed')
    onSight(frames.isMissed(frame.get()) ? 'blurred' : 'open')
  }
  const frames = new Frames(tiles, count, finest, {
    onFrame() {
      isReady = true
      tellSight()
      ask()
    },
    onMissing: () => tellSight(),
  })
  return {
    frames,
    draw: () =>
      paint({
        view: live.get(),
        image: frames.nearest(frame.get())?.image ?? null,
        moving: moving.get(),
        frame: frame.get(),
        dots,
      }),
    tellSightWhenReady: () => isReady && tellSight(),
    close() {
      frames.close()
      canvas.remove()
    },
    acts: {
      deepen: (level: number) => frames.deepen(level),
      filter(css: string) {
        canvas.style.filter = css
      },
      pixels: () => canvas,
      dot(next: Dots) {
        dots = next
      },
      retry: () => frames.retry(),
    },
  }
}

export function openTurntable(
  element: HTMLElement,
  specimen: Specimen,
  tiles: Tiles,
  events: TurningEvents,
  finest = tiles.maxLevel,
): TurntableSlide {
  const count = Math.max(1, specimen.pictureNum)
  const size = () => ({ width: element.clientWidth, height: element.clientHeight })
  const stores = createStores(sight.wholeOf(specimen, size()))
  const { live, settled } = stores
  const settle = settler(stores)
  const loop = new MotionLoop(
    () => picture.draw(),
    () => {
      turning.rest()
      picture.tellSightWhenReady()
      settle()
    },
  )
  const picture = createPicture(element, { specimen, count, tiles, finest }, stores, events, () => loop.ask())
  const { frames } = picture
  const turning = new Turning(count, stores, loop, (...at) => frames.look(...at))
  const moves = new ViewMoves(live, specimen, loop)
  const moved = { specimen, count, live }
  let isHeld = false
  const unwatch = watchHands(
    element,
    handsOn(moved, turning, moves, loop, () => isHeld),
  )
  const watcher = new ResizeObserver(() => {
    moves.show(sight.resized(live.get(), specimen, size()))
    settled.set(live.get())
  })
  watcher.observe(element)
  frames.look(0, 1, false)
  loop.ask()
  return {
    canvas: element,
    ...stores,
    ...movesOf(moved, turning, moves),
    hold(held) {
      isHeld = held
      if (held) turning.halt()
    },
    ...picture.acts,
    play(on) {
      turning.halt()
      if (on) turning.play()
      else loop.ask()
    },
    close() {
      loop.close()
      unwatch()
      watcher.disconnect()
      picture.close()
    },
  }
}
