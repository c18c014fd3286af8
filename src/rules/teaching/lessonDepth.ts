/** How deep a specimen must be kept so that a lesson's view of it is sharp. */
import type { Depth } from '../../contract/sync.ts'

/** Height (px) of the view on a tall screen. */
const sharpPx = 1600

/**
 * Leaving out the finest level halves what can be shown, leaving out two quarters it.
 * @param part of the picture's height that the view shows, 0 to 1 @param heightPx of the whole picture
 */
export function depthOfView(part: number, heightPx: number): Depth {
  const shownPx = part * heightPx
  if (shownPx >= 4 * sharpPx) return 'overview'
  return shownPx >= 2 * sharpPx ? 'study' : 'full'
}
