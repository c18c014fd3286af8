import { expect, test } from 'vitest'
import { lastKey, pickByNumber } from '../../../src/questions/keys.ts'
import { writeParts } from '../../../src/rules/kinds/caseStudy.ts'
import { writePairs } from '../../../src/rules/kinds/matching.ts'
import { question } from '../rules/grading/questions.ts'
import { fill, matching, multiple, single, statement } from './render.tsx'

/** What the number keys write, pressed one after the other. */
const pressed = (of: Parameters<typeof pickByNumber>[0], keys: readonly number[], begun = '') =>
  keys.reduce((content, key) => pickByNumber(of, content, key) ?? content, begun)

test('a number key chooses the option at that place', () => {
  expect([1, 2, 3].map((key) => pickByNumber(single, '', key))).toEqual(['11', '12', null])
})

test('a number key turns one of several choices on and off', () => {
  expect(pickByNumber(multiple, '', 3)).toBe('3')
  expect(pickByNumber(multiple, '3', 1)).toBe('1,3')
  expect(pickByNumber(multiple, '1,3', 3)).toBe('1')
})

test('1 says right and 2 says wrong', () => {
  expect([1, 2, 3].map((key) => pickByNumber(statement, '', key))).toEqual(['1', '0', null])
})

test('a number key writes no answer where one is written', () => {
  expect(pickByNumber(fill, '', 1)).toBeNull()
})

test('number keys pair the stems of a matching question, the first open one first', () => {
  const [first, second] = matching.children.map(({ id }) => id) as [number, number]
  expect(pressed(matching, [3])).toBe(writePairs(new Map([[first, 3]])))
  const both = new Map([[first, 3]]).set(second, 1)
  expect(pressed(matching, [3, 4, 1])).toBe(writePairs(both))
  expect(pickByNumber(matching, writePairs(both), 2)).toBeNull()
  const later = new Map([[second, 2]])
  expect(pressed(matching, [1], writePairs(later))).toBe(writePairs(later.set(first, 1)))
})

test('number keys answer a case part by part, past those that are written', () => {
  const parts = [fill, single, matching, statement].map((part, at) => ({ ...part, id: 101 + at }))
  const of = question('BINGLI', { children: parts })
  const pairs = writePairs(new Map(matching.children.map(({ id }, at) => [id, at + 1])))
  const written = new Map([[101, '["肝"]']])
  const answered = new Map([...written, [102, '12'], [103, pairs], [104, '0']] as const)
  expect(pressed(of, [2, 1, 2, 2], writeParts(written))).toBe(writeParts(answered))
  expect(pickByNumber(of, writeParts(answered), 1)).toBeNull()
})

test('a part of a case with several choices takes all numbers', () => {
  const of = question('BINGLI', {
    children: [
      { ...multiple, id: 101 },
      { ...statement, id: 102 },
    ],
  })
  expect(pressed(of, [1, 3])).toBe(writeParts(new Map([[101, '1,3']])))
})

test('the help by the question names the last number key that chooses something now', () => {
  const children = [single, matching].map((part, at) => ({ ...part, id: 101 + at }))
  const of = question('BINGLI', { children })
  expect([single, multiple, statement, matching, fill, of].map((one) => lastKey(one, ''))).toEqual([
    2, 3, 2, 3, 0, 2,
  ])
  expect(lastKey(of, pressed(of, [1]))).toBe(3)
  expect(lastKey(of, pressed(of, [1, 1, 1]))).toBe(0)
})
