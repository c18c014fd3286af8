import type { Point } from '../drawing.ts'
import { Field } from '../kernel/field.ts'
import { fbm, noise, smoothstep } from '../kernel/noise.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { type Blob, waveringLine, wobbler } from '../kernel/shapes.ts'

export const widthUm = 3200
export const heightUm = 2400
/** Thickness of the capsule and of the sinus below it, µm. */
export const capsuleUm = 34
export const sinusUm = 34

export interface Nodule {
  outline: Blob
  /** pale centre of large dividing cells, light towards the capsule and dark below; a primary nodule has none */
  centre: Blob | undefined
}

export interface Trabecula {
  line: Point[]
  width: number[]
}

/** A lymphatic vessel in the fat: its axis in the direction of the flow, and its lumen's width along it, µm. */
export interface Lymphatic {
  line: Point[]
  width: number[]
  /** index of the point where it opens into a sinus */
  mouth: number
}

/** A blood vessel of the hilum. */
export interface BloodVessel {
  outer: Blob
  wallUm: number
}

export interface Layout {
  /** the capsule's outer face */
  capsule(x: number): number
  /** those that come from the capsule first, then those of the medulla */
  trabeculae: Trabecula[]
  /** µm inside the hilum's connective tissue, negative in the node */
  hilum(x: number, y: number): number
  /** afferent ones, which pierce the capsule; the last is the efferent one at the hilum */
  lymphatics: Lymphatic[]
  artery: BloodVessel
  vein: BloodVessel
  nodules: Nodule[]
  /** µm inside a sinus, negative outside all of them */
  sinus: Field
  /** µm from the nearest trabecula's surface, negative inside it; up to 90 */
  trabecula: Field
  /** 0 between the nodules to 1 in the deep cortex, whose cells lie looser; of no meaning in the medulla */
  paracortex: Field
  /** 0 in the cortex to 1 in the medulla */
  medulla: Field
  /** venules with tall endothelium in the paracortex */
  venules: Blob[]
}

export function layOut(seed: number): Layout {
  const random = createRandom(seed)
  const capsule = (x: number) => 118 + 150 * ((x - 1560) / 1600) ** 2 + 12 * noise(x / 320, 1, seed)
  const hilum = hilumAt(seed)
  const trabeculae = [...capsularTrabeculae(random, seed, capsule), ...medullaryTrabeculae(random, seed)]
  const { trabecula, room } = distances(trabeculae)
  const lymphatics = growLymphatics(seed, capsule)
  const medulla = Field.from(widthUm, heightUm, 16, (x, y) =>
    smoothstep(1330, 1560, y - 190 * ((x - 1600) / 1600) ** 2 + 130 * fbm(x / 480, y / 480, seed + 2, 2)),
  )
  const paracortex = Field.from(widthUm, heightUm, 16, (x, y) =>
    smoothstep(360, 560, y - capsule(x) - capsuleUm + 150 * fbm(x / 300, y / 300, seed + 4, 2)),
  )
  const web = (x: number, y: number) => fbm(x / 172, y / 158, seed + 3, 2)
  const sinus = Field.from(widthUm, heightUm, 4, (x, y) => {
    const deep = y - capsule(x) - capsuleUm
    const half = sinusUm / 2
    const below = half - Math.abs(deep - half)
    // beside a trabecula it is as wide as that lets it be, here and there collapsed
    const open = room.at(x, y) * (0.75 + 0.5 * noise(x / 60, y / 60, seed + 8))
    const beside = open - Math.abs(trabecula.at(x, y) - open)
    const gate = 15 - Math.abs(hilum(x, y) + 15)
    let most = Math.max(below, deep > 0 ? beside : -60, gate)
    const within = medulla.at(x, y)
    if (within > 0.02) {
      for (const [shift, half] of [
        [0, 27],
        [4000, 21],
      ] as const) {
        const here = web(x + shift, y)
        const dx = (web(x + shift + 6, y) - web(x + shift - 6, y)) / 12
        const dy = (web(x + shift, y + 6) - web(x + shift, y - 6)) / 12
        const far = Math.abs(here) / Math.max(0.0025, Math.hypot(dx, dy))
        most = Math.max(most, half - far - (1 - within) * 70)
      }
    }
    // a ragged shore: cells crowd in and out
    if (Math.abs(most) < 14) most += 3.2 * noise(x / 17, y / 17, seed + 9)
    return Math.max(-60, Math.min(60, most))
  })
  const nodules = placeNodules(random, capsule, trabecula)
  const venules: Blob[] = []
  for (let tries = 0; tries < 900 && venules.length < 15; tries++) {
    const [x, y] = [random.range(70, widthUm - 70), random.range(620, 1500)]
    if (
      medulla.at(x, y) > 0.12 ||
      paracortex.at(x, y) < 0.9 ||
      sinus.at(x, y) > -34 ||
      trabecula.at(x, y) < 50
    )
      continue
    if (nodules.some((n) => partOf(n.outline)(x, y) < 1.2)) continue
    if (venules.some((v) => Math.hypot(v.x - x, v.y - y) < 130)) continue
    const ry = random.range(13, 18)
    const blob = { x, y, rx: ry * random.range(1, 1.9), ry, angle: random.range(0, 3), wobble: 0.05 }
    venules.push({ ...blob, seed: random.int(628) })
  }
  return {
    capsule,
    trabeculae,
    hilum,
    lymphatics,
    artery: { outer: { x: 1838, y: 2306, rx: 62, ry: 56, angle: 0.4, wobble: 0.05, seed: 3 }, wallUm: 22 },
    vein: { outer: { x: 1650, y: 2290, rx: 88, ry: 50, angle: -0.5, wobble: 0.12, seed: 11 }, wallUm: 9 },
    nodules,
    sinus,
    trabecula,
    paracortex,
    medulla,
    venules,
  }
}

