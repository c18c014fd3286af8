/** Whether a station's picture can be judged by. Pure. */

/** `failed`: no part of the picture came for so long that the station is given back */
export type PictureState = 'coming' | 'stands' | 'failed'

/** How long (ms) to wait for a picture to get sharp before it counts as shown. */
const sharpWaitMs = 4000
/** How long (ms) to wait for any part of a picture before it counts as failed. */
const anyPartWaitMs = 15_000

/**
 * @param viewer how the viewer says its picture stands (viewer/slide/useSlide)
 * @param isSharp it said that all in sight is as sharp as it will be
 * @param waited ms for which somebody waited
 */
export function pictureState(viewer: string | undefined, isSharp: boolean, waited: number): PictureState {
  const isThere = viewer === 'open' || viewer === 'blurred'
  if (isThere && (isSharp || waited >= sharpWaitMs)) return 'stands'
  return !isThere && waited >= anyPartWaitMs ? 'failed' : 'coming'
}
