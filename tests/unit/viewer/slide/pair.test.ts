import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { turnPoint, type ViewPlace } from '../../../../src/viewer/slide/geometry.ts'
import { bindPlaces, followBond, swapBond } from '../../../../src/viewer/slide/pair.ts'

const place = fc.record({
  x: fc.double({ min: 0, max: 20_000, noNaN: true }),
  y: fc.double({ min: 0, max: 20_000, noNaN: true }),
  zoom: fc.double({ min: 0.02, max: 4, noNaN: true }),
  rotation: fc.double({ min: 0, max: 359, noNaN: true }),
})
const near = (a: ViewPlace, b: ViewPlace) => {
  expect(a.x).toBeCloseTo(b.x, 3)
  expect(a.y).toBeCloseTo(b.y, 3)
  expect(a.zoom).toBeCloseTo(b.zoom, 6)
  expect(Math.cos(((a.rotation - b.rotation) * Math.PI) / 180)).toBeCloseTo(1, 6)
}

describe('two pictures that move together', () => {
  test('stay where they are while neither moves', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        near(followBond(bindPlaces(a, b, [0, 0]), a), b)
      }),
    )
  })

  test('move by the same way on the screen, at any angle and enlargement', () => {
    fc.assert(
      fc.property(place, place, place, (a, b, step) => {
        const bond = bindPlaces(a, b, [0, 0])
        const to = { ...a, x: a.x + step.x, y: a.y + step.y }
        const other = followBond(bond, to)
        const first = turnPoint({ x: to.x - a.x, y: to.y - a.y }, a.rotation)
        const second = turnPoint({ x: other.x - b.x, y: other.y - b.y }, b.rotation)
        expect(second.x * b.zoom).toBeCloseTo(first.x * a.zoom, 1)
        expect(second.y * b.zoom).toBeCloseTo(first.y * a.zoom, 1)
      }),
    )
  })

  test('show a cell of 10 µm at the same size where both have a scale', () => {
    fc.assert(
      fc.property(place, place, place, (a, b, to) => {
        const other = followBond(bindPlaces(a, b, [0.25, 0.5]), to)
        expect(other.zoom / 0.5).toBeCloseTo(to.zoom / 0.25, 6)
      }),
    )
  })

  test('whichever is moved, the other finds the same place', () => {
    fc.assert(
      fc.property(place, place, place, (a, b, to) => {
        const bond = bindPlaces(a, b, [0.25, 0.5])
        near(followBond(swapBond(bond), followBond(bond, to)), to)
      }),
    )
  })
})
