import { describe, expect, test } from 'vitest'
import type { Question } from '../../../src/contract/questions.ts'
import { defaultSetting, type Figures, type ReviewEntry } from '../../../src/contract/review.ts'
import { fits } from '../../../src/queries/bank.ts'
import { foldFigures } from '../../../src/queries/figures.ts'
import type { Operation } from '../../../src/queries/overlay.ts'
import { foldLog } from '../../../src/queries/review.ts'
import { foldSetting } from '../../../src/queries/setting.ts'
import { question } from './shelves.ts'

const done = (call: string, input: unknown, more: Partial<Operation> = {}): Operation => ({
  ...{ call, input, local: undefined, subject: '', state: 'waiting' },
  ...more,
})

describe('the review log with what waits laid over it', () => {
  const entry = (clientId: string, at: number): ReviewEntry => ({
    ...{ clientId, questionId: 1, at, rating: 'good', ms: 5 },
  })

  test('an answer of this device stands in its place by time; one that the service has already stands once', () => {
    const log = { entries: [entry('a', 10), entry('c', 30)] }
    const operations = [
      done('review.log', entry('b', 20)),
      done('review.log', entry('c', 30), { state: 'received' }),
    ]
    expect(foldLog(log, operations).entries.map(({ clientId }) => clientId)).toEqual(['a', 'b', 'c'])
    expect(foldLog(log, [done('wrong.submit', {})])).toBe(log)
  })
})

describe('how one practises', () => {
  test('what was changed here stands, the last word last, and nothing else changes', () => {
    const operations = [
      done('practice.setting', { dailyMinutes: 30 }),
      done('practice.setting', { dailyMinutes: 45, autoWrong: false }),
    ]
    expect(foldSetting(defaultSetting, operations)).toEqual({
      ...defaultSetting,
      dailyMinutes: 45,
      autoWrong: false,
    })
    expect(defaultSetting.dailyMinutes).toBe(15)
  })
})

describe('figures without network', () => {
  const figures: Figures = {
    chapters: [
      { catalogId: 5, name: '皮肤', nameEn: 'Skin', answers: 12, questions: 8, firstTry: 0.5, ms: 9000 },
    ],
    confusions: [],
    days: [{ day: 20_261_120, answers: 12, right: 6 }],
  }
  const answered = (catalogId: number, at: number, correct: boolean) =>
    done('chapter.submit', { catalogId, questionId: 1, content: '1' }, { at, local: { correct } })

  test('answers count on their day and in their chapter; first tries and times stay as they were counted', () => {
    const today = Date.UTC(2026, 10, 21, 4)
    const folded = foldFigures(figures, [
      answered(5, today, true),
      answered(5, today, false),
      answered(6, today, true),
    ])
    expect(folded.days).toEqual([
      { day: 20_261_120, answers: 12, right: 6 },
      { day: 20_261_121, answers: 2, right: 1 },
    ])
    expect(folded.chapters[0]).toMatchObject({ answers: 14, firstTry: 0.5, ms: 9000 })
    expect(figures.chapters[0]?.answers).toBe(12)
  })
})

describe('the bank searched on the device', () => {
  const asked = {
    ...question(1, 'TIANKONG'),
    title: '箭头所指是____',
    options: [{ id: 1, content: '', contentEn: '', answer: ['透明层', 'Stratum lucidum'] }],
    keywords: ['皮肤'],
    specimenId: 7,
  } as Question

  test.each([
    [{}, true],
    [{ keyword: 'LUCIDUM' }, true],
    [{ keyword: '皮肤' }, true],
    [{ keyword: '肝' }, false],
    [{ baseType: 'TIANKONG', specimenId: 7 }, true],
    [{ baseType: 'DANXUAN' }, false],
    [{ specimenId: 8 }, false],
    [{ onSpecimen: 'yes' as const }, true],
    [{ onSpecimen: 'no' as const }, false],
  ])('%o: %s', (filter, found) => {
    expect(fits(asked, null, 1, filter)).toBe(found)
  })

  test('a subject holds its branches and nothing else', () => {
    expect(fits(asked, new Set([1, 11]), 11, {})).toBe(true)
    expect(fits(asked, new Set([1, 11]), 2, {})).toBe(false)
  })
})
