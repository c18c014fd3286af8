import { expect, test } from 'vitest'
import { countedPoints } from '../../../../src/rules/quizzes/countedPoints.ts'

test('several attempts count as the quiz says', () => {
  const points = [300, 800, 501]
  expect(countedPoints('first', points)).toBe(300)
  expect(countedPoints('last', points)).toBe(501)
  expect(countedPoints('best', points)).toBe(800)
  expect(countedPoints('mean', points)).toBe(534)
  expect(countedPoints('best', [])).toBeNull()
})
