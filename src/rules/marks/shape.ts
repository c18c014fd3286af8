/** The geometry of what people draw on a picture: px at full size. Pure. */
import type { MarkShape, PersonalMark } from '../../contract/specimens.ts'

export type Place = [number, number]
export type Places = readonly (readonly [number, number])[]

/** A drawn shape without its words. */
export type Drawn = Pick<PersonalMark, 'shape'> & { points: Places }

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export function boxAround(points: Places): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x)
    box.top = Math.min(box.top, y)
    box.right = Math.max(box.right, x)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

/** The corners of a box, from the upper left, clockwise. */
export const cornersOf = ({ left, top, right, bottom }: Box): Place[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

/** How many corners stand for an ellipse; the four outermost points are among them, so its box is exact. */
const ellipseCornerCount = 64

export function ellipseIn(box: Box, corners = ellipseCornerCount): Place[] {
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const [rx, ry] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2]
  return Array.from({ length: corners }, (_, at): Place => {
    const angle = (at / corners) * 2 * Math.PI
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
  })
}

/** The place furthest to the upper right, where a pin stands first. */
const upperRight = (points: Places): Place => {
  const [first = [0, 0], ...others] = points
  const [x, y] = others.reduce((best, one) => (one[0] - one[1] > best[0] - best[1] ? one : best), first)
  return [x, y]
}

const copy = (points: Places) => points.map(([x, y]): Place => [x, y])
const last = (points: Places): Place => copy(points).at(-1) ?? [0, 0]

interface ShapeRule {
  /** the line that the shape encloses or runs along; empty for a mere place */
  outline: (points: Places) => Place[]
  /** where a pointer to it points */
  tip: (points: Places) => Place
}

const nothing = (): Place[] => []
const boxed = (points: Places) => cornersOf(boxAround(points))
const round = (points: Places) => ellipseIn(boxAround(points))

const shapes: Record<MarkShape, ShapeRule> = {
  point: { outline: nothing, tip: last },
  text: { outline: nothing, tip: last },
  arrow: { outline: nothing, tip: last },
  line: { outline: nothing, tip: upperRight },
  rectangle: { outline: boxed, tip: (points) => upperRight(boxed(points)) },
  ellipse: { outline: round, tip: (points) => upperRight(round(points)) },
  polygon: { outline: copy, tip: upperRight },
  freehand: { outline: copy, tip: upperRight },
}

export const outlineOf = ({ shape, points }: Drawn) => shapes[shape].outline(points)
export const tipOf = ({ shape, points }: Drawn) => shapes[shape].tip(points)
