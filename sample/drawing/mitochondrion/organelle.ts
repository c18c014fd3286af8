import type { Point } from '../drawing.ts'
import { noise } from '../kernel/noise.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { areaOf } from '../kernel/region.ts'
import type { Blob } from '../kernel/shapes.ts'
import { membraneUm } from '../micrograph/membranes.ts'

/** Between outer and inner membrane, µm. */
export const gapUm = 0.011
/** Inside a crista, between its two membranes, µm. */
export const cristaUm = 0.015

export interface Crista {
  /** from the inner membrane inwards */
  line: Point[]
  /** the same with its mouth (or both): it opens into the intermembrane space */
  open: Point[]
  /** reaches the wall at its end too */
  through: boolean
}

export interface Mitochondrion {
  /** along the middle of the outer membrane */
  outer: Point[]
  /** along the middle of the inner membrane, where it runs beside the outer one */
  inner: Point[]
  cristae: Crista[]
  granules: Blob[]
  /** half its greatest width, and its length, µm */
  half: number
  length: number
}

export interface Way {
  axis: readonly Point[]
  /** half width in the middle, µm */
  half: number
}

/** @param pitch mean distance between cristae, µm */
export function growMitochondrion(seed: number, { axis, half }: Way, pitch = 0.064): Mitochondrion {
  const random = createRandom(seed)
  const smooth = resample(axis, 160)
  const last = smooth.length - 1
  const length = (smooth.length - 1) * stepOf(smooth)
  const place = (t: number): { at: Point; turn: number } => {
    const i = Math.max(0, Math.min(last, t * last))
    const a = smooth[Math.floor(i)] ?? [0, 0]
    const b = smooth[Math.min(last, Math.floor(i) + 1)] ?? a
    const f = i - Math.floor(i)
    const before = smooth[Math.max(0, Math.floor(i) - 1)] ?? a
    const after = smooth[Math.min(last, Math.floor(i) + 2)] ?? b
    return {
      at: [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f],
      turn: Math.atan2(after[1] - before[1], after[0] - before[0]),
    }
  }
  // round at both ends, a little uneven along the way
  const end = Math.min(0.5, half / Math.max(length, 0.001))
  const widthAt = (t: number) => {
    const near = Math.min(t, 1 - t) / end
    const round = near >= 1 ? 1 : Math.sqrt(Math.max(0, 1 - (1 - near) ** 2))
    return half * round * (1 + 0.06 * noise(t * 5, 1, seed))
  }
  /** a place by part of the length and part of the half width */
  const spot = (t: number, v: number, inset = 0): Point => {
    const { at, turn } = place(t)
    const off = v * Math.max(0, widthAt(t) - inset)
    return [at[0] - Math.sin(turn) * off, at[1] + Math.cos(turn) * off]
  }
  const ts = Array.from({ length: 121 }, (_, i) => 0.5 - 0.5 * Math.cos((i / 120) * Math.PI))
  const outer = [
    ...ts.map((t) => spot(t, 1)),
    ...ts
      .toReversed()
      .slice(1, -1)
      .map((t) => spot(t, -1)),
  ]
  const inset = membraneUm + gapUm
  const cristae: Crista[] = []
  const from = end * 0.42
  let side: 1 | -1 = 1
  for (let t = from; t < 1 - from; t += (pitch / length) * random.range(0.78, 1.2)) {
    const lot = random.next()
    side = random.chance(0.8) ? (side === 1 ? -1 : 1) : side
    const through = lot < 0.14
    const reach = through ? 2 : lot < 0.6 ? random.range(1.35, 1.8) : random.range(0.7, 1.3)
    const steps = 22
    const at = (v: number, deep: number) => {
      // neighbours sway together, so that they do not cross
      const sway =
        (0.042 / length) * noise(t * length * 4, v * 1.6, seed + 7) +
        (0.012 / length) * noise(t * 31, v * 4, seed)
      return spot(Math.max(0.002, Math.min(0.998, t + sway)), v, deep)
    }
    const line = Array.from(
      { length: steps + 1 },
      (_, i): Point => at(side * (1 - (i / steps) * reach), inset + 0.011),
    )
    const mouth = membraneUm / 2 + gapUm * 0.6
    const open = [at(side, mouth), ...line, ...(through ? [at(-side, mouth)] : [])]
    cristae.push({ line, open, through })
  }
  const granules: Blob[] = []
  for (let tries = 0; tries < 900 && granules.length < Math.round(length * 6); tries++) {
    const [x, y] = spot(random.range(0.06, 0.94), random.range(-0.8, 0.8), inset + 0.03)
    const r = random.range(0.014, 0.022)
    const free = cristae.every((c) => c.line.every((p) => Math.hypot(p[0] - x, p[1] - y) > r + 0.026))
    if (!free || granules.some((g) => Math.hypot(g.x - x, g.y - y) < 0.1)) continue
    granules.push({ x, y, rx: r, ry: r * random.range(0.85, 1), wobble: 0.1, seed: random.int(628) })
  }
  return { outer, inner: drawnIn(outer, inset), cristae, granules, half, length }
}

/** A closed outline drawn in by `inset` µm. */
export function drawnIn(outline: readonly Point[], inset: number): Point[] {
  const n = outline.length
  const at = (i: number): Point => outline[(i + n) % n] ?? [0, 0]
  const sign = areaOf(outline) > 0 ? 1 : -1
  return outline.map(([x, y], i): Point => {
    const [a, b] = [at(i - 2), at(i + 2)]
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [x - (sign * inset * (b[1] - a[1])) / far, y + (sign * inset * (b[0] - a[0])) / far]
  })
}

const stepOf = (line: readonly Point[]) => {
  const [a, b] = [line[0] ?? [0, 0], line[1] ?? [0, 0]]
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

/** The same line with points at equal distances. */
export function resample(line: readonly Point[], count: number): Point[] {
  const far: number[] = [0]
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] ?? [0, 0], line[i] ?? [0, 0]]
    far.push((far[i - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]))
  }
  const total = far.at(-1) ?? 0
  let k = 1
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const want = (i / count) * total
    while (k < line.length - 1 && (far[k] ?? 0) < want) k++
    const [a, b] = [line[k - 1] ?? [0, 0], line[k] ?? [0, 0]]
    const part = (want - (far[k - 1] ?? 0)) / ((far[k] ?? 0) - (far[k - 1] ?? 0) || 1)
    return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
  })
}

/** A smooth course through a few points, wavering a little. */
export function course(random: Random, points: readonly Point[], sway: number): Point[] {
  const seed = random.int(9999)
  const dense = resample(points, 60)
  return dense.map(([x, y], i): Point => {
    const round = [-4, -2, 0, 2, 4].map((k) => dense[Math.max(0, Math.min(60, i + k))] ?? [x, y])
    const mean = (j: 0 | 1) => round.reduce((sum, p) => sum + p[j], 0) / round.length
    return [mean(0) + sway * noise(i / 9, 1, seed), mean(1) + sway * noise(i / 9, 5, seed)]
  })
}
