export { giemsa, wrightGiemsa } from '../../../src/rules/stain.ts'

/** Planes of a blood film: every drawing of blood has these three, in this order. */
export const PURPLE = 0
export const SALMON = 1
export const BLUE = 2
