import type { Point } from '../drawing.ts'
import { scatter } from '../kernel/cells.ts'
import type { Field } from '../kernel/field.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { along, type Blob, blobOutline, closed } from '../kernel/shapes.ts'
import { heightUm, type Layout, widthUm } from './layout.ts'

export interface Vessel {
  outer: Blob
  lumen: Blob
  nuclei: Nucleus[]
  redCells: Blob[]
  /** thickness of a muscular coat, µm (0 in capillaries and small venules) */
  coat: number
}

/** A stack of flat lamellar cells in a papilla. */
export interface Meissner {
  outline: Blob
  lamellae: Point[][]
  nuclei: Nucleus[]
}

const flatNucleus = (random: Random, x: number, y: number, angle: number): Nucleus => ({
  x,
  y,
  rx: random.range(4.2, 8),
  ry: random.range(1.1, 1.7),
  angle,
  wobble: 0.1,
  dark: random.gauss(0.88, 0.12),
  clumps: 0.5,
  soft: random.range(0.5, 1.5),
  seed: random.int(9999),
})

/** Fibroblasts (and a few lymphocytes round the upper vessels). `above` is negative in the dermis. */
export function stromaNuclei(seed: number, above: Field, fatTop: (x: number) => number): Nucleus[] {
  const random = createRandom(seed)
  const points = scatter(
    random,
    { x: 0, y: 700, width: widthUm, height: heightUm - 700 },
    44,
    (x, y) => {
      const deep = -above.at(x, y)
      if (deep < 4 || y > fatTop(x)) return 0
      return deep < 110 ? 17 : deep < 260 ? 27 : 40
    },
    { tries: 9 },
  )
  return points.map(([x, y]) => {
    const deep = -above.at(x, y)
    if (deep < 200 && random.chance(0.13))
      return {
        ...flatNucleus(random, x, y, 0),
        rx: random.gauss(3.3, 0.2),
        ry: random.gauss(3.2, 0.2),
        dark: 1.15,
      }
    return flatNucleus(random, x, y, deep < 90 ? random.range(0, 3.1) : random.gauss(0, 0.5))
  })
}

export function vessel(
  seed: number,
  x: number,
  y: number,
  radius: number,
  coat: number,
  stretch = 1,
): Vessel {
  const random = createRandom(seed)
  const angle = random.range(0, 3)
  const lumen: Blob = { x, y, rx: radius * stretch, ry: radius, angle, wobble: coat > 0 ? 0.07 : 0.1, seed }
  const outer: Blob = { ...lumen, rx: lumen.rx + coat + 1.8, ry: lumen.ry + coat + 1.8 }
  const nuclei: Nucleus[] = []
  const round = (grow: number, step: number, rx: number) => {
    const line = closed(blobOutline({ ...lumen, rx: lumen.rx + grow, ry: lumen.ry + grow }, 40))
    for (const s of along(line, step, random, 0.4))
      nuclei.push({ ...flatNucleus(random, s.x, s.y, s.angle), rx, ry: 1.3 })
  }
  round(0.6, Math.max(13, radius * 1.6), Math.min(4.4, radius * 0.52))
  for (let layer = 1; layer * 5 <= coat; layer++) round(layer * 5, 17, 5)
  const redCells: Blob[] = []
  const count = Math.floor(((radius * radius * stretch) / 16) * random.range(0.3, 0.95))
  for (let i = 0; i < count * 6 && redCells.length < count; i++) {
    const turn = random.range(0, 6.3)
    const far = Math.sqrt(random.next()) * Math.max(0, 1 - 3.6 / radius)
    const u = Math.cos(turn) * far * lumen.rx
    const v = Math.sin(turn) * far * lumen.ry
    const p = {
      x: x + u * Math.cos(angle) - v * Math.sin(angle),
      y: y + u * Math.sin(angle) + v * Math.cos(angle),
    }
    if (redCells.some((c) => Math.hypot(c.x - p.x, c.y - p.y) < 5.6)) continue
    const r = random.range(3.55, 3.8)
    redCells.push({ ...p, rx: r, ry: r * random.range(0.7, 1), angle: turn, wobble: 0.05, seed: i })
  }
  return { outer, lumen, nuclei, redCells, coat }
}

export function meissner(seed: number, layout: Layout, index: number): Meissner | null {
  const papilla = layout.papillae[index]
  if (!papilla) return null
  const random = createRandom(seed)
  const ry = Math.min(52, papilla.height * 0.5)
  const rx = Math.min(21, papilla.width * 0.32)
  const outline: Blob = { x: papilla.x, y: papilla.y + ry + 11, rx, ry, wobble: 0.03, seed }
  const lamellae: Point[][] = []
  const nuclei: Nucleus[] = []
  for (let v = -0.92; v < 0.93; v += random.range(0.055, 0.085)) {
    const half = Math.sqrt(1 - v * v) * rx * 0.95
    const tilt = random.gauss(0, 0.16)
    const line = Array.from({ length: 9 }, (_, i) => {
      const t = i / 4 - 1
      return [
        outline.x + t * half,
        outline.y + v * ry + t * half * tilt + 1.6 * Math.sin(t * 3 + v * 9),
      ] as const
    })
    lamellae.push(line)
    if (random.chance(0.72)) {
      const side = random.chance(0.5) ? 1 : -1
      const n = flatNucleus(
        random,
        outline.x + side * half * 0.62,
        outline.y + v * ry + side * half * tilt,
        tilt,
      )
      nuclei.push({ ...n, rx: random.range(3.4, 5), ry: random.range(1.3, 1.8) })
    }
  }
  return { outline, lamellae, nuclei }
}

/** Middles of fat cells below `fatTop`, and the lobules' field: above 0 in fat, below in septa. */
export function fatCells(
  seed: number,
  fatTop: (x: number) => number,
  lobule: (x: number, y: number) => number,
) {
  const random = createRandom(seed)
  return scatter(
    random,
    { x: 0, y: 2000, width: widthUm, height: heightUm - 2000 + 60 },
    68,
    (x, y) => (y < fatTop(x) + 20 || lobule(x, y) < 0 ? 0 : 58),
    { tries: 40 },
  )
}
