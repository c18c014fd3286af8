/** In which frames of a turntable group a mark is seen, and where. Pure. */
import type { Mark, Specimen } from '../../contract/specimens.ts'

/** Where a mark's tip stands in a frame; null where the organ hides it. What knows no frames stands in all. */
export function placeIn(
  mark: Pick<Mark, 'x' | 'y' | 'frames'>,
  frame: number,
): { x: number; y: number } | null {
  if (mark.frames.length === 0) return { x: mark.x, y: mark.y }
  const place = mark.frames[frame]
  return place ? { x: place[0], y: place[1] } : null
}

type Turned = Pick<Specimen, 'fileType' | 'pictureNum'>

/** The frame of a turntable group that stands in front when it is turned so far, degrees; undefined of other pictures. */
export const frameTurned = ({ fileType, pictureNum }: Turned, rotation: number): number | undefined =>
  fileType === 2 && pictureNum > 0 ? Math.round((rotation / 360) * pictureNum) % pictureNum : undefined

/** The frame that shows a mark best: the middle of the longest row of frames that show it; null where none does. */
export function bestFrame({ frames }: Pick<Mark, 'frames'>): number | null {
  const count = frames.length
  const hidden = frames.indexOf(null)
  if (count === 0) return null
  if (hidden < 0) return 0
  let best = { from: 0, length: 0 }
  let from = 0
  let length = 0
  for (let step = 1; step <= count; step++) {
    const frame = (hidden + step) % count
    if (frames[frame]) {
      if (length === 0) from = frame
      length++
      if (length > best.length) best = { from, length }
    } else length = 0
  }
  return best.length === 0 ? null : (best.from + Math.floor((best.length - 1) / 2)) % count
}
