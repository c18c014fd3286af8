import { expect, test } from 'vitest'
import { placesOf } from '../../../../src/rules/review/asked.ts'

const annotation = (x: number) => ({ shape: 'arrow' as const, x, y: 2, objective: 10 })
const nothing = { specimenId: null, annotation: null, children: [] }

test('a question asks about its own place and those of its parts, under its id', () => {
  const part = { specimenId: 8, annotation: annotation(5), children: [] }
  expect(placesOf({ id: 1, specimenId: 7, annotation: annotation(1), children: [nothing, part] })).toEqual([
    { id: 1, specimenId: 7, annotation: { x: 1, y: 2 } },
    { id: 1, specimenId: 8, annotation: { x: 5, y: 2 } },
  ])
})

test('one without a picture, or without a place in it, asks about none', () => {
  expect(placesOf({ id: 1, ...nothing, annotation: annotation(1) })).toEqual([])
  expect(placesOf({ id: 1, ...nothing, specimenId: 7 })).toEqual([])
})
