/** A hit of the bank says why it is one. */
import { expect, test } from 'vitest'
import type { Question } from '../../../src/contract/questions.ts'
import { phrasesOf, whyFound } from '../../../src/rules/words/questionWords.ts'

const question = {
  title: '箭头所指结构的主要功能意义是',
  titleEn: 'What is the structure at the arrow for?',
  options: [
    { id: 1, content: '收缩同步', contentEn: 'synchrony', answer: null },
    { id: 2, content: '分泌', contentEn: 'secretion', answer: null },
  ],
  keywords: ['闰盘', '心肌'],
  keywordsEn: ['intercalated disc'],
  children: [],
} as unknown as Question

test('the option or keyword that holds the words is told, the title is not', () => {
  expect(whyFound(question, phrasesOf('闰盘'))).toBe('闰盘')
  expect(whyFound(question, phrasesOf('intercal'))).toBe('intercalated disc')
  expect(whyFound(question, phrasesOf('同步'))).toBe('收缩同步')
  expect(whyFound(question, phrasesOf('箭头'))).toBe('')
  expect(whyFound(question, phrasesOf('没有'))).toBe('')
})