/** µm inside the hilum, where the node's surface is drawn in round its vessels. */
function hilumAt(seed: number): Layout['hilum'] {
  const middle = 1740
  const top = (x: number) => 2140 + 250 * ((x - middle) / 420) ** 2
  return (x, y) =>
    (y - top(x)) / Math.hypot(1, (500 * (x - middle)) / 420 ** 2) + 26 * noise(x / 110, y / 110, seed + 5)
}

/** How much of the dark zone a place of a germinal centre has: 0 light, towards the capsule, to 1 dark. */
export function darkZoneOf(centre: Blob): (x: number, y: number) => number {
  const [cos, sin] = [Math.cos(centre.angle ?? 0), Math.sin(centre.angle ?? 0)]
  return (x, y) => {
    const down = ((y - centre.y) * cos - (x - centre.x) * sin) / centre.ry
    return smoothstep(-0.12, 0.22, down + 0.16 * noise(x / 34, y / 34, centre.seed ?? 0))
  }
}

/** Part of a blob's radius at a place: 1 on its outline. */
export function partOf(blob: Blob): (x: number, y: number) => number {
  const limitAt = wobbler(blob)
  const [cos, sin] = [Math.cos(blob.angle ?? 0), Math.sin(blob.angle ?? 0)]
  return (x, y) => {
    const [dx, dy] = [x - blob.x, y - blob.y]
    const u = (dx * cos + dy * sin) / blob.rx
    const v = (dy * cos - dx * sin) / blob.ry
    const r = Math.sqrt(u * u + v * v)
    return r < 0.05 ? r : r / limitAt(u / r, v / r)
  }
}

/** A strand that runs out: broad where it comes from, uneven along its way. */
function strand(from: Point, to: Point, wide: number, sway: number, seed: number): Trabecula {
  const points = 60
  const line = waveringLine(from, to, sway, seed, points)
  const width = line.map(
    (_, i) => (wide * (1 - i / points) ** 0.55 + 2.5) * (0.9 + 0.25 * noise(i / 7, 2, seed)),
  )
  return { line, width }
}

/** A thinner strand that leaves another at a part (0 to 1) of its way. */
function branch({ line, width }: Trabecula, part: number, to: Point, seed: number): Trabecula {
  const at = Math.round(part * (line.length - 1))
  return strand(line[at] ?? to, to, (width[at] ?? 0) * 0.7, 26, seed)
}

function capsularTrabeculae(random: Random, seed: number, capsule: (x: number) => number): Trabecula[] {
  const stems = [
    [460, 120, 1480],
    [1300, -60, 1500],
    [2150, -110, 1640],
    [2830, 50, 1390],
  ] as const
  return stems.flatMap(([x, lean, to], n) => {
    const at = x + random.gauss(0, 15)
    const stem = strand([at, capsule(at) + 16], [at + lean, to], random.range(32, 40), 34, seed + 31 + n)
    stem.width.forEach((w, i) => {
      // it broadens into the capsule
      stem.width[i] = w * (i < 6 ? 1 + (6 - i) * 0.16 : 1)
    })
    const side = lean > 0 ? -1 : 1
    const end: Point = [at + lean * 0.8 + side * random.range(150, 230), to - random.range(60, 200)]
    return [stem, branch(stem, random.range(0.56, 0.68), end, seed + 41 + n)]
  })
}

