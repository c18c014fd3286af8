/** The one file that speaks to OpenSeadragon: a tiled picture in an element, and what can be done to it. */
import OpenSeadragon from 'openseadragon'
import type { Specimen, Tiles } from '../../contract/specimens.ts'
import type { Flight } from './flight.ts'
import { restBetweenMovements } from './frames.ts'
import {
  isWholeSeen,
  maxZoom,
  normalAngle,
  type Point,
  type ScreenView,
  toImage,
  type ViewPlace,
} from './geometry.ts'
import { refuseInlineStyle } from './inlineStyle.ts'
import { pinchTurn } from './pinch.ts'
import { createStore, type ViewStore } from './store.ts'
import { maxTileRequests, ownTileTimeoutMs } from './tileLoader.ts'
import { isMissed, tileSource } from './tiles.ts'
import { wheelFactor } from './wheelZoom.ts'

/** open: it stands · blurred: some of what is in sight could not be had sharp · failed: nothing could be had */
export type SlideSight = 'open' | 'blurred' | 'failed'

export interface SlideEvents {
  /** the picture can be moved from now on */
  onOpen(): void
  /** tells how much of the part in sight has loaded */
  onSight(sight: SlideSight): void
  /** a tap or click: the element that it began on, and the place of the picture; true where it needs no second tap */
  onTap(target: EventTarget | null, at: Point): boolean
  /** all that is in sight stands as sharp as it will, or no longer does */
  onSharp(sharp: boolean): void
}

