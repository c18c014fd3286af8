/** The item analysis of a quiz: a job computes it, and whoever watches the quiz reads the newest one. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobKinds } from '../../exchange/jobs.ts'
import { type Job, jobCancel, jobDetail } from '../../src/contract/jobs.ts'
import {
  quizAnalyse,
  quizDecide,
  quizItems,
  quizRegrade,
  quizSave,
  quizUndecided,
} from '../../src/contract/quizzes/quizTeaching.ts'
import { databases } from './databases.ts'
import { readAnalysis } from './quizFigures.ts'
import { type QuizStage, setQuizStage, TestDevice } from './quizStage.ts'
import { addPerson } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)

// a job starts a process of its own, which takes long on a busy machine
describe.each(places)('item analysis on $name', { timeout: 300_000 }, (place) => {
  let stage: QuizStage
  beforeAll(async () => {
    stage = await setQuizStage(place, undefined, jobKinds)
  })
  afterAll(() => stage.service.stop())

  const asTeacher = () => ({ token: stage.teacher })
  const read = async (quizId: number) => (await stage.service.ask(quizItems, { quizId }, asTeacher())).data
  const start = (quizId: number, token = stage.teacher) =>
    stage.service.ask(quizAnalyse, { quizId }, { token })
  async function ended(id: number | null): Promise<Job> {
    const look = async () => (await stage.service.ask(jobDetail, { id: id ?? 0 }, asTeacher())).data
    await expect.poll(async () => (await look()).endedAt, { timeout: 120_000, interval: 200 }).not.toBeNull()
    return look()
  }

  /** A quiz that a student took and handed in. */
  async function taken() {
    const { quizId, question } = await stage.oneQuestion()
    const device = new TestDevice()
    await stage.begin(quizId, device)
    await stage.send(quizId, device, device.make(question, '2', stage.now()))
    await stage.handIn(quizId, { token: device.token })
    return { quizId, question }
  }

  test('S38 a job computes the figures of a quiz and keeps them', async () => {
    const { quizId, question } = await taken()
    expect(await read(quizId)).toBeNull()
    const askedAt = stage.now()
    const job = await ended((await start(quizId)).data)
    expect(job).toMatchObject({ kind: 'quiz.items', state: 'done', done: 1, total: 1, result: null })
    const kept = await read(quizId)
    expect(kept).toMatchObject({ attempts: 1, alpha: null, asOf: askedAt, isOutOfDate: false })
    expect(kept?.items[0]).toMatchObject({ questionId: question, answered: 1 })
    expect(kept?.items[0]?.options.find(({ id }) => id === 2)?.chosen).toBe(1)
    expect(await readAnalysis(stage.service, quizId, stage.teacher)).toEqual(kept)
    // what is not out of date is not computed again
    expect((await start(quizId)).data).toBeNull()
  })

  test('two requests at once make one job, and after a cancel the next one begins anew', async () => {
    const { quizId } = await taken()
    const both = await Promise.all([start(quizId), start(quizId)])
    const [first, second] = both.map(({ data }) => data)
    expect(second).toBe(first)
    await stage.service.ask(jobCancel, { id: first ?? 0 }, asTeacher())
    const { state } = await ended(first ?? 0)
    if (state === 'done') return expect(await read(quizId)).not.toBeNull()
    expect(state).toBe('cancelled')
    const next = (await start(quizId)).data
    expect(next).not.toBe(first)
    expect((await ended(next)).state).toBe('done')
  })

  test('another attempt, answer, decision or key makes the figures out of date', async () => {
    const { service, student2 } = stage
    const { quizId, question } = await taken()
    const isOld = async () => (await read(quizId))?.isOutOfDate
    const renew = () => readAnalysis(service, quizId, stage.teacher)
    await renew()
    const device = new TestDevice()
    await stage.begin(quizId, device, student2)
    await stage.send(quizId, device, device.make(question, '1', stage.now()), student2)
    // an attempt that goes on does not count yet
    expect(await isOld()).toBe(false)
    stage.pass(40)
    expect(await isOld()).toBe(true)
    expect(await renew()).toMatchObject({ attempts: 2, isOutOfDate: false })
    // a row that arrives after the end, of which nobody knows when it was made
    await stage.send(quizId, device, device.make(question, '2', stage.now() - 60_000), student2)
    expect(await isOld()).toBe(true)
    const before = await renew()
    const doubtful = await service.ask(quizUndecided, { quizId }, asTeacher())
    const opIds = doubtful.data.flatMap(({ rows }) => rows.map(({ opId }) => opId))
    expect(opIds).toHaveLength(1)
    const decisions = opIds.map((opId) => ({ opId, accept: true }))
    await service.ask(quizDecide, { quizId, decisions, reason: '断网' }, asTeacher())
    expect(await isOld()).toBe(true)
    const decided = await renew()
    const chosen = ({ items }: typeof before) => items[0]?.options.map((option) => option.chosen)
    expect([chosen(before), chosen(decided)]).toEqual([
      [1, 1, 0],
      [0, 2, 0],
    ])
    const change = { kind: 'key', content: '3' } as const
    const corrected = { quizId, questionId: question, change, reason: '答案有误' }
    await service.ask(quizRegrade, { ...corrected, preview: true }, asTeacher())
    expect(await isOld()).toBe(false)
    expect((await service.ask(quizRegrade, corrected, asTeacher())).code).toBe(0)
    expect(await isOld()).toBe(true)
    expect((await renew()).items[0]?.options.map(({ isRight }) => isRight)).toEqual([false, false, true])
  })

  test('neither others nor a draft get figures', async () => {
    const { service, student } = stage
    const { quizId } = await taken()
    const { token: stranger } = await addPerson(service.service.db, ['Teacher'], stage.now())
    for (const token of [student, stranger]) {
      expect((await start(quizId, token)).status).toBe(403)
      expect((await service.ask(quizItems, { quizId }, { token })).status).toBe(403)
    }
    expect((await start(999_999)).status).toBe(404)
    const draft = await service.ask(quizSave, stage.settings(), asTeacher())
    expect((await start(draft.data.id)).code).toBe(1)
    expect(await read(draft.data.id)).toBeNull()
  })
})
