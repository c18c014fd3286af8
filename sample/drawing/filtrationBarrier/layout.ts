import type { Point } from '../drawing.ts'
import { noise } from '../kernel/noise.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { type Blob, insidePolygon } from '../kernel/shapes.ts'
import { type Cistern, membraneUm, polysome, studs, walls } from '../micrograph/membranes.ts'
import { course, growMitochondrion, type Mitochondrion, resample } from '../mitochondrion/organelle.ts'

export const widthUm = 3
export const heightUm = 2.25
/** The basement membrane and its dense middle layer, µm. */
export const membraneThickUm = 0.32
export const densaUm = 0.2

/** A foot process cut across, standing on the basement membrane. */
export interface Foot {
  /** where it stands, µm along the membrane */
  from: number
  to: number
  outline: Point[]
}

export interface Barrier {
  /** the middle of the basement membrane, from left to right */
  line: Point[]
  feet: Foot[]
  /** between neighbouring feet: from one to the other */
  diaphragms: Point[][]
  /** the cell body of the podocyte and what joins it to some of the feet */
  body: Point[]
  stems: Point[][]
  /** the endothelium's pieces between its fenestrae */
  endothelium: Cistern[]
  /** the middles of the fenestrae and their widths */
  fenestrae: { at: Point; width: number; place: number }[]
  mitochondria: Mitochondrion[]
  rough: Cistern[]
  ribosomes: Blob[]
  vesicles: Cistern[]
  redCell: Blob
}

const half = membraneThickUm / 2

/** A place `along` µm from the membrane's left end and `up` µm above its middle. */
export function beside(line: readonly Point[], along: number, up: number): Point {
  const [first, second] = [line[0] ?? [0, 0], line[1] ?? [1, 0]]
  const step = Math.hypot(second[0] - first[0], second[1] - first[1])
  const k = Math.max(1, Math.min(line.length - 3, Math.floor(along / step)))
  const f = along / step - k
  const [a, b] = [line[k] ?? first, line[k + 1] ?? first]
  const [p, q] = [line[k - 1] ?? a, line[k + 2] ?? b]
  const far = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
  return [
    a[0] + (b[0] - a[0]) * f + ((q[1] - p[1]) / far) * up,
    a[1] + (b[1] - a[1]) * f - ((q[0] - p[0]) / far) * up,
  ]
}

export function layOut(seed: number): Barrier {
  const random = createRandom(seed)
  const line = resample(
    Array.from({ length: 90 }, (_, i): Point => {
      const x = -0.3 + (i / 89) * 3.6
      return [x, 1.3 + 0.15 * Math.sin(x * 1.75 + 0.6) + 0.03 * noise(x * 2.4, 1, seed)]
    }),
    500,
  )
  const total = 3.7
  const border = (x: number) => 0.3 + 0.1 * Math.sin(x * 1.6 + 1) + 0.05 * noise(x * 3, 2, seed)
  const xs = Array.from({ length: 70 }, (_, i) => 3.2 - (i / 69) * 3.4)
  const body: Point[] = [[-0.2, -0.2], [3.2, -0.2], ...xs.map((x): Point => [x, border(x)])]
  const feet: Foot[] = []
  const diaphragms: Point[][] = []
  const stems: Point[][] = []
  for (let s = random.range(0, 0.1); s < total - 0.3; ) {
    const wide = random.range(0.25, 0.44)
    const height = random.range(0.2, 0.36)
    feet.push({ from: s, to: s + wide, outline: footOutline(random, line, s, s + wide, height) })
    if (feet.length % 4 === 2) stems.push(stemOf(random, line, s + wide / 2, half + height * 0.6, border))
    const gap = random.range(0.03, 0.044)
    const up = half + random.range(0.028, 0.04)
    diaphragms.push([beside(line, s + wide - 0.007, up), beside(line, s + wide + gap + 0.007, up)])
    s += wide + gap
  }
  const { endothelium, fenestrae } = lining(random, seed, line, total)
  const mitochondria = [
    growMitochondrion(
      seed + 5,
      {
        axis: course(
          random,
          [
            [0.5, 0.12],
            [0.8, 0.06],
            [1.15, 0.09],
          ],
          0.006,
        ),
        half: 0.15,
      },
      0.05,
    ),
    growMitochondrion(
      seed + 6,
      {
        axis: course(
          random,
          [
            [2.3, -0.1],
            [2.55, 0.02],
            [2.86, 0.1],
          ],
          0.006,
        ),
        half: 0.15,
      },
      0.05,
    ),
  ]
  const rough = [
    course(
      random,
      [
        [1.4, 0.06],
        [1.7, 0.1],
        [2.05, 0.05],
      ],
      0.012,
    ),
    course(
      random,
      [
        [1.36, 0.17],
        [1.72, 0.2],
        [2.1, 0.16],
      ],
      0.012,
    ),
  ].map(
    (way): Cistern => ({ line: way, width: way.map((_, i) => 0.026 * (1 + 0.35 * noise(i / 8, 3, seed))) }),
  )
  const ribosomes = rough.flatMap((c) => walls(c, membraneUm + 0.0085).flatMap((w) => studs(random, w, 0.03)))
  for (let tries = 0; tries < 260; tries++) {
    const [x, y] = [random.range(0, widthUm), random.range(0, 0.4)]
    if (y > border(x) - 0.07 || rough.some((c) => c.line.some((p) => Math.hypot(p[0] - x, p[1] - y) < 0.09)))
      continue
    if (
      mitochondria.some(
        (m) => insidePolygon(m.outer, x, y) || m.outer.some((p) => Math.hypot(p[0] - x, p[1] - y) < 0.05),
      )
    )
      continue
    if (ribosomes.every((r) => Math.hypot(r.x - x, r.y - y) > 0.07)) ribosomes.push(...polysome(random, x, y))
  }
  return {
    line,
    feet,
    diaphragms,
    body,
    stems,
    endothelium,
    fenestrae,
    mitochondria,
    rough,
    ribosomes,
    vesicles: pits(random, line),
    redCell: { x: 2.5, y: 3.18, rx: 1.36, ry: 1.12, angle: -0.1, wobble: 0.02, seed: 44 },
  }
}

