import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceTo, isInside, type Outline, type Spot } from '../../../../src/rules/marks/outline.ts'
import { ellipseIn } from '../../../../src/rules/marks/shape.ts'

const l: [number, number][] = [
  [0, 0],
  [10, 0],
  [10, 4],
  [4, 4],
  [4, 10],
  [0, 10],
]

const spots = fc.record({
  x: fc.double({ min: -200, max: 200, noNaN: true }),
  y: fc.double({ min: -200, max: 200, noNaN: true }),
})

/** The nearest of many places along the lines of an outline: slow, and sure. */
function nearestOf(outline: Outline, { x, y }: Spot, steps = 400): number {
  let nearest = Infinity
  for (const [at, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(at + 1) % outline.length] ?? [ax, ay]
    for (let step = 0; step <= steps; step++) {
      const along = step / steps
      nearest = Math.min(nearest, Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)))
    }
  }
  return nearest
}

describe('a place and an outline', () => {
  test('of a polygon: 0 inside, else as far as the nearest place on it', () => {
    const corner = fc.tuple(fc.integer({ min: -100, max: 100 }), fc.integer({ min: -100, max: 100 }))
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: 7 }), spots, (outline, at) => {
        const distance = distanceTo(outline, at)
        if (isInside(outline, at)) expect(distance).toBe(0)
        else expect(Math.abs(distance - nearestOf(outline, at))).toBeLessThan(0.4)
      }),
      { numRuns: 60 },
    )
  })

  test('the distance to an ellipse is 0 inside, to a circle the way to its rim', () => {
    const radius = fc.integer({ min: 5, max: 90 })
    fc.assert(
      fc.property(radius, radius, spots, (rx, ry, at) => {
        const outline = ellipseIn({ left: -rx, right: rx, top: -ry, bottom: ry })
        const where = Math.hypot(at.x / rx, at.y / ry)
        // 64 corners: within a few thousandths of the curve
        if (where < 0.99) expect(distanceTo(outline, at)).toBe(0)
        if (where > 1) expect(distanceTo(outline, at)).toBeGreaterThan(0)
        const circle = ellipseIn({ left: -rx, right: rx, top: -rx, bottom: rx })
        const toRim = Math.max(0, Math.hypot(at.x, at.y) - rx)
        expect(Math.abs(distanceTo(circle, at) - toRim)).toBeLessThan(rx * 0.002)
      }),
    )
  })

  test('a single place and a line have no inside, only a distance', () => {
    fc.assert(
      fc.property(spots, spots, spots, (one, other, at) => {
        expect(distanceTo([[one.x, one.y]], at)).toBeCloseTo(Math.hypot(one.x - at.x, one.y - at.y), 9)
        const line: Outline = [
          [one.x, one.y],
          [other.x, other.y],
        ]
        expect(Math.abs(distanceTo(line, at) - nearestOf(line, at))).toBeLessThan(1.5)
        const half = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
        expect(distanceTo(line, half)).toBeCloseTo(0, 6)
      }),
    )
  })

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

  test('the distance to any polygon is 0 inside and never more than to a corner', () => {
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
