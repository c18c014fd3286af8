/** A quiz from its student’s side: begun, answered, moved to another device, handed in. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
} from '../../src/contract/quizzes/quiz.ts'
import {
  quizAttempt,
  quizEnd,
  quizExtend,
  quizNotice,
  quizReady,
  quizRelease,
} from '../../src/contract/quizzes/quizTeaching.ts'
import { chainRoot, hashRow } from '../../src/rules/quizzes/acceptance.ts'
import { type ClassQuizStage, openClassQuizStage } from './classQuizStage.ts'
import { databases } from './databases.ts'
import { minuteMs } from './quizStage.ts'
import type { Running } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('quizzes on $name', (place) => {
  let stage: ClassQuizStage
  let service: Running
  let teacher: string
  let student: string
  const phone = randomUUID()

  beforeAll(async () => {
    stage = await openClassQuizStage(place)
    service = stage.service
    teacher = stage.teacher
    student = stage.student
  })
  afterAll(() => service.stop())

  test('C123 C127 S38 S39 a published quiz is listed for its class and for nobody else', async () => {
    const quiz = await stage.publish()
    const page = { pageNo: 1, pageSize: 20 }
    const mine = await service.ask(quizStudyingPage, page, { token: student })
    expect(mine.data.records.find(({ id }) => id === quiz.id)).toMatchObject({
      state: 'open',
      questionCount: 3,
      maxPoints: 1000,
      points: null,
    })
    const others = await service.ask(quizStudyingPage, page, { token: stage.outsider })
    expect(others.data.records).toEqual([])
    const hidden = await service.ask(quizCard, { quizId: quiz.id }, { token: stage.outsider })
    expect(hidden.status).toBe(404)
    const left = await service.ask(quizRemainingTime, { quizId: quiz.id }, { token: student })
    expect(left.data).toBe(1800)
  })

  test('C125 a card begins nothing, however often it is read', async () => {
    const quiz = await stage.publish()
    const card = await service.ask(quizCard, { quizId: quiz.id }, { token: student })
    expect(card.data.paperId).toBe('')
    expect(card.data.items).toHaveLength(3)
    const taken = await service.ask(quizStudentPage, { pageNo: 1, pageSize: 20 }, { token: student })
    expect(taken.data.records.map(({ id }) => id)).not.toContain(quiz.id)
  })

  test('C124 C138 QF17 a repeated start answers the same attempt', async () => {
    const quiz = await stage.publish()
    const first = await stage.begin(quiz.id)
    const again = await stage.begin(quiz.id)
    expect(again).toEqual(first)
    expect(first.endAt).toBe(first.startedAt + 30 * minuteMs)
    const { data } = await service.ask(quizStudentPage, { pageNo: 1, pageSize: 20 }, { token: student })
    expect(data.records.filter(({ id }) => id === quiz.id)).toMatchObject([{ points: null }])
  })

  test('C128 C130 S40 no reply before the release holds a key', async () => {
    const quiz = await stage.publish()
    const questionId = quiz.questions[0]?.id ?? 0
    const early = await service.ask(questionWithoutAnswer, { id: questionId }, { token: stage.outsider })
    expect(early.code).toBe(1)
    await stage.begin(quiz.id)
    const replies = await Promise.all([
      service.ask(quizPaper, { quizId: quiz.id, deviceId: stage.tablet }, { token: student }),
      service.ask(questionWithoutAnswer, { id: questionId }, { token: student }),
      service.ask(quizCardDetail, { quizId: quiz.id }, { token: student }),
    ])
    for (const { data } of replies)
      for (const secret of ['"answer"', '"panDuanAnswer"', '"analysis', '"keywords', '参考答案', '解析'])
        expect(JSON.stringify(data)).not.toContain(secret)
    const key = await service.ask(quizQuestionAnswer, { quizId: quiz.id, questionId }, { token: student })
    expect(key.code).toBe(1)
  })

  test('C127 the seconds that are left are whole and rounded up', async () => {
    const quiz = await stage.publish()
    await stage.begin(quiz.id)
    service.clock.now += 1500
    const left = await service.ask(quizRemainingTime, { quizId: quiz.id }, { token: student })
    expect(left.data).toBe(1799)
  })

  test('C134 the first answer begins an open quiz, and nothing where none can begin', async () => {
    const [open, upcoming] = [
      await stage.publish(),
      await stage.publish({ opensAt: service.clock.now + 60 * minuteMs }),
    ]
    const questionId = open.questions[0]?.id ?? 0
    expect((await stage.submit(open.id, questionId, '2')).data).toEqual({ correct: null, verdict: 'onTime' })
    const detail = await service.ask(quizSubmitDetail, { quizId: open.id, questionId }, { token: student })
    expect(detail.data?.content).toBe('2')
    const early = await stage.submit(upcoming.id, upcoming.questions[0]?.id ?? 0, '2')
    expect([early.code, early.message]).toEqual([1, '测验尚未开放'])
    const taken = await service.ask(quizStudentPage, { pageNo: 1, pageSize: 50 }, { token: student })
    const ids = taken.data.records.map(({ id }) => id)
    expect([ids.includes(open.id), ids.includes(upcoming.id)]).toEqual([true, false])
  })

  test('C134 without a token only the session that began the attempt writes for it', async () => {
    const quiz = await stage.publish()
    const questionId = quiz.questions[0]?.id ?? 0
    await stage.begin(quiz.id)
    const other = await service.signIn('student')
    const from = (token: string) =>
      service.ask(
        quizSubmit,
        { quizId: quiz.id, number: 1, questionId, content: '1' },
        { token, key: randomUUID() },
      )
    expect((await from(other)).data.verdict).toBe('notHolder')
    expect((await from(student)).data.verdict).toBe('onTime')
  })

  test('C130 answers are shown from the moment that the quiz sets', async () => {
    const keyAfter = async (settings: Parameters<typeof stage.publish>[0]) => {
      const quiz = await stage.publish(settings)
      const key = { quizId: quiz.id, questionId: quiz.questions[0]?.id ?? 0 }
      const codes: number[] = []
      const ask = async () => {
        codes.push((await service.ask(quizQuestionAnswer, key, { token: student })).code as number)
      }
      await stage.begin(quiz.id)
      await ask()
      await service.ask(quizSubmitAll, { quizId: quiz.id }, { token: student, key: randomUUID() })
      await ask()
      await service.ask(quizEnd, { quizId: quiz.id, reason: '收卷' }, { token: teacher })
      await ask()
      return codes
    }
    expect(await keyAfter({ review: 'never' })).toEqual([1, 1, 1])
    expect(await keyAfter({ review: 'afterSubmit' })).toEqual([1, 0, 0])
    expect(await keyAfter({ review: 'afterSubmit', kind: 'exam' })).toEqual([1, 1, 0])
    expect(await keyAfter({ review: 'afterClose' })).toEqual([1, 1, 0])
  })

  test('C129 C134 C135 C139 C140 S39 T07 answers, flags and the check agree', async () => {
    const quiz = await stage.publish()
    await stage.begin(quiz.id)
    const [one, two, three] = quiz.questions.map(({ id }) => id) as [number, number, number]
    expect((await stage.submit(quiz.id, one, '1')).data).toEqual({ correct: null, verdict: 'onTime' })
    expect((await stage.submit(quiz.id, one, '2')).data.verdict).toBe('onTime')
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

  test('C136 QF06 S39 T07 handing in closes the attempt: a later answer is kept, late', async () => {
    const quiz = await stage.publish()
    await stage.begin(quiz.id)
    const [one] = quiz.questions.map(({ id }) => id) as [number]
    await stage.submit(quiz.id, one, '2')
    const key = randomUUID()
    const handed = await service.ask(quizSubmitAll, { quizId: quiz.id }, { token: student, key })
    expect(handed.data).toMatchObject({ submittedAt: service.clock.now, missing: [] })
    expect(handed.data.receiptCode).toMatch(/^[0-9A-F]{8}$/)
    const again = await service.ask(quizSubmitAll, { quizId: quiz.id }, { token: student, key })
    expect(again.data).toEqual(handed.data)
    expect((await stage.submit(quiz.id, one, '1', { number: 1 })).data.verdict).toBe('late')
    const detail = await service.ask(
      quizSubmitDetail,
      { quizId: quiz.id, questionId: one },
      { token: student },
    )
    expect(detail.data?.content).toBe('2')
  })

  test('a take-over moves the attempt, and the first device counts no more', async () => {
    const quiz = await stage.publish()
    const [one] = quiz.questions.map(({ id }) => id) as [number]
    const first = await stage.begin(quiz.id)
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
      stage.submit(quiz.id, one, content, {
        token,
        seq: 1,
        prev: chainRoot(token),
        beacon,
        at: service.clock.now,
      })
    expect((await from(first.token, '1')).data.verdict).toBe('notHolder')
    expect((await from(second.data.token, '2')).data.verdict).toBe('onTime')
  })

  test('a beacon that nobody signed proves nothing', async () => {
    const quiz = await stage.publish()
    const [one] = quiz.questions.map(({ id }) => id) as [number]
    const { token } = await stage.begin(quiz.id)
    const forged = `${service.clock.now + 300 * minuteMs}.${'A'.repeat(22)}`
    const row = { token, seq: 1, prev: chainRoot(token), beacon: forged }
    expect((await stage.submit(quiz.id, one, '2', row)).data.verdict).toBe('onTime')
  })

  test('a hash that was shown without its row keeps the attempt open', async () => {
    const quiz = await stage.publish()
    const { token } = await stage.begin(quiz.id)
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
    const quiz = await stage.publish({ minutes: 10 })
    const { token, endAt } = await stage.begin(quiz.id)
    await service.ask(quizExtend, { quizId: quiz.id, minutes: 15, reason: '断网' }, { token: teacher })
    await service.ask(quizNotice, { quizId: quiz.id, text: '第 2 题选项 C 有误' }, { token: teacher })
    const beat = await service.ask(quizBeat, { quizId: quiz.id, token, waiting: 0 }, { token: student })
    expect(beat.data.endAt).toBe((endAt ?? 0) + 15 * minuteMs)
    expect(beat.data.notices.map(({ text }) => text)).toEqual(['第 2 题选项 C 有误'])
    const accountId = stage.school.accounts.student
    const seen = await service.ask(quizAttempt, { quizId: quiz.id, accountId }, { token: teacher })
    const [extended] = seen.data.events.filter(({ kind }) => kind === 'extended')
    expect(extended?.detail).toBe(String(endAt))
  })

  test('a beat is noted at most each 30 s, and at once where it says something new', async () => {
    const quiz = await stage.publish()
    const { token } = await stage.begin(quiz.id)
    const heardAfter = async (seconds: number, waiting: number) => {
      service.clock.now += seconds * 1000
      await service.ask(quizBeat, { quizId: quiz.id, token, waiting }, { token: student })
      const ready = await service.ask(quizReady, { quizId: quiz.id }, { token: teacher })
      return service.clock.now - (ready.data[0]?.attempt?.lastHeardAt ?? 0)
    }
    expect(await heardAfter(10, 0)).toBe(10_000)
    expect(await heardAfter(5, 3)).toBe(0)
    expect(await heardAfter(29, 3)).toBe(29_000)
    expect(await heardAfter(1, 3)).toBe(0)
  })

  test('C134 C136 C139 a caller without keys is heard, also after the hand-in', async () => {
    const quiz = await stage.publish()
    const [one = 0] = quiz.questions.map(({ id }) => id)
    const asked = { quizId: quiz.id, questionId: one }
    await stage.begin(quiz.id)
    const sent = await service.ask(quizSubmit, { ...asked, content: '2' }, { token: student })
    expect([sent.code, sent.data.verdict]).toEqual([0, 'onTime'])
    expect((await service.ask(quizSubmitAll, { quizId: quiz.id }, { token: student })).code).toBe(0)
    for (const flag of [quizFlag, quizFlagRemove, quizFlagRemove])
      expect((await service.ask(flag, asked, { token: student, key: randomUUID() })).code).toBe(0)
    const accountId = stage.school.accounts.student
    const seen = await service.ask(quizAttempt, { quizId: quiz.id, accountId }, { token: teacher })
    expect(seen.data.rows.map(({ kind }) => kind)).toEqual(['answer', 'handIn'])
  })
})
