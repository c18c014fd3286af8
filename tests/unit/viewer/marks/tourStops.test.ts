import { expect, test } from 'vitest'
import { tourStops } from '../../../../src/viewer/marks/tourStops.ts'
import { mark } from '../../features/library/sample.ts'

/** Four marks: the first and the third are the same structure under the same words. */
const marks = ['闰盘', '横纹', '闰盘', '核'].map((name, at) => ({
  ...mark(at + 1, 'preset', name),
  desc: `${name}的说明`,
}))
const idsFrom = (selected: number | null) => tourStops(marks, selected).map(({ id }) => id)

test('S12 a tour shows a structure that is marked several times once', () => {
  expect(idsFrom(null)).toEqual([1, 2, 4])
})

test('S12 a tour goes on from the mark that is selected', () => {
  expect(idsFrom(3)).toEqual([3, 2, 4])
})

test('S12 marks of the same name that say different things are both shown', () => {
  const apart = marks.map((one) => ({ ...one, desc: `说明${one.id}` }))
  expect(tourStops(apart, null)).toHaveLength(4)
})
