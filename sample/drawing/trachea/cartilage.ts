import type { Point } from '../drawing.ts'
import { Seeds, scatter } from '../kernel/cells.ts'
import { Field } from '../kernel/field.ts'
import { noise } from '../kernel/noise.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import type { Blob } from '../kernel/shapes.ts'
import { heightUm, type Layout, widthUm } from './layout.ts'

export interface Chondrocyte {
  x: number
  y: number
  /** clear space in the matrix, and the shrunken cell within */
  lacuna: Point[]
  body: Point[]
  /** half of the lacuna's width, µm */
  radius: number
  nucleus: Nucleus | null
}

export interface Cartilage {
  cells: Chondrocyte[]
  /** indices of the cells that descend from one */
  groups: number[][]
  /** flat young cells below the perichondrium */
  young: { lacuna: Blob; nucleus: Nucleus }[]
  /** µm from the nearest lacuna, up to 16 */
  distance: Field
}

export function growCartilage(seed: number, layout: Layout): Cartilage {
  const random = createRandom(seed)
  const deepAt = (x: number, y: number) => Math.min(y - layout.cartilageTop(x), layout.cartilageBottom(x) - y)
  const box = { x: 0, y: 700, width: widthUm, height: 1150 }
  const centres = scatter(
    random,
    box,
    74,
    (x, y) => {
      const deep = deepAt(x, y)
      if (deep < 52) return 0
      return deep < 130 ? 30 + (deep - 52) * 0.24 : 56 + 10 * noise(x / 120, y / 120, seed)
    },
    { tries: 26 },
  )
  const seeds = new Seeds(widthUm, 2300, 26)
  const radii: number[] = []
  const groups: number[][] = []
  for (const [x, y] of centres) {
    const deep = deepAt(x, y)
    const count = deep < 105 ? random.pick([1, 1, 2, 2]) : random.pick([1, 2, 2, 3, 4, 4, 5, 6])
    const r = deep < 105 ? random.range(6, 7.6) : random.range(7, 9.6)
    groups.push(
      cluster(random, x, y, r, count, layout.slope(x), deep).map((p) => {
        seeds.add(p)
        radii.push(r * random.range(0.9, 1.08))
        return radii.length - 1
      }),
    )
  }
  const cells = seeds.points.map(([x, y], i): Chondrocyte => {
    const radius = radii[i] ?? 7
    const off = (): number => random.gauss(0, 0.9)
    const shrunken = random.range(0.66, 0.93)
    const [dx, dy] = [off(), off()]
    const lacuna = seeds.polygon(i, 1.25, radius, 26)
    const empty = random.chance(0.06)
    const body = lacuna.map((p, k): Point => {
      const ragged = shrunken * (1 + 0.06 * noise(k * 0.9, i, seed))
      return [x + dx + (p[0] - x) * ragged, y + dy + (p[1] - y) * ragged]
    })
    const nucleus: Nucleus | null = random.chance(0.16)
      ? null
      : {
          x: x + dx + off(),
          y: y + dy + off(),
          rx: random.range(2.6, 3.3),
          ry: random.range(2.2, 2.8),
          angle: random.range(0, 3),
          wobble: 0.08,
          dark: random.gauss(1.12, 0.1),
          clumps: 0.4,
          soft: random.range(0.5, 1.2),
          seed: random.int(9999),
        }
    return { x, y, lacuna, body: empty ? [] : body, radius, nucleus: empty ? null : nucleus }
  })
  return { cells, groups, young: youngCells(random, layout, deepAt), distance: distances(cells) }
}

function distances(cells: readonly Chondrocyte[]): Field {
  const field = new Field(widthUm, heightUm, 4)
  field.data.fill(16)
  for (const c of cells) {
    const reach = Math.ceil((c.radius + 16) / 4)
    const [cx, cy] = [Math.round(c.x / 4), Math.round(c.y / 4)]
    for (let y = Math.max(0, cy - reach); y <= Math.min(field.down - 1, cy + reach); y++)
      for (let x = Math.max(0, cx - reach); x <= Math.min(field.across - 1, cx + reach); x++) {
        const d = Math.hypot(x * 4 - c.x, y * 4 - c.y) - c.radius
        const i = y * field.across + x
        if (d < (field.data[i] ?? 0)) field.data[i] = d
      }
  }
  return field
}

/** Daughter cells close together: pairs, rows and nests. */
function cluster(
  random: Random,
  x: number,
  y: number,
  r: number,
  count: number,
  slope: number,
  deep: number,
): Point[] {
  const out: Point[] = [[x, y]]
  // near the surface pairs lie flat, deeper they turn any way
  const heading = deep < 105 ? slope + random.gauss(0, 0.3) : random.range(0, Math.PI)
  for (let k = 1; k < count; k++)
    for (let tries = 0; tries < 40; tries++) {
      const from = random.pick(out)
      const turn = k === 1 ? heading : random.range(0, 2 * Math.PI)
      const far = r * random.range(1.35, 1.6)
      const p: Point = [from[0] + Math.cos(turn) * far, from[1] + Math.sin(turn) * far]
      if (out.some((q) => Math.hypot(q[0] - p[0], q[1] - p[1]) < r * 1.25)) continue
      out.push(p)
      break
    }
  return out
}

function youngCells(random: Random, layout: Layout, deepAt: (x: number, y: number) => number) {
  const out: Cartilage['young'] = []
  const seeds = new Seeds(widthUm, 2300, 30)
  const spots = scatter(
    random,
    { x: 0, y: 700, width: widthUm, height: 1150 },
    30,
    (x, y) => {
      const deep = deepAt(x, y)
      return deep > 5 && deep < 46 ? 13 + deep * 0.2 : 0
    },
    { into: seeds, tries: 24, flatAt: () => 1.5 },
  )
  for (const [x, y] of spots) {
    const deep = deepAt(x, y)
    const angle = layout.slope(x) + random.gauss(0, 0.1)
    const round = Math.min(1, deep / 46)
    const lacuna: Blob = {
      x,
      y,
      rx: random.range(5, 6.6),
      ry: 1.9 + 2.6 * round + random.gauss(0, 0.25),
      angle,
      wobble: 0.07,
      seed: random.int(999),
    }
    out.push({
      lacuna,
      nucleus: {
        ...lacuna,
        rx: random.range(3, 3.9) - round * 0.6,
        ry: 1.35 + 0.8 * round,
        dark: 1.05,
        clumps: 0.4,
        soft: 0.9,
      },
    })
  }
  return out
}
