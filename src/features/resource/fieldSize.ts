import type { Specimen } from '../../contract/specimens.ts'

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

/** What one px stands for, "0.25 µm/px"; empty where it is not known. */
export const resolution = ({ scale }: Pick<Specimen, 'scale'>) =>
  scale > 0 ? `${Number(scale.toPrecision(3))} µm/px` : ''
