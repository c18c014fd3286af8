/** The sulci that have names, as lines near the surface of the left half (x > 0); y up, z forward, mm. */
import type { V3 } from '../kernel/vector.ts'

export const lateral: V3[] = [
  [38, -14, 47],
  [50, -9, 34],
  [60, -1, 16],
  [65, 7, -6],
  [63, 16, -28],
  [60, 22, -34],
]
export const central: V3[] = [
  [3, 57, -16],
  [18, 55, -12],
  [32, 49, -8],
  [44, 38, 0],
  [53, 26, 2],
  [60, 12, 9],
]
const precentral: V3[] = [
  [14, 57, 3],
  [28, 50, 8],
  [42, 39, 15],
  [52, 26, 19],
  [57, 11, 24],
]
const postcentral: V3[] = [
  [12, 55, -31],
  [28, 50, -26],
  [44, 40, -18],
  [55, 28, -14],
  [62, 16, -7],
]
const superiorFrontal: V3[] = [
  [26, 51, 9],
  [24, 46, 30],
  [20, 38, 52],
  [15, 24, 71],
]
const inferiorFrontal: V3[] = [
  [52, 25, 21],
  [48, 23, 38],
  [40, 18, 54],
  [30, 10, 68],
]
const intraparietal: V3[] = [
  [50, 35, -17],
  [42, 42, -34],
  [32, 42, -50],
  [24, 34, -66],
]
export const superiorTemporal: V3[] = [
  [48, -21, 42],
  [58, -16, 26],
  [64, -9, 4],
  [66, -1, -20],
  [61, 10, -42],
  [56, 22, -50],
]
const inferiorTemporal: V3[] = [
  [50, -30, 32],
  [58, -27, 8],
  [60, -22, -18],
  [54, -14, -44],
]
const parietoOccipital: V3[] = [
  [2, 42, -58],
  [10, 42, -57],
  [18, 38, -56],
]
const lateralOccipital: V3[] = [
  [50, 6, -54],
  [38, 6, -70],
  [22, 6, -80],
]

export const named: V3[][] = [
  lateral,
  central,
  precentral,
  postcentral,
  superiorFrontal,
  inferiorFrontal,
  intraparietal,
  superiorTemporal,
  inferiorTemporal,
  parietoOccipital,
  lateralOccipital,
]
