import type { Point } from '../drawing.ts'
import type { Tube } from './plate.ts'
import { offsetLine } from './shapes.ts'

/** A stretch of a tube as a closed outline, from one part of its axis (0 to 1) to another, and its middle. */
export function tubeOutline(tube: Tube, from: number, to: number): { outline: Point[]; middle: Point } {
  const last = tube.line.length - 1
  const first = Math.round(from * last)
  const end = Math.max(first + 1, Math.round(to * last))
  const line = tube.line.slice(first, end + 1)
  const widthAt = (i: number) => (typeof tube.width === 'number' ? tube.width : (tube.width[first + i] ?? 0))
  const side = (sign: 1 | -1) =>
    line.map((p, i) => {
      const unit = offsetLine(line, 1)[i] ?? p
      const half = (sign * widthAt(i)) / 2
      return [p[0] + (unit[0] - p[0]) * half, p[1] + (unit[1] - p[1]) * half] as const
    })
  const a = line[Math.floor((line.length - 1) / 2)] ?? [0, 0]
  const b = line[Math.ceil((line.length - 1) / 2)] ?? a
  return { outline: [...side(1), ...side(-1).toReversed()], middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] }
}
