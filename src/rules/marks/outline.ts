/** An outline and a place beside it: px at full size. Pure. */

export interface Spot {
  x: number
  y: number
}

export type Outline = readonly (readonly [number, number])[]

/** Whether a place lies in a polygon (even-odd). */
export function isInside(outline: Outline, { x, y }: Spot): boolean {
  let inside = false
  let before = outline.at(-1)
  for (const point of outline) {
    if (before && point[1] > y !== before[1] > y) {
      const crossing = ((before[0] - point[0]) * (y - point[1])) / (before[1] - point[1]) + point[0]
      if (x < crossing) inside = !inside
    }
    before = point
  }
  return inside
}

/** From a place to the nearest of a line between two. */
function toLine({ x, y }: Spot, [ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) {
  const [dx, dy] = [bx - ax, by - ay]
  const long = dx * dx + dy * dy
  const along = long === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / long))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** How far a place lies outside of a polygon; 0 inside and on its edge, infinite where there is no polygon. */
export function distanceTo(outline: Outline, at: Spot): number {
  if (isInside(outline, at)) return 0
  let nearest = Infinity
  let before = outline.at(-1)
  for (const point of outline) {
    if (before) nearest = Math.min(nearest, toLine(at, before, point))
    before = point
  }
  return nearest
}

/** The area of a polygon, px²; 0 where there is none. */
export function areaOf(outline: Outline): number {
  let twice = 0
  let before = outline.at(-1)
  for (const point of outline) {
    if (before) twice += before[0] * point[1] - point[0] * before[1]
    before = point
  }
  return Math.abs(twice) / 2
}
