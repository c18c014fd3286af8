import type { Specimen } from '../../../contract/specimens.ts'

/** The sides of the field that a picture shows, "4.1 × 3.1 mm"; empty where its scale is not known. */
export function fieldSize({ width, height, scale }: Pick<Specimen, 'width' | 'height' | 'scale'>) {
  if (scale <= 0 || width <= 0) return ''
  const um = [width * scale, height * scale]
  const inMm = Math.max(...um) >= 1000
  const text = um.map((side) => String(Number((inMm ? side / 1000 : side).toPrecision(2))))
  return `${text.join(' × ')} ${inMm ? 'mm' : 'µm'}`
}

/** The picture's own sides, "8192 × 6144 px"; empty while it is still being made. */
export const pixelSize = ({ width, height }: Pick<Specimen, 'width' | 'height'>) =>
  width > 0 && height > 0 ? `${width} × ${height} px` : ''

/** Size of one picture pixel, such as "0.25 µm/px" or "9.8 nm/px"; empty when it is not known. */
export function resolution({ scale }: Pick<Specimen, 'scale'>) {
  if (scale <= 0) return ''
  const [side, unit] = scale < 0.1 ? [scale * 1000, 'nm'] : [scale, 'µm']
  return `${Number(side.toPrecision(3))} ${unit}/px`
}

/** µm of a CSS px on a screen: 96 to the inch */
const SCREEN_PX = 25_400 / 96

/** How many times an electron micrograph is larger than life where its pixels are the screen's; undefined for all else. */
export const magnification = ({ kind, scale }: Pick<Specimen, 'kind' | 'scale'>) =>
  kind === 'electron' && scale > 0 ? Number((SCREEN_PX / scale).toPrecision(2)) : undefined
