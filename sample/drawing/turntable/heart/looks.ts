import type { Look } from '../kernel/shape.ts'

/** Linear light and gloss: arteries red and veins blue as in every atlas, but of flesh. */
export const muscle: Look = [0.25, 0.034, 0.026, 0.85]
export const atrium: Look = [0.3, 0.058, 0.05, 0.8]
export const fat: Look = [0.6, 0.4, 0.13, 0.85]
export const aorta: Look = [0.5, 0.085, 0.062, 0.7]
export const pulmonary: Look = [0.1, 0.13, 0.34, 0.7]
export const cava: Look = [0.075, 0.105, 0.3, 0.7]
export const pulmonaryVein: Look = [0.42, 0.07, 0.068, 0.7]
export const coronary: Look = [0.62, 0.045, 0.035, 0.9]
export const cardiacVein: Look = [0.07, 0.1, 0.34, 0.85]
export const hollow: Look = [0.05, 0.008, 0.01, 0.35]
