import { expect, test } from 'vitest'
import { decisionParts } from '../../../../src/queries/quizzes/manage.ts'

const attempt = (name: string, answers: number) => ({
  rows: Array.from({ length: answers }, (_, index) => ({ opId: `${name}${index}` }) as never),
})

test('decisions on many answers are sent in parts that the service takes', () => {
  const parts = decisionParts([attempt('a', 300), attempt('b', 200), attempt('c', 1)])
  expect(parts.map(({ length }) => length)).toEqual([500, 1])
  expect(decisionParts([attempt('a', 300), attempt('b', 300)]).map(({ length }) => length)).toEqual([
    300, 300,
  ])
  expect(decisionParts([attempt('a', 1200)]).map(({ length }) => length)).toEqual([500, 500, 200])
  expect(decisionParts([])).toEqual([])
})
