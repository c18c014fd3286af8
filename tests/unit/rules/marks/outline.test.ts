import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceTo, isInside } from '../../../../src/rules/marks/outline.ts'

const l: [number, number][] = [
  [0, 0],
  [10, 0],
  [10, 4],
  [4, 4],
  [4, 10],
  [0, 10],
]

describe('a place and an outline', () => {
  test('inside is inside, also of what is not convex', () => {
    expect(isInside(l, { x: 2, y: 8 })).toBe(true)
    expect(isInside(l, { x: 8, y: 8 })).toBe(false)
  })

  test('the distance is 0 inside and to the nearest edge or corner outside', () => {
    expect(distanceTo(l, { x: 2, y: 8 })).toBe(0)
    expect(distanceTo(l, { x: 7, y: 8 })).toBe(3)
    expect(distanceTo(l, { x: 13, y: -4 })).toBe(5)
    expect(distanceTo([], { x: 1, y: 1 })).toBe(Infinity)
  })

  test('whatever the polygon, the distance is 0 exactly where it is inside or on its edge', () => {
    const corner = fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 50 }))
    const polygon = fc.array(corner, { minLength: 3, maxLength: 9 })
    fc.assert(
      fc.property(polygon, fc.double({ min: -20, max: 70, noNaN: true }), (outline, x) => {
        const at = { x, y: 20.5 }
        const distance = distanceTo(outline, at)
        if (isInside(outline, at)) expect(distance).toBe(0)
        else expect(distance).toBeGreaterThanOrEqual(0)
        // never further than any of its corners
        for (const [cx, cy] of outline)
          expect(distance).toBeLessThanOrEqual(Math.hypot(cx - at.x, cy - at.y) + 1e-9)
      }),
    )
  })
})
