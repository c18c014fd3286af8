import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gradeParts } from '../../../../src/contract/score.ts'
import { type PartScore, type ScoredItem, totalScore } from '../../../../src/rules/scores/total.ts'

const item = (score: number | null, more: Partial<ScoredItem> = {}): ScoredItem => ({
  score: score === null ? null : score * 100,
  maxScore: 10_000,
  weight: 1,
  isDue: true,
  ...more,
})
const part = (name: PartScore['part'], ratio: number, ...items: ScoredItem[]): PartScore => ({
  part: name,
  ratio,
  status: 'normal',
  items,
})

describe('totals of a course', () => {
  test('S35 parts are weighted by the grade ratio', () => {
    const { current, full } = totalScore([
      part('experiment', 30, item(88)),
      part('homework', 20, item(90), item(80)),
      part('quiz', 10, item(70)),
      part('exam', 40, item(75)),
    ])
    expect(current).toBe('80.4')
    expect(full).toBe('80.4')
  })
  test('S35 what is missing counts 0 by full marks only after its deadline', () => {
    const parts = [part('homework', 50, item(80), item(null)), part('exam', 50, item(null, { isDue: false }))]
    expect(totalScore(parts)).toMatchObject({ current: '80.0', full: '40.0' })
  })
  test('an exempt part is left out and the others share its ratio', () => {
    const parts = [
      part('exam', 60, item(70)),
      { ...part('experiment', 40, item(null)), status: 'exempt' as const },
    ]
    expect(totalScore(parts)).toMatchObject({ current: '70.0', full: '70.0' })
  })
  test('a deferred part keeps both totals waiting', () => {
    const parts = [part('quiz', 60, item(70)), { ...part('exam', 40), status: 'deferred' as const }]
    expect(totalScore(parts)).toMatchObject({ current: null, full: null })
  })
  test('who was absent or cheated has 0', () => {
    for (const status of ['absent', 'cheated'] as const)
      expect(
        totalScore([part('quiz', 60, item(70)), { ...part('exam', 40, item(99)), status }]).current,
      ).toBe('42.0')
  })
  test('a resit counts at most 60 and never takes away', () => {
    const resit = (first: number, second: number) =>
      totalScore([{ ...part('exam', 100, item(first)), status: 'resit', resitScore: second * 100 }]).current
    expect(resit(40, 90)).toBe('60.0')
    expect(resit(40, 55)).toBe('55.0')
    expect(resit(62, 90)).toBe('62.0')
  })
  test('a part without items is named and blocks publishing', () => {
    expect(totalScore([part('quiz', 60, item(70)), part('exam', 40)]).unsetParts).toEqual(['exam'])
  })
  test('half is rounded up once, at the end', () => {
    // 66.666… and 66.683…: rounded before they are added, they would give another total
    const parts = [part('quiz', 50, item(2, { maxScore: 300 })), part('exam', 50, item(66.7))]
    expect(totalScore(parts, { digits: 2, resitCap: 60 }).current).toBe('66.68')
  })
  test('the order of parts and items changes nothing', () => {
    const scored = fc.record({
      score: fc.option(fc.nat(1000)),
      maxScore: fc.integer({ min: 1000, max: 5000 }),
      weight: fc.integer({ min: 1, max: 9 }),
      isDue: fc.boolean(),
    })
    const parts = fc.tuple(
      ...gradeParts.map((name) =>
        fc.record({
          part: fc.constant(name),
          ratio: fc.nat(100),
          status: fc.constantFrom(
            'normal' as const,
            'absent' as const,
            'exempt' as const,
            'deferred' as const,
          ),
          items: fc.array(scored, { maxLength: 5 }),
        }),
      ),
    )
    fc.assert(
      fc.property(parts, (given) => {
        const turned = [...given].reverse().map((one) => ({ ...one, items: [...one.items].reverse() }))
        const { current, full } = totalScore(given)
        expect(totalScore(turned)).toMatchObject({ current, full })
        for (const total of [current, full])
          if (total !== null) expect(Number(total)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 500 },
    )
  })
})
