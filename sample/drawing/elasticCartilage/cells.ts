import type { Point } from '../drawing.ts'
import { Seeds, scatter } from '../kernel/cells.ts'
import { noise } from '../kernel/noise.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import type { Blob } from '../kernel/shapes.ts'
import { heightUm, type Layout, widthUm } from './layout.ts'

export interface Chondrocyte {
  x: number
  y: number
  /** half of the lacuna's width, µm */
  radius: number
  lacuna: Point[]
  /** the shrunken cell within; empty where it has fallen out */
  body: Point[]
  nucleus: Nucleus | null
}

export interface Cells {
  chondrocytes: Chondrocyte[]
  seeds: Seeds
  /** indices of the cells that descend from one */
  groups: number[][]
  /** flat young cells below the perichondrium */
  young: { lacuna: Blob; nucleus: Nucleus }[]
}

export function growCells(seed: number, layout: Layout): Cells {
  const random = createRandom(seed)
  const seeds = new Seeds(widthUm, heightUm, 34)
  const radii: number[] = []
  const groups: number[][] = []
  const spots = scatter(
    random,
    { x: 0, y: 100, width: widthUm, height: heightUm - 100 },
    46,
    (x, y) => {
      const deep = layout.deep(x, y)
      if (deep < 62) return 0
      return Math.min(40, 24 + (deep - 62) * 0.11) + 4 * noise(x / 90, y / 90, seed)
    },
    { tries: 60 },
  )
  for (const [x, y] of spots) {
    const deep = layout.deep(x, y)
    const large = Math.min(1, (deep - 50) / 180)
    const r = random.range(8, 9.5) + large * random.range(1.5, 4.5)
    // fewer daughters stay together than in hyaline cartilage
    const pair = large > 0.4 && random.chance(0.3)
    const turn = large < 0.5 ? layout.slope(x) + random.gauss(0, 0.4) : random.range(0, Math.PI)
    const off = pair ? r * 0.74 : 0
    groups.push(
      (pair ? [-1, 1] : [0]).map((side) => {
        seeds.add([x + side * Math.cos(turn) * off, y + side * Math.sin(turn) * off])
        radii.push(pair ? r * 0.9 : r)
        return radii.length - 1
      }),
    )
  }
  const chondrocytes = seeds.points.map(([x, y], i): Chondrocyte => {
    const radius = radii[i] ?? 9
    const lacuna = seeds.polygon(i, 1.6, radius, 30)
    const shrunken = random.range(0.74, 0.98)
    const [dx, dy] = [random.gauss(0, radius * 0.05), random.gauss(0, radius * 0.05)]
    const lost = random.chance(0.02)
    const body = lost
      ? []
      : lacuna.map((p, k): Point => {
          const ragged = shrunken * (1 + 0.09 * noise(k * 0.7, i, seed))
          return [x + dx + (p[0] - x) * ragged, y + dy + (p[1] - y) * ragged]
        })
    const nucleus = lost || random.chance(0.14) ? null : nucleusOf(random, x + dx, y + dy)
    return { x, y, radius, lacuna, body, nucleus }
  })
  return { chondrocytes, seeds, groups, young: youngCells(random, layout) }
}

function nucleusOf(random: Random, x: number, y: number): Nucleus {
  return {
    x: x + random.gauss(0, 1.1),
    y: y + random.gauss(0, 1.1),
    rx: random.range(2.9, 3.6),
    ry: random.range(2.5, 3.1),
    angle: random.range(0, 3),
    wobble: 0.07,
    dark: random.gauss(0.8, 0.08),
    clumps: 0.45,
    soft: random.range(0.6, 1.2),
    seed: random.int(9999),
  }
}

function youngCells(random: Random, layout: Layout): Cells['young'] {
  const seeds = new Seeds(widthUm, heightUm, 30)
  const spots = scatter(
    random,
    { x: 0, y: 100, width: widthUm, height: heightUm - 100 },
    28,
    (x, y) => {
      const deep = layout.deep(x, y)
      return deep > 5 && deep < 56 ? 13 + deep * 0.17 : 0
    },
    { into: seeds, tries: 30, flatAt: () => 1.4 },
  )
  return spots.map(([x, y]) => {
    const round = Math.min(1, layout.deep(x, y) / 56)
    const lacuna: Blob = {
      x,
      y,
      rx: random.range(5.4, 7),
      ry: 2 + 3.6 * round + random.gauss(0, 0.25),
      angle: layout.slope(x) + random.gauss(0, 0.12),
      wobble: 0.07,
      seed: random.int(999),
    }
    const nucleus = { ...nucleusOf(random, x, y), x, y, rx: random.range(3, 3.7), ry: 1.4 + 0.9 * round }
    return { lacuna, nucleus: { ...nucleus, angle: lacuna.angle ?? 0 } }
  })
}
