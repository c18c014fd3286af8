import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { View } from '../../../../src/contract/questions.ts'
import {
  type Exam,
  type ExamChoices,
  examPoints,
  judgeStations,
  loadChoices,
  loadLast,
  newExam,
} from '../../../../src/features/exam/exam.ts'
import { finishExam } from '../../../../src/features/exam/finish.ts'
import { overruleVerdict } from '../../../../src/features/exam/overrule.ts'
import { keepBest, loadBests } from '../../../../src/features/exam/setup/best.ts'
import { missId } from '../../../../src/rules/exam/miss.ts'
import type { ExamMode } from '../../../../src/rules/exam/stations.ts'
import type { AnswerAtStation } from '../../../../src/rules/exam/verdict.ts'
import { mark, material } from '../../rules/exam/material.ts'

/** What this device keeps, and whether it has room for more; the wrong book by question. */
const device = vi.hoisted(() => ({
  drafts: new Map<string, unknown>(),
  isFull: false,
  said: new Set<string>(),
  /** whether the question stood there, by the key of its miss */
  stood: new Map<string, boolean>(),
  /** the entries of the review log, and whether each is of a miss */
  log: new Map<string, boolean>(),
  times: new Map<string, number>(),
  views: [] as View[],
  /** the answers that were told, by the key under which they were */
  told: new Map<string, { right: boolean; said: string }[]>(),
}))

vi.mock('../../../../src/queries/engine/drafts.ts', () => ({
  saveDraft: async (key: string, value: unknown) => {
    if (!device.isFull) device.drafts.set(key, structuredClone(value))
    return !device.isFull
  },
  loadDraft: async (key: string) => device.drafts.get(key),
  dropDraft: async (key: string) => void device.drafts.delete(key),
}))
vi.mock('../../../../src/queries/engine/changeDraft.ts', () => ({
  changeDraft: async (key: string, change: (stands: unknown, read: unknown) => unknown) => {
    const next = await change(device.drafts.get(key), async (of: string) => device.drafts.get(of))
    if (next === undefined) device.drafts.delete(key)
    else if (!device.isFull) device.drafts.set(key, structuredClone(next))
    return next === undefined || !device.isFull
  },
}))
vi.mock('../../../../src/queries/practice/books.ts', () => ({
  bookQuery: () => ({ queryKey: ['book'], queryFn: () => null }),
  addOwn: async (input: { clientId: string; view?: View }, _question: object, _one: object, key: string) => {
    const { clientId, view } = input
    if (device.said.has(key)) return device.stood.get(key)
    const stood = (device.times.get(clientId) ?? 0) > 0
    device.stood.set(key, stood)
    if (view) device.views.push(view)
    device.said.add(key)
    device.times.set(clientId, (device.times.get(clientId) ?? 0) + 1)
    return stood
  },
  takeBackMiss: async (id: string, miss: string, key: string) => {
    if (!device.said.has(miss)) throw new Error('not missed')
    if (!device.said.has(key)) device.times.set(id, (device.times.get(id) ?? 0) - 1)
    device.said.add(key)
  },
}))
vi.mock('../../../../src/queries/practice/stations.ts', () => ({
  tellStations: async (_: string, answers: { right: boolean; said: string }[], key: string) => {
    if (!device.told.has(key)) device.told.set(key, answers)
  },
}))
vi.mock('../../../../src/queries/practice/reviewed.ts', () => ({
  noteMiss: async (_id: string, entry: string) => void device.log.set(entry, true),
}))
vi.mock('../../../../src/queries/practice/review.ts', () => ({
  remarkMiss: async (_id: string, entry: string) => {
    if (device.log.has(entry)) device.log.set(entry, false)
  },
}))

beforeEach(() => {
  device.drafts.clear()
  device.said.clear()
  device.stood.clear()
  device.log.clear()
  device.times.clear()
  device.told.clear()
  device.isFull = false
})