/** Strands that come from the hilum and branch in the medulla, and some that are met across their way. */
function medullaryTrabeculae(random: Random, seed: number): Trabecula[] {
  const roots: readonly (readonly [Point, Point, Point])[] = [
    [
      [1490, 2360],
      [520, 1830],
      [760, 2260],
    ],
    [
      [1640, 2215],
      [1180, 1600],
      [1000, 1880],
    ],
    [
      [1850, 2215],
      [2120, 1600],
      [2330, 1790],
    ],
    [
      [1990, 2330],
      [2960, 1850],
      [2560, 2290],
    ],
  ]
  const trees = roots.flatMap(([from, to, aside], n) => {
    const trunk = strand(from, to, random.range(34, 42), 60, seed + 51 + n)
    return [trunk, branch(trunk, random.range(0.3, 0.42), aside, seed + 61 + n)]
  })
  const across = (
    [
      [1560, 1760],
      [820, 1700],
      [2640, 1640],
      [330, 2120],
      [2860, 2200],
    ] as const
  ).map(([x, y], n): Trabecula => {
    const wide = random.range(24, 44)
    const turn = random.range(0, 3)
    const line = waveringLine(
      [x, y],
      [x + Math.cos(turn) * wide * 1.5, y + Math.sin(turn) * wide * 1.5],
      4,
      seed + 71 + n,
      6,
    )
    return { line, width: line.map((_, i) => wide * (0.75 + 0.25 * Math.sin((Math.PI * i) / 6))) }
  })
  return [...trees, ...across]
}

/** Afferent vessels through the fat and slantwise through the capsule; the efferent one from the hilum. */
function growLymphatics(seed: number, capsule: (x: number) => number): Lymphatic[] {
  const points = 20
  const vessel = (from: Point, to: Point, wide: number, n: number): Pick<Lymphatic, 'line' | 'width'> => {
    const line = waveringLine(from, to, 9, seed + 81 + n, points)
    // swollen between its valves
    const width = line.map((_, i) => wide * (0.78 + 0.22 * Math.cos(((i - 3) / 10) * 2 * Math.PI)))
    return { line, width }
  }
  const into = (x: number, lean: number, wide: number, n: number): Lymphatic => ({
    ...vessel([x - lean, 4], [x, capsule(x) + capsuleUm + 7], wide, n),
    mouth: points,
  })
  return [
    into(930, 210, 40, 0),
    into(2660, -150, 46, 1),
    { ...vessel([1506, 2236], [1570, heightUm - 4], 54, 2), mouth: 0 },
  ]
}

/** µm from the nearest trabecula, and half the width of the sinus that runs beside it there. */
function distances(trabeculae: readonly Trabecula[]): { trabecula: Field; room: Field } {
  const trabecula = new Field(widthUm, heightUm, 4)
  const room = new Field(widthUm, heightUm, 4)
  trabecula.data.fill(90)
  for (const { line, width } of trabeculae)
    line.forEach((p, k) => {
      const q = line[k + 1] ?? p
      const half = (width[k] ?? 0) / 2
      const beside = Math.min(9, half * 0.5) + 9 * smoothstep(1250, 1600, p[1])
      for (let part = 0; part < 1; part += 0.25) {
        const [x, y] = [p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part]
        const reach = Math.ceil((half + 90) / 4)
        const [cx, cy] = [Math.round(x / 4), Math.round(y / 4)]
        for (let j = Math.max(0, cy - reach); j <= Math.min(trabecula.down - 1, cy + reach); j++)
          for (let i = Math.max(0, cx - reach); i <= Math.min(trabecula.across - 1, cx + reach); i++) {
            const d = Math.sqrt((i * 4 - x) ** 2 + (j * 4 - y) ** 2) - half
            const at = j * trabecula.across + i
            if (d >= (trabecula.data[at] ?? 0)) continue
            trabecula.data[at] = d
            room.data[at] = beside
          }
      }
    })
  return { trabecula, room }
}

function placeNodules(random: Random, capsule: (x: number) => number, trabecula: Field): Nodule[] {
  const out: Nodule[] = []
  for (const [x, size] of [
    [170, 0.8],
    [745, 1],
    [1100, 0.72],
    [1590, 1.12],
    [1940, 0.6],
    [2440, 1.02],
    [3060, 0.82],
  ] as const) {
    const rx = random.range(188, 212) * size
    const ry = random.range(225, 255) * size
    const y =
      capsule(x) + capsuleUm + sinusUm + ry + random.range(14, 30) + (size < 0.75 ? random.range(20, 200) : 0)
    const angle = random.gauss(0, 0.16)
    const outline: Blob = { x, y, rx, ry, angle, wobble: 0.06, seed: random.int(628) }
    // the mantle is a cap towards the capsule and thins out below
    const down = 0.26 * ry
    const centre: Blob = {
      x: x - Math.sin(angle) * down,
      y: y + Math.cos(angle) * down,
      rx: rx * random.range(0.72, 0.8),
      ry: ry * 0.66,
      angle,
      wobble: 0.05,
      seed: random.int(628),
    }
    if (trabecula.at(x, y) > rx * 0.35 || size < 1)
      out.push({ outline, centre: size < 0.65 ? undefined : centre })
  }
  return out
}
