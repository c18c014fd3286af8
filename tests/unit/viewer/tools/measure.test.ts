import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { turnPoint } from '../../../../src/viewer/slide/geometry.ts'
import {
  areaOfRing,
  areaText,
  crossesItself,
  lengthOf,
  lengthText,
  measureText,
} from '../../../../src/viewer/tools/measure.ts'

const points = fc.array(
  fc.record({
    x: fc.double({ min: -5000, max: 5000, noNaN: true }),
    y: fc.double({ min: -5000, max: 5000, noNaN: true }),
  }),
  { minLength: 3, maxLength: 12 },
)
const square = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
]

describe('measuring', () => {
  test('a way is the sum of its parts, a ring is closed by itself', () => {
    expect(lengthOf(square)).toBe(300)
    expect(areaOfRing(square)).toBe(10_000)
    expect(lengthOf(square.slice(0, 1))).toBe(0)
    expect(areaOfRing(square.slice(0, 2))).toBe(0)
  })

  test('is the same however the picture is turned or moved', () => {
    fc.assert(
      fc.property(points, fc.double({ min: 0, max: 360, noNaN: true }), (places, degrees) => {
        const moved = places.map((place) => {
          const { x, y } = turnPoint(place, degrees)
          return { x: x + 777, y: y - 333 }
        })
        expect(lengthOf(moved)).toBeCloseTo(lengthOf(places), 3)
        expect(areaOfRing(moved)).toBeCloseTo(areaOfRing(places), 0)
        expect(areaOfRing([...places].reverse())).toBeCloseTo(areaOfRing(places), 3)
      }),
    )
  })

  test('twice the µm per px is twice the length and four times the area', () => {
    expect(measureText('length', square, 0.5)).toBe('150 µm')
    expect(measureText('length', square, 1)).toBe('300 µm')
    expect(measureText('area', square, 0.5)).toBe('2,500 µm²')
    expect(measureText('area', square, 1)).toBe('10,000 µm²')
  })

  test('says nothing while there are too few places', () => {
    expect(measureText('length', square.slice(0, 1), 1)).toBeNull()
    expect(measureText('area', square.slice(0, 2), 1)).toBeNull()
  })

  test('units are those that a person would take', () => {
    expect([0, 0.000_456, 0.007_22, 0.254, 1, 7.06, 999, 1000, 12_345].map(lengthText)).toEqual([
      '0 nm',
      '0.46 nm',
      '7.22 nm',
      '254 nm',
      '1 µm',
      '7.06 µm',
      '999 µm',
      '1 mm',
      '12.3 mm',
    ])
    expect([50, 99_900, 100_000, 2_500_000].map(areaText)).toEqual([
      '50 µm²',
      '99,900 µm²',
      '0.1 mm²',
      '2.5 mm²',
    ])
  })
})

test('a ring that crosses itself is known: no area is told of it', () => {
  const at = (x: number, y: number) => ({ x, y })
  expect(crossesItself([at(0, 0), at(10, 10), at(10, 0), at(0, 10)])).toBe(true)
  expect(crossesItself([at(0, 0), at(10, 0), at(10, 10), at(0, 10)])).toBe(false)
  expect(crossesItself([at(0, 0), at(10, 0), at(5, 5)])).toBe(false)
  expect(crossesItself([at(0, 0), at(20, 0), at(20, 20), at(10, 5), at(0, 20)])).toBe(false)
  expect(crossesItself([at(0, 0), at(20, 0), at(20, 20), at(10, -5), at(0, 20)])).toBe(true)
})