const choices: ExamChoices = { mode: 'name', chooses: false, count: 5, seconds: 60, scope: null }
const about = { scope: { kind: 'chapter', id: 7 } as const, name: '皮肤', nameEn: 'Skin' }
const marks = ['表皮', '真皮', '汗腺', '毛囊'].map((name, at) => mark(name, { x: 200 + at * 400 }))
const all = [material(1, marks)]

const nothing: AnswerAtStation = { text: '', at: null, view: null, ms: 900 }

/** An exam of four stations, or fewer, that is over: the first so many were right. */
async function over(right: number, mode: ExamMode = 'name', count = 4): Promise<Exam> {
  const exam = await newExam(all, { ...choices, mode, count }, about)
  if (!exam) throw new Error('no exam')
  const given = exam.stations.map(({ mark: asked }, at) => ({
    ...nothing,
    ...(mode === 'point' ? { at: { x: at < right ? asked.x : 0, y: asked.y } } : {}),
    ...(mode !== 'point' && { text: at < right ? asked.name : '不是它' }),
  }))
  return { ...exam, given }
}
/** The wrong book: how often each station of an exam stands in it. */
const timesOf = ({ stations }: Exam) =>
  stations.map(({ specimenId, mark: asked }) => device.times.get(missId(specimenId, asked.id)) ?? 0)

describe('an exam that begins', () => {
  test('asks one minute a station until something else is chosen', async () => {
    expect(await loadChoices()).toMatchObject({ seconds: 60, count: 10 })
    expect((await newExam(all, await loadChoices(), about))?.left).toBe(60_000)
  })

  test('holds all marks of its pictures, those too that cannot be asked here: it is judged by them', async () => {
    const [asked, twin] = [mark('触觉小体'), mark('触觉小体', { x: 1200 })]
    const may = (_: unknown, one: unknown) => one === asked
    const exam = await newExam([material(1, [asked, twin])], { ...choices, may }, about)
    expect(exam?.stations.map(({ mark: { id } }) => id)).toEqual([asked.id])
    expect(exam?.materials[1]?.marks).toEqual([asked, twin])
    expect(device.drafts.get('exam')).toEqual(exam)
  })

  test('says so where the device has no room for it, and leaves what runs as it is', async () => {
    const before = await newExam(all, choices, about)
    device.isFull = true
    await expect(newExam(all, choices, about)).rejects.toThrow()
    expect(device.drafts.get('exam')).toEqual(before)
  })
})

describe('an exam that ends', () => {
  test.each<ExamMode>(['name', 'point', 'flash'])(
    'by %s has every miss in the wrong book, once',
    async (mode) => {
      const exam = await over(1, mode)
      await finishExam(exam)
      expect(timesOf(exam)).toEqual([0, 1, 1, 1])
      expect(await loadLast()).toEqual(exam)
      expect(device.drafts.has('exam')).toBe(false)
    },
  )

  test('keeps the view of each miss exactly as it was, wherever the arrow then stood', async () => {
    const exam = await over(3)
    const view = { x: 99_000, y: -500, zoom: 0.25, rotation: 40 }
    await finishExam({ ...exam, given: exam.given.map((one) => ({ ...one, view })) })
    expect(device.views).toEqual([view])
  })

  test('on a full device is not lost: it says so, and what was missed is counted once when it is tried again', async () => {
    const exam = await over(2)
    device.isFull = true
    await expect(finishExam(exam)).rejects.toThrow()
    expect(device.drafts.has('exam')).toBe(true)
    device.isFull = false
    await finishExam(exam)
    expect(timesOf(exam)).toEqual([0, 0, 1, 1])
    expect(await loadLast()).toEqual(exam)
    // what came in is due at once: it was no review
    expect(device.log.size).toBe(0)
  })

  test('in two tabs, or once more after a crash, counts each miss once and keeps the first result', async () => {
    const exam = await over(2)
    await finishExam(exam)
    device.drafts.set('exam', exam)
    await finishExam({ ...exam, given: exam.given.map(() => nothing) })
    expect(timesOf(exam)).toEqual([0, 0, 1, 1])
    expect(await loadLast()).toEqual(exam)
    expect(device.drafts.has('exam')).toBe(false)
    // another exam counts again
    await finishExam({ ...exam, id: 'another' })
    expect(timesOf(exam)).toEqual([0, 0, 2, 2])
    // of what stood there, each miss is a review
    expect([...device.log.values()]).toEqual([true, true])
    device.drafts.set('exam:last', exam)
    await finishExam({ ...exam, id: 'another' })
    expect(device.log.size).toBe(2)
  })
})

