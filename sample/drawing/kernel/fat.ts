import type { Point } from '../drawing.ts'
import type { Canvas } from './canvas.ts'
import { Seeds } from './cells.ts'
import type { Nucleus } from './nucleus.ts'
import { hash2 } from './random.ts'
import { stampNuclei } from './stamps.ts'
import type { Tile } from './tile.ts'

/** A cell emptied of its fat: what is left of it, and the hole. */
export interface FatCell {
  middle: Point
  wall: Point[]
  inside: Point[]
}

/** Sizes as parts of the usual, and how much longer than wide a cell may be. */
const smallest = 0.86
const largest = 1.2
const longest = 1.25
const corners = 40
/** half the wall between two cells, µm */
const halfWallUm = 0.85

/**
 * Fat cells that press each other flat: the wall between two is straight and lies nearer to the smaller; where nobody
 * presses, a cell is an oval.
 * @param usualUm how far a usual cell reaches where no neighbour bounds it
 */
export function growFat(middles: readonly Point[], usualUm: number): FatCell[] {
  const right = middles.reduce((most, p) => Math.max(most, p[0]), 0)
  const low = middles.reduce((most, p) => Math.max(most, p[1]), 0)
  const seeds = new Seeds(right, low, usualUm * 1.4, middles)
  const sizes = middles.map((_, i) => usualUm * (smallest + (largest - smallest) * hash2(i, 1, 5)))
  return middles.map((middle, i) => {
    const size = sizes[i] ?? usualUm
    const neighbours = seeds.around(middle[0], middle[1]).flatMap((other) => {
      const q = middles[other]
      if (!q || other === i) return []
      const [dx, dy] = [q[0] - middle[0], q[1] - middle[1]]
      const apart = Math.hypot(dx, dy)
      const bound = (apart + (size ** 2 - (sizes[other] ?? usualUm) ** 2) / apart) / 2
      return [{ x: dx / apart, y: dy / apart, bound }]
    })
    const lie = hash2(i, 2, 5) * Math.PI
    const long = 1 + (longest - 1) * hash2(i, 3, 5)
    const outline = (inset: number) =>
      rounded(middle, (cos, sin) => {
        const along = cos * Math.cos(lie) + sin * Math.sin(lie)
        let reach = size / Math.sqrt(along ** 2 / long + (1 - along ** 2) * long) - Math.max(0, inset)
        for (const { x, y, bound } of neighbours) {
          const toward = x * cos + y * sin
          if (toward > 0) reach = Math.min(reach, (bound - inset) / toward)
        }
        return reach
      })
    return { middle, wall: outline(-halfWallUm), inside: outline(halfWallUm) }
  })
}

function rounded(middle: Point, reachAt: (cos: number, sin: number) => number): Point[] {
  const turns = Array.from({ length: corners }, (_, k) => (k / corners) * 2 * Math.PI)
  const reaches = turns.map((turn) => reachAt(Math.cos(turn), Math.sin(turn)))
  return turns.map((turn, k) => {
    const reach = reaches[k] ?? 0
    const beside = ((reaches[(k + 1) % corners] ?? 0) + (reaches[(k + corners - 1) % corners] ?? 0)) / 2
    const r = Math.min(reach, beside)
    return [middle[0] + Math.cos(turn) * r, middle[1] + Math.sin(turn) * r]
  })
}

/** Draw it over the nuclei of the tissue between. Now and then a fat cell's own is met, flat against its wall. */
export function drawFat(
  canvas: Canvas,
  chromatin: Tile,
  cells: readonly FatCell[],
  walls = [0.05, 0.34],
): void {
  for (const { wall } of cells) canvas.polygon(wall)
  canvas.apply({ values: walls })
  for (const { inside } of cells) canvas.polygon(inside)
  canvas.apply({ values: [0.004, 0.012] })
  stampNuclei(
    canvas,
    chromatin,
    cells.flatMap(({ middle, inside }, i): Nucleus[] => {
      const at = inside[(i * 7) % corners]
      if (i % 5 > 0 || !at) return []
      const angle = Math.atan2(at[1] - middle[1], at[0] - middle[0])
      return [{ x: at[0], y: at[1], rx: 1.4, ry: 4.8, angle, dark: 1, seed: i }]
    }),
  )
}