/** Broad on the membrane, round above. */
function footOutline(
  random: Random,
  line: readonly Point[],
  from: number,
  to: number,
  height: number,
): Point[] {
  const middle = (from + to) / 2
  const wide = (to - from) / 2
  const waist = random.range(0.95, 1)
  const lean = random.gauss(0, 0.02)
  // walls stand upright beside the slit; the sole's edge is a little round
  const profile = (t: number) => {
    const edge = 1 - (0.016 / wide) * Math.max(0, 1 - (t * height) / 0.014) ** 2
    const low = edge * (1 - (1 - waist) * Math.min(1, t / 0.35))
    return t < 0.45 ? low : low * Math.sqrt(Math.max(0, 1 - ((t - 0.45) / 0.55) ** 2))
  }
  const ts = [
    0,
    0.02,
    0.05,
    0.1,
    0.18,
    0.27,
    0.36,
    0.45,
    ...Array.from({ length: 14 }, (_, i) => 0.45 + 0.55 * Math.sin(((i + 1) / 14) * (Math.PI / 2))),
  ]
  const side = (sign: 1 | -1) =>
    ts.map((t) => beside(line, middle + lean * t + sign * wide * profile(t), half + 0.006 + height * t))
  const base = Array.from({ length: 9 }, (_, i) =>
    beside(line, from + 0.016 + ((to - from - 0.032) * i) / 8, half + 0.006),
  )
  return [...base, ...side(1).slice(1), ...side(-1).toReversed().slice(1, -1)]
}

function stemOf(
  random: Random,
  line: readonly Point[],
  at: number,
  up: number,
  border: (x: number) => number,
): Point[] {
  const foot = beside(line, at, up)
  const head: Point = [foot[0] + random.gauss(0, 0.06), border(foot[0]) - 0.05]
  const bend = random.gauss(0, 0.04)
  const thick = random.range(0.13, 0.2)
  const steps = Array.from({ length: 17 }, (_, i) => i / 16)
  const edge = (sign: 1 | -1) =>
    steps.map((t): Point => {
      const wide = (thick / 2) * (1 + 1.1 * Math.abs(t - 0.35) ** 1.6)
      const x = foot[0] + (head[0] - foot[0]) * t + bend * Math.sin(t * Math.PI)
      return [x + sign * wide, foot[1] + (head[1] - foot[1]) * t]
    })
  return [...edge(1), ...edge(-1).toReversed()]
}

function lining(random: Random, seed: number, line: readonly Point[], total: number) {
  const endothelium: Cistern[] = []
  const fenestrae: Barrier['fenestrae'] = []
  for (let s = 0; s < total; ) {
    // at the left the cell's thicker part begins
    const thick = s === 0
    const long = thick ? 1.15 : random.range(0.08, 0.24)
    const count = Math.max(6, Math.round(long / 0.012))
    const base = random.range(0.036, 0.05)
    const width = Array.from({ length: count + 1 }, (_, i) => {
      const t = i / count
      const body = thick ? 0.3 * Math.max(0, 1 - t * 1.05) ** 1.2 : 0
      return (base + body) * (1 + 0.2 * noise((s + t * long) * 9, 2, seed))
    })
    const way = width.map((w, i) =>
      beside(line, s + (i / count) * long, -(half + 0.022 + membraneUm + w / 2)),
    )
    endothelium.push({ line: way, width })
    const gap = random.range(0.064, 0.092)
    // the rounded ends of the pieces take some of the gap between their axes
    const ends = ((width.at(-1) ?? 0) + base) / 2 + 2 * membraneUm
    const place = s + long + (gap + ends) / 2
    fenestrae.push({ at: beside(line, place, -(half + 0.022 + membraneUm + base / 2)), width: gap, place })
    s += long + gap + ends
  }
  return { endothelium, fenestrae }
}

/** Small vesicles in the endothelium's thicker part. */
function pits(random: Random, line: readonly Point[]): Cistern[] {
  return [0.42, 0.55, 0.7].map((along): Cistern => {
    const [x, y] = beside(line, along, -(half + 0.075 + random.range(0, 0.03)))
    return {
      line: [
        [x - 0.008, y],
        [x + 0.008, y + 0.004],
      ],
      width: [0.042, 0.042],
    }
  })
}
