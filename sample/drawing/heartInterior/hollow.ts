import type { Point } from '../drawing.ts'
import { points } from '../kernel/points.ts'
import { type Form, type Ramp, smooth } from '../kernel/relief.ts'

export const lines = (...lists: string[]): Point[][] => lists.map((list) => smooth(points(list)))

/** A room seen from the front: hollow, darker towards its edge. */
export function hollow(outline: Point[], ramp: Ramp, more: Partial<Form>): Form {
  return { outline, ramp, dome: 190, rise: -0.55, gloss: 0.1, line: 0.5, lineWidth: 120, ...more }
}
