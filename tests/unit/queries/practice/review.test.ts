import { describe, expect, test } from 'vitest'
import type { ChapterNode } from '../../../../src/contract/practice.ts'
import type { Question } from '../../../../src/contract/questions.ts'
import { defaultSetting, type Figures, type ReviewEntry } from '../../../../src/contract/review.ts'
import type { QueueRow } from '../../../../src/device/stored.ts'
import type { Ledger, Operation } from '../../../../src/queries/engine/overlay.ts'
import { noMarks } from '../../../../src/queries/engine/pendingReadMarks.ts'
import { fitsBankFilter } from '../../../../src/queries/practice/bank.ts'
import { foldFigures, waitingIn } from '../../../../src/queries/practice/figures.ts'
import { verdictChanges } from '../../../../src/queries/practice/practiceFold.ts'
import { foldLog, ratedAnew } from '../../../../src/queries/practice/review.ts'
import { foldSetting } from '../../../../src/queries/practice/setting.ts'
import { question } from '../shelves.ts'

const done = (call: string, input: unknown, more: Partial<Operation> = {}): Operation => ({
  ...{ call, input, local: undefined, subject: '', state: 'waiting' },
  ...more,
})

describe('the review log with pending answers laid over it', () => {
  const entry = (clientId: string, at: number): ReviewEntry => ({
    ...{ clientId, questionId: 1, at, rating: 'good', ms: 5 },
  })

  test('an answer of this device stands in the order of time, and once', () => {
    const log = { entries: [entry('a', 10), entry('c', 30)] }
    const operations = [
      done('review.log', entry('b', 20)),
      done('review.log', entry('c', 30), { state: 'received' }),
    ]
    expect(foldLog(log, operations).entries.map(({ clientId }) => clientId)).toEqual(['a', 'b', 'c'])
    expect(foldLog(log, [done('wrong.submit', {})])).toBe(log)
  })
})

describe('what the service judged otherwise', () => {
  const mine = '11111111-2222-4333-9444-555555555555'
  const put = '11111111-2222-8333-9444-555555555555'
  const answer = (call: string, correct: boolean, more: Partial<Operation> = {}) => {
    const local = { correct: false, submitted: 0, corrected: 0 }
    const input = { catalogId: 5, questionId: 1, content: '肾小囊' }
    return done(call, input, { local, state: 'received', reply: { correct }, at: 10, ...more })
  }
  const rated = (content = '肾小囊') =>
    done(
      'review.log',
      { clientId: mine, questionId: 1, at: 20, rating: 'again', ms: 900 },
      { local: { content, otherwise: 'good' }, at: 20 },
    )
  const right = { clientId: put, questionId: 1, at: 21, rating: 'good', ms: 0 }
  const calls = ['chapter.submit', 'wrong.submit', 'collection.submit']

  test.each(calls)('by %s is told, and rated anew right after, once', (call) => {
    const operations = [answer(call, true), rated()]
    expect([...verdictChanges(operations)]).toEqual([[1, { device: false, service: true }]])
    expect(ratedAnew(operations)).toEqual([right])
    expect(ratedAnew([...operations, done('review.log', right)])).toEqual([])
    const log = foldLog({ entries: [] }, [...operations, done('review.log', right)])
    expect(log.entries.map(({ rating }) => rating)).toEqual(['again', 'good'])
  })

  test('answers that it judged alike or not yet keep their rating, and so do others', () => {
    for (const one of [
      answer('wrong.submit', false),
      answer('wrong.submit', true, { state: 'waiting', reply: undefined }),
      answer('wrong.submit', true, { reply: { correct: null } }),
      answer('wrong.submit', true, { at: 30 }),
    ])
      expect(ratedAnew([one, rated()])).toEqual([])
    expect(ratedAnew([answer('wrong.submit', true), rated('肾小管')])).toEqual([])
  })

  test('a question answered again in a book has the verdict of that answer', () => {
    const again = answer('wrong.submit', true, { local: { correct: true } })
    expect([...verdictChanges([answer('chapter.submit', true), again])]).toEqual([])
  })
})

