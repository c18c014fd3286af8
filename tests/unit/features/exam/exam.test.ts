/** An exam from its start to its end, with this device's own storage, queue and books: only the service is made up. */
import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BookBundle } from '../../../../src/contract/books.ts'
import type { View } from '../../../../src/contract/questions.ts'
import type { Exam, ExamChoices } from '../../../../src/features/exam/exam.ts'
import { missId } from '../../../../src/rules/exam/miss.ts'
import type { ExamMode } from '../../../../src/rules/exam/stations.ts'
import type { AnswerAtStation } from '../../../../src/rules/exam/verdict.ts'
import { bundle } from '../../queries/shelves.ts'
import { installBrowser, openPage, type Page, token, until, watch } from '../../queries/world.ts'
import { mark, material } from '../../rules/exam/material.ts'

let page: Page
/** The code of the page that is open; it is loaded with it. */
let app: Awaited<ReturnType<typeof loadExams>>
const loadExams = async () => ({
  ...(await import('../../../../src/features/exam/exam.ts')),
  ...(await import('../../../../src/features/exam/finish.ts')),
  ...(await import('../../../../src/features/exam/overrule.ts')),
  ...(await import('../../../../src/features/exam/setup/best.ts')),
  ...(await import('../../../../src/queries/practice/books.ts')),
  ...(await import('../../../../src/queries/engine/overlay.ts')),
  ...(await import('../../../../src/queries/practice/review.ts')),
})
let book: { now: () => BookBundle; stop: () => void }

beforeEach(async () => {
  vi.unstubAllGlobals()
  const browser = installBrowser()
  const empty: BookBundle = { ...bundle(), items: [], questions: [] }
  browser.service = ({ path }) => {
    if (path === 'line') return {}
    return path.endsWith('wrong/bundle') ? empty : null
  }
  page = await openPage()
  await page.begin.signIn(token, { remember: true, shared: false })
  app = await loadExams()
  book = await watch<BookBundle>(page, app.bookQuery('wrong'))
  await until(() => book.now() !== undefined)
  browser.service = () => null
})
afterEach(async () => {
  book.stop()
  await page.sync.leaveQueue()
  vi.restoreAllMocks()
})

/** The browser has room for nothing more, until it is emptied. */
function fillDevice() {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse)
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(refuse)
  return () => {
    put.mockRestore()
    add.mockRestore()
  }
}

/** What waits to be sent by one action. */
const inputsOf = (action: string) =>
  getDefaultStore()
    .get(app.ledgerAtom)
    .rows.filter(({ call }) => call === action)
    .map(({ input }) => input as Record<string, unknown>)
/** The report of each exam, and of each verdict that was changed. */
const reports = () => inputsOf('exam.answers').map(({ stations }) => stations as object[])
/** How each review is rated, in their order. */
const ratings = () => inputsOf('review.log').map(({ rating }) => rating)
/** How often each station of an exam stands in the wrong book. */
const timesOf = ({ stations }: Exam) =>
  stations.map(({ specimenId, mark: asked }) => {
    const id = missId(specimenId, asked.id)
    return book.now().items.find(({ questionId }) => questionId === id)?.times ?? 0
  })
const expectTimes = (exam: Exam, times: number[]) =>
  expect.poll(() => timesOf(exam), { interval: 5 }).toEqual(times)

const choices: ExamChoices = { mode: 'name', chooses: false, count: 5, seconds: 60, scope: null }
const about = { scope: { kind: 'chapter', id: 7 } as const, name: '皮肤', nameEn: 'Skin' }
const marks = ['表皮', '真皮', '汗腺', '毛囊'].map((name, at) => mark(name, { x: 200 + at * 400 }))
const all = [material(1, marks)]

const nothing: AnswerAtStation = { text: '', at: null, view: null, ms: 900 }

/** An exam of four stations, or fewer, that is over: the first so many were right. */
async function over(right: number, mode: ExamMode = 'name', count = 4): Promise<Exam> {
  const exam = await app.newExam(all, { ...choices, mode, count }, about)
  if (!exam) throw new Error('no exam')
  const given = exam.stations.map(({ mark: asked }, at) => ({
    ...nothing,
    ...(mode === 'point' ? { at: { x: at < right ? asked.x : 0, y: asked.y } } : {}),
    ...(mode !== 'point' && { text: at < right ? asked.name : '不是它' }),
  }))
  return { ...exam, given }
}

describe('an exam that begins', () => {
  test('asks one minute a station until something else is chosen', async () => {
    expect(await app.loadChoices()).toMatchObject({ seconds: 60, count: 10 })
    expect((await app.newExam(all, await app.loadChoices(), about))?.left).toBe(60_000)
  })

  test('holds all marks of its pictures, also those that it does not ask', async () => {
    const [asked, twin] = [mark('触觉小体'), mark('触觉小体', { x: 1200 })]
    const may = (_: unknown, one: unknown) => one === asked
    const exam = await app.newExam([material(1, [asked, twin])], { ...choices, may }, about)
    expect(exam?.stations.map(({ mark: { id } }) => id)).toEqual([asked.id])
    expect(exam?.materials[1]?.marks).toEqual([asked, twin])
    expect(await app.loadRunning()).toEqual(exam)
  })

  test('fails on a full device and leaves the running exam as it is', async () => {
    const before = await app.newExam(all, choices, about)
    fillDevice()
    await expect(app.newExam(all, choices, about)).rejects.toThrow()
    expect(await app.loadRunning()).toEqual(before)
  })
})

