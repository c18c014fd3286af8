/**
 * OpenSeadragon looks in every frame whether there is something to draw, for as long as a picture stands. At rest it looks
 * less often: on a phone each look costs about 5 ms, which a tap beside the picture would wait for, and battery.
 */
import OpenSeadragon from 'openseadragon'

/** Time (ms) after the last movement in which every frame is looked at. */
const lingerMs = 500
/** Pause (ms) between two looks at rest. */
const restMs = 100

/** When a picture last moved or was drawn, ms of the page's clock. */
let movedAt = Number.NEGATIVE_INFINITY
let lastId = 0

interface Look {
  /** asks for the next frame without a pause */
  hurry(): void
  cancel(): void
}
/** Looks that have not come yet, by the number under which they can be cancelled. */
const looks = new Map<number, Look>()

/** A picture moves or is about to: from now on each frame is looked at. */
function wakeFrames(): void {
  movedAt = performance.now()
  for (const look of looks.values()) look.hurry()
}

function requestLook(callback: FrameRequestCallback): number {
  const id = ++lastId
  let frame: number | null = null
  const ask = () => {
    frame ??= requestAnimationFrame((time) => {
      looks.delete(id)
      callback(time)
    })
  }
  const rests = performance.now() - movedAt > lingerMs
  const timer = rests ? setTimeout(ask, restMs) : undefined
  if (!rests) ask()
  looks.set(id, {
    hurry: ask,
    cancel() {
      clearTimeout(timer)
      if (frame !== null) cancelAnimationFrame(frame)
    },
  })
  return id
}

function cancelLook(id: number): void {
  looks.get(id)?.cancel()
  looks.delete(id)
}

/** Events of a movement, of hands or of the app, or of something new to draw. */
const movements = [
  'canvas-press',
  'canvas-scroll',
  'pan',
  'zoom',
  'rotate',
  'resize',
  'open',
  'tile-loaded',
  'update-viewport',
] as const

/** Has a picture looked at in every frame while it moves, and less often while it rests. */
export function restBetweenMovements(viewer: OpenSeadragon.Viewer): void {
  Object.assign(OpenSeadragon, { requestAnimationFrame: requestLook, cancelAnimationFrame: cancelLook })
  for (const movement of movements) viewer.addHandler(movement, wakeFrames)
  wakeFrames()
}
