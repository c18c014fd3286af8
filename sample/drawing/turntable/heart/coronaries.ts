/** Grooves with their fat, and the vessels that lie in them. */
import { onto, vesselOn } from '../kernel/hug.ts'
import type { Box, Piece, Shape } from '../kernel/shape.ts'
import type { V3 } from '../kernel/vector.ts'
import { atria, ventricles } from './body.ts'
import { cardiacVein, coronary, fat } from './looks.ts'

export const box: Box = [-72, -78, -72, 76, 126, 60]

const base: Shape = { pieces: [...ventricles, ...atria] }
const deep = onto(base, box, -2.4)
const deepBack = onto({ pieces: ventricles }, box, -1.6)

/** The grooves, as lines on the surface. */
const front: V3[] = [
  [21, 22, 20],
  [23, 8, 28],
  [27, -10, 34],
  [34, -30, 36],
  [42, -46, 34],
  [47, -56, 26],
]
const right: V3[] = [
  [-12, 18, 25],
  [-18, 10, 26],
  [-26, -2, 26],
  [-34, -18, 18],
  [-34, -30, 6],
  [-26, -34, -10],
  [-14, -30, -24],
]
const left: V3[] = [
  [20, 22, 12],
  [34, 12, 6],
  [40, 6, -8],
  [36, 2, -24],
  [22, -2, -36],
  [4, -8, -40],
  [-12, -20, -34],
]
const back: V3[] = [
  [-12, -26, -30],
  [-2, -34, -26],
  [12, -42, -18],
  [26, -52, -8],
  [38, -60, 4],
]

const lines: { points: V3[]; radii: number[]; kind: 'artery' | 'vein'; side?: V3 }[] = [
  { points: front, radii: [2.2, 2, 1.6, 1.1], kind: 'artery' },
  { points: right, radii: [2.2, 2.1, 1.9, 1.6], kind: 'artery' },
  {
    points: [
      [22, 22, 12],
      [32, 13, 9],
      [38, 8, -4],
      [38, 2, -18],
      [32, -4, -30],
    ],
    radii: [2.1, 1.9, 1.6, 1.1],
    kind: 'artery',
  },
  { points: back, radii: [1.9, 1.6, 1.3, 0.9], kind: 'artery' },
  // branches: diagonal, left marginal, conus, right marginal
  {
    points: [
      [25, 2, 28],
      [37, -8, 22],
      [46, -22, 16],
      [52, -36, 10],
    ],
    radii: [1.5, 1.2, 0.8],
    kind: 'artery',
  },
  {
    points: [
      [29, -14, 32],
      [40, -24, 26],
      [49, -38, 20],
    ],
    radii: [1.3, 1, 0.7],
    kind: 'artery',
  },
  {
    points: [
      [38, 4, -10],
      [46, -10, -10],
      [50, -26, -6],
      [52, -40, 0],
    ],
    radii: [1.6, 1.3, 0.8],
    kind: 'artery',
  },
  {
    points: [
      [-14, 15, 26],
      [-4, 12, 36],
      [6, 10, 36],
    ],
    radii: [1.2, 1, 0.7],
    kind: 'artery',
  },
  {
    points: [
      [-33, -24, 14],
      [-18, -38, 20],
      [0, -46, 22],
      [18, -52, 22],
    ],
    radii: [1.6, 1.3, 0.8],
    kind: 'artery',
  },
  {
    points: [
      [-26, -2, 26],
      [-16, -8, 34],
      [-6, -16, 38],
    ],
    radii: [1.2, 0.9, 0.6],
    kind: 'artery',
  },
  // veins: great cardiac, its way round to the sinus, middle, small
  {
    points: front
      .slice(1)
      .map(([x, y, z]): V3 => [x + 5, y + 1, z - 2])
      .reverse(),
    radii: [1.2, 1.8, 2.2],
    kind: 'vein',
  },
  {
    points: [
      [27, 12, 24],
      [35, 7, 12],
      [42, 0, -2],
      [40, -6, -18],
      [30, -8, -32],
    ],
    radii: [2.2, 2.4, 3],
    kind: 'vein',
  },
  {
    points: [
      [30, -8, -32],
      [16, -10, -38],
      [0, -14, -40],
      [-14, -20, -34],
    ],
    radii: [3, 4.6, 5.4, 5.2],
    kind: 'vein',
  },
  { points: back.map(([x, y, z]): V3 => [x + 5, y + 1, z - 2]), radii: [2.4, 2, 1.5, 1], kind: 'vein' },
]

/** Fat fills the grooves: low cushions of uneven width. */
export const cushions: Piece[] = [front, right, left, back].map((points, i) => ({
  look: fat,
  soft: 8,
  parts: vesselOn(
    i < 3 ? deep : deepBack,
    points,
    i === 0 ? [5.5, 4.4, 3.4, 3, 2.2] : [4.2, 5, 4.4, 4.6, 3.4],
  ).parts,
}))

const onFat = onto({ pieces: [...base.pieces, ...cushions] }, box, 0.5)
const drawn = lines.map(({ points, radii, kind }) => ({ kind, ...vesselOn(onFat, points, radii) }))

export const coronaryVessels: Piece[] = drawn.map(({ kind, parts }) => ({
  look: kind === 'artery' ? coronary : cardiacVein,
  soft: 1,
  parts,
}))

/** All grooves, for fat that runs out beside them. */
export const grooves: V3[][] = [front, right, left, back].map((points) => vesselOn(onFat, points, 1).line)
