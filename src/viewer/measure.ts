/** Lengths and areas on a picture. Pure. */
import type { Point } from './geometry.ts'

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

/** The area that these corners enclose, in their unit squared; a ring that crosses itself counts as the shoelace does. */
export function areaOf(points: readonly Point[]) {
  let sum = 0
  points.forEach((point, at) => {
    const next = points[(at + 1) % points.length] ?? point
    sum += point.x * next.y - next.x * point.y
  })
  return Math.abs(sum) / 2
}

/** Three digits that mean something, never as a power of ten: 0.25, 12.3, 250, 1,230. */
const tidy = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 3, useGrouping: true })

/** µm as a person says it: µm below a millimetre, then mm. */
export const lengthText = (um: number) => (um < 1000 ? `${tidy(um)} µm` : `${tidy(um / 1000)} mm`)

/** µm² as a person says it: mm² from a tenth of one. */
export const areaText = (um2: number) => (um2 < 1e5 ? `${tidy(um2)} µm²` : `${tidy(um2 / 1e6)} mm²`)

/** What these places measure, at `scale` µm for each image px; null while there are too few. */
export function measured(kind: Measure, points: readonly Point[], scale: number): string | null {
  if (kind === 'length') return points.length < 2 ? null : lengthText(lengthOf(points) * scale)
  return points.length < 3 ? null : areaText(areaOf(points) * scale ** 2)
}
