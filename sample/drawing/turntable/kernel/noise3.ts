import { createRandom } from '../../kernel/random.ts'

const SIDE = 32
const MASK = SIDE - 1
const lattice = (() => {
  const random = createRandom(4711)
  return Float32Array.from({ length: SIDE ** 3 }, () => random.range(-1, 1))
})()

/** Value noise in space, -1 to 1, one feature per unit; repeats after 32. */
export function noise3(x: number, y: number, z: number): number {
  const [fx, fy, fz] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const [tx, ty, tz] = [x - fx, y - fy, z - fz]
  const sx = tx * tx * (3 - 2 * tx)
  const sy = ty * ty * (3 - 2 * ty)
  const sz = tz * tz * (3 - 2 * tz)
  const x0 = fx & MASK
  const x1 = (fx + 1) & MASK
  const y0 = (fy & MASK) * SIDE
  const y1 = ((fy + 1) & MASK) * SIDE
  const z0 = (fz & MASK) * SIDE * SIDE
  const z1 = ((fz + 1) & MASK) * SIDE * SIDE
  const at = (i: number) => lattice[i] as number
  const low = (z: number) => {
    const front = at(x0 + y0 + z) + (at(x1 + y0 + z) - at(x0 + y0 + z)) * sx
    const back = at(x0 + y1 + z) + (at(x1 + y1 + z) - at(x0 + y1 + z)) * sx
    return front + (back - front) * sy
  }
  const near = low(z0)
  return near + (low(z1) - near) * sz
}

/** Fractal noise in space, about -1 to 1. */
export function fbm3(x: number, y: number, z: number, octaves = 3): number {
  let sum = 0
  let weight = 0.5
  let s = 1
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise3(x * s + i * 7.3, y * s + i * 3.1, z * s + i * 5.7)
    weight /= 2
    s *= 2.03
  }
  return sum / (1 - weight * 2)
}
