import { type MarkColor, markColors } from '../../contract/specimens.ts'

export type Rgb = readonly [number, number, number]

/** The colours that marks are drawn in; each stands on a white ring. */
export const rgbOf: Record<MarkColor, Rgb> = {
  yellow: [198, 132, 0],
  red: [217, 43, 28],
  green: [17, 128, 79],
  blue: [26, 95, 208],
  violet: [122, 60, 194],
  black: [16, 16, 18],
}

export const cssOf = (color: MarkColor) => `rgb(${rgbOf[color].join(' ')})`

const apart = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** The one of our colours that comes closest. */
export const nearestColor = (rgb: Rgb): MarkColor =>
  markColors.reduce((best, one) => (apart(rgbOf[one], rgb) < apart(rgbOf[best], rgb) ? one : best))
