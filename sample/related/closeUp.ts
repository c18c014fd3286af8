import type { Field, Tiled } from './field.ts'
import type { View } from './path.ts'

/** A preset mark, as far as one looks at it. */
export interface Shown {
  key: string
  name: string
  nameEn: string
  x: number
  y: number
  outline: [number, number][]
}

type Picture = Pick<Tiled, 'width' | 'height'>

/** height by width */
export const shape = 3 / 4

/** How much wider than the structure one looks. */
const around = 1.9

/** What shows a structure with something around it. @param least px at full size */
export function viewOf({ x, y, outline }: Shown, picture: Picture, least: number): View {
  const xs = [x, ...outline.map(([px]) => px)]
  const ys = [y, ...outline.map(([, py]) => py)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const wanted = Math.max(right - left, (bottom - top) / shape) * around
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: Math.min(Math.max(wanted, least), wholeOf(picture).width),
  }
}

/** The widest view of the usual shape that lies in the picture. */
export const wholeOf = ({ width, height }: Picture): View => ({
  x: width / 2,
  y: height / 2,
  width: Math.min(width, height / shape),
})

/** A view as a part of the picture: moved inside where it would reach over the edge. */
export function fieldOf({ x, y, width }: View, picture: Picture): Field {
  const height = width * shape
  const inside = (middle: number, side: number, most: number) =>
    Math.max(0, Math.min(middle - side / 2, most - side))
  return { left: inside(x, width, picture.width), top: inside(y, height, picture.height), width, height }
}