describe('how one practises', () => {
  test('the last pending change of a setting holds, and nothing else changes', () => {
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
  const skin = { catalogId: 5, name: '皮肤', nameEn: 'Skin', answers: 12, questions: 8 }
  const figures: Figures = {
    judged: 8,
    firstTry: null,
    chapters: [{ ...skin, judged: 8, firstTry: null, timed: 12, ms: 9000 }],
    confusions: [],
    days: [{ day: 20_261_120, answers: 12, right: 6 }],
  }
  const nothing: Figures = { judged: 0, firstTry: null, chapters: [], confusions: [], days: [] }
  const node = (id: number, name: string, nameEn: string, items: ChapterNode[] = []): ChapterNode => ({
    ...{ id, parentId: null, name, nameEn, level: 1, isOpen: true, items },
    ...{ total: 9, submitted: 0, corrected: 0 },
  })
  const known = {
    subjectId: 1,
    tree: [node(4, '组织', 'Tissues', [node(5, '皮肤', 'Skin'), node(6, '肾', 'Kidney')])],
  }
  const today = Date.UTC(2026, 10, 21, 4)
  const answered = (catalogId: number, at: number, correct: boolean, questionId = 1) =>
    done('chapter.submit', { catalogId, questionId, content: '1', at }, { at, local: { correct } })
  const inBook = (call: string, local: object, questionId: number | string = 1) =>
    done(call, { questionId, content: '1' }, { at: today, local: { correct: true, ...local } })
  const inMemory = (operations: Operation[]): Ledger => ({
    rows: operations.map((one, seq) => ({ ...one, seq, madeAt: one.at ?? 0 }) as unknown as QueueRow),
    ...{ marks: noMarks, receipts: [], waiting: operations.length, parked: 0 },
    ...{ lastReceipt: 0, lastSuccess: null },
  })

  test('answers count on their day and in their chapter', () => {
    const operations = [answered(5, today, true), answered(5, today, false), answered(7, today, true)]
    const folded = foldFigures(figures, operations, known)
    expect(folded.days).toEqual([
      { day: 20_261_120, answers: 12, right: 6 },
      { day: 20_261_121, answers: 2, right: 1 },
    ])
    // chapter 7 is another subject's
    expect(folded.chapters).toEqual([{ ...figures.chapters[0], answers: 14 }])
    expect(figures.chapters[0]?.answers).toBe(12)
  })

  test('the first answers of a chapter are counted under the chapter’s name', () => {
    const operations = [
      answered(6, today, true),
      answered(6, today, true, 2),
      answered(6, today, false, 2),
      answered(5, today, true),
    ]
    const folded = foldFigures(nothing, operations, known)
    const uncounted = { judged: 0, firstTry: null, timed: 0, ms: null }
    expect(folded.chapters).toEqual([
      { catalogId: 5, name: '皮肤', nameEn: 'Skin', answers: 1, questions: 1, ...uncounted },
      { catalogId: 6, name: '肾', nameEn: 'Kidney', answers: 3, questions: 2, ...uncounted },
    ])
    expect(folded.days).toEqual([{ day: 20_261_121, answers: 4, right: 3 }])
    expect(foldFigures(figures, operations, known).chapters).toEqual([
      { ...figures.chapters[0], answers: 13 },
      folded.chapters[1],
    ])
  })

  test('an answer and its marks by its writer count as one, right as marked last', () => {
    const mark = (correct: boolean, at = today) => {
      const one = answered(5, at, correct)
      return { ...one, input: { ...(one.input as object), amends: true } }
    }
    const yesterday = today - 86_400_000
    const sums = (...operations: Operation[]) => {
      const { chapters, days } = foldFigures(figures, operations, known)
      return [chapters[0]?.answers, days.map(({ answers, right }) => [answers, right])]
    }
    expect(sums(answered(5, today, false), mark(true))).toEqual([
      13,
      [
        [12, 6],
        [1, 1],
      ],
    ])
    expect(sums(answered(5, today, false), mark(true), mark(false))).toEqual([
      13,
      [
        [12, 6],
        [1, 0],
      ],
    ])
    // what it marks was answered the day before, known here or counted by the service
    expect(sums(answered(5, yesterday, false), mark(true))).toEqual([13, [[13, 7]]])
    expect(sums(mark(true, yesterday))).toEqual([12, [[12, 7]]])
    expect(sums(mark(true))).toEqual([12, [[12, 6]]])
  })

  test('an answer in a book counts in the chapter of its question', () => {
    const operations = [
      inBook('wrong.submit', { catalogId: 6 }),
      inBook('collection.submit', { catalogId: 7 }),
      inBook('wrong.submit', { catalogId: 0, subjectId: 1 }, 'own'),
      inBook('wrong.submit', { catalogId: 0, subjectId: 2 }, 'other'),
      // as an older build queued it
      inBook('wrong.submit', {}),
    ]
    const folded = foldFigures(nothing, operations, known)
    expect(folded.chapters.map(({ catalogId, answers }) => [catalogId, answers])).toEqual([[6, 1]])
    expect(folded.days).toEqual([{ day: 20_261_121, answers: 2, right: 2 }])
  })

  test('only pending answers of the subject are shown as pending', () => {
    const operations = [
      answered(5, today, true),
      answered(5, today, false),
      answered(6, today, true, 2),
      answered(7, today, true, 3),
      inBook('wrong.submit', { catalogId: 0, subjectId: 1 }, 'own'),
      done('question.note', { questionId: 4, text: '' }),
    ]
    expect(waitingIn(known, nothing, inMemory(operations))).toBe(3)
    expect(waitingIn({ subjectId: 2, tree: [] }, nothing, inMemory(operations))).toBe(0)
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
    expect(fitsBankFilter(asked, null, 1, filter)).toBe(found)
  })

  test('a subject holds its branches and nothing else', () => {
    expect(fitsBankFilter(asked, new Set([1, 11]), 11, {})).toBe(true)
    expect(fitsBankFilter(asked, new Set([1, 11]), 2, {})).toBe(false)
  })
})
