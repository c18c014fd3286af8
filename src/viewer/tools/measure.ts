/** Lengths and areas on a picture. Pure. */
import type { Point } from '../slide/geometry.ts'

export type Measure = 'length' | 'area'

/** The length of a way through these places, in their unit. */
export function lengthOf(points: readonly Point[]) {
  let sum = 0
  points.forEach((point, at) => {
    const before = points[at - 1]
    if (before) sum += Math.hypot(point.x - before.x, point.y - before.y)
  })
  return sum
}

/** On which side of the line from a to b a place lies: positive, negative, or 0 on it. */
const side = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** Whether two edges of a ring cut each other: such a ring encloses no area that means anything. */
export function crossesItself(points: readonly Point[]): boolean {
  const edges = points.flatMap((from, at) => {
    const to = points[(at + 1) % points.length]
    return to ? [[from, to] as const] : []
  })
  return edges.some(([a, b], at) =>
    // neighbours only touch
    edges
      .slice(at + 2, at === 0 ? -1 : undefined)
      .some(([c, d]) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0),
  )
}

/** The area that these corners enclose, in their unit squared, where the ring does not cross itself. */
export function areaOfRing(points: readonly Point[]) {
  let sum = 0
  points.forEach((point, at) => {
    const next = points[(at + 1) % points.length] ?? point
    sum += point.x * next.y - next.x * point.y
  })
  return Math.abs(sum) / 2
}

/** Three digits that mean something, never as a power of ten: 0.25, 12.3, 250, 1,230. */
const tidy = (value: number, digits = 3) =>
  value.toLocaleString('en', { maximumSignificantDigits: digits, useGrouping: true })

/** µm as a person says it: nm below a µm (two digits below a nm, which is finer than any pixel), mm from a thousand. */
export function lengthText(um: number) {
  const nm = um * 1000
  if (nm < 1) return `${tidy(nm, 2)} nm`
  if (um < 1) return `${tidy(nm)} nm`
  return um < 1000 ? `${tidy(um)} µm` : `${tidy(um / 1000)} mm`
}

/** µm² as a person says it: mm² from a tenth of one. */
export const areaText = (um2: number) => (um2 < 1e5 ? `${tidy(um2)} µm²` : `${tidy(um2 / 1e6)} mm²`)

/** The measured length or area of these places, at `scale` µm for each image px; null while there are too few. */
export function measureText(kind: Measure, points: readonly Point[], scale: number): string | null {
  if (kind === 'length') return points.length < 2 ? null : lengthText(lengthOf(points) * scale)
  return points.length < 3 ? null : areaText(areaOfRing(points) * scale ** 2)
}
