/** Whether a station's picture can be judged by. Pure. */

/**
 * `late`: no part of the picture came for so long that the person may give the station back; on a slow line it is still
 * arriving · `failed`: it cannot be had, and the station is given back
 */
export type PictureState = 'coming' | 'late' | 'stands' | 'failed'

/** How long (ms) to wait for a picture to get sharp before it counts as shown. */
const sharpWaitMs = 4000
/** How long (ms) nothing at all comes before the person may give the station back. */
const lateMs = 15_000
/** How long (ms) to wait for any part of a picture: longer than the viewer waits for a line that has stalled (90 s). */
const anyPartWaitMs = 120_000

/**
 * @param viewer how the viewer says its picture stands (viewer/slide/useSlide)
 * @param isSharp it said that all in sight is as sharp as it will be
 * @param waited ms for which somebody waited
 */
export function pictureState(viewer: string | undefined, isSharp: boolean, waited: number): PictureState {
  const isThere = viewer === 'open' || viewer === 'blurred'
  if (isThere) return isSharp || waited >= sharpWaitMs ? 'stands' : 'coming'
  if (waited < lateMs) return 'coming'
  return viewer === 'failed' || waited >= anyPartWaitMs ? 'failed' : 'late'
}
