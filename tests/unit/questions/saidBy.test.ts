import { expect, test } from 'vitest'
import { saidBy } from '../../../src/questions/answers.ts'
import { writePairs } from '../../../src/rules/grading/matching.ts'
import { option, question } from '../rules/grading/questions.ts'

const stem = (id: number, answer: number) => ({ ...question('PEIWU'), id, answer })
const matching = question('PEIWU', {
  options: [option(7, null), option(8, null), option(9, null)],
  children: [stem(21, 7), stem(22, 8), stem(23, 9)],
})

test.each([
  ['a wrong pair', { 21: 8, 22: 8, 23: 9 }, '1→B'],
  ['two that changed places', { 21: 8, 22: 7, 23: 9 }, '1→B 2→A'],
  ['nothing of what is right, open or not there', { 21: 7, 23: 99 }, ''],
])('易错项 of a matching tells %s', (_, pairs, said) => {
  const chosen = new Map(Object.entries(pairs).map(([stem, option]) => [Number(stem), option]))
  expect(saidBy(matching, writePairs(chosen))).toBe(said)
})

test('易错项 of what cannot be read tells nothing', () => {
  for (const content of ['', '{', '3']) expect(saidBy(matching, content)).toBe('')
})
