import { expect, test } from 'vitest'
import type { Question } from '../../../../src/contract/questions.ts'
import { bareQuestion } from '../../../../src/rules/bareQuestion.ts'
import { countByRule, isRightByRule } from '../../../../src/rules/quizzes/rightByRule.ts'

const question = (id: number, baseType: string, more: Partial<Question> = {}): Question => ({
  ...bareQuestion,
  id,
  type: { id: 1, name: '', nameEn: '', baseType, subjective: false },
  title: '',
  titleEn: '',
  options: [],
  difficulty: 1,
  children: [],
  ...more,
})
const option = (id: number, answer: boolean) => ({ id, content: '', contentEn: '', answer })

const multiple = question(1, 'DUOXUAN', { options: [option(1, true), option(2, true), option(3, false)] })
const short = question(2, 'WENDA')
const parts = [
  question(1, 'PANDUAN', { panDuanAnswer: true }),
  question(2, 'PANDUAN', { panDuanAnswer: false }),
]
const caseStudy = question(3, 'BINGLI', { children: [...parts, { ...parts[0]!, id: 3 }] })

test('all of a question is right, or it is wrong', () => {
  expect(isRightByRule(multiple, '1,2')).toBe(true)
  expect(isRightByRule(multiple, '1')).toBe(false)
  expect(isRightByRule(multiple, '')).toBe(false)
  expect(isRightByRule(caseStudy, JSON.stringify({ 1: '1', 2: '0', 3: '1' }))).toBe(true)
  expect(isRightByRule(caseStudy, JSON.stringify({ 1: '1', 2: '0' }))).toBe(false)
})

test('a short answer is for a person to read, whatever its writer thought of it', () => {
  const answer = JSON.stringify({ text: '答', self: true })
  expect(isRightByRule(short, answer)).toBeNull()
  const contents = new Map([
    [1, '1,2'],
    [2, answer],
  ])
  expect(countByRule([multiple, short, caseStudy], contents)).toEqual({ right: 1, toRead: 1 })
})
