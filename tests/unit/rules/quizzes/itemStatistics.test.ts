import { describe, expect, test } from 'vitest'
import { attemptTotals, cronbachAlpha, itemFigures } from '../../../../src/rules/quizzes/itemStatistics.ts'

describe('item analysis of a quiz', () => {
  test('questions that agree tell strong from weak students fully', () => {
    const shares = [
      [1, 1],
      [1, 1],
      [0, 0],
      [0, 0],
    ]
    const totals = attemptTotals(shares)
    expect(itemFigures(shares, totals, 0)).toEqual({ difficulty: 0.5, discrimination: 1 })
    expect(cronbachAlpha(shares, totals)).toBe(1)
  })

  test('a question that only weak students get right counts against the rest', () => {
    const shares = [
      [0, 1, 1],
      [0, 1, 1],
      [1, 0, 0],
      [1, 0, 0],
    ]
    expect(itemFigures(shares, attemptTotals(shares), 0).discrimination).toBeCloseTo(-1)
  })

  test('without any difference there is no discrimination and no reliability', () => {
    const shares = [
      [1, 1],
      [1, 1],
    ]
    const totals = attemptTotals(shares)
    expect(itemFigures(shares, totals, 1)).toEqual({ difficulty: 1, discrimination: null })
    expect(cronbachAlpha(shares, totals)).toBeNull()
  })
})
