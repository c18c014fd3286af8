/** How much of the sky each place of a surface sees, from a coarse grid of distances. */
import { type Box, Near, type Shape } from './shape.ts'

const SIDE = 56
/** the grid is filled in cubes of this side, each with what is near it */
const PART = 7
/** directions spread evenly over the sphere */
const rays = Array.from({ length: 20 }, (_, i) => {
  const y = 1 - (2 * i + 1) / 20
  const turn = i * Math.PI * (3 - Math.sqrt(5))
  const r = Math.sqrt(1 - y * y)
  return [r * Math.cos(turn), y, r * Math.sin(turn)] as const
})

/** @returns the part of the sky, 0 to 1, that a place with this normal sees; what comes from above counts for more */
export function skyOf(shape: Shape, box: Box) {
  const long = Math.max(box[3] - box[0], box[4] - box[1], box[5] - box[2])
  const cell = long / (SIDE - 5)
  /** what is farther shades nothing */
  const reach = long / 8
  const origin = [0, 1, 2].map((axis) => ((box[axis] ?? 0) + (box[axis + 3] ?? 0) - cell * (SIDE - 1)) / 2)
  const [ox, oy, oz] = origin as [number, number, number]
  const grid = new Float32Array(SIDE ** 3)
  for (let z = 0; z < SIDE; z += PART)
    for (let y = 0; y < SIDE; y += PART)
      for (let x = 0; x < SIDE; x += PART) {
        const from = [ox + x * cell, oy + y * cell, oz + z * cell] as const
        const side = PART * cell
        const near = new Near(shape, [...from, from[0] + side, from[1] + side, from[2] + side], reach)
        for (let k = 0; k < PART; k++)
          for (let j = 0; j < PART; j++)
            for (let i = 0; i < PART; i++) {
              const d = near.bare(from[0] + i * cell, from[1] + j * cell, from[2] + k * cell)
              grid[x + i + SIDE * (y + j + SIDE * (z + k))] = Math.min(d, reach)
            }
      }
  const distance = (x: number, y: number, z: number) => {
    const [gx, gy, gz] = [(x - ox) / cell, (y - oy) / cell, (z - oz) / cell]
    const [ix, iy, iz] = [Math.floor(gx), Math.floor(gy), Math.floor(gz)]
    if (ix < 0 || iy < 0 || iz < 0 || ix >= SIDE - 1 || iy >= SIDE - 1 || iz >= SIDE - 1) return long
    const [tx, ty, tz] = [gx - ix, gy - iy, gz - iz]
    const at = ix + SIDE * (iy + SIDE * iz)
    const row = (i: number) => (grid[i] as number) * (1 - tx) + (grid[i + 1] as number) * tx
    const face = (i: number) => row(i) * (1 - ty) + row(i + SIDE) * ty
    return face(at) * (1 - tz) + face(at + SIDE * SIDE) * tz
  }
  return ([x, y, z]: readonly [number, number, number], [nx, ny, nz]: readonly [number, number, number]) => {
    let seen = 0
    let all = 0
    for (const [rx, ry, rz] of rays) {
      const slope = nx * rx + ny * ry + nz * rz
      if (slope < 0.1) continue
      const weight = slope * (1.2 + ry)
      let free = 1
      for (let t = cell * 1.6; t < long * 0.5 && free > 0; t *= 1.75)
        free = Math.min(free, 0.5 + (2.2 * distance(x + rx * t, y + ry * t, z + rz * t)) / t)
      seen += weight * Math.min(1, Math.max(0, free))
      all += weight
    }
    return all > 0 ? seen / all : 1
  }
}
