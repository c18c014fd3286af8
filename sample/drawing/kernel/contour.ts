import type { Point } from '../drawing.ts'
import type { Field } from './field.ts'

/**
 * The lines where a field has a level (marching squares), with what lies above the level on their left as they run.
 * Closed ones repeat their first point; those that leave the field end at its border.
 */
export function contours(field: Field, level: number): Point[][] {
  const { across, down, cellUm, data } = field
  // an edge is named by its left or upper node: 2 * node for the one to the right, 2 * node + 1 for the one below
  const place = (edge: number): Point => {
    const node = edge >> 1
    const other = edge & 1 ? node + across : node + 1
    const a = data[node] ?? 0
    const t = (level - a) / ((data[other] ?? 0) - a || 1e-9)
    const x = node % across
    const y = Math.floor(node / across)
    return edge & 1 ? [x * cellUm, (y + t) * cellUm] : [(x + t) * cellUm, y * cellUm]
  }
  const next = new Map<number, number>()
  const into = new Set<number>()
  const link = (from: number, to: number) => {
    next.set(from, to)
    into.add(to)
  }
  for (let y = 0; y + 1 < down; y++)
    for (let x = 0; x + 1 < across; x++) {
      const node = y * across + x
      const bits =
        ((data[node] ?? 0) > level ? 1 : 0) |
        ((data[node + 1] ?? 0) > level ? 2 : 0) |
        ((data[node + across + 1] ?? 0) > level ? 4 : 0) |
        ((data[node + across] ?? 0) > level ? 8 : 0)
      if (bits === 0 || bits === 15) continue
      const top = 2 * node
      const left = 2 * node + 1
      const right = 2 * (node + 1) + 1
      const bottom = 2 * (node + across)
      for (const [from, to] of turns(bits, top, right, bottom, left)) link(from, to)
    }
  const lines: Point[][] = []
  const walk = (start: number) => {
    const line: Point[] = []
    let at: number | undefined = start
    while (at !== undefined) {
      line.push(place(at))
      const to: number | undefined = next.get(at)
      next.delete(at)
      at = to
    }
    if (line.length > 2) lines.push(line)
  }
  for (const start of [...next.keys()]) if (!into.has(start)) walk(start)
  for (const start of [...next.keys()]) if (next.has(start)) walk(start)
  return lines
}

/** From which edge to which the line crosses a square, by the corners above the level (1, 2, 4, 8 clockwise). */
function turns(bits: number, top: number, right: number, bottom: number, left: number): [number, number][] {
  switch (bits) {
    case 1:
      return [[left, top]]
    case 2:
      return [[top, right]]
    case 3:
      return [[left, right]]
    case 4:
      return [[right, bottom]]
    case 5:
      return [
        [left, top],
        [right, bottom],
      ]
    case 6:
      return [[top, bottom]]
    case 7:
      return [[left, bottom]]
    case 8:
      return [[bottom, left]]
    case 9:
      return [[bottom, top]]
    case 10:
      return [
        [top, right],
        [bottom, left],
      ]
    case 11:
      return [[bottom, right]]
    case 12:
      return [[right, left]]
    case 13:
      return [[right, top]]
    default:
      return [[top, left]]
  }
}
