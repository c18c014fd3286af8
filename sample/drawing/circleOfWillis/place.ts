import type { Point } from '../drawing.ts'

/** The plate's own units: a px at full size. The midline lies in the middle. */
export const width = 3400
export const height = 4096
export const middle = width / 2

/** The side of the body as it lies in the picture: seen from below, the body's right is the picture's left. */
export type Side = -1 | 1
export const right: Side = -1
export const left: Side = 1

/** Places given by their distance from the midline, on one side. */
export function on(side: Side, points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [middle + side * x, y])
}
