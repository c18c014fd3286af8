import { noise } from '../kernel/noise.ts'

export const widthUm = 1600
export const heightUm = 1200
/** Thickness of the perichondrium, µm. */
export const perichondriumUm = 62

/** The cartilage plate's two faces, as heights (µm) at x. */
export interface Layout {
  top(x: number): number
  bottom(x: number): number
  slope(x: number): number
  /** µm below the nearer face; negative outside the cartilage */
  deep(x: number, y: number): number
}

export function layOut(seed: number): Layout {
  const top = (x: number) => 232 - 58 * (1 - ((x - 860) / 900) ** 2) + 12 * noise(x / 240, 1, seed)
  const bottom = (x: number) => top(x) + 742 + 22 * noise(x / 380, 2, seed) + 6 * noise(x / 110, 3, seed)
  return {
    top,
    bottom,
    slope: (x) => Math.atan2(top(x + 25) - top(x - 25), 50),
    deep: (x, y) => Math.min(y - top(x), bottom(x) - y),
  }
}
