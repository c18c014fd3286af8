import { expect, test } from 'vitest'
import type { Question } from '../../../../src/contract/questions.ts'
import { isNearMiss } from '../../../../src/rules/quizzes/nearMiss.ts'

const ask = (baseType: string, more: Partial<Question>): Question =>
  ({
    id: 1,
    type: { baseType },
    options: [],
    children: [],
    anyOrder: false,
    title: '',
    titleEn: '',
    ...more,
  }) as Question
const blank = ask('TIANKONG', {
  id: 7,
  title: '红细胞在____里生成',
  options: [{ id: 1, content: '', contentEn: '', answer: ['骨髓', 'bone marrow'] }],
})

test('a blank that is nearly written right is for a person to look at', () => {
  expect(isNearMiss(blank, '["骨随"]')).toBe(true)
  for (const content of ['["骨髓"]', '["肝"]', '', 'no list']) expect(isNearMiss(blank, content)).toBe(false)
})

test('a case is looked at for the sake of a blank in it, other kinds never', () => {
  const illness = ask('BINGLI', { children: [blank] })
  expect(isNearMiss(illness, '{"7":"[\\"骨随\\"]"}')).toBe(true)
  expect(isNearMiss(illness, '{"7":"[\\"骨髓\\"]"}')).toBe(false)
  expect(isNearMiss(ask('WENDA', {}), '{"text":"骨随","self":null}')).toBe(false)
})
