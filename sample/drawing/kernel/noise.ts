import { hash2 } from './random.ts'

/** Smooth step from 0 (at or below `from`) to 1 (at or above `to`). */
export function smoothstep(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t
}

/** Value noise, -1 to 1, one feature per unit of x and y; `wrapX`/`wrapY` (whole numbers) make it repeat. */
export function noise(x: number, y: number, seed: number, wrapX = 0, wrapY = 0): number {
  let x0 = Math.floor(x)
  let y0 = Math.floor(y)
  const fx = x - x0
  const fy = y - y0
  const sx = fx * fx * (3 - 2 * fx)
  const sy = fy * fy * (3 - 2 * fy)
  let x1 = x0 + 1
  let y1 = y0 + 1
  if (wrapX > 0) {
    x0 = ((x0 % wrapX) + wrapX) % wrapX
    x1 = x1 % wrapX < 0 ? (x1 % wrapX) + wrapX : x1 % wrapX
  }
  if (wrapY > 0) {
    y0 = ((y0 % wrapY) + wrapY) % wrapY
    y1 = y1 % wrapY < 0 ? (y1 % wrapY) + wrapY : y1 % wrapY
  }
  const top = mix(hash2(x0, y0, seed), hash2(x1, y0, seed), sx)
  const bottom = mix(hash2(x0, y1, seed), hash2(x1, y1, seed), sx)
  return mix(top, bottom, sy) * 2 - 1
}

/** Fractal noise, about -1 to 1: each octave half as strong and twice as fine. */
export function fbm(x: number, y: number, seed: number, octaves = 4, wrapX = 0, wrapY = 0): number {
  let sum = 0
  let weight = 0.5
  let scale = 1
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(x * scale, y * scale, seed + i * 101, wrapX * scale, wrapY * scale)
    weight /= 2
    scale *= 2
  }
  return sum / (1 - weight * 2)
}
