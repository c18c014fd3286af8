import type { Look } from '../kernel/shape.ts'

export const bone: Look = [0.61, 0.455, 0.28, 0.36]
export const tooth: Look = [0.62, 0.52, 0.345, 0.9]
export const inside: Look = [0.2, 0.14, 0.085, 0.12]
