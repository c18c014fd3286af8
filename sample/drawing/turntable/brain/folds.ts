/**
 * How the cortex folds: a pattern of ridges and furrows that grows by itself on the surface, as gyri do, from noise;
 * it keeps one width, and the sulci that have names are held down from the beginning, so that their gyri lie beside them.
 */
import { createRandom } from '../../kernel/random.ts'
import { type Box, Near, type Shape } from '../kernel/shape.ts'
import { mirror, smoothLine, type V3 } from '../kernel/vector.ts'

const CELL = 1.75
/** mm on each side of the surface where the pattern lives */
const SHELL = 4.5
const ROUNDS = 16

interface Grid {
  size: [number, number, number]
  box: Box
  at(x: number, y: number, z: number): number
}

function gridOf(box: Box): Grid {
  const size = [0, 1, 2].map((axis) => Math.ceil(((box[axis + 3] ?? 0) - (box[axis] ?? 0)) / CELL) + 1) as [
    number,
    number,
    number,
  ]
  const index = (v: number, axis: 0 | 1 | 2) =>
    Math.min(size[axis] - 1, Math.max(0, Math.round((v - (box[axis] ?? 0)) / CELL)))
  return { size, box, at: (x, y, z) => index(x, 0) + size[0] * (index(y, 1) + size[1] * index(z, 2)) }
}

/** Cells near the surface. */
function shellOf(shape: Shape, { size, box }: Grid): Uint8Array {
  const shell = new Uint8Array(size[0] * size[1] * size[2])
  const PART = 8
  for (let z = 0; z < size[2]; z += PART)
    for (let y = 0; y < size[1]; y += PART)
      for (let x = 0; x < size[0]; x += PART) {
        const from = [box[0] + x * CELL, box[1] + y * CELL, box[2] + z * CELL] as const
        const side = PART * CELL
        const near = new Near(shape, [...from, from[0] + side, from[1] + side, from[2] + side], SHELL)
        if (near.isEmpty) continue
        for (let k = z; k < Math.min(z + PART, size[2]); k++)
          for (let j = y; j < Math.min(y + PART, size[1]); j++)
            for (let i = x; i < Math.min(x + PART, size[0]); i++) {
              const d = near.bare(box[0] + i * CELL, box[1] + j * CELL, box[2] + k * CELL)
              if (Math.abs(d) < SHELL) shell[i + size[0] * (j + size[1] * k)] = 1
            }
      }
  return shell
}

/** Running mean over 2r + 1 cells along each axis, twice: nearly a Gaussian. */
function blurred(values: Float32Array, [sx, sy, sz]: [number, number, number], r: number): Float32Array {
  let from = values
  for (let pass = 0; pass < 2; pass++)
    for (const [step, count, others] of [
      [
        1,
        sx,
        [
          [sx, sy],
          [sx * sy, sz],
        ],
      ],
      [
        sx,
        sy,
        [
          [1, sx],
          [sx * sy, sz],
        ],
      ],
      [
        sx * sy,
        sz,
        [
          [1, sx],
          [sx, sy],
        ],
      ],
    ] as const) {
      const to = new Float32Array(from.length)
      const [[stepA, countA], [stepB, countB]] = others
      for (let b = 0; b < countB; b++)
        for (let a = 0; a < countA; a++) {
          const start = a * stepA + b * stepB
          let sum = 0
          for (let i = 0; i < r; i++) sum += from[start + i * step] as number
          for (let i = 0; i < count; i++) {
            if (i + r < count) sum += from[start + (i + r) * step] as number
            to[start + i * step] = sum / (2 * r + 1)
            if (i - r >= 0) sum -= from[start + (i - r) * step] as number
          }
        }
      from = to
    }
  return from
}

/** @param sulci of the left half; the right half has the same, and its own small ones. @returns -1 in a furrow to 1 on a ridge */
export function foldsOf(shape: Shape, box: Box, sulci: V3[][], push: (place: V3) => V3) {
  const grid = gridOf(box)
  const { size } = grid
  const shell = shellOf(shape, grid)
  const random = createRandom(23)
  let u: Float32Array<ArrayBufferLike> = Float32Array.from(shell, (is) => (is ? random.range(-0.4, 0.4) : 0))
  const held = heldCells(grid, sulci, push)
  const weight = [
    blurred(Float32Array.from(shell), size, 1),
    blurred(Float32Array.from(shell), size, 2),
  ] as const
  for (let round = 0; round < ROUNDS; round++) {
    const close = blurred(u, size, 1)
    const wide = blurred(u, size, 2)
    const next = new Float32Array(u.length)
    for (let i = 0; i < next.length; i++)
      if (shell[i]) {
        const push =
          (close[i] as number) / (weight[0][i] as number) - (wide[i] as number) / (weight[1][i] as number)
        next[i] = Math.tanh(7.5 * push + 0.35 * (u[i] as number) + 0.06)
      }
    for (const i of held) next[i] = -1
    u = next
  }
  u = blurred(u, size, 1)
  return (x: number, y: number, z: number) =>
    sampled(u, size, (x - box[0]) / CELL, (y - box[1]) / CELL, (z - box[2]) / CELL)
}

function heldCells(grid: Grid, sulci: V3[][], push: (place: V3) => V3): Set<number> {
  const held = new Set<number>()
  for (const points of sulci)
    for (const place of smoothLine(points, 24)) {
      const [x, y, z] = push(place)
      const [mx, my, mz] = push([x * 0.9, y * 0.93, z * 0.96])
      for (const [px, py, pz] of [
        [x, y, z],
        [mx, my, mz],
      ] as const)
        for (const side of [[px, py, pz], mirror([px, py, pz])] as const)
          for (const lift of [-3, 0, 3])
            held.add(grid.at(side[0] + (side[0] > 0 ? lift : -lift) * 0.6, side[1] + lift * 0.5, side[2]))
    }
  return held
}

function sampled(u: Float32Array, [sx, sy, sz]: [number, number, number], x: number, y: number, z: number) {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  if (ix < 0 || iy < 0 || iz < 0 || ix >= sx - 1 || iy >= sy - 1 || iz >= sz - 1) return 0
  const [tx, ty, tz] = [x - ix, y - iy, z - iz]
  const at = ix + sx * (iy + sy * iz)
  const row = (i: number) => (u[i] as number) * (1 - tx) + (u[i + 1] as number) * tx
  const face = (i: number) => row(i) * (1 - ty) + row(i + sx) * ty
  return face(at) * (1 - tz) + face(at + sx * sy) * tz
}
