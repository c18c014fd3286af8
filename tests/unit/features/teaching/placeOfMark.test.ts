import { expect, test } from 'vitest'
import { placeOfMark } from '../../../../src/features/teaching/edit/placeOfMark.ts'

test('an area is shown with room around it, a point with its surroundings', () => {
  const outline: [number, number][] = [
    [100, 200],
    [300, 200],
    [300, 300],
  ]
  expect(placeOfMark({ x: 1, y: 1, outline }, 1000, 2000)).toEqual({ x: 0.2, y: 0.125, height: 0.15 })
  expect(placeOfMark({ x: 500, y: 500, outline: [] }, 1000, 2000)).toEqual({ x: 0.5, y: 0.25, height: 0.12 })
})

test('a place is never smaller than can be seen, nor larger than the picture', () => {
  const areaOf = (height: number): [number, number][] => [
    [0, 0],
    [10, 0],
    [10, height],
  ]
  expect(placeOfMark({ x: 0, y: 0, outline: areaOf(1) }, 1000, 1000).height).toBe(0.02)
  expect(placeOfMark({ x: 0, y: 0, outline: areaOf(900) }, 1000, 1000).height).toBe(1)
})