describe('an exam that ends', () => {
  test.each<ExamMode>(['name', 'point', 'flash'])(
    'puts each miss by %s into the wrong book once',
    async (mode) => {
      const exam = await over(1, mode)
      await app.finishExam(exam)
      await expectTimes(exam, [0, 1, 1, 1])
      expect(await app.loadLast()).toEqual(exam)
      expect(await app.loadRunning()).toBeUndefined()
    },
  )

  test('keeps the view of each miss exactly as it was', async () => {
    const exam = await over(3)
    const view: View = { x: 99_000, y: -500, zoom: 0.25, rotation: 40 }
    await app.finishExam({ ...exam, given: exam.given.map((one) => ({ ...one, view })) })
    expect(inputsOf('question.own').map((input) => input.view)).toEqual([view])
  })

  test('fails on a full device, and counts each miss once when it is tried again', async () => {
    const exam = await over(2)
    const emptyDevice = fillDevice()
    await expect(app.finishExam(exam)).rejects.toThrow()
    emptyDevice()
    expect(await app.loadRunning()).toBeDefined()
    await app.finishExam(exam)
    await expectTimes(exam, [0, 0, 1, 1])
    expect(await app.loadLast()).toEqual(exam)
    // a question that enters the book is due at once: it was no review
    expect(ratings()).toEqual([])
  })

  test('in two tabs, or again after a crash, counts each miss once', async () => {
    const exam = await over(2)
    await app.finishExam(exam)
    await app.storeExam('exam', exam)
    await app.finishExam({ ...exam, given: exam.given.map(() => nothing) })
    await expectTimes(exam, [0, 0, 1, 1])
    expect(await app.loadLast()).toEqual(exam)
    expect(await app.loadRunning()).toBeUndefined()
    // another exam counts again
    await app.finishExam({ ...exam, id: 'another' })
    await expectTimes(exam, [0, 0, 2, 2])
    // a miss of a question that stood in the book is a review
    expect(ratings()).toEqual(['again', 'again'])
    await app.storeExam('exam:last', exam)
    await app.finishExam({ ...exam, id: 'another' })
    expect(ratings()).toEqual(['again', 'again'])
  })
})

describe('the service hears', () => {
  test.each<[ExamMode, string]>([
    ['name', '不是它'],
    ['flash', '不是它'],
    // tapped beside all structures: no other one was named
    ['point', ''],
  ])('once what an exam by %s asked and which names were given', async (mode, said) => {
    const exam = await over(2, mode)
    await app.finishExam(exam)
    await page.drafts.dropDraft('exam:last')
    await app.finishExam(exam)
    const saidAt = (at: number, name: string) => {
      if (at >= 2) return said
      return mode === 'point' ? '' : name
    }
    expect(reports()).toEqual([
      exam.stations.map(({ specimenId, mark: { id, name } }, at) => {
        return { specimenId, markId: id, right: at < 2, said: saidAt(at, name) }
      }),
    ])
  })

  test('nothing of a station whose picture was never seen', async () => {
    const exam = await over(4)
    const given = exam.given.map((one, at) => (at === 3 ? { ...one, unseen: true as const } : one))
    await app.finishExam({ ...exam, given })
    expect(reports().map(({ length }) => length)).toEqual([3])
  })
})

test('the best result of this device is kept by scope and mode', async () => {
  expect(await app.keepBest(await over(0))).toBe(false)
  // the first try is kept, and is no record
  expect(await app.keepBest(await over(2))).toBe(false)
  expect(await app.keepBest(await over(2))).toBe(false)
  expect(await app.keepBest(await over(1))).toBe(false)
  expect(await app.keepBest({ ...(await over(1)), chooses: true })).toBe(false)
  // the same share of fewer stations, then of more
  expect(await app.keepBest(await over(2, 'name', 2))).toBe(true)
  expect(await app.keepBest(await over(3, 'name', 3))).toBe(true)
  const bests = await app.loadBests()
  expect(bests['name:chapter:7']).toMatchObject({ right: 3, of: 3 })
  expect(bests['name-choose:chapter:7']).toMatchObject({ right: 1, of: 4 })
})

test('a station whose picture never came is neither right nor missed', async () => {
  const exam = await over(3)
  const given = exam.given.map((one, at) => (at === 3 ? { ...one, unseen: true as const } : one))
  const lost = { ...exam, given }
  expect(await app.finishExam(lost)).toEqual({ best: false })
  expect(timesOf(exam)).toEqual([0, 0, 0, 0])
  expect(app.judgeStations(lost).map(({ verdict }) => verdict.right)).toEqual([true, true, true, null])
  expect(app.examPoints(app.judgeStations(lost))).toEqual({ right: 3, of: 3 })
})

describe('a place that its student counts as right', () => {
  test('leaves the wrong book where this was its only miss', async () => {
    const exam = await over(1, 'point')
    await app.finishExam(exam)
    await app.overruleVerdict(exam, 2)
    await expectTimes(exam, [0, 1, 0, 1])
    expect((await app.loadLast())?.given[2]?.overruled).toBe(true)
  })

  test('stays there where it was missed before, and two taps count once', async () => {
    const exam = await over(1, 'point')
    await app.finishExam({ ...exam, id: 'the week before' })
    await app.finishExam(exam)
    for (const _ of [1, 2]) await app.overruleVerdict(exam, 2)
    expect(reports().at(-1)).toMatchObject([{ right: true, overruled: true }])
    await expectTimes(exam, [0, 2, 1, 2])
    expect(ratings()).toEqual(['again', 'again', 'again', 'good'])
  })
})
