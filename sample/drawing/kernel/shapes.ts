import type { Point } from '../drawing.ts'
import { noise } from './noise.ts'
import type { Random } from './random.ts'

export interface Blob {
  x: number
  y: number
  /** half axes in µm */
  rx: number
  ry: number
  /** radians, turning the x axis towards y (down) */
  angle?: number
  /** how far the outline wanders, as a part of the radius; 0.08 is alive, 0.3 is ragged */
  wobble?: number
  seed?: number
}

/** How far the outline strays from the ellipse at most, as a part of the half axis. */
export const strayOf = (blob: Blob): number => (blob.wobble ?? 0) * 1.45

/** The outline's distance from the centre as a part of the half axis, by direction (cosine, sine). */
export function wobbler(blob: Blob): (cos: number, sin: number) => number {
  const wobble = blob.wobble ?? 0
  const p = ((blob.seed ?? 1) % 628) / 100
  const wave = (strength: number, phase: number) =>
    [wobble * strength * Math.sin(phase), wobble * strength * Math.cos(phase)] as const
  const [a2, b2] = wave(0.6, p)
  const [a3, b3] = wave(0.5, p * 2.3)
  const [a5, b5] = wave(0.35, p * 3.7)
  // waves of 2, 3 and 5 turns without sine or arc tangent: powers of cos + i sin
  return (c, s) => {
    const c2 = c * c - s * s
    const s2 = 2 * c * s
    const c3 = c2 * c - s2 * s
    const s3 = s2 * c + c2 * s
    return 1 + a2 * c2 + b2 * s2 + a3 * c3 + b3 * s3 + a5 * (c3 * c2 - s3 * s2) + b5 * (s3 * c2 + c3 * s2)
  }
}

export function blobOutline(blob: Blob, points = 36): Point[] {
  const cos = Math.cos(blob.angle ?? 0)
  const sin = Math.sin(blob.angle ?? 0)
  const limitAt = wobbler(blob)
  return Array.from({ length: points }, (_, i) => {
    const turn = (i / points) * 2 * Math.PI
    const r = limitAt(Math.cos(turn), Math.sin(turn))
    const u = Math.cos(turn) * r * blob.rx
    const v = Math.sin(turn) * r * blob.ry
    return [blob.x + u * cos - v * sin, blob.y + u * sin + v * cos] as const
  })
}

export function insidePolygon(polygon: readonly Point[], x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i]
    const b = polygon[j]
    if (!a || !b) continue
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
  }
  return inside
}

export interface Station {
  x: number
  y: number
  /** direction of the line here (radians); the left-hand normal is (sin, -cos): up, for a line from left to right */
  angle: number
}

/** Places along a line, `step` µm of arc apart, each displaced along it by up to `jitter` * step. */
export function along(line: readonly Point[], step: number, random: Random, jitter = 0.2): Station[] {
  const out: Station[] = []
  let want = step * 0.5
  let wanted = want + random.range(-jitter, jitter) * step
  let done = 0
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]
    const b = line[i]
    if (!a || !b) continue
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    while (wanted <= done + length && length > 0) {
      const t = Math.max(0, (wanted - done) / length)
      out.push({
        x: a[0] + (b[0] - a[0]) * t,
        y: a[1] + (b[1] - a[1]) * t,
        angle: Math.atan2(b[1] - a[1], b[0] - a[0]),
      })
      want += step
      wanted = want + random.range(-jitter, jitter) * step
    }
    done += length
  }
  return out
}

/** The closed line of a polygon, for `along` and `stroke`. */
export function closed(polygon: readonly Point[]): Point[] {
  const first = polygon[0]
  return first ? [...polygon, first] : []
}

/** The line moved by `distance` µm to its left (up, for a line from left to right). */
export function offsetLine(line: readonly Point[], distance: number): Point[] {
  return line.map((p, i) => {
    const a = line[Math.max(0, i - 1)] ?? p
    const b = line[Math.min(line.length - 1, i + 1)] ?? p
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [p[0] + ((b[1] - a[1]) / length) * distance, p[1] - ((b[0] - a[0]) / length) * distance] as const
  })
}

/** A wavering line from one place to another: vessels, nerves, ducts, cracks. */
export function waveringLine(from: Point, to: Point, sway: number, seed: number, points = 24): Point[] {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length = Math.hypot(dx, dy) || 1
  return Array.from({ length: points + 1 }, (_, i) => {
    const t = i / points
    const off = sway * noise(t * 4, 0.5, seed) + sway * 0.4 * noise(t * 11, 2.5, seed)
    return [from[0] + dx * t - (dy / length) * off, from[1] + dy * t + (dx / length) * off] as const
  })
}
