/** Works out once what each vertex looks like from everywhere: normal, colour, gloss, and how much sky it sees. */
import { type Mesh, meshOf } from './mesh.ts'
import { skyOf } from './occlusion.ts'
import type { Box, Near, Shape } from './shape.ts'

/** Floats for each vertex of `Baked.looks`. */
export const PER_VERTEX = 8

export interface Baked {
  /** x, y, z for each vertex, mm */
  places: Float32Array
  triangles: Uint32Array
  /** normal x, y, z, red, green, blue (linear), gloss, open sky 0 to 1, for each vertex */
  looks: Float32Array
}

export interface Recipe {
  shape: Shape
  /** holds the shape */
  box: Box
  /** mm; as fine as the relief wants */
  cell: number
  /** mm over which near things shade each other */
  nearby: number
}

export function bake(recipe: Recipe): Baked {
  const mesh = meshOf(recipe.shape, recipe.box, recipe.cell, recipe.nearby)
  const sky = skyOf(recipe.shape, recipe.box)
  const count = mesh.places.length / 3
  const looks = new Float32Array(count * PER_VERTEX)
  const look = new Float64Array(4)
  for (let v = 0; v < count; v++) {
    const near = mesh.nears[mesh.blocks[v] as number] as Near
    const normal = settle(mesh, near, v)
    const at = [
      mesh.places[3 * v] as number,
      mesh.places[3 * v + 1] as number,
      mesh.places[3 * v + 2] as number,
    ] as const
    near.look(...at, look)
    recipe.shape.finish?.(look, at, normal)
    const to = v * PER_VERTEX
    looks.set(normal, to)
    looks.set(look, to + 3)
    looks[to + 7] = sky(at, normal) * openness(near, at, normal, recipe.nearby)
  }
  return { places: mesh.places, triangles: mesh.triangles, looks }
}

const corners = [
  [1, -1, -1],
  [-1, -1, 1],
  [-1, 1, -1],
  [1, 1, 1],
] as const

/** Moves a vertex onto the surface itself. @returns its normal */
function settle({ places, cell }: Mesh, near: Near, v: number): [number, number, number] {
  const e = cell * 0.6
  const [x, y, z] = [places[3 * v] as number, places[3 * v + 1] as number, places[3 * v + 2] as number]
  let [gx, gy, gz, mean] = [0, 0, 0, 0]
  for (const [cx, cy, cz] of corners) {
    const d = near.distance(x + cx * e, y + cy * e, z + cz * e)
    gx += cx * d
    gy += cy * d
    gz += cz * d
    mean += d / 4
  }
  const long = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1
  const [nx, ny, nz] = [gx / long, gy / long, gz / long]
  const steep = Math.max(long / (4 * e), 0.5)
  const step = Math.min(Math.max(mean / steep, -0.4 * cell), 0.4 * cell)
  places[3 * v] = x - nx * step
  places[3 * v + 1] = y - ny * step
  places[3 * v + 2] = z - nz * step
  return [nx, ny, nz]
}

/** Grooves are dark: how much room there is straight out of the surface. */
function openness(
  near: Near,
  [x, y, z]: readonly [number, number, number],
  [nx, ny, nz]: number[],
  reach: number,
) {
  let shut = 0
  let weight = 0.6
  for (const part of [0.22, 0.5, 1]) {
    const t = reach * part
    const d = near.bare(x + (nx as number) * t, y + (ny as number) * t, z + (nz as number) * t)
    shut += weight * Math.min(1, Math.max(0, (t - d) / t))
    weight *= 0.6
  }
  return Math.max(0.08, 1 - shut)
}
