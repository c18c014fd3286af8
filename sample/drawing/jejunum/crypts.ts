import type { Point } from '../drawing.ts'
import { offsetLine } from '../kernel/shapes.ts'

/** Outline of a tube with round ends about an axis. */
export function tubeOutline(axis: readonly Point[], radius: number): Point[] {
  const [start, end] = [axis[0], axis[axis.length - 1]]
  if (!start || !end) return []
  const round = (at: Point, from: number, turns: number): Point[] =>
    Array.from({ length: 12 }, (_, i) => {
      const turn = from + (turns * i) / (turns > 4 ? 12 : 11)
      return [at[0] + Math.cos(turn) * radius, at[1] + Math.sin(turn) * radius]
    })
  const second = axis[1]
  const last = axis[axis.length - 2]
  if (!second || !last) return round(start, 0, 2 * Math.PI)
  const first = Math.atan2(second[1] - start[1], second[0] - start[0])
  const final = Math.atan2(end[1] - last[1], end[0] - last[0])
  return [
    ...round(start, first + Math.PI / 2, Math.PI),
    ...offsetLine(axis, radius).slice(1, -1),
    ...round(end, final - Math.PI / 2, Math.PI),
    ...offsetLine(axis, -radius).slice(1, -1).toReversed(),
  ]
}
