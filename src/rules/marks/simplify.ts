/** Fewer corners for the same line. Pure. */
import type { Place, Places } from './shape.ts'

/** How far a point is from the line between two others; from the nearer end where it does not lie beside it. */
export function distanceToLine(
  [x, y]: readonly [number, number],
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - (ax + along * dx), y - (ay + along * dy))
}

/** Ramer, Douglas and Peucker: no point that is left out lies further than `tolerance` from the line that stays. */
export function simplify(points: Places, tolerance: number): Place[] {
  const keep = new Set([0, points.length - 1])
  const spans: [number, number][] = [[0, points.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    const [start, end] = [points[from], points[to]]
    if (!start || !end) continue
    let furthest = -1
    let most = tolerance
    for (let at = from + 1; at < to; at++) {
      const point = points[at]
      const distance = point ? distanceToLine(point, start, end) : 0
      if (distance <= most) continue
      most = distance
      furthest = at
    }
    if (furthest < 0) continue
    keep.add(furthest)
    spans.push([from, furthest], [furthest, to])
  }
  return points.filter((_, at) => keep.has(at)).map(([x, y]) => [x, y])
}

/** How many times too many points a line may have before it is thinned by mere counting: the rest takes long. */
const farTooManyFactor = 4

/** At most so many points: the tolerance grows until they are. */
export function thin(points: Places, most: number): Place[] {
  const step = Math.ceil(points.length / (farTooManyFactor * most))
  const counted = points.filter((_, at) => at % step === 0 || at === points.length - 1)
  let thinned = counted.map(([x, y]): Place => [x, y])
  for (let tolerance = 0.25; thinned.length > most; tolerance *= 4) thinned = simplify(counted, tolerance)
  return thinned
}
