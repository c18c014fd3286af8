import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '../../../../src/rules/grading/fold.ts'

test('nothing is left of punctuation alone', () => {
  expect(['', ' ', '。', '—', '……', '()', '的'].map(fold)).toEqual(['', '', '', '', '', '', ''])
})

test('signs between digits stay', () => {
  expect(['0.5', '1/2', '7—8', '1:1000', '10,000'].map(fold)).toEqual([
    '0.5',
    '1/2',
    '7-8',
    '1:1000',
    '10000',
  ])
})

test('every spelling settles on one side and none on two things', () => {
  const pairs = [
    ['ileum', 'ilium'],
    ['ureter', 'urethra'],
    ['malleus', 'malleolus'],
    ['左', '右'],
    ['内', '外'],
    ['动脉', '静脉'],
    ['近', '远'],
    ['噬', '嗜'],
  ] as const
  const context = fc.constantFrom('', '的', ' ', '-', 'ae', '上', 'a', '1')
  fc.assert(
    fc.property(fc.constantFrom(...pairs), context, context, ([one, another], before, after) => {
      expect(fold(before + one + after)).not.toBe(fold(before + another + after))
    }),
  )
})
