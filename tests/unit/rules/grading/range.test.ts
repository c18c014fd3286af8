import { expect, test } from 'vitest'
import { isInRange } from '../../../../src/rules/grading/range.ts'

test.each([
  // what is typed, what it means
  ['1,000', 1000],
  ['10,000', 10_000],
  ['１，０００', 1000],
  ['1,234,567', 1_234_567],
  ['1,000.5', 1000.5],
  ['-1,000', -1000],
  ['−1,000', -1000],
  ['+12,000', 12_000],
  [' 7,500 ', 7500],
  // a decimal comma
  ['0,123', 0.123],
  ['-0,123', -0.123],
  ['1,5', 1.5],
  ['1,25', 1.25],
  ['1,0000', 1],
  ['1000,125', 1000.125],
  [',5', 0.5],
  // no comma
  ['1000', 1000],
  ['1.000', 1],
  ['1e3', 1000],
])('a blank with a range takes %s for %d', (text, value) => {
  expect(isInRange(`${value}..${value}`, text)).toBe(true)
})

test.each(['1,000,5', '1,00,000', '1,,000', '1.000,5', ',', '1,000 个', 'a,000', ''])(
  'a blank with a range takes %j for no number',
  (text) => {
    expect(isInRange('-1e9..1e9', text)).toBe(false)
  },
)

test('a thousand is not one, nor one a thousand', () => {
  expect([isInRange('900..1100', '1,000'), isInRange('0.9..1.1', '1,000')]).toEqual([true, false])
})
