import { expect, test } from 'vitest'
import type { Mark, MarkLayer } from '../../../../../src/contract/specimens.ts'
import { marksListed } from '../../../../../src/features/library/marks/marks.ts'

const mark = (id: number, layer: MarkLayer, name: string, more: Partial<Mark> = {}): Mark => ({
  ...{ id, layer, name, nameEn: '', nameLatin: '', aliases: [], desc: '', descEn: '', x: 0, y: 0 },
  ...{ outline: [], objective: 0, frames: [], creatorName: '' },
  ...more,
})
const shown = [
  mark(1, 'preset', '角质层', { nameEn: 'stratum corneum', aliases: ['horny layer'] }),
  mark(2, 'school', '真皮乳头', { nameLatin: 'papilla dermatis' }),
  mark(3, 'preset', '棘层'),
]
const numbers = (layer: MarkLayer, word: string) =>
  marksListed(shown, layer, word).map(({ number }) => number)

test('the list has a layer’s marks with the numbers of the picture', () => {
  expect(numbers('preset', '')).toEqual([1, 3])
  expect(numbers('school', '')).toEqual([2])
})

test('a mark is found by its names in any language, whatever the case and width', () => {
  expect(numbers('preset', 'CORNEUM')).toEqual([1])
  expect(numbers('preset', 'ｈｏｒｎｙ')).toEqual([1])
  expect(numbers('preset', '层')).toEqual([1, 3])
  expect(numbers('school', 'Papilla')).toEqual([2])
  expect(numbers('preset', 'papilla')).toEqual([])
})
