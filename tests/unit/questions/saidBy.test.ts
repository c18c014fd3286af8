import { expect, test } from 'vitest'
import type { AnyQuestion } from '../../../src/contract/questions.ts'
import { saidBy } from '../../../src/questions/answers.ts'
import { writeParts } from '../../../src/rules/kinds/caseStudy.ts'
import { writePairs } from '../../../src/rules/kinds/matching.ts'
import { fillIn, option, question } from '../rules/grading/questions.ts'

const said = (of: AnyQuestion, content: string) =>
  saidBy(of, content, {
    part: (place, words) => `part ${place}: ${words}`,
    blank: (place, words) => `blank ${place}: ${words}`,
  })

const stem = (id: number, answer: number) => ({ ...question('PEIWU'), id, answer })
const matching = question('PEIWU', {
  options: [option(7, null), option(8, null), option(9, null)],
  children: [stem(21, 7), stem(22, 8), stem(23, 9)],
})

test.each([
  ['a wrong pair', { 21: 8, 22: 8, 23: 9 }, '1→B'],
  ['two that changed places', { 21: 8, 22: 7, 23: 9 }, '1→B 2→A'],
  ['nothing of what is right, open or not there', { 21: 7, 23: 99 }, ''],
])('易错项 of a matching tells %s', (_, pairs, words) => {
  const chosen = new Map(Object.entries(pairs).map(([stem, option]) => [Number(stem), option]))
  expect(said(matching, writePairs(chosen))).toBe(words)
})

test('易错项 of what cannot be read tells nothing', () => {
  for (const content of ['', '{', '3']) expect(said(matching, content)).toBe('')
})

test('易错项 of a case tells which part, and what of it', () => {
  const choice = question('DANXUAN', { id: 31, options: [option(1, true), option(2, false)] })
  const of = question('BINGLI', {
    children: [choice, { ...matching, id: 32 }, question('WENDA', { id: 33 })],
  })
  expect(said(of, writeParts(new Map([[31, '2']])))).toBe('part 1: B')
  expect(said(of, writeParts(new Map([[32, '{"22":9}']])))).toBe('part 2: 2→C')
  for (const content of ['{', '{"33":"words"}', '{"99":"2"}']) expect(said(of, content)).toBe('')
})

test('易错项 of several blanks tells which one, where their order counts', () => {
  const two = [['肾'], ['脾']]
  expect(said(fillIn(two), '["","肝"]')).toBe('blank 2: 肝')
  expect(said(fillIn(two, { anyOrder: true }), '["肝",""]')).toBe('肝')
  expect(said(fillIn([['肾']]), '["肝"]')).toBe('肝')
})
