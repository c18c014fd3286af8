import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { markShapes } from '../../../../src/contract/specimens.ts'
import type { Place } from '../../../../src/rules/marks/shape.ts'
import {
  distanceToSketch,
  handleAt,
  handlesOf,
  moveBy,
  moveHandle,
  sketchAt,
} from '../../../../src/viewer/drawing/edit.ts'

const sight = { zoom: 1, rotation: 0 }
const box = {
  ...{ shape: 'rectangle' as const, name: '', fontSize: 14 },
  points: [
    [10, 20],
    [110, 220],
  ] as Place[],
}

test('a box is taken at its four corners; the opposite one stays', () => {
  expect(handlesOf(box)).toEqual([
    [10, 20],
    [110, 20],
    [110, 220],
    [10, 220],
  ])
  expect(moveHandle(box, 2, [60, 70])).toEqual([
    [10, 20],
    [60, 70],
  ])
  expect(moveHandle(box, 0, [300, 400])).toEqual([
    [110, 220],
    [300, 400],
  ])
})

test('a handle put where it is changes nothing, whatever the shape', () => {
  const places = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 999 })) as fc.Arbitrary<Place>,
    { minLength: 3, maxLength: 12 },
  )
  fc.assert(
    fc.property(fc.constantFrom(...markShapes), places, (shape, all) => {
      const least = shape === 'point' || shape === 'text' ? 1 : 2
      const points = shape === 'polygon' || shape === 'freehand' ? all : all.slice(0, least)
      const drawn = { shape, points, name: '', fontSize: 14 }
      for (const [at, place] of handlesOf(drawn).entries()) {
        const same = { shape, points: moveHandle(drawn, at, place) }
        expect(handlesOf(same).map(String).sort()).toEqual(handlesOf(drawn).map(String).sort())
        expect(distanceToSketch(drawn, place, sight)).toBeLessThan(shape === 'ellipse' ? 500 : 1e-6)
      }
      expect(moveBy(moveBy(points, 5, -7), -5, 7)).toEqual(points)
    }),
  )
})

test('the nearest handle within reach is taken', () => {
  expect(handleAt(box, [108, 24], 10)).toBe(1)
  expect(handleAt(box, [60, 60], 10)).toBeNull()
})

test('a polygon of a thousand corners is only moved as a whole', () => {
  const points = Array.from({ length: 1000 }, (_, x): Place => [x, x % 7])
  expect(handlesOf({ shape: 'polygon', points })).toEqual([])
})

test('a tap finds the line before the area around it, and the smaller area first', () => {
  const outer = {
    ...box,
    points: [
      [0, 0],
      [1000, 1000],
    ] as Place[],
    name: 'outer',
  }
  const inner = {
    ...box,
    points: [
      [100, 100],
      [300, 300],
    ] as Place[],
    name: 'inner',
  }
  const arrow = {
    ...box,
    shape: 'arrow' as const,
    points: [
      [100, 200],
      [200, 200],
    ] as Place[],
    name: 'arrow',
  }
  const all = [outer, inner, arrow]
  expect(sketchAt(all, [150, 203], 8, sight)?.name).toBe('arrow')
  expect(sketchAt(all, [250, 250], 8, sight)?.name).toBe('inner')
  expect(sketchAt(all, [600, 600], 8, sight)?.name).toBe('outer')
  expect(sketchAt(all, [1003, 600], 8, sight)?.name).toBe('outer')
  expect(sketchAt(all, [1500, 600], 8, sight)).toBeNull()
})

test('a text is found anywhere on its words, at every zoom and turn', () => {
  const text = {
    shape: 'text' as const,
    points: [[1000, 1000]] as Place[],
    name: '近曲小管上皮',
    fontSize: 24,
  }
  const found = (at: Place, now = sight) => sketchAt([text], at, 12 / now.zoom, now) !== null
  expect(found([1000, 1000])).toBe(true)
  // six letters of 24 px
  expect(found([1120, 1005])).toBe(true)
  expect(found([1170, 1000])).toBe(false)
  expect(found([960, 1000])).toBe(false)
  expect(found([1070, 1040])).toBe(false)
  // from afar as many px of the screen are more of the picture
  expect(found([1240, 1010], { zoom: 0.5, rotation: 0 })).toBe(true)
  expect(found([1120, 1000], { zoom: 4, rotation: 0 })).toBe(false)
  // they stay upright where the picture is turned
  expect(found([1000, 880], { zoom: 1, rotation: 90 })).toBe(true)
  expect(found([1120, 1000], { zoom: 1, rotation: 90 })).toBe(false)
})
