/** The surface of a shape as triangles (surface nets), found by halving blocks so that most of space is never asked. */
import { type Box, Near, type Shape } from './shape.ts'

const BLOCK = 8

export interface Mesh {
  /** x, y, z for each vertex, mm */
  places: Float32Array
  /** three vertices for each triangle, against the clock seen from outside */
  triangles: Uint32Array
  /** for each vertex, the number of its block in `nears` */
  blocks: Uint32Array
  nears: Near[]
  cell: number
}

interface Sampling {
  shape: Shape
  box: Box
  cell: number
  /** corners along each axis */
  size: [number, number, number]
  values: Float32Array
  nears: Near[]
  /** lower corner of 2 × 2 × 2 cells at the surface, and the number of their block */
  leaves: number[]
}

/** @param reach mm around the surface that the mesh's `nears` answer for */
export function meshOf(shape: Shape, box: Box, cell: number, reach: number): Mesh {
  const cells = (from: number, to: number) => Math.ceil((to - from) / cell / BLOCK) * BLOCK
  const size: [number, number, number] = [
    cells(box[0], box[3]) + 1,
    cells(box[1], box[4]) + 1,
    cells(box[2], box[5]) + 1,
  ]
  const values = new Float32Array(size[0] * size[1] * size[2]).fill(Number.NaN)
  const sampling: Sampling = { shape, box, cell, size, values, nears: [], leaves: [] }
  for (let z = 0; z + 1 < size[2]; z += BLOCK)
    for (let y = 0; y + 1 < size[1]; y += BLOCK)
      for (let x = 0; x + 1 < size[0]; x += BLOCK) sampleBlock(sampling, x, y, z, reach)
  return join(sampling)
}

function sampleBlock(sampling: Sampling, x: number, y: number, z: number, reach: number) {
  const { shape, box, cell, nears } = sampling
  const from = [box[0] + x * cell, box[1] + y * cell, box[2] + z * cell] as const
  const side = BLOCK * cell
  const near = new Near(shape, [...from, from[0] + side, from[1] + side, from[2] + side], reach)
  if (near.isEmpty) return
  nears.push(near)
  halve(sampling, near, x, y, z, BLOCK)
}

function halve(sampling: Sampling, near: Near, x: number, y: number, z: number, side: number) {
  const { shape, box, cell } = sampling
  const half = (side / 2) * cell
  const d = near.bare(box[0] + x * cell + half, box[1] + y * cell + half, box[2] + z * cell + half)
  if (Math.abs(d) > 2.2 * half + (shape.reliefDepth ?? 0) + cell) return
  if (side === 2) return keepLeaf(sampling, near, x, y, z)
  const h = side / 2
  for (let i = 0; i < 8; i++)
    halve(sampling, near, x + (i & 1) * h, y + ((i >> 1) & 1) * h, z + (i >> 2) * h, h)
}

function keepLeaf(
  { box, cell, size, values, nears, leaves }: Sampling,
  near: Near,
  x: number,
  y: number,
  z: number,
) {
  for (let k = z; k <= z + 2; k++)
    for (let j = y; j <= y + 2; j++)
      for (let i = x; i <= x + 2; i++) {
        const at = i + size[0] * (j + size[1] * k)
        if (Number.isNaN(values[at]))
          values[at] = near.distance(box[0] + i * cell, box[1] + j * cell, box[2] + k * cell)
      }
  leaves.push(x, y, z, nears.length - 1)
}

/** Edges of a cell: the corner that they start from and their axis. */
const edges = [0, 1, 2].flatMap((axis) =>
  Array.from({ length: 8 }, (_, corner) => corner)
    .filter((corner) => !(corner & (1 << axis)))
    .map((corner) => [corner, axis] as const),
)

function join({ box, cell, size, values, nears, leaves }: Sampling): Mesh {
  const [sx, sy] = size
  const numbers = new Int32Array(values.length).fill(-1)
  const steps = [1, sx, sx * sy] as const
  const corners = Array.from(
    { length: 8 },
    (_, i) => (i & 1) * steps[0] + ((i >> 1) & 1) * steps[1] + (i >> 2) * steps[2],
  )
  const places: number[] = []
  const blocks: number[] = []
  const cellsWith: number[] = []
  for (let leaf = 0; leaf < leaves.length; leaf += 4)
    for (let n = 0; n < 8; n++) {
      const x = (leaves[leaf] as number) + (n & 1)
      const y = (leaves[leaf + 1] as number) + ((n >> 1) & 1)
      const z = (leaves[leaf + 2] as number) + (n >> 2)
      const at = x + sx * (y + sy * z)
      let inside = 0
      for (let i = 0; i < 8; i++) if ((values[at + (corners[i] as number)] as number) < 0) inside++
      if (inside === 0 || inside === 8) continue
      let [px, py, pz, count] = [0, 0, 0, 0]
      for (const [corner, axis] of edges) {
        const a = values[at + (corners[corner] as number)] as number
        const b = values[at + (corners[corner] as number) + steps[axis as 0 | 1 | 2]] as number
        if (a < 0 === b < 0) continue
        const t = a / (a - b)
        px += (corner & 1) + (axis === 0 ? t : 0)
        py += ((corner >> 1) & 1) + (axis === 1 ? t : 0)
        pz += (corner >> 2) + (axis === 2 ? t : 0)
        count++
      }
      numbers[at] = blocks.length
      cellsWith.push(at)
      blocks.push(leaves[leaf + 3] as number)
      places.push(
        box[0] + (x + px / count) * cell,
        box[1] + (y + py / count) * cell,
        box[2] + (z + pz / count) * cell,
      )
    }
  return {
    places: Float32Array.from(places),
    triangles: facesOf(cellsWith, values, numbers, steps),
    blocks: Uint32Array.from(blocks),
    nears,
    cell,
  }
}

/** Around each edge that crosses the surface, two triangles between the four cells that share it. */
function facesOf(
  cellsWith: number[],
  values: Float32Array,
  numbers: Int32Array,
  steps: readonly [number, number, number],
) {
  const triangles: number[] = []
  for (const at of cellsWith)
    for (const axis of [0, 1, 2] as const) {
      const here = values[at] as number
      const there = values[at + steps[axis]] as number
      if (here < 0 === there < 0) continue
      const u = steps[((axis + 1) % 3) as 0 | 1 | 2]
      const v = steps[((axis + 2) % 3) as 0 | 1 | 2]
      const [a, b, c, d] = [numbers[at], numbers[at - u], numbers[at - u - v], numbers[at - v]] as [
        number,
        number,
        number,
        number,
      ]
      if (Math.min(a, b, c, d) < 0) continue
      if (here < 0) triangles.push(a, b, c, a, c, d)
      else triangles.push(a, c, b, a, d, c)
    }
  return Uint32Array.from(triangles)
}
