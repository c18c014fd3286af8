/** A corrected key: who would move is told first, and released scores fall only where the teacher chose so. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminAuditPage } from '../../src/contract/admin/adminSystem.ts'
import type { Given } from '../../src/contract/endpoint.ts'
import { messagePage } from '../../src/contract/notices.ts'
import {
  quizCardDetail,
  quizQuestionAnswer,
  quizStudentPage,
  quizSubmit,
  quizSubmitAll,
  submitRecordInsert,
} from '../../src/contract/quizzes/quiz.ts'
import {
  quizAttempt,
  quizGrade,
  quizGrading,
  quizReady,
  quizRegrade,
  quizRelease,
  quizTeacherDetail,
} from '../../src/contract/quizzes/quizTeaching.ts'
import { scoreBook, scoreExamPage } from '../../src/contract/score.ts'
import { roomJoin } from '../../src/contract/teaching/room.ts'
import { type ClassQuizStage, openClassQuizStage } from './classQuizStage.ts'
import { databases } from './databases.ts'
import { readAnalysis, readResults } from './quizFigures.ts'
import { refuseRows } from './refuseRows.ts'
import type { Running } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)
const page = { pageNo: 1, pageSize: 50 }

describe.each(places)('regrades on $name', (place) => {
  let stage: ClassQuizStage
  let service: Running
  let teacher: string
  let one: string
  let two: string
  beforeAll(async () => {
    stage = await openClassQuizStage(place)
    service = stage.service
    teacher = stage.teacher
    one = stage.student
    two = stage.outsider
    await service.ask(roomJoin, { code: stage.room.code }, { token: two })
  })
  afterAll(() => service.stop())

  /** An exam that two took: one has 7.5 of 10 points (4 of them by hand), the other 3. */
  async function takenExam() {
    const quiz = await stage.publish({ kind: 'exam' })
    const quizId = quiz.id
    const ids = quiz.questions.map(({ id }) => id) as [number, number, number]
    for (const [token, contents] of [
      [one, ['2', '1', '{"text":"角质形成细胞","self":null}']],
      [two, ['1', '1,2']],
    ] as const) {
      const key = () => ({ token, key: randomUUID() })
      await service.ask(submitRecordInsert, { quizId, deviceId: randomUUID() }, key())
      for (const [index, content] of contents.entries())
        await service.ask(quizSubmit, { quizId, questionId: ids[index] ?? 0, content }, key())
      await service.ask(quizSubmitAll, { quizId }, key())
    }
    const grade = async (points: number) => {
      const { data } = await service.ask(quizGrading, { quizId, questionId: ids[2] }, { token: teacher })
      const answer = data.find(({ content }) => content !== '')
      const { attemptId = '', version = 0 } = answer ?? {}
      const graded = { quizId, questionId: ids[2], attemptId, version, points }
      expect((await service.ask(quizGrade, graded, { token: teacher, key: randomUUID() })).code).toBe(0)
    }
    await grade(400)
    const release = () => service.ask(quizRelease, { quizId }, { token: teacher })
    const regrade = (
      change: Given<typeof quizRegrade>['change'],
      more: Partial<Given<typeof quizRegrade>> = {},
    ) => {
      const given = { quizId, questionId: ids[0], change, reason: '答案有误', ...more }
      return service.ask(quizRegrade, given, { token: teacher })
    }
    /** The score of one of the two, wherever it is told. */
    const scoreOf = async (token: string, loginName: string) => {
      const mine = await service.ask(quizStudentPage, page, { token })
      const exams = await service.ask(scoreExamPage, page, { token })
      const results = await readResults(service, quizId)
      const ready = await service.ask(quizReady, { quizId }, { token: teacher })
      const book = await service.ask(scoreBook, { courseId: quiz.courseId }, { token: teacher })
      const listed = mine.data.records.find(({ id }) => id === quizId)
      const exam = exams.data.records.find((found) => found.quizId === quizId)
      const items = book.data.lines
        .find((student) => student.loginName === loginName)
        ?.parts.flatMap((part) => part.items)
      const item = items?.find((found) => found.kind === 'quiz' && found.id === quizId)
      const told = [
        listed?.points,
        exam?.points,
        results.find((line) => line.loginName === loginName)?.points,
        ready.data.find((sitter) => sitter.loginName === loginName)?.attempt?.points,
        item?.score,
      ]
      expect(new Set(told).size).toBe(1)
      expect([exam?.maxPoints, item?.maxScore]).toEqual([listed?.maxPoints, listed?.maxPoints])
      return [listed?.points, listed?.maxPoints]
    }
    const card = async (token: string) => {
      const { data } = await service.ask(quizCardDetail, { quizId }, { token })
      return { kept: data.kept, points: data.items.map(({ points }) => points) }
    }
    return { quizId, ids, grade, release, regrade, scoreOf, card }
  }

  const messagesOf = async (token: string) =>
    (await service.ask(messagePage, page, { token })).data.records.map(({ content }) => content)

  test('S38 S40 another key lowers a released score only if that is chosen', async () => {
    const exam = await takenExam()
    const { quizId, ids } = exam
    expect((await exam.release()).code).toBe(0)
    const key = { kind: 'key', content: '1' } as const
    const shown = await exam.regrade(key, { preview: true })
    const counted = { students: 2, kept: 1, maxBefore: 1000, maxAfter: 1000 }
    expect(shown.data).toMatchObject({ ...counted, moved: [{ before: 300, after: 500 }] })
    expect(await exam.scoreOf(two, 'student2')).toEqual([300, 1000])
    const lower = await exam.regrade(key, { preview: true, lowerReleased: true })
    expect(lower.data).toMatchObject({
      kept: 0,
      moved: expect.arrayContaining([
        expect.objectContaining({ before: 750, after: 550 }),
        expect.objectContaining({ before: 300, after: 500 }),
      ]),
    })

    expect((await exam.regrade(key)).code).toBe(0)
    expect(await exam.scoreOf(one, 'student')).toEqual([750, 1000])
    expect(await exam.scoreOf(two, 'student2')).toEqual([500, 1000])
    expect(await exam.card(one)).toEqual({ kept: 200, points: [0, 150, 400] })
    const accountId = stage.school.accounts.student
    const attempt = await service.ask(quizAttempt, { quizId, accountId }, { token: teacher })
    expect(attempt.data.kept).toBe(200)
    const results = await readResults(service, quizId)
    const keptOf = new Map(results.map(({ loginName, kept }) => [loginName, kept]))
    expect(keptOf).toEqual(
      new Map([
        ['student', 200],
        ['student2', 0],
      ]),
    )
    const right = { quizId, questionId: ids[0] }
    const answer = await service.ask(quizQuestionAnswer, right, { token: one })
    expect(answer.data.options.map((option) => option.answer)).toEqual([true, false, false])
    const { items } = await readAnalysis(service, quizId, teacher)
    expect(items[0]?.options.map(({ isRight }) => isRight)).toEqual([true, false, false])
    const told = '“第一次测验”的成绩由 3 改为 5。答案有误'
    expect([await messagesOf(one), await messagesOf(two)].map((of) => of.includes(told))).toEqual([
      false,
      true,
    ])

    // A single score by hand moves the total by itself and takes nothing of what was kept.
    await exam.grade(450)
    expect(await exam.scoreOf(one, 'student')).toEqual([800, 1000])
    expect(await messagesOf(one)).toContain('“第一次测验”的成绩由 7.5 改为 8。')
    await exam.grade(350)
    expect(await exam.scoreOf(one, 'student')).toEqual([700, 1000])

    const lowered = await exam.regrade({ kind: 'key', content: '3' }, { lowerReleased: true })
    expect(lowered.data.moved).toHaveLength(2)
    expect(await exam.scoreOf(one, 'student')).toEqual([500, 1000])
    expect(await exam.scoreOf(two, 'student2')).toEqual([300, 1000])
    expect(await exam.card(one)).toEqual({ kept: 0, points: [0, 150, 350] })
    const { data } = await service.ask(quizTeacherDetail, { quizId }, { token: teacher })
    expect(
      data.corrections?.map(({ change, keepsReleased, reason }) => [change, keepsReleased, reason]),
    ).toEqual([
      [key, true, '答案有误'],
      [{ kind: 'key', content: '3' }, false, '答案有误'],
    ])
    const admin = await service.signIn('admin')
    const audit = await service.ask(adminAuditPage, { ...page, thing: 'quiz' }, { token: admin })
    expect(audit.data.records.find(({ thingId }) => thingId === String(quizId))).toMatchObject({
      what: 'quiz.regrade',
      after: JSON.stringify({
        question: 1,
        correction: 'key',
        keepsReleased: false,
        maxPoints: 10,
        students: 2,
      }),
      reason: '答案有误',
    })
    await exam.regrade({ kind: 'asPublished' })
    expect(await exam.scoreOf(one, 'student')).toEqual([700, 1000])
  })

  test('S38 S40 leaving a question out lowers a released share only if that is chosen', async () => {
    const exam = await takenExam()
    const { quizId, ids } = exam
    const out = { kind: 'leaveOut' } as const
    await exam.release()
    const kept = await exam.regrade(out)
    expect(kept.data).toMatchObject({ students: 2, kept: 1, maxBefore: 1000, maxAfter: 800 })
    expect(await exam.scoreOf(one, 'student')).toEqual([600, 800])
    expect(await exam.scoreOf(two, 'student2')).toEqual([300, 800])
    expect(await messagesOf(two)).toContain('“第一次测验”的成绩由 3 / 10 改为 3 / 8。答案有误')
    expect(await exam.card(one)).toEqual({ kept: 50, points: [0, 150, 400] })
    const card = await service.ask(quizCardDetail, { quizId }, { token: one })
    expect(card.data.items.map((item) => [item.maxPoints, item.isCorrected])).toEqual([
      [0, null],
      [300, false],
      [500, false],
    ])
    const { data: detail } = await service.ask(quizTeacherDetail, { quizId }, { token: teacher })
    expect([detail.maxPoints, detail.questions.map(({ isLeftOut }) => isLeftOut)]).toEqual([
      800,
      [true, false, false],
    ])
    await exam.regrade(out, { lowerReleased: true })
    expect(await exam.scoreOf(one, 'student')).toEqual([550, 800])

    // Points given by hand do not count while their question is left out, and are there again afterwards.
    await exam.regrade(out, { questionId: ids[2], lowerReleased: true })
    expect(await exam.scoreOf(one, 'student')).toEqual([150, 300])
    const none = await exam.regrade(out, { questionId: ids[1], preview: true })
    expect([none.code, none.message]).toEqual([1, '至少要有一道题计分'])
    await exam.regrade({ kind: 'asPublished' }, { questionId: ids[2], lowerReleased: true })
    expect(await exam.scoreOf(one, 'student')).toEqual([550, 800])
  })

  test('S40 scores that two teachers change at once stand as both say', async () => {
    const exam = await takenExam()
    await exam.release()
    for (let round = 1; round <= 4; round++) {
      const content = String(1 + (round % 3))
      await Promise.all([
        exam.regrade({ kind: 'key', content }, { lowerReleased: true }),
        exam.grade(400 + round),
      ])
      const [points] = await exam.scoreOf(one, 'student')
      expect(points).toBe((content === '2' ? 200 : 0) + 150 + 400 + round)
    }
  })

  test('S38 before the release corrections move scores freely, and nobody is told', async () => {
    const exam = await takenExam()
    const before = (await messagesOf(one)).length
    const moved = await exam.regrade({ kind: 'key', content: '3' })
    expect(moved.data).toMatchObject({ kept: 0, moved: [{ before: 750, after: 550 }] })
    expect((await messagesOf(one)).length).toBe(before)
    expect((await exam.release()).code).toBe(0)
    expect(await exam.scoreOf(one, 'student')).toEqual([550, 1000])
  })

  test('S38 a correction names a question of the quiz, a whole answer and its reason', async () => {
    const exam = await takenExam()
    for (const content of ['9', ''])
      expect((await exam.regrade({ kind: 'key', content })).data).toEqual({ field: 'content' })
    expect((await exam.regrade({ kind: 'accept', content: '' })).data).toEqual({ field: 'content' })
    const read = await exam.regrade({ kind: 'key', content: 'x' }, { questionId: exam.ids[2] })
    expect(read.data).toEqual({ field: 'content' })
    expect((await exam.regrade({ kind: 'void' }, { reason: '' })).data).toEqual({ field: 'reason' })
    expect((await exam.regrade({ kind: 'void' }, { questionId: 1 })).status).toBe(404)
    const { data } = await service.ask(quizTeacherDetail, { quizId: exam.quizId }, { token: teacher })
    expect(data.corrections).toEqual([])
  })

  test('S40 a release that the database breaks off stores nothing of it', async () => {
    const exam = await takenExam()
    const { db } = service.service
    const stored = async () => {
      const { data } = await service.ask(quizTeacherDetail, { quizId: exam.quizId }, { token: teacher })
      const attempts = await db.kysely
        .selectFrom('quizAttempt')
        .select('points')
        .where('quizId', '=', exam.quizId)
        .execute()
      return { isReleased: data.isReleased, points: attempts.map(({ points }) => points) }
    }
    const messages = (await messagesOf(one)).length
    const allow = await refuseRows(db, 'message', '1 = 1')
    expect((await exam.release()).status).toBe(500)
    await allow()
    expect(await stored()).toEqual({ isReleased: false, points: [null, null] })
    const both = await Promise.all([exam.release(), exam.release()])
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    expect((await stored()).points.toSorted()).toEqual([300, 750])
    expect((await messagesOf(one)).length).toBe(messages + 1)
  })
})
