/** Which tiles an archive with full power only around the marks holds: pure. */
import type { PackGrid } from '../../src/rules/pack.ts'

export type PixelPlace = readonly [x: number, y: number]

/** A mark's place, px at full size. */
export interface Marked {
  tip: PixelPlace
  /** of the structure; may be empty */
  outline: readonly PixelPlace[]
}

/** How many of the finest levels are held only around marks. */
const fineLevelCount = 2
/** Margin around an outline (px of the level itself), seen beside a structure that one has flown to. */
const marginPx = 256

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const within = ([x, y]: PixelPlace, { left, top, right, bottom }: Box) =>
  x >= left && x <= right && y >= top && y <= bottom

/** Whether a line's two ends lie on both sides of a box's edge and it meets the box (Liang-Barsky). */
function crosses([ax, ay]: PixelPlace, [bx, by]: PixelPlace, { left, top, right, bottom }: Box): boolean {
  let from = 0
  let to = 1
  const cuts = [
    [ax - bx, ax - left],
    [bx - ax, right - ax],
    [ay - by, ay - top],
    [by - ay, bottom - ay],
  ] as const
  for (const [slope, room] of cuts) {
    if (slope === 0) {
      if (room < 0) return false
    } else if (slope < 0) from = Math.max(from, room / slope)
    else to = Math.min(to, room / slope)
  }
  return from <= to
}

/** Whether a point lies inside a closed outline (even-odd). */
function encloses(outline: readonly PixelPlace[], [x, y]: PixelPlace): boolean {
  let inside = false
  for (const [at, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(at + 1) % outline.length] ?? [0, 0]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

const meets = ({ tip, outline }: Marked, box: Box) =>
  within(tip, box) ||
  outline.some((place, at) => crosses(place, outline[(at + 1) % outline.length] ?? place, box)) ||
  encloses(outline, [box.left, box.top])

/** Tells of each tile of a grid (`at`: place of its level, from the coarsest) whether it is held. */
export function focusTiles(
  { levels, tileSize }: PackGrid,
  marks: readonly Marked[],
): (at: number, x: number, y: number) => boolean {
  const finest = levels.length - 1
  return (at, x, y) => {
    if (at <= finest - fineLevelCount) return true
    const scale = 2 ** (finest - at)
    const box = {
      left: (x * tileSize - marginPx) * scale,
      top: (y * tileSize - marginPx) * scale,
      right: ((x + 1) * tileSize + marginPx) * scale,
      bottom: ((y + 1) * tileSize + marginPx) * scale,
    }
    return marks.some((mark) => meets(mark, box))
  }
}
