import type { Point } from '../drawing.ts'

/** Places written one after the other as `x,y`, parted by blanks: outlines and courses drawn by hand. */
export function points(list: string): Point[] {
  return list
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const [x, y] = pair.split(',').map(Number)
      if (x === undefined || y === undefined || Number.isNaN(x + y))
        throw new RangeError(`no place: "${pair}"`)
      return [x, y]
    })
}
