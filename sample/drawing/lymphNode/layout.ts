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
  /** pale centre of large dividing cells; its upper part is the light zone */
  centre: Blob
}

export interface Trabecula {
  line: Point[]
  width: number[]
}

export interface Layout {
  /** the capsule's outer face */
  capsule(x: number): number
  trabeculae: Trabecula[]
  nodules: Nodule[]
  /** µm inside a sinus, negative outside all of them */
  sinus: Field
  /** µm from the nearest trabecula's surface, negative inside it; up to 90 */
  trabecula: Field
  /** 0 in the cortex to 1 in the medulla */
  medulla: Field
  /** venules with tall endothelium in the paracortex */
  venules: Blob[]
}

export function layOut(seed: number): Layout {
  const random = createRandom(seed)
  const capsule = (x: number) => 118 + 150 * ((x - 1560) / 1600) ** 2 + 12 * noise(x / 320, 1, seed)
  const trabeculae = growTrabeculae(random, seed, capsule)
  const trabecula = distances(trabeculae)
  const medulla = Field.from(widthUm, heightUm, 16, (x, y) =>
    smoothstep(1330, 1560, y - 190 * ((x - 1600) / 1600) ** 2 + 130 * fbm(x / 480, y / 480, seed + 2, 2)),
  )
  const web = (x: number, y: number) => fbm(x / 172, y / 158, seed + 3, 2)
  const sinus = Field.from(widthUm, heightUm, 4, (x, y) => {
    const deep = y - capsule(x) - capsuleUm
    const half = sinusUm / 2
    const below = half - Math.abs(deep - half)
    const beside = 11 + 9 * smoothstep(1200, 1500, y) - Math.abs((trabecula.at(x, y) ?? 90) - 10)
    let most = Math.max(below, deep > 0 ? beside : -60)
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
    if (medulla.at(x, y) > 0.12 || sinus.at(x, y) > -34 || trabecula.at(x, y) < 50) continue
    if (nodules.some((n) => partOf(n.outline)(x, y) < 1.2)) continue
    if (venules.some((v) => Math.hypot(v.x - x, v.y - y) < 130)) continue
    const ry = random.range(13, 18)
    const blob = { x, y, rx: ry * random.range(1, 1.9), ry, angle: random.range(0, 3), wobble: 0.05 }
    venules.push({ ...blob, seed: random.int(628) })
  }
  return { capsule, trabeculae, nodules, sinus, trabecula, medulla, venules }
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

function growTrabeculae(random: Random, seed: number, capsule: (x: number) => number): Trabecula[] {
  const out: Trabecula[] = []
  const add = (from: Point, to: Point, wide: number, sway: number) => {
    const line = waveringLine(from, to, sway, seed + 31 + out.length, 60)
    // broad where it leaves the capsule, uneven along its way
    const width = line.map(
      (_, i) => wide * (0.85 + 0.3 * noise(i / 9, 2, seed + out.length)) * (i < 6 ? 1 + (6 - i) * 0.13 : 1),
    )
    out.push({ line, width })
  }
  for (const [x, to] of [
    [470, 1500],
    [1300, 1250],
    [2140, 1620],
    [2830, 1180],
  ] as const) {
    const at = x + random.gauss(0, 20)
    add([at, capsule(at) + 20], [at + random.range(-60, 40), to], random.range(25, 34), 46)
  }
  // in the medulla they branch and are met here and there
  for (const [a, b] of [
    [
      [540, 1480],
      [900, 1980],
    ],
    [
      [2140, 1600],
      [1800, 2330],
    ],
    [
      [1120, 1720],
      [1500, 1960],
    ],
    [
      [2440, 1760],
      [2900, 2140],
    ],
    [
      [300, 2080],
      [640, 2300],
    ],
  ] as const)
    add([a[0], a[1]], [b[0], b[1]], random.range(22, 34), 60)
  return out
}

function distances(trabeculae: readonly Trabecula[]): Field {
  const field = new Field(widthUm, heightUm, 4)
  field.data.fill(90)
  for (const { line, width } of trabeculae)
    line.forEach((p, k) => {
      const q = line[k + 1] ?? p
      for (let part = 0; part < 1; part += 0.25) {
        const [x, y] = [p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part]
        const half = (width[k] ?? 0) / 2
        const reach = Math.ceil((half + 90) / 4)
        const [cx, cy] = [Math.round(x / 4), Math.round(y / 4)]
        for (let j = Math.max(0, cy - reach); j <= Math.min(field.down - 1, cy + reach); j++)
          for (let i = Math.max(0, cx - reach); i <= Math.min(field.across - 1, cx + reach); i++) {
            const d = Math.sqrt((i * 4 - x) ** 2 + (j * 4 - y) ** 2) - half
            const at = j * field.across + i
            if (d < (field.data[at] ?? 0)) field.data[at] = d
          }
      }
    })
  return field
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
    const angle = random.gauss(0, 0.12)
    const outline: Blob = { x, y, rx, ry, angle, wobble: 0.04, seed: random.int(628) }
    // the mantle is thickest towards the capsule
    const centre: Blob = {
      x: x + random.gauss(0, 6),
      y: y + ry * 0.14,
      rx: rx * 0.62,
      ry: ry * 0.62,
      angle,
      wobble: 0.05,
      seed: random.int(628),
    }
    if (trabecula.at(x, y) > rx * 0.35 || size < 1) out.push({ outline, centre })
  }
  return out
}