export interface Slide {
  /** where marks are put, so that gestures that begin on a mark still move the picture */
  canvas: HTMLElement
  /** the view on the screen now, updated in each frame */
  live: ViewStore<ScreenView>
  /** of a turntable: the frame that stands in front */
  frame?: ViewStore<number>
  /** the view on the screen when the picture last came to rest */
  settled: ViewStore<ScreenView>
  fly(flight: Flight, at?: 'once' | 'slowly'): void
  /** to this zoom about the middle, CSS px for each image px */
  zoomTo(zoom: number): void
  zoomBy(factor: number): void
  /** by parts of the screen */
  panBy(part: Point): void
  panTo(point: Point): void
  whole(): void
  /** degrees clockwise, about the middle of the screen or about a place of the picture */
  rotateTo(degrees: number, at?: 'once' | 'slowly'): void
  rotateBy(degrees: number): void
  /** where the picture rests, or will once it has come to rest */
  place(): ViewPlace
  /** to a place that `place` told, here or on another device */
  goTo(place: ViewPlace, at?: 'once' | 'slowly'): void
  /** as another picture moves, frame by frame, beyond what hands may reach */
  follow(place: ViewPlace): void
  /** while held, one finger, mouse or pen does not move the picture, it draws; two fingers and the wheel still do */
  hold(held: boolean): void
  /** the finest level of tiles that is asked for */
  deepen(level: number): void
  /** alters what is seen by a CSS filter; empty for none */
  filter(css: string): void
  /** the pixels that are drawn now, in device px, without filter */
  pixels(): HTMLCanvasElement
  /** asks again for what could not be had */
  retry(): void
  close(): void
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches
/** Phones end pages that hold too many decoded tiles: 150 of 512 px are about 150 MB. */
const cacheCount = () => (matchMedia('(pointer: coarse)').matches ? 150 : 300)

function open(element: HTMLElement, specimen: Specimen, tiles: Tiles, finest: number) {
  refuseInlineStyle()
  const gestures = { clickToZoom: false, dblClickToZoom: true, pinchRotate: false, flickEnabled: !still() }
  return OpenSeadragon({
    element,
    // measured on software GL: 18 to 25 ms a frame against 341 to 459 of webgl, which "auto" still picks
    drawer: 'canvas',
    prefixUrl: '',
    showNavigationControl: false,
    keyboardNavEnabled: false,
    tabIndex: -1,
    immediateRender: true,
    maxImageCacheCount: cacheCount(),
    animationTime: still() ? 0.01 : 0.6,
    minZoomImageRatio: 0.7,
    maxZoomPixelRatio: maxZoom(specimen.scale, specimen.zoom),
    visibilityRatio: 0.5,
    // a tool that takes room does not change the objective
    preserveImageSizeOnResize: true,
    // a trackpad tells of its way in many small steps, none of which may be dropped
    minScrollDeltaTime: -1,
    // each frame beyond 1:1 would be drawn twice, through a second canvas, and look the same
    smoothTileEdgesMinZoom: Number.POSITIVE_INFINITY,
    imageLoaderLimit: maxTileRequests,
    timeout: ownTileTimeoutMs,
    tileRetryMax: 1,
    tileRetryDelay: 1500,
    gestureSettingsMouse: gestures,
    gestureSettingsTouch: gestures,
    gestureSettingsPen: gestures,
    tileSources: tileSource(specimen, tiles, finest),
  })
}

const NOWHERE: ScreenView = { x: 0, y: 0, zoom: 0, rotation: 0, width: 0, height: 0 }

/** The parts of a picture. */
interface Picture {
  viewer: OpenSeadragon.Viewer
  specimen: Specimen
  tiles: Tiles
}

/**
 * Watches which tiles came and which could not be had.
 * @param finest the level that is asked for
 * @param view what is in sight
 */
function watchTiles(
  { viewer, tiles }: Picture,
  finest: number,
  view: () => ScreenView,
  onSight: SlideEvents['onSight'],
) {
  let isEmpty = true
  let level = finest
  const missing = new Set<OpenSeadragon.Tile>()
  const tellSight = () => {
    if (!isEmpty) onSight(isMissed(missing, view(), tiles, level) ? 'blurred' : 'open')
    else if (missing.size > 0) onSight('failed')
  }
  viewer.addHandler('tile-loaded', ({ tile, promise }) => {
    const wasMissing = missing.delete(tile)
    if (!wasMissing && !isEmpty) return
    isEmpty = false
    tellSight()
    // where all else is loaded OpenSeadragon does not look again which tiles to draw, and its second try would stay unseen
    if (wasMissing) void promise.then(() => viewer.isDestroyed() || viewer.world.update(true))
  })
  viewer.addHandler('tile-load-failed', ({ tile }) => {
    missing.add(tile)
    tellSight()
  })
  return {
    tellSight,
    deepen(next: number) {
      level = next
      missing.clear()
    },
    retry() {
      // OpenSeadragon takes what failed once for what does not exist, also after a reset
      for (const tile of missing) tile.exists = true
      missing.clear()
      viewer.world.update(true)
    },
  }
}

/**
 * Follows the view on the screen: in each frame, and where it comes to rest.
 * @param onSettle called each time it has
 */
function watchView({ viewer, specimen }: Picture, onSettle: () => void) {
  const { viewport } = viewer
  const live = createStore(NOWHERE)
  const settled = createStore(NOWHERE)
  const now = (): ScreenView => {
    const size = viewport.getContainerSize()
    const origin = viewport.pixelFromPoint(new OpenSeadragon.Point(0, 0), true)
    const zoom = (viewport.getZoom(true) * size.x) / specimen.width
    const rotation = normalAngle(viewport.getRotation(true))
    return { x: origin.x, y: origin.y, zoom, rotation, width: size.x, height: size.y }
  }
  const isWhole = () =>
    isWholeSeen(settled.get(), specimen) && Math.abs(viewport.getZoom() / viewport.getHomeZoom() - 1) < 0.02
  /** the whole picture is shown and nobody has moved it since: it stays whole when its place changes size */
  let fits = true
  const leave = () => {
    fits = false
  }
  const settle = () => {
    const { width, height } = settled.get()
    live.set(now())
    settled.set(live.get())
    if (settled.get().width === width && settled.get().height === height) fits = isWhole()
    onSettle()
  }
  viewer.addHandler('update-viewport', () => live.set(now()))
  // a hand that lingers has not let go: pins are laid out anew when it does
  let isDragged = false
  viewer.addHandler('canvas-drag', () => {
    isDragged = true
  })
  viewer.addHandler('canvas-release', () => {
    if (!isDragged) return
    isDragged = false
    settle()
  })
  viewer.addHandler('animation-finish', () => isDragged || settle())
  for (const hand of ['canvas-drag', 'canvas-scroll', 'canvas-pinch', 'canvas-double-click'] as const)
    viewer.addHandler(hand, leave)
  viewer.addHandler('resize', () =>
    requestAnimationFrame(() => {
      if (!viewer.isOpen()) return
      if (fits) viewport.goHome(true)
      settle()
    }),
  )
  return { live, settled, leave, settle }
}

type WatchedView = ReturnType<typeof watchView>

/** What hands do beyond what OpenSeadragon knows: the wheel in fine steps, taps, and turning by a pinch. */
function watchGestures(viewer: OpenSeadragon.Viewer, { live }: WatchedView, onTap: SlideEvents['onTap']) {
  const { viewport } = viewer
  viewer.addHandler('canvas-scroll', (event) => {
    event.preventDefaultAction = true
    const factor = wheelFactor(event.originalEvent as WheelEvent)
    viewport.zoomBy(factor, viewport.pointFromPixel(event.position, true)).applyConstraints()
  })
  let isTaken = false
  let isHeld = false
  viewer.addHandler('canvas-click', (event) => {
    if (event.quick && !isHeld) isTaken = onTap(event.originalTarget, toImage(live.get(), event.position))
  })
  viewer.addHandler('canvas-double-click', (event) => {
    event.preventDefaultAction = isTaken
  })
  const turnBy = pinchTurn()
  viewer.addHandler('canvas-pinch', ({ gesturePoints, center }) => {
    // the second finger moves in the same frame as the first: without this its step begins where the picture was before,
    // and the picture drifts from under both
    viewport.update()
    const step = turnBy(gesturePoints.map(({ id, currentPos }) => ({ id, at: currentPos })))
    if (step) viewport.rotateTo(viewport.getRotation() + step, viewport.pointFromPixel(center, true), true)
  })
  return {
    hold(held: boolean) {
      isHeld = held
      const one = { dragToPan: !held, dblClickToZoom: !held, dblClickDragToZoom: !held }
      for (const type of ['mouse', 'touch', 'pen'])
        Object.assign(viewer.gestureSettingsByDeviceType(type), one)
    },
  }
}

/** At once where it is asked for so, or where the person wants no movement. */
const isOnce = (at: 'once' | 'slowly') => at === 'once' || still()

/** The acts that move or zoom the picture from where it is. */
function stepsOf({ viewer: { viewport }, specimen }: Picture, { leave }: WatchedView) {
  return {
    zoomTo(zoom: number) {
      leave()
      viewport.zoomTo((zoom * specimen.width) / viewport.getContainerSize().x).applyConstraints()
    },
    zoomBy(factor: number) {
      leave()
      viewport.zoomBy(factor).applyConstraints()
    },
    panBy({ x, y }: Point) {
      leave()
      const bounds = viewport.getBoundsNoRotate()
      const step = new OpenSeadragon.Point(x * bounds.width, y * bounds.height)
      viewport.panBy(step.rotate(-viewport.getRotation())).applyConstraints()
    },
    panTo({ x, y }: Point) {
      leave()
      viewport.panTo(new OpenSeadragon.Point(x / specimen.width, y / specimen.width)).applyConstraints()
    },
    whole() {
      viewport.goHome()
    },
  }
}

/** The acts that bring the picture to a place, and tell the place where it is. */
function placesOf({ viewer: { viewport }, specimen }: Picture, { leave, settle }: WatchedView) {
  const toPoint = ({ x, y }: Point) => new OpenSeadragon.Point(x / specimen.width, y / specimen.width)
  const fitTo = ({ centre, zoom }: Flight, at: 'once' | 'slowly') => {
    leave()
    const size = viewport.getContainerSize()
    const width = size.x / zoom / specimen.width
    const height = size.y / zoom / specimen.width
    const middle = toPoint(centre)
    const upright = new OpenSeadragon.Rect(middle.x - width / 2, middle.y - height / 2, width, height)
    viewport.fitBoundsWithConstraints(upright.rotate(-viewport.getRotation(), middle), isOnce(at))
  }
  const follow = ({ zoom, rotation, ...point }: ViewPlace) => {
    leave()
    viewport.rotateTo(rotation, undefined, true)
    viewport.zoomTo((zoom * specimen.width) / viewport.getContainerSize().x, undefined, true)
    viewport.panTo(toPoint(point), true)
  }
  const rotateTo = (degrees: number, at: 'once' | 'slowly' = 'slowly') => {
    viewport.rotateTo(degrees, undefined, isOnce(at))
    viewport.applyConstraints(isOnce(at))
    if (isOnce(at)) settle()
  }
  return {
    fly(flight: Flight, at: 'once' | 'slowly' = 'slowly') {
      fitTo(flight, at)
      if (isOnce(at)) settle()
    },
    rotateTo,
    rotateBy: (degrees: number) => rotateTo(viewport.getRotation() + degrees),
    place(): ViewPlace {
      const middle = viewport.getCenter()
      const zoom = (viewport.getZoom() * viewport.getContainerSize().x) / specimen.width
      return {
        x: middle.x * specimen.width,
        y: middle.y * specimen.width,
        zoom,
        rotation: normalAngle(viewport.getRotation()),
      }
    },
    goTo({ x, y, zoom, rotation }: ViewPlace, at: 'once' | 'slowly' = 'slowly') {
      if (isOnce(at)) {
        follow({ x, y, zoom, rotation })
        settle()
        return
      }
      viewport.rotateTo(rotation)
      fitTo({ centre: { x, y }, zoom }, at)
    },
    follow,
  }
}

/** Opens the picture in an element that has a size; it can be moved once `onOpen` was called. */
export function openSlide(
  element: HTMLElement,
  specimen: Specimen,
  tiles: Tiles,
  events: SlideEvents,
  finest = tiles.maxLevel,
): Slide {
  const viewer = open(element, specimen, tiles, finest)
  restBetweenMovements(viewer)
  // clip, not hidden: a focused pin off the screen must not scroll the layers under it
  viewer.canvas.style.overflow = 'clip'
  const picture = { viewer, specimen, tiles }
  const view = watchView(picture, () => loading.tellSight())
  const { live, settled, settle } = view
  const loading = watchTiles(picture, finest, live.get, events.onSight)
  viewer.addHandler('open', () => {
    settle()
    viewer.world
      .getItemAt(0)
      ?.addHandler('fully-loaded-change', ({ fullyLoaded }) => events.onSharp(fullyLoaded))
    events.onOpen()
  })
  const { hold } = watchGestures(viewer, view, events.onTap)
  const places = placesOf(picture, view)
  return {
    canvas: viewer.canvas as HTMLElement,
    live,
    settled,
    ...stepsOf(picture, view),
    ...places,
    hold,
    deepen(level) {
      loading.deepen(level)
      const kept = places.place()
      viewer.addTiledImage({
        tileSource: tileSource(specimen, tiles, level),
        index: 0,
        replace: true,
        // a new picture would be shown whole
        success: () => places.goTo(kept, 'once'),
      })
    },
    filter(css) {
      viewer.drawer.canvas.style.filter = css
    },
    pixels: () => viewer.drawer.canvas as HTMLCanvasElement,
    retry: loading.retry,
    close() {
      viewer.destroy()
    },
  }
}
