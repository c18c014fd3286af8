/** Lines over the surface, left half unless they lie in the middle: where the bones of the vault meet. */
import type { V3 } from '../kernel/vector.ts'

export const coronal: V3[] = [
  [0, 99, 4],
  [20, 95, 6],
  [40, 80, 10],
  [54, 56, 16],
  [58, 32, 20],
  [56, 16, 22],
]
export const sagittal: V3[] = [
  [0, 99, 4],
  [0, 102, -22],
  [0, 96, -54],
  [0, 80, -80],
  [0, 66, -90],
]
export const lambdoid: V3[] = [
  [0, 66, -90],
  [18, 56, -89],
  [38, 36, -82],
  [52, 16, -70],
  [56, 2, -58],
]
export const squamosal: V3[] = [
  [56, 14, 20],
  [62, 30, 8],
  [66, 38, -10],
  [67, 32, -30],
  [64, 14, -42],
  [58, 2, -52],
]
export const sphenofrontal: V3[] = [
  [56, 16, 22],
  [50, 14, 36],
  [46, 16, 48],
]
export const zygomaticomaxillary: V3[] = [
  [33, -14, 66],
  [36, -24, 58],
  [37, -31, 50],
]
export const frontozygomatic: V3[] = [
  [41, 14, 60],
  [46, 14, 56],
  [51, 14, 50],
]
export const nasal: V3[] = [
  [0, 18, 78],
  [5, 17, 76],
  [10, 18, 72],
]
export const internasal: V3[] = [
  [0, 18, 78],
  [0, 8, 80],
  [0, -4, 84],
]
export const sphenosquamosal: V3[] = [
  [56, 14, 20],
  [54, 4, 15],
  [50, -8, 15],
]

/** Ridges: where the fascia of the temporal muscle and the muscles of the nape are fixed. */
export const temporal: V3[] = [
  [46, 19, 54],
  [48, 33, 45],
  [52, 52, 28],
  [58, 66, 2],
  [63, 66, -28],
  [63, 50, -52],
  [60, 28, -62],
]
export const superiorNuchal: V3[] = [
  [0, 6, -99],
  [14, 8, -96],
  [30, 5, -88],
  [46, -2, -70],
  [54, -10, -50],
]
export const inferiorNuchal: V3[] = [
  [1, -7, -84],
  [14, -6, -80],
  [28, -9, -72],
  [40, -14, -58],
]
export const occipitalCrest: V3[] = [
  [0, 4, -98],
  [0, -6, -86],
  [0, -14, -66],
]
