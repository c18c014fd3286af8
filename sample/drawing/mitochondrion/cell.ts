import type { Point } from '../drawing.ts'
import { noise } from '../kernel/noise.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { type Blob, insidePolygon } from '../kernel/shapes.ts'
import { type Cistern, membraneUm, polysome, studs, walls } from '../micrograph/membranes.ts'
import { lysosomes, peroxisomes, smoothNet } from './bodies.ts'
import { course, growMitochondrion, type Mitochondrion } from './organelle.ts'

export const widthUm = 3.6
export const heightUm = 2.7

/** The nucleus: a part of a great circle in the lower right corner. */
export const nucleus = { x: 4.14, y: 3.72, r: 2.2 }
/** Perinuclear space and pores, µm. */
export const perinuclearUm = 0.028
export const poreUm = 0.092

export interface Cell {
  mitochondria: Mitochondrion[]
  rough: Cistern[]
  /** tubules of smooth reticulum that branch and meet, and vesicles */
  smooth: Cistern[]
  /** pieces of the nuclear envelope between pores */
  envelope: Cistern[]
  /** directions (radians) from the nucleus's middle */
  pores: number[]
  ribosomes: Blob[]
  /** particles of glycogen by rosette */
  glycogen: Blob[][]
}

const onNucleus = (turn: number, r = nucleus.r): Point => [
  nucleus.x + Math.cos(turn) * r,
  nucleus.y + Math.sin(turn) * r,
]

/** How far outside the nucleus's middle line, µm. */
export const offNucleus = (x: number, y: number) => Math.hypot(x - nucleus.x, y - nucleus.y) - nucleus.r

export function growCell(seed: number): Cell {
  const random = createRandom(seed)
  const ways: [Point[], number][] = [
    [
      [
        [0.72, 1.62],
        [1.05, 1.36],
        [1.5, 1.2],
        [1.98, 1.2],
        [2.36, 1.32],
      ],
      0.305,
    ],
    [
      [
        [2.7, 0.3],
        [2.98, 0.5],
        [3.24, 0.72],
      ],
      0.29,
    ],
    [
      [
        [-0.5, 0.98],
        [-0.1, 0.78],
        [0.34, 0.62],
      ],
      0.28,
    ],
    [
      [
        [0.2, 2.45],
        [0.3, 2.74],
        [0.36, 3.1],
      ],
      0.27,
    ],
  ]
  const mitochondria = ways.map(([points, half], i) =>
    growMitochondrion(
      seed + 10 + i,
      { axis: course(random, points, i === 1 ? 0.002 : 0.01), half },
      i === 1 ? 0.056 : 0.064,
    ),
  )
  const rough = roughReticulum(random)
  const { envelope, pores } = nuclearEnvelope(random)
  const ribosomes: Blob[] = []
  for (const c of rough)
    for (const wall of walls(c, membraneUm + 0.0085)) ribosomes.push(...studs(random, wall, 0.031))
  for (const c of envelope) {
    const [one, other] = walls(c, membraneUm + 0.0085)
    const out = offNucleus(...(one[0] ?? [0, 0])) > 0 ? one : other
    ribosomes.push(...studs(random, out, 0.05))
  }
  const full = (x: number, y: number, room: number) =>
    mitochondria.some((m) => insidePolygon(m.outer, x, y) || near(m.outer, x, y) < room) ||
    rough.some((c) => near(c.line, x, y) < room + 0.05) ||
    [...lysosomes, ...peroxisomes.map(({ body }) => body)].some(
      (b) => Math.hypot(b.x - x, b.y - y) < Math.max(b.rx, b.ry) + room,
    ) ||
    offNucleus(x, y) < room + 0.06
  const taken: { x: number; y: number; r: number }[] = []
  const net = smoothNodes(random, seed, full)
  const smooth = smoothNet(random, net, ([x, y]) => !full(x, y, 0.03))
  for (const { line } of smooth) for (const [x, y] of line) taken.push({ x, y, r: 0.035 })
  const glycogen: Blob[][] = []
  for (let tries = 0; tries < 6000; tries++) {
    const [x, y] = [random.range(0.02, widthUm - 0.02), random.range(0.02, heightUm - 0.02)]
    const stored = glycogenHere(x, y, seed)
    const r = stored ? random.range(0.034, 0.058) : 0.05
    if (full(x, y, r + 0.012) || taken.some((t) => Math.hypot(t.x - x, t.y - y) < (t.r + r) * 0.92)) continue
    if (stored) {
      taken.push({ x, y, r })
      glycogen.push(rosette(random, x, y, r))
    } else if (tries > 1200 && random.chance(0.5)) {
      taken.push({ x, y, r: 0.055 })
      ribosomes.push(...polysome(random, x, y))
    }
  }
  return { mitochondria, rough, smooth, envelope, pores, ribosomes, glycogen }
}

