import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partsOf, type Stain } from '../../../../src/rules/stain.ts'
import { alter, cssFilter, isAltered, UNALTERED } from '../../../../src/viewer/tools/adjust.ts'

const parts = partsOf('H&E')
const ids = { stain: 's', gamma: 'g' }
const seen = (pixel: readonly number[], change: Partial<typeof UNALTERED>) => {
  const pixels = Uint8ClampedArray.from([...pixel, 255])
  alter(pixels, { ...UNALTERED, ...change }, parts)
  return [...pixels.subarray(0, 3)]
}
/** What light passes these amounts of haematoxylin and eosin. */
const pixelOf = (h: number, e: number) => {
  const [H = [0, 0, 0], E = [0, 0, 0]] = parts.map(({ vector }) => vector) as Stain[]
  return [0, 1, 2].map((k) => 245 * 10 ** -((H[k] ?? 0) * h + (E[k] ?? 0) * e))
}

describe('an altered picture', () => {
  test('as it is, no filter stands and no pixel changes', () => {
    expect(cssFilter(UNALTERED, ids)).toBe('')
    expect(isAltered(UNALTERED)).toBe(false)
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 }), (pixel) => {
        expect(seen(pixel, {})).toEqual(pixel)
      }),
    )
  })

  test('only what was changed is in the filter, in the order that pixels are computed', () => {
    expect(cssFilter({ ...UNALTERED, brightness: 1.2, grey: true }, ids)).toBe('brightness(1.2) grayscale(1)')
    expect(cssFilter({ ...UNALTERED, gamma: 0.8, stain: 1, contrast: 2 }, ids)).toBe(
      'url(#s) contrast(2) url(#g)',
    )
  })

  test('brightness, contrast and gamma do what their names say', () => {
    expect(seen([100, 100, 100], { brightness: 1.5 })).toEqual([150, 150, 150])
    expect(seen([100, 128, 200], { contrast: 2 })).toEqual([72, 128, 255])
    expect(seen([64, 64, 64], { gamma: 2 })).toEqual([128, 128, 128])
    expect(seen([255, 0, 255], { gamma: 0.5 })).toEqual([255, 0, 255])
    const [r, g, b] = seen([200, 100, 50], { grey: true })
    expect([r, g]).toEqual([g, b])
  })

  test('haematoxylin alone looks as if there were no eosin, within the steps of a filter', () => {
    for (const [h, e] of [
      [0.5, 0.5],
      [1, 0.2],
      [0.1, 0.9],
    ] as const) {
      const [onlyH, onlyE] = [seen(pixelOf(h, e), { stain: 0 }), seen(pixelOf(h, e), { stain: 1 })]
      for (const [at, level] of pixelOf(h, 0).entries())
        expect(Math.abs((onlyH[at] ?? 0) - level)).toBeLessThan(8)
      for (const [at, level] of pixelOf(0, e).entries())
        expect(Math.abs((onlyE[at] ?? 0) - level)).toBeLessThan(8)
    }
  })
})