describe('the service hears', () => {
  test.each<[ExamMode, string]>([
    ['name', '不是它'],
    ['flash', '不是它'],
    // tapped beside all structures: no other one was named
    ['point', ''],
  ])('of an exam by %s what was asked and what was said, once', async (mode, said) => {
    const exam = await over(2, mode)
    await finishExam(exam)
    device.drafts.set('exam:last', null)
    await finishExam(exam)
    expect([...device.told.values()]).toEqual([
      exam.stations.map(({ specimenId, mark: { id, name } }, at) => ({
        ...{ specimenId, markId: id, right: at < 2 },
        said: at >= 2 ? said : mode === 'point' ? '' : name,
      })),
    ])
  })

  test('nothing of a station that was never seen', async () => {
    const exam = await over(4)
    const given = exam.given.map((one, at) => (at === 3 ? { ...one, unseen: true as const } : one))
    await finishExam({ ...exam, given })
    expect([...device.told.values()].map(({ length }) => length)).toEqual([3])
  })
})

describe('the best result of this device', () => {
  test('is kept by what was asked and how: more right, or as many of more', async () => {
    expect(await keepBest(await over(0))).toBe(false)
    // the first try is kept, and is no record
    expect(await keepBest(await over(2))).toBe(false)
    expect(await keepBest(await over(2))).toBe(false)
    expect(await keepBest(await over(1))).toBe(false)
    expect(await keepBest({ ...(await over(1)), chooses: true })).toBe(false)
    expect(await keepBest(await over(2, 'name', 2))).toBe(true)
    expect(await keepBest(await over(3, 'name', 3))).toBe(true)
    const bests = await loadBests()
    expect(bests['name:chapter:7']).toMatchObject({ right: 3, of: 3 })
    expect(bests['name-choose:chapter:7']).toMatchObject({ right: 1, of: 4 })
  })
})

test('a station whose picture never came is given back: neither right nor missed, and no record is made of the rest', async () => {
  const exam = await over(3)
  const given = exam.given.map((one, at) => (at === 3 ? { ...one, unseen: true as const } : one))
  const lost = { ...exam, given }
  expect(await finishExam(lost)).toEqual({ best: false })
  expect(timesOf(exam)).toEqual([0, 0, 0, 0])
  expect(judgeStations(lost).map(({ verdict }) => verdict.right)).toEqual([true, true, true, null])
  expect(examPoints(judgeStations(lost))).toEqual({ right: 3, of: 3 })
})

describe('a place that its student counts as right', () => {
  test('leaves the wrong book where this was its only miss, and is right in the result', async () => {
    const exam = await over(1, 'point')
    await finishExam(exam)
    await overruleVerdict(exam, 2)
    expect(timesOf(exam)).toEqual([0, 1, 0, 1])
    expect((await loadLast())?.given[2]?.overruled).toBe(true)
  })

  test('stays there where it was missed before, counted as if it had not been missed now; tapped twice it is so once', async () => {
    const exam = await over(1, 'point')
    await finishExam({ ...exam, id: 'the week before' })
    await finishExam(exam)
    for (const _ of [1, 2]) await overruleVerdict(exam, 2)
    expect([...device.told.values()].at(-1)).toMatchObject([{ right: true }])
    expect(timesOf(exam)).toEqual([0, 2, 1, 2])
    expect([...device.log.values()]).toEqual([true, false, true])
  })
})
