import type { Coccus } from '../bacteria/cocci.ts'
import type { Point } from '../drawing.ts'
import type { Random } from '../kernel/random.ts'

export interface Chain {
  cells: Coccus[]
  /** lies within a neutrophil */
  eaten: boolean
}

/** Cocci that divide in one plane and stay joined: they lie in pairs along a winding chain. */
export function growChain(random: Random, x: number, y: number, count: number, eaten = false): Chain {
  const stain = random.gauss(0.98, 0.06) * (eaten ? 0.85 : 1)
  const soft = eaten ? random.range(0.2, 0.3) : random.range(0.15, 0.24)
  const base = random.gauss(0.41, 0.015)
  let turn = random.range(0, 2 * Math.PI)
  let bend = random.gauss(0, 0.12)
  const cells: Coccus[] = []
  for (let i = 0; i < count; i++) {
    const r = base * random.gauss(1, 0.035)
    const before = cells.at(-1)
    // partners of one division lie closer than neighbours of two
    const gap = i % 2 === 1 ? 0.93 : 1.1
    const far = before ? (before.r + r) * gap : 0
    const from = before ?? { x, y }
    cells.push({
      x: from.x + Math.cos(turn) * far,
      y: from.y + Math.sin(turn) * far,
      r,
      layer: 0,
      dark: stain * random.gauss(1, 0.07) * (random.chance(0.03) ? 0.6 : 1),
      soft,
    })
    bend = bend * 0.8 + random.gauss(0, eaten ? 0.3 : 0.13)
    turn += bend
  }
  return { cells, eaten }
}

/** The outline of a chain: a band along it. */
export function chainOutline({ cells }: Chain, room = 0.15): Point[] {
  const side = (sign: number) =>
    cells.map((c, i): Point => {
      const a = cells[Math.max(0, i - 1)] ?? c
      const b = cells[Math.min(cells.length - 1, i + 1)] ?? c
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
      const reach = (sign * (c.r + room)) / length
      return [c.x + (b.y - a.y) * reach, c.y - (b.x - a.x) * reach]
    })
  return [...side(1), ...side(-1).toReversed()]
}
