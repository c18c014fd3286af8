import type { Stain } from '../kernel/stain.ts'

/** Planes of a blood film: every drawing of blood has these three, in this order. */
export const PURPLE = 0
export const SALMON = 1
export const BLUE = 2

/** Azure bound to nuclei (with eosin: purple), eosin with haemoglobin, methylene blue in cytoplasm. */
export type FilmStains = readonly [purple: Stain, salmon: Stain, blue: Stain]

/** Wright-Giemsa at pH 6.8: red cells salmon, nuclei deep violet. */
export const wrightGiemsa: FilmStains = [
  [0.58, 0.8, 0.27],
  [0.09, 0.47, 0.43],
  [0.6, 0.27, 0.07],
]

/** Giemsa at pH 7.2: red cells buff, chromatin of parasites ruby, nuclei of white cells violet by the blue in them. */
export const giemsa: FilmStains = [
  [0.3, 0.86, 0.38],
  [0.15, 0.37, 0.42],
  [0.66, 0.34, 0.08],
]
