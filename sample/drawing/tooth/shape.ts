import type { Point } from '../drawing.ts'

export const widthUm = 10_000
export const heightUm = 26_000
/** where enamel and cementum meet, µm from above */
export const neckUm = 11_830

/**
 * Rows across the wall in mm, from the apex up the labial side, over the dentine's horn and down the lingual side:
 * the dentine's surface, the pulp's wall that its tubules come from, and the enamel's surface there; on the root
 * the cementum's thickness instead.
 */
type Row = readonly [dx: number, dy: number, px: number, py: number, ...surface: [number] | [number, number]]
const rows: Row[] = [
  [5.1, 24.52, 5.4, 24.5, 0.33],
  [4.8, 24.15, 5.37, 24.1, 0.3],
  [4.5, 23.4, 5.29, 23.5, 0.24],
  [4.22, 22.3, 5.2, 22.5, 0.17],
  [3.87, 20.6, 5.12, 20.8, 0.12],
  [3.52, 18.6, 5.03, 18.9, 0.085],
  [3.2, 16.5, 4.95, 16.9, 0.06],
  [2.93, 14.4, 4.84, 15.0, 0.045],
  [2.72, 12.9, 4.77, 13.7, 0.035],
  [2.58, 11.85, 4.72, 12.7, 0.025],
  [2.62, 11.3, 4.71, 12.2, 2.37, 11.35],
  [2.78, 10.5, 4.71, 11.5, 2.27, 10.5],
  [3.05, 9.4, 4.78, 10.5, 2.37, 9.3],
  [3.42, 8.2, 4.9, 9.5, 2.6, 7.95],
  [3.8, 6.95, 5.03, 8.5, 2.92, 6.6],
  [4.2, 5.7, 5.17, 7.6, 3.3, 5.25],
  [4.58, 4.5, 5.3, 6.85, 3.75, 3.85],
  [4.98, 3.45, 5.39, 6.35, 4.3, 2.2],
  [5.2, 2.95, 5.44, 6.15, 4.82, 1.2],
  [5.4, 2.75, 5.49, 6.1, 5.3, 1.0],
  [5.58, 2.95, 5.54, 6.15, 5.8, 1.14],
  [5.7, 3.5, 5.6, 6.35, 6.06, 2.1],
  [5.82, 4.6, 5.68, 6.85, 6.32, 3.9],
  [6.02, 5.8, 5.8, 7.6, 6.58, 5.25],
  [6.35, 7.0, 5.93, 8.5, 6.98, 6.6],
  [6.82, 8.2, 6.05, 9.5, 7.55, 7.95],
  [7.36, 9.4, 6.13, 10.5, 8.1, 9.2],
  [7.8, 10.4, 6.17, 11.5, 8.38, 10.3],
  [8.02, 11.25, 6.14, 12.2, 8.27, 11.25],
  [8.06, 11.8, 6.1, 12.7, 0.025],
  [7.98, 12.9, 6.01, 13.7, 0.035],
  [7.8, 14.4, 5.92, 15.0, 0.045],
  [7.52, 16.5, 5.81, 16.9, 0.06],
  [7.18, 18.6, 5.75, 18.9, 0.085],
  [6.82, 20.6, 5.68, 20.8, 0.12],
  [6.46, 22.3, 5.62, 22.5, 0.17],
  [6.24, 23.4, 5.58, 23.5, 0.24],
  [6.12, 24.12, 5.62, 24.1, 0.3],
  [5.84, 24.58, 5.66, 24.5, 0.33],
]
const labialNeck = 9
const horn = 19
const lingualNeck = 29
/** the cementum's end around the foramen, labial lip first, then the lingual lip */
const lips: Point[] = [
  [4.8, 24.72],
  [5.02, 24.92],
  [5.2, 25.0],
  [5.34, 24.96],
  [5.71, 24.95],
  [5.86, 24.97],
  [6.06, 24.86],
  [6.26, 24.64],
]
/** points of the rails between two rows */
const fine = 12

export interface Shape {
  /** the three rails, point by point across from each other (µm) */
  dentine: Point[]
  pulp: Point[]
  surface: Point[]
  /** signed arc along the dentine's rail from the horn's tip, µm: labial negative */
  arc: number[]
  /** indices of the rails' points at the necks and at the horn */
  labialNeck: number
  horn: number
  lingualNeck: number
  /** closed outlines: the tooth, its dentine with the pulp space, the pulp space to beyond the foramen */
  outer: Point[]
  core: Point[]
  cavity: Point[]
}

function spline(points: readonly Point[]): Point[] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0]
  const out: Point[] = []
  for (let i = 0; i + 1 < points.length; i++)
    for (let k = 0; k < fine; k++) {
      const t = k / fine
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      const cubic = (j: 0 | 1) =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t)
      out.push([cubic(0), cubic(1)])
    }
  out.push(at(points.length - 1))
  return out
}

/** The rows' own surface, or the dentine's moved outwards by the cementum's thickness. */
function surfacePoint(row: Row, i: number): Point {
  const [dx, dy, , , first, second] = row
  if (second !== undefined) return [first, second]
  const a = rows[Math.max(0, i - 1)] ?? row
  const b = rows[Math.min(rows.length - 1, i + 1)] ?? row
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  return [dx + ((b[1] - a[1]) / length) * first, dy - ((b[0] - a[0]) / length) * first]
}

/** An upper central incisor of a young adult, cut from labial (left) to lingual: 24 mm, the crown 10.8 mm. */
export function toothShape(): Shape {
  const um = (points: Point[]) => spline(points).map(([x, y]): Point => [x * 1000, y * 1000])
  const dentine = um(rows.map(([x, y]) => [x, y]))
  const pulp = um(rows.map(([, , x, y]) => [x, y]))
  const surface = um(rows.map(surfacePoint))
  const way = [0]
  for (let i = 1; i < dentine.length; i++) {
    const [a, b] = [dentine[i - 1], dentine[i]]
    way.push((way[i - 1] ?? 0) + (a && b ? Math.hypot(b[0] - a[0], b[1] - a[1]) : 0))
  }
  const zero = way[horn * fine] ?? 0
  const mm = ([x, y]: Point): Point => [x * 1000, y * 1000]
  // the cementum closes around the foramen
  const around = [...rows.map(surfacePoint).slice(1, -1), ...lips.toReversed()]
  const outer = um([...around, around[0] ?? [0, 0]])
  const cavity = [
    mm([5.28, 25.3]),
    mm([5.33, 25]),
    mm([5.39, 24.8]),
    ...pulp,
    mm([5.67, 24.8]),
    mm([5.72, 25]),
  ]
  return {
    dentine,
    pulp,
    surface,
    arc: way.map((a) => a - zero),
    labialNeck: labialNeck * fine,
    horn: horn * fine,
    lingualNeck: lingualNeck * fine,
    outer,
    core: dentine,
    cavity: [...cavity, mm([5.8, 25.3])],
  }
}
