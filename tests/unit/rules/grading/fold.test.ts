import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '../../../../src/rules/grading/fold.ts'

/** pieces that the rules touch, so that random texts run into them */
const pieces = fc.constantFrom(
  ...[
    'ae',
    'oe',
    'a',
    'o',
    'e',
    'our',
    'tum',
    'ise',
    'y',
    's',
    'dis',
    'k',
    'fib',
    're',
    'leu',
    'co',
    'dentin',
    'l',
    'label',
    'ed',
  ],
  ...[
    '的',
    '目',
    '黏',
    '粘',
    '-',
    '–',
    ',',
    '.',
    '1',
    '000',
    '⁹',
    '²',
    '+',
    ' ',
    '　',
    'Ⅱ',
    'ｅ',
    '́',
    'İ',
    'ﬁ',
    '～',
    '/',
    '%',
  ],
)
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(pieces).map((list) => list.join('')),
)

test('folding a folded text changes nothing', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(fold(fold(text))).toBe(fold(text))
    }),
    { numRuns: 5_000 },
  )
})

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
