import { describe, expect, test } from 'vitest'
import type { Picture, Point } from '../../../../sample/drawing/drawing.ts'
import { batches, finishSection } from '../../../../sample/drawing/kernel/batch.ts'
import { Canvas } from '../../../../sample/drawing/kernel/canvas.ts'
import { growFat } from '../../../../sample/drawing/kernel/fat.ts'
import { areaOf } from '../../../../sample/drawing/kernel/region.ts'
import { fold } from '../../../../sample/drawing/kernel/section.ts'
import { insidePolygon } from '../../../../sample/drawing/kernel/shapes.ts'
import { stains, unmixing } from '../../../../src/rules/stain.ts'

/** Mean optical density of a block of a picture against the empty glass, for red, green and blue light. */
function densityOf({ width, rgb }: Picture, white: readonly number[], [x0, y0]: Point, side: number) {
  const sum = [0, 0, 0]
  for (let y = y0; y < y0 + side; y++)
    for (let x = x0; x < x0 + side; x++)
      for (let k = 0; k < 3; k++) sum[k] = (sum[k] ?? 0) + (rgb[(y * width + x) * 3 + k] ?? 0)
  return sum.map((one, k) => -Math.log10(one / side ** 2 / (white[k] ?? 255)))
}

describe.each(Object.entries(batches))('batch %s', (_, batch) => {
  const side = 900
  /** one stain above, the other below, and a strip of glass on the right */
  const canvas = new Canvas(side, side, 1, 2)
  for (let y = 0; y < side; y++) canvas.plane(y < side / 2 ? 0 : 1).fill(60, y * side, y * side + side - 100)
  const picture = finishSection(canvas, { batch, dust: 0 }, 7)
  const blocks = (y: number) =>
    Array.from({ length: 8 }, (_, i) => densityOf(picture, batch.white, [i * 100, y], 40))

  test('haematoxylin and eosin are told apart, as in a view of one stain alone', () => {
    const rows = unmixing([stains.hematoxylin, stains.eosin])
    const found = (y: number) =>
      rows.map((row) =>
        blocks(y)
          .map((density) => row.reduce((sum, part, k) => sum + part * (density[k] ?? 0), 0))
          .reduce((sum, part) => sum + part / 8, 0),
      )
    for (const [own, other] of [found(200), found(650).toReversed()]) {
      expect(own).toBeGreaterThan(0.3)
      expect(Math.abs(other ?? 1) / (own ?? 1)).toBeLessThan(0.25)
    }
  })

  test('thickness varies over the section but not over the empty glass', () => {
    const green = [200, 300, 400, 550, 650, 750, 850].flatMap((y) =>
      y < 450 ? blocks(y).map((density) => density[1] ?? 0) : [],
    )
    const spread = (Math.max(...green) - Math.min(...green)) / (Math.max(...green) + Math.min(...green))
    expect(spread).toBeGreaterThan(0.03)
    expect(spread).toBeLessThan(0.25)
    const glass = [100, 400, 700].map((y) => densityOf(picture, batch.white, [side - 60, y], 40)[1] ?? 0)
    expect(Math.max(...glass) - Math.min(...glass)).toBeLessThan(0.02)
  })
})

test('a fold shows the tissue beside it once more, and leaves the rest as it is', () => {
  const canvas = new Canvas(200, 200, 1, 1)
  const plane = canvas.plane(0)
  plane.fill(40)
  plane.fill(90, 110 * 200, 120 * 200)
  const line = Array.from({ length: 21 }, (_, i): Point => [20 + i * 8, 100])
  fold(canvas, { line, widthUm: 60 })
  const at = (x: number, y: number) => plane[y * 200 + x]
  expect(at(100, 97)).toBe(80)
  expect(at(100, 85)).toBe(130)
  expect(at(100, 105)).toBe(40)
  expect(at(100, 30)).toBe(40)
  expect(at(10, 97)).toBe(40)
})

test('fat cells are of many sizes, do not overlap and hold their middles', () => {
  const middles = Array.from(
    { length: 100 },
    (_, i): Point => [60 + (i % 10) * 62 + ((i * 37) % 17), 60 + Math.floor(i / 10) * 60 + ((i * 53) % 19)],
  )
  const cells = growFat(middles, 42)
  const areas = cells.map(({ inside }) => Math.abs(areaOf(inside)))
  expect(Math.max(...areas) / Math.min(...areas)).toBeGreaterThan(1.4)
  for (const { middle, inside } of cells) {
    expect(insidePolygon(inside, ...middle)).toBe(true)
    for (const other of cells)
      if (other.inside !== inside)
        expect(inside.some((point) => insidePolygon(other.inside, ...point))).toBe(false)
  }
})
