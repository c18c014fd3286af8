import type { Point } from '../drawing.ts'
import { noise } from '../kernel/noise.ts'
import { createRandom } from '../kernel/random.ts'
import type { Cells } from './cells.ts'
import { heightUm, type Layout, perichondriumUm, widthUm } from './layout.ts'

export interface Fibre {
  line: Point[]
  width: number[]
}

/** Elastic fibres: a branching net round the lacunae, coarse in the middle, running out into the perichondrium. */
export function spinFibres(seed: number, layout: Layout, cells: Cells): Fibre[] {
  const random = createRandom(seed)
  const out: Fibre[] = []
  const radii = cells.chondrocytes.map((c) => c.radius)
  const aside = (x: number, y: number): Point => {
    cells.seeds.look(x, y)
    const at = cells.seeds.points[cells.seeds.nearest]
    const clear = (radii[cells.seeds.nearest] ?? 0) + 2.4
    const far = cells.seeds.first
    if (!at || far >= clear) return [x, y]
    const push = clear / Math.max(0.5, far)
    return [at[0] + (x - at[0]) * push, at[1] + (y - at[1]) * push]
  }
  const run = (x0: number, y0: number, heading: number, count: number, step: number, thick: number) => {
    let [x, y, turn] = [x0, y0, heading]
    const line: Point[] = []
    for (let i = 0; i < count; i++) {
      line.push(aside(x, y))
      turn += random.gauss(0, 0.24)
      x += Math.cos(turn) * step
      y += Math.sin(turn) * step
      // a branch
      if (i > 1 && thick > 0.7 && random.chance(0.1))
        run(x, y, turn + random.pick([-0.7, 0.7]), count - i + 2, step, thick * 0.65)
    }
    if (line.length > 1)
      out.push({ line, width: line.map((_, i) => thick * (0.75 + 0.4 * noise(i * 0.8, out.length, seed))) })
  }
  for (let i = 0; i < 10500; i++) {
    const x = random.range(-20, widthUm + 20)
    const y = random.range(80, heightUm)
    const deep = layout.deep(x, y)
    if (deep < -6) continue
    const inner = Math.min(1, deep / 130)
    if (!random.chance(0.4 + 0.6 * inner)) continue
    const flat = layout.slope(x) + random.gauss(0, 0.25)
    // in the middle they stand across the plate or slantwise, below the surface they lie flat
    const heading =
      inner < 0.4 ? flat : random.chance(0.6) ? Math.PI / 2 + random.gauss(0, 0.6) : random.range(0, 6.3)
    run(x, y, heading, 6 + random.int(6), 5.4, 0.45 + inner * random.range(0.1, 0.85))
  }
  for (let i = 0; i < 520; i++) {
    const x = random.range(0, widthUm)
    const upper = random.chance(0.5)
    const off = random.range(0, perichondriumUm)
    const y = upper ? layout.top(x) - off : layout.bottom(x) + off
    run(x, y, layout.slope(x) + random.gauss(0, 0.08), 7 + random.int(6), 8, random.range(0.35, 0.7))
  }
  return out
}