/** Stacked sacs that follow the great mitochondrion, and a few single ones. */
function roughReticulum(random: Random): Cistern[] {
  const ways: Point[][] = [
    [
      [0.56, 1.14],
      [0.98, 0.92],
      [1.5, 0.8],
      [2.05, 0.8],
      [2.5, 0.88],
    ],
    [
      [0.78, 0.98],
      [1.1, 0.82],
      [1.5, 0.69],
      [2.0, 0.67],
      [2.42, 0.72],
    ],
    [
      [0.8, 0.82],
      [1.12, 0.68],
      [1.5, 0.56],
      [1.96, 0.53],
      [2.44, 0.57],
    ],
    [
      [0.76, 0.68],
      [1.1, 0.54],
      [1.52, 0.43],
      [1.98, 0.4],
      [2.5, 0.43],
    ],
    [
      [0.94, 0.46],
      [1.5, 0.3],
      [2.0, 0.26],
      [2.46, 0.29],
    ],
    [
      [1.1, 0.28],
      [1.6, 0.16],
      [2.04, 0.12],
      [2.4, 0.14],
    ],
    [
      [2.78, 0.98],
      [3.06, 1.02],
      [3.4, 0.98],
      [3.75, 0.9],
    ],
    [
      [2.74, 1.16],
      [3.1, 1.2],
      [3.44, 1.15],
      [3.75, 1.08],
    ],
    [
      [0.86, 2.06],
      [1.2, 1.84],
      [1.6, 1.67],
      [2.1, 1.65],
      [2.44, 1.76],
    ],
    [
      [2.76, 1.34],
      [3.0, 1.4],
      [3.36, 1.36],
    ],
  ]
  return ways.map((points) => {
    const line = course(random, points, 0.016)
    const base = random.range(0.026, 0.04)
    const seed = random.int(999)
    return { line, width: line.map((_, i) => base * (1 + 0.42 * noise(i / 7, 2, seed))) }
  })
}

function nuclearEnvelope(random: Random): { envelope: Cistern[]; pores: number[] } {
  const first = Math.PI + 0.3
  const last = Math.PI * 1.5 + 0.1
  const pores: number[] = []
  for (let turn = first + 0.13; turn < last; turn += random.range(0.15, 0.27)) pores.push(turn)
  const edges = [first, ...pores, last]
  const half = poreUm / 2 / nucleus.r
  const envelope = edges.slice(1).map((to, i): Cistern => {
    const a = (edges[i] ?? 0) + half + 0.008
    const b = to - half - 0.008
    const line = Array.from({ length: 40 }, (_, k) => {
      const turn = a + ((b - a) * k) / 39
      return onNucleus(turn, nucleus.r + 0.008 * noise(turn * 30, 4, 5))
    })
    return { line, width: line.map((_, k) => perinuclearUm * (1 + 0.3 * noise(k / 9, 3, i))) }
  })
  return { envelope, pores }
}

/** Where the cell stores glycogen. */
const glycogenHere = (x: number, y: number, seed: number) =>
  y > 1.8 + 0.1 * noise(x * 2.6, 3, seed) + 0.12 * Math.max(0, x - 1.6) &&
  x < 2.5 + 0.12 * noise(y * 4, 1, seed)

/** Alpha particles: small ones, 20 to 30 nm, heaped up. */
function rosette(random: Random, x: number, y: number, r: number): Blob[] {
  const out: Blob[] = []
  const count = Math.round((r / 0.0125) ** 2 * 0.75)
  for (let tries = 0; tries < 80 && out.length < count; tries++) {
    const turn = random.range(0, 6.3)
    const far = Math.sqrt(random.next()) * (r - 0.01)
    const p = { x: x + Math.cos(turn) * far, y: y + Math.sin(turn) * far }
    if (out.some((o) => Math.hypot(o.x - p.x, o.y - p.y) < 0.0165)) continue
    const own = random.range(0.0095, 0.0125)
    out.push({ ...p, rx: own, ry: own, wobble: 0.06, seed: random.int(628) })
  }
  return out
}

/** Where smooth reticulum branches: beside the stores of glycogen, between nucleus and mitochondria. */
function smoothNodes(
  random: Random,
  seed: number,
  full: (x: number, y: number, room: number) => boolean,
): Point[] {
  const out: Point[] = []
  const isPlace = (x: number, y: number) =>
    (x > 2.4 && y > 1.4) || (x < 0.75 && y < 1.95) || noise(x / 0.5, y / 0.5, seed + 9) > 0.25
  for (let tries = 0; tries < 2600; tries++) {
    const [x, y] = [random.range(-0.05, widthUm + 0.05), random.range(-0.05, heightUm + 0.05)]
    if (!isPlace(x, y) || glycogenHere(x, y - 0.12, seed) || full(x, y, 0.035)) continue
    if (out.every((p) => Math.hypot(p[0] - x, p[1] - y) > 0.105)) out.push([x, y])
  }
  return out
}

function near(line: readonly Point[], x: number, y: number): number {
  let least = 1e9
  for (const [px, py] of line) least = Math.min(least, (px - x) * (px - x) + (py - y) * (py - y))
  return Math.sqrt(least)
}
