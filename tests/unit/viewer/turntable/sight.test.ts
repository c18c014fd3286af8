import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centredOn, pannedBy, resized, wholeOf, zoomedAt } from '../../../../src/viewer/turntable/sight.ts'

const picture = { width: 1024, height: 1024 }
const phone = { width: 390, height: 480 }
const numbers = fc.double({ min: -3000, max: 3000, noNaN: true })

describe('a turntable that is zoomed and moved', () => {
  test('begins whole and in the middle', () => {
    const view = wholeOf(picture, phone)
    expect(view.zoom * 1024).toBeCloseTo(390)
    expect([view.x, view.y]).toEqual([0, 45])
  })

  test('keeps the place under the fingers where it is while it is zoomed', () => {
    const at = { x: 195, y: 240 }
    const view = wholeOf(picture, phone)
    const near = zoomedAt(view, picture, 2.5, at)
    expect((at.x - near.x) / near.zoom).toBeCloseTo((at.x - view.x) / view.zoom)
    expect((at.y - near.y) / near.zoom).toBeCloseTo((at.y - view.y) / view.zoom)
  })

  test('never shows a gap at an edge that it need not show, nor more than the whole', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 50, noNaN: true }), numbers, numbers, (factor, x, y) => {
        const view = pannedBy(
          zoomedAt(wholeOf(picture, phone), picture, factor, { x: 100, y: 100 }),
          picture,
          { x, y },
        )
        const long = 1024 * view.zoom
        expect(view.zoom).toBeGreaterThanOrEqual(390 / 1024 - 1e-9)
        expect(view.x).toBeLessThanOrEqual(Math.max(0, (390 - long) / 2) + 1e-6)
        expect(view.x + long).toBeGreaterThanOrEqual(Math.min(390, (390 + long) / 2) - 1e-6)
      }),
    )
  })

  test('keeps its middle when the screen is turned; a whole picture stays whole', () => {
    const wide = { width: 844, height: 300 }
    expect(resized(wholeOf(picture, phone), picture, wide).zoom).toBeCloseTo(300 / 1024)
    const near = centredOn(wholeOf(picture, phone), picture, { centre: { x: 500, y: 600 }, zoom: 1.5 })
    const after = resized(near, picture, wide)
    expect((wide.width / 2 - after.x) / after.zoom).toBeCloseTo(500)
    expect((wide.height / 2 - after.y) / after.zoom).toBeCloseTo(600)
  })
})
