import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Given } from '../../src/contract/endpoint.ts'
import {
  questionWithoutAnswer,
  quizBeat,
  quizCard,
  quizCardDetail,
  quizFlag,
  quizFlagRemove,
  quizPaper,
  quizQuestionAnswer,
  quizRemainingTime,
  quizStudentPage,
  quizStudyingPage,
  quizSubmit,
  quizSubmitAll,
  quizSubmitCheck,
  quizSubmitDetail,
  quizTakeOver,
  quizWatchRead,
  submitRecordInsert,
} from '../../src/contract/quizzes/quiz.ts'
import {
  quizAttempt,
  quizDecide,
  quizEnd,
  quizExtend,
  quizGrade,
  quizGrading,
  quizItems,
  quizNotice,
  quizPublish,
  quizReady,
  quizRegrade,
  quizRelease,
  quizReopen,
  quizSave,
  quizTeacherPage,
} from '../../src/contract/quizzes/quizTeaching.ts'
import { roomJoin, roomSave } from '../../src/contract/teaching/room.ts'
import { chainRoot, hashRow } from '../../src/rules/quizzes/acceptance.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'
import { seedTeaching, type TeachingStage } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)
const minuteMs = 60_000

describe.each(places)('quizzes on $name', (place) => {
  let service: Running
  let school: Seeded
  let stage: TeachingStage
  let teacher: string
  let student: string
  let student2: string
  let roomId: number
  const tablet = randomUUID()
  const phone = randomUUID()

  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    stage = await seedTeaching(service.service.db, school)
    teacher = await service.signIn('teacher')
    student = await service.signIn('student')
    student2 = await service.signIn('student2')
    const room = await service.ask(
      roomSave,
      { courseId: stage.courses.lab, name: '一班', capacity: 60 },
      { token: teacher },
    )
    roomId = room.data.id
    await service.ask(roomJoin, { code: room.data.code }, { token: student })
  })
  afterAll(() => service.stop())

  const settings = (more: Partial<Given<typeof quizSave>> = {}): Given<typeof quizSave> => ({
    courseId: stage.courses.lab,
    title: '第一次测验',
    titleEn: 'First quiz',
    intro: '',
    kind: 'quiz',
    opensAt: service.clock.now - minuteMs,
    closesAt: service.clock.now + 600 * minuteMs,
    minutes: 30,
    together: false,
    attempts: 1,
    counts: 'best',
    shuffleQuestions: true,
    shuffleOptions: true,
    partial: 'subset',
    review: 'afterClose',
    policy: 'strict',
    takeOver: 'student',
    requiresDesktop: false,
    questions: [
      { sourceId: school.questions.DANXUAN, maxPoints: 200 },
      { sourceId: school.questions.DUOXUAN, maxPoints: 300 },
      { sourceId: school.questions.WENDA, maxPoints: 500 },
    ],
    ...more,
  })
  const publish = async (more: Partial<Given<typeof quizSave>> = {}) => {
    const { data, message } = await service.ask(quizSave, settings(more), { token: teacher })
    expect(message).toBe('')
    const published = await service.ask(
      quizPublish,
      { quizId: data.id, roomIds: [roomId] },
      { token: teacher },
    )
    expect(published.code).toBe(0)
    return published.data
  }
  const begin = async (quizId: number, deviceId = tablet) => {
    const { data, code, message } = await service.ask(
      submitRecordInsert,
      { quizId, deviceId, deviceName: '平板' },
      { token: student, key: randomUUID() },
    )
    expect([code, message]).toEqual([0, ''])
    if (!('token' in data)) throw new Error('no quiz was begun')
    return data
  }
  const submit = (quizId: number, questionId: number, content: string, more = {}) =>
    service.ask(quizSubmit, { quizId, questionId, content, ...more }, { token: student, key: randomUUID() })

  test('C123 C127 a published quiz is listed for its class and for nobody else', async () => {
    const quiz = await publish()
    const page = { pageNo: 1, pageSize: 20 }
    const mine = await service.ask(quizStudyingPage, page, { token: student })
    expect(mine.data.records.find(({ id }) => id === quiz.id)).toMatchObject({
      state: 'open',
      questionCount: 3,
      maxPoints: 1000,
      points: null,
    })
    const others = await service.ask(quizStudyingPage, page, { token: student2 })
    expect(others.data.records).toEqual([])
    const hidden = await service.ask(quizCard, { quizId: quiz.id }, { token: student2 })
    expect(hidden.status).toBe(404)
    const left = await service.ask(quizRemainingTime, { quizId: quiz.id }, { token: student })
    expect(left.data).toBe(1800)
  })

  test('C125 a card begins nothing, however often it is read', async () => {
    const quiz = await publish()
    const card = await service.ask(quizCard, { quizId: quiz.id }, { token: student })
    expect(card.data.paperId).toBe('')
    expect(card.data.items).toHaveLength(3)
    const taken = await service.ask(quizStudentPage, { pageNo: 1, pageSize: 20 }, { token: student })
    expect(taken.data.records.map(({ id }) => id)).not.toContain(quiz.id)
  })

  test('C138 QF17 a repeated start answers the same attempt', async () => {
    const quiz = await publish()
    const first = await begin(quiz.id)
    const again = await begin(quiz.id)
    expect(again).toEqual(first)
    expect(first.endAt).toBe(first.startedAt + 30 * minuteMs)
  })

  test('C128 C130 no reply before the release holds a key', async () => {
    const quiz = await publish()
    const questionId = quiz.questions[0]?.id ?? 0
    const early = await service.ask(questionWithoutAnswer, { id: questionId }, { token: student2 })
    expect(early.code).toBe(1)
    await begin(quiz.id)
    const replies = await Promise.all([
      service.ask(quizPaper, { quizId: quiz.id, deviceId: tablet }, { token: student }),
      service.ask(questionWithoutAnswer, { id: questionId }, { token: student }),
      service.ask(quizCardDetail, { quizId: quiz.id }, { token: student }),
    ])
    for (const { data } of replies)
      for (const secret of ['"answer"', '"panDuanAnswer"', '"analysis', '"keywords', '参考答案', '解析'])
        expect(JSON.stringify(data)).not.toContain(secret)
    const key = await service.ask(quizQuestionAnswer, { quizId: quiz.id, questionId }, { token: student })
    expect(key.code).toBe(1)
  })

  test('C129 C134 C135 C139 C140 T07 answers, flags and the check agree', async () => {
    const quiz = await publish()
    await begin(quiz.id)
    const [one, two, three] = quiz.questions.map(({ id }) => id) as [number, number, number]
    expect((await submit(quiz.id, one, '1')).data).toEqual({ correct: null, verdict: 'onTime' })
    expect((await submit(quiz.id, one, '2')).data.verdict).toBe('onTime')
    const key = { token: student, key: randomUUID() }
    await service.ask(quizFlag, { quizId: quiz.id, questionId: two }, key)
    const check = await service.ask(quizSubmitCheck, { quizId: quiz.id }, { token: student })
    expect(check.data).toEqual({ unanswered: [two, three], flagged: [two] })
    await service.ask(
      quizFlagRemove,
      { quizId: quiz.id, questionId: two },
      { token: student, key: randomUUID() },
    )
    const detail = await service.ask(
      quizSubmitDetail,
      { quizId: quiz.id, questionId: one },
      { token: student },
    )
    expect(detail.data).toEqual({ content: '2', correct: null, verdict: 'onTime' })
    const card = await service.ask(quizCard, { quizId: quiz.id }, { token: student })
    expect(card.data.items.map(({ isSubmited, isFlagged }) => [isSubmited, isFlagged])).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ])
  })

  test('C136 QF06 handing in closes the attempt: a later answer is kept, late', async () => {
    const quiz = await publish()
    await begin(quiz.id)
    const [one] = quiz.questions.map(({ id }) => id) as [number]
    await submit(quiz.id, one, '2')
    const key = randomUUID()
    const handed = await service.ask(quizSubmitAll, { quizId: quiz.id }, { token: student, key })
    expect(handed.data).toMatchObject({ submittedAt: service.clock.now, missing: [] })
    expect(handed.data.receiptCode).toMatch(/^[0-9A-F]{8}$/)
    const again = await service.ask(quizSubmitAll, { quizId: quiz.id }, { token: student, key })
    expect(again.data).toEqual(handed.data)
    expect((await submit(quiz.id, one, '1', { number: 1 })).data.verdict).toBe('late')
    const detail = await service.ask(
      quizSubmitDetail,
      { quizId: quiz.id, questionId: one },
      { token: student },
    )
    expect(detail.data?.content).toBe('2')
  })

  test('C126 C141 S40 grading, release and what the student then sees', async () => {
    const quiz = await publish()
    const [one, two, three] = quiz.questions.map(({ id }) => id) as [number, number, number]
    await begin(quiz.id)
    await submit(quiz.id, one, '2')
    await submit(quiz.id, two, '1')
    await submit(quiz.id, three, JSON.stringify({ text: '角质形成细胞', self: null }))
    await service.ask(quizSubmitAll, { quizId: quiz.id }, { token: student, key: randomUUID() })
    const early = await service.ask(quizRelease, { quizId: quiz.id }, { token: teacher })
    expect([early.code, early.message]).toEqual([1, '还有 1 份作答未评分'])

    const [answer] = (
      await service.ask(quizGrading, { quizId: quiz.id, questionId: three }, { token: teacher })
    ).data
    const grade = { quizId: quiz.id, attemptId: answer?.attemptId ?? '', questionId: three, comment: '不错' }
    const tooMany = await service.ask(
      quizGrade,
      { ...grade, points: 501, version: 0 },
      { token: teacher, key: randomUUID() },
    )
    expect(tooMany.code).toBe(1)
    await service.ask(quizGrade, { ...grade, points: 400, version: 0 }, { token: teacher, key: randomUUID() })
    const second = await service.ask(
      quizGrade,
      { ...grade, points: 100, version: 0 },
      { token: teacher, key: randomUUID() },
    )
    expect([second.code, second.message]).toEqual([1, '另一位老师已评分：4 分'])

    expect((await service.ask(quizRelease, { quizId: quiz.id }, { token: teacher })).code).toBe(0)
    const { data } = await service.ask(quizCardDetail, { quizId: quiz.id }, { token: student })
    expect(data.items.map(({ points, isCorrected }) => [points, isCorrected])).toEqual([
      [200, true],
      [150, false],
      [400, false],
    ])
    const find = async () => {
      const page = await service.ask(quizStudentPage, { pageNo: 1, pageSize: 50 }, { token: student })
      return page.data.records.find(({ id }) => id === quiz.id)
    }
    expect(await find()).toMatchObject({ state: 'released', points: 750, isUnread: true })
    service.clock.now += 1000
    await service.ask(quizWatchRead, { quizId: quiz.id }, { token: student, key: randomUUID() })
    expect((await find())?.isUnread).toBe(false)
    const key = await service.ask(
      quizQuestionAnswer,
      { quizId: quiz.id, questionId: one },
      { token: student },
    )
    expect(key.data.options.find(({ answer }) => answer === true)?.id).toBe(2)
  })

  test('a take-over moves the attempt, and the first device counts no more', async () => {
    const quiz = await publish()
    const [one] = quiz.questions.map(({ id }) => id) as [number]
    const first = await begin(quiz.id)
    service.clock.now += minuteMs
    const second = await service.ask(
      quizTakeOver,
      { quizId: quiz.id, deviceId: phone, deviceName: '手机' },
      { token: student, key: randomUUID() },
    )
    service.clock.now += 2 * minuteMs
    const beat = await service.ask(
      quizBeat,
      { quizId: quiz.id, token: first.token, waiting: 1 },
      { token: student },
    )
    expect(beat.data.isTakenOver).toBe(true)
    const beacon = beat.headers.get('beacon') ?? ''
    const from = (token: string, content: string) =>
      submit(quiz.id, one, content, { token, seq: 1, prev: chainRoot(token), beacon, at: service.clock.now })
    expect((await from(first.token, '1')).data.verdict).toBe('notHolder')
    expect((await from(second.data.token, '2')).data.verdict).toBe('onTime')
  })

  test('QX01 an answer that comes after the end waits for a decision', async () => {
    const quiz = await publish({ minutes: 10 })
    const [one] = quiz.questions.map(({ id }) => id) as [number]
    const { token } = await begin(quiz.id)
    service.clock.now += 20 * minuteMs
    const opId = randomUUID()
    const answer = await service.ask(
      quizSubmit,
      { quizId: quiz.id, number: 1, questionId: one, content: '2', token, seq: 1, prev: chainRoot(token) },
      { token: student, key: opId },
    )
    expect(answer.data.verdict).toBe('undecided')
    const refused = await service.ask(quizRelease, { quizId: quiz.id }, { token: teacher })
    expect(refused.code).toBe(1)
    const timeline = await service.ask(
      quizAttempt,
      { quizId: quiz.id, accountId: school.accounts.student },
      { token: teacher },
    )
    expect(timeline.data.rows).toMatchObject([{ opId, verdict: 'undecided', reason: 'end', counts: false }])
    await service.ask(
      quizDecide,
      { quizId: quiz.id, decisions: [{ opId, accept: true }], reason: '停电' },
      { token: teacher },
    )
    expect((await service.ask(quizRelease, { quizId: quiz.id }, { token: teacher })).code).toBe(0)
    const { data } = await service.ask(quizCardDetail, { quizId: quiz.id }, { token: student })
    expect(data.items[0]?.points).toBe(200)
  })

  test('a beacon that nobody signed proves nothing', async () => {
    const quiz = await publish()
    const [one] = quiz.questions.map(({ id }) => id) as [number]
    const { token } = await begin(quiz.id)
    const forged = `${service.clock.now + 300 * minuteMs}.${'A'.repeat(22)}`
    const row = { token, seq: 1, prev: chainRoot(token), beacon: forged }
    expect((await submit(quiz.id, one, '2', row)).data.verdict).toBe('onTime')
  })

  test('a hash that was shown without its row keeps the attempt open', async () => {
    const quiz = await publish()
    const { token } = await begin(quiz.id)
    const hash = hashRow({
      opId: randomUUID(),
      token,
      seq: 1,
      kind: 'answer',
      auto: false,
      questionId: 1,
      content: '2',
      prev: chainRoot(token),
      wallTime: 1,
      monoTime: null,
      beaconText: '',
    })
    await service.ask(quizBeat, { quizId: quiz.id, token, hash, waiting: 1 }, { token: student })
    await service.ask(quizEnd, { quizId: quiz.id, reason: '收卷' }, { token: teacher })
    const refused = await service.ask(quizRelease, { quizId: quiz.id }, { token: teacher })
    expect(refused.code).toBe(1)
  })

  test('QF07 more time reaches a running attempt with its next beat', async () => {
    const quiz = await publish({ minutes: 10 })
    const { token, endAt } = await begin(quiz.id)
    await service.ask(quizExtend, { quizId: quiz.id, minutes: 15, reason: '断网' }, { token: teacher })
    await service.ask(quizNotice, { quizId: quiz.id, text: '第 2 题选项 C 有误' }, { token: teacher })
    const beat = await service.ask(quizBeat, { quizId: quiz.id, token, waiting: 0 }, { token: student })
    expect(beat.data.endAt).toBe((endAt ?? 0) + 15 * minuteMs)
    expect(beat.data.notices.map(({ text }) => text)).toEqual(['第 2 题选项 C 有误'])
  })

  test('S38 the ready list, reopening and regrading are for its teachers', async () => {
    const quiz = await publish()
    const [one] = quiz.questions.map(({ id }) => id) as [number]
    await begin(quiz.id)
    await submit(quiz.id, one, '1')
    await service.ask(quizSubmitAll, { quizId: quiz.id }, { token: student, key: randomUUID() })
    const ready = await service.ask(quizReady, { quizId: quiz.id }, { token: teacher })
    expect(ready.data).toMatchObject([{ attempt: { state: 'submitted', answered: 1, takeOvers: 0 } }])
    const reopened = await service.ask(
      quizReopen,
      { quizId: quiz.id, accountId: school.accounts.student, reason: '误交' },
      { token: teacher },
    )
    expect(reopened.code).toBe(0)
    expect((await submit(quiz.id, one, '3')).data.verdict).toBe('onTime')
    await service.ask(quizEnd, { quizId: quiz.id, reason: '收卷' }, { token: teacher })
    const regrade = await service.ask(
      quizRegrade,
      { quizId: quiz.id, questionId: one, change: { kind: 'void' }, reason: '题目有误', preview: true },
      { token: teacher },
    )
    expect(regrade.data.moved).toMatchObject([{ before: 0, after: 200 }])
    const items = await service.ask(quizItems, { quizId: quiz.id }, { token: teacher })
    expect(items.data).toMatchObject({ attempts: 1, alpha: null })
    for (const call of [
      () => service.ask(quizReady, { quizId: quiz.id }, { token: student }),
      () => service.ask(quizGrading, { quizId: quiz.id, questionId: one }, { token: student }),
      () => service.ask(quizRelease, { quizId: quiz.id }, { token: student }),
    ])
      expect((await call()).status).toBe(403)
    const listed = await service.ask(quizTeacherPage, { pageNo: 1, pageSize: 50 }, { token: teacher })
    expect(listed.data.records.map(({ id }) => id)).toContain(quiz.id)
  })
})
