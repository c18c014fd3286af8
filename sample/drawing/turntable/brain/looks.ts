import type { Look } from '../kernel/shape.ts'

export const cortex: Look = [0.6, 0.4, 0.33, 0.62]
export const cerebellar: Look = [0.52, 0.31, 0.24, 0.55]
export const stem: Look = [0.66, 0.52, 0.4, 0.5]
export const nerve: Look = [0.7, 0.58, 0.36, 0.5]
export const deep: Look = [0.3, 0.1, 0.085, 0.5]
export const section: Look = [0.7, 0.6, 0.5, 0.4]
