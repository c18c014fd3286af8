import { noise } from '../kernel/noise.ts'

export const widthUm = 3000
export const heightUm = 2250
/** Thickness of the basement membrane and of the perichondrium, µm. */
export const membraneUm = 6
export const perichondriumUm = 58
/** Length of the cilia, µm. */
export const ciliaUm = 7

/** Borders of the wall's layers from the lumen outwards, as heights (µm) at x. */
export interface Layout {
  surface(x: number): number
  /** upper side of the basement membrane */
  membrane(x: number): number
  /** where the lamina propria passes into the submucosa */
  propria(x: number): number
  cartilageTop(x: number): number
  cartilageBottom(x: number): number
  /** slope of the wall at x, radians */
  slope(x: number): number
}

export function layOut(seed: number): Layout {
  // the lumen's middle lies 9 mm above the field
  const bow = (x: number) => 115 * (1 - ((x - widthUm / 2) / (widthUm / 2)) ** 2)
  const surface = (x: number) =>
    112 + bow(x) + 15 * noise(x / 270, 1, seed) + 6 * noise(x / 75, 2, seed) + 1.2 * noise(x / 14, 3, seed)
  const membrane = (x: number) =>
    112 +
    bow(x) +
    15 * noise(x / 270, 1, seed) +
    4 * noise(x / 75, 2, seed) +
    57 +
    3 * noise(x / 110, 4, seed)
  const cartilageTop = (x: number) =>
    790 + bow(x) + 24 * noise(x / 520, 5, seed) + 5 * noise(x / 120, 6, seed)
  return {
    surface,
    membrane,
    propria: (x) => membrane(x) + 118 + 22 * noise(x / 160, 7, seed),
    cartilageTop,
    cartilageBottom: (x) =>
      cartilageTop(x) + 745 + 34 * noise(x / 600, 8, seed) + 6 * noise(x / 140, 9, seed),
    slope: (x) => Math.atan2(cartilageTop(x + 30) - cartilageTop(x - 30), 60),
  }
}
