import type { Look } from '../kernel/shape.ts'

export const enamel: Look = [0.66, 0.61, 0.5, 1]
export const cementum: Look = [0.58, 0.44, 0.24, 0.28]
