/** A quiz from its teacher’s side: answers are decided on, graded, corrected and released. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messagePage } from '../../src/contract/notices.ts'
import {
  quizBeat,
  quizCardDetail,
  quizQuestionAnswer,
  quizStudentPage,
  quizSubmit,
  quizSubmitAll,
  quizSubmitDetail,
  quizWatchRead,
} from '../../src/contract/quizzes/quiz.ts'
import {
  quizComplain,
  quizComplaintAnswer,
  quizComplaints,
  quizOwnComplaints,
} from '../../src/contract/quizzes/quizComplaints.ts'
import {
  quizAttempt,
  quizDecide,
  quizEnd,
  quizExtend,
  quizGrade,
  quizGrading,
  quizNotice,
  quizReady,
  quizRegrade,
  quizRelease,
  quizReopen,
  quizTeacherDetail,
  quizTeacherPage,
  quizUndecided,
} from '../../src/contract/quizzes/quizTeaching.ts'
import { scoreExamPage } from '../../src/contract/score.ts'
import { chainRoot } from '../../src/rules/quizzes/acceptance.ts'
import { readZipTexts } from '../tools/zipTexts.ts'
import { type ClassQuizStage, openClassQuizStage } from './classQuizStage.ts'
import { databases } from './databases.ts'
import { readAnalysis } from './quizFigures.ts'
import { minuteMs } from './quizStage.ts'
import type { Running } from './service.ts'
import { addPerson } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('grading of quizzes on $name', (place) => {
  let stage: ClassQuizStage
  let service: Running
  let teacher: string
  let student: string
  beforeAll(async () => {
    stage = await openClassQuizStage(place)
    service = stage.service
    teacher = stage.teacher
    student = stage.student
  })
  afterAll(() => service.stop())

  test('C126 C141 S40 grading, release and what the student then sees', async () => {
    const quiz = await stage.publish()
    const [one, two, three] = quiz.questions.map(({ id }) => id) as [number, number, number]
    await stage.begin(quiz.id)
    await stage.submit(quiz.id, one, '2')
    await stage.submit(quiz.id, two, '1')
    await stage.submit(quiz.id, three, JSON.stringify({ text: '角质形成细胞', self: null }))
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
    const read = async () => {
      service.clock.now += 1000
      await service.ask(quizWatchRead, { quizId: quiz.id }, { token: student, key: randomUUID() })
      expect((await find())?.isUnread).toBe(false)
      service.clock.now += 1000
    }
    await read()
    const words = { ...grade, points: 400, comment: '看图注', version: 1 }
    await service.ask(quizGrade, words, { token: teacher, key: randomUUID() })
    expect(await find()).toMatchObject({ points: 750, isUnread: true })
    await read()
    const correction = { quizId: quiz.id, questionId: two, change: { kind: 'void' as const }, reason: '有误' }
    await service.ask(quizRegrade, correction, { token: teacher })
    expect(await find()).toMatchObject({ points: 900, isUnread: true })
    await read()
    const account = { quizId: quiz.id, accountId: stage.school.accounts.student }
    const { opId = '' } = (await service.ask(quizAttempt, account, { token: teacher })).data.rows[0] ?? {}
    const decision = { quizId: quiz.id, decisions: [{ opId, accept: true }], reason: '已核对' }
    await service.ask(quizDecide, decision, { token: teacher })
    expect((await find())?.isUnread).toBe(true)
    await read()
    const key = await service.ask(
      quizQuestionAnswer,
      { quizId: quiz.id, questionId: one },
      { token: student },
    )
    expect(key.data.options.find(({ answer }) => answer === true)?.id).toBe(2)
  })

  test('C100 S35 an exam of two attempts counts the last one', async () => {
    const onlyChoice = [{ sourceId: stage.school.questions.DANXUAN, maxPoints: 200 }]
    const settings = { kind: 'exam', attempts: 2, counts: 'last', questions: onlyChoice } as const
    const [taken, missed] = [await stage.publish(settings), await stage.publish(settings)]
    for (const content of ['2', '1']) {
      await stage.begin(taken.id)
      await stage.submit(taken.id, taken.questions[0]?.id ?? 0, content)
      await service.ask(quizSubmitAll, { quizId: taken.id }, { token: student, key: randomUUID() })
      service.clock.now += minuteMs
    }
    const exams = async () => {
      const { data } = await service.ask(scoreExamPage, { pageNo: 1, pageSize: 50 }, { token: student })
      return data.records.filter(({ quizId }) => [taken.id, missed.id].includes(quizId))
    }
    expect(await exams()).toEqual([])
    for (const { id } of [taken, missed])
      expect((await service.ask(quizRelease, { quizId: id }, { token: teacher })).message).toBe('')
    const found = new Map((await exams()).map((one) => [one.quizId, one]))
    expect(found.get(taken.id)).toMatchObject({ points: 0, maxPoints: 200, status: 'scored' })
    expect(found.get(taken.id)?.takenAt).toBe(service.clock.now - minuteMs)
    expect(found.get(missed.id)).toMatchObject({ points: null, status: 'absent', takenAt: null })
  })

  test('S40 of several attempts the result shows the one whose score counts', async () => {
    const onlyChoice = [{ sourceId: stage.school.questions.DANXUAN, maxPoints: 200 }]
    const shown = async (counts: 'best' | 'first' | 'last') => {
      const { id: quizId, questions } = await stage.publish({ attempts: 3, counts, questions: onlyChoice })
      const questionId = questions[0]?.id ?? 0
      for (const content of ['1', '2', '3']) {
        await stage.begin(quizId)
        await stage.submit(quizId, questionId, content)
        await service.ask(quizSubmitAll, { quizId }, { token: student, key: randomUUID() })
        service.clock.now += minuteMs
      }
      const own = async (number?: number) =>
        (await service.ask(quizSubmitDetail, { quizId, questionId, number }, { token: student })).data
          ?.content
      // which of them is the best is no student's to know before the release
      expect(await own()).toBe('3')
      expect((await service.ask(quizRelease, { quizId }, { token: teacher })).message).toBe('')
      expect(await own(3)).toBe('3')
      const card = await service.ask(quizCardDetail, { quizId }, { token: student })
      return [await own(), card.data.items[0]?.points]
    }
    expect(await shown('best')).toEqual(['2', 200])
    expect(await shown('first')).toEqual(['1', 0])
    expect(await shown('last')).toEqual(['3', 0])
  })

  test('QX01 an answer that comes after the end waits for a decision', async () => {
    const quiz = await stage.publish({ minutes: 10 })
    const [one] = quiz.questions.map(({ id }) => id) as [number]
    const { token } = await stage.begin(quiz.id)
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
      { quizId: quiz.id, accountId: stage.school.accounts.student },
      { token: teacher },
    )
    expect(timeline.data.rows).toMatchObject([{ opId, verdict: 'undecided', reason: 'end', counts: false }])
    const waits = async () => {
      const card = await service.ask(quizCardDetail, { quizId: quiz.id }, { token: student })
      return card.data.items.map(({ isUndecided, isSubmited }) => [isUndecided, isSubmited])
    }
    // it does not count yet, and its student hears that somebody decides
    const [rest, undecidedOne] = [
      [false, false],
      [true, false],
    ]
    expect(await waits()).toEqual([undecidedOne, rest, rest])
    const undecided = () => service.ask(quizUndecided, { quizId: quiz.id }, { token: teacher })
    expect((await undecided()).data).toMatchObject([
      {
        accountId: stage.school.accounts.student,
        number: 1,
        rows: [{ opId, kind: 'answer', question: 1, reason: 'end', receivedAt: service.clock.now }],
      },
    ])
    await service.ask(
      quizDecide,
      { quizId: quiz.id, decisions: [{ opId, accept: true }], reason: '停电' },
      { token: teacher },
    )
    expect((await undecided()).data).toEqual([])
    expect(await waits()).toEqual([[false, true], rest, rest])
    const told = await service.ask(messagePage, { pageNo: 1, pageSize: 50 }, { token: student })
    expect(told.data.records.map(({ content }) => content)).toContainEqual(
      expect.stringContaining('教师认定了未能证明是否按时的作答。停电'),
    )
    const decided = await service.ask(
      quizAttempt,
      { quizId: quiz.id, accountId: stage.school.accounts.student },
      { token: teacher },
    )
    expect(decided.data.decisions).toMatchObject([
      { opId, accept: true, reason: '停电', at: service.clock.now, by: { name: expect.stringMatching(/./) } },
    ])
    const archive = await service.raw(`/wk_mobile/media/own/quiz/${quiz.id}.zip`, {
      headers: { authorization: `Bearer ${teacher}` },
    })
    const files = [...(await readZipTexts(await archive.arrayBuffer()))]
    expect(files.find(([name]) => name.startsWith('attempts/'))?.[1]).toContain('停电')
    expect((await service.ask(quizRelease, { quizId: quiz.id }, { token: teacher })).code).toBe(0)
    const { data } = await service.ask(quizCardDetail, { quizId: quiz.id }, { token: student })
    expect(data.items[0]?.points).toBe(200)
  })

  test('S38 the ready list, reopening and regrading are for its teachers', async () => {
    const quiz = await stage.publish()
    const [one] = quiz.questions.map(({ id }) => id) as [number]
    const { token } = await stage.begin(quiz.id)
    const at = service.clock.now
    const events = (['wentOffline', 'cameBack', 'wentOffline', 'cameBack'] as const).map((kind) => ({
      kind,
      at,
    }))
    const beat = { quizId: quiz.id, token, waiting: 0, paperLoaded: true, events }
    expect((await service.ask(quizBeat, beat, { token: student })).code).toBe(0)
    await stage.submit(quiz.id, one, '1')
    await service.ask(quizSubmitAll, { quizId: quiz.id }, { token: student, key: randomUUID() })
    const ready = await service.ask(quizReady, { quizId: quiz.id }, { token: teacher })
    const seen = { state: 'submitted', answered: 1, takeOvers: 0, outages: 2, paperLoaded: true }
    expect(ready.data).toMatchObject([{ attempt: seen }])
    const reopen = (reason: string) =>
      service.ask(
        quizReopen,
        { quizId: quiz.id, accountId: stage.school.accounts.student, reason },
        { token: teacher },
      )
    expect((await reopen('')).data).toEqual({ field: 'reason' })
    const reopened = await reopen('误交')
    expect(reopened.code).toBe(0)
    const told = await service.ask(messagePage, { pageNo: 1, pageSize: 50 }, { token: student })
    expect(told.data.records.some(({ content }) => content.includes('误交'))).toBe(true)
    expect((await stage.submit(quiz.id, one, '3')).data.verdict).toBe('onTime')
    await service.ask(quizEnd, { quizId: quiz.id, reason: '收卷' }, { token: teacher })
    const regrade = await service.ask(
      quizRegrade,
      { quizId: quiz.id, questionId: one, change: { kind: 'void' }, reason: '题目有误', preview: true },
      { token: teacher },
    )
    expect(regrade.data.moved).toMatchObject([{ before: 0, after: 200 }])
    const items = await readAnalysis(service, quiz.id, teacher)
    expect(items).toMatchObject({ attempts: 1, alpha: null })
    for (const call of [
      () => service.ask(quizReady, { quizId: quiz.id }, { token: student }),
      () => service.ask(quizGrading, { quizId: quiz.id, questionId: one }, { token: student }),
      () => service.ask(quizRelease, { quizId: quiz.id }, { token: student }),
    ])
      expect((await call()).status).toBe(403)
    const listed = await service.ask(quizTeacherPage, { pageNo: 1, pageSize: 50 }, { token: teacher })
    expect(listed.data.records.map(({ id }) => id)).toContain(quiz.id)
  })

  test('S38 ending a quiz early takes one of its teachers and a reason', async () => {
    const quizId = (await stage.publish()).id
    await stage.begin(quizId)
    const attempt = async () =>
      (await service.ask(quizReady, { quizId }, { token: teacher })).data[0]?.attempt?.state
    const end = (reason: string, token = teacher, id = quizId) =>
      service.ask(quizEnd, { quizId: id, reason }, { token })
    const unexplained = await end('')
    expect([unexplained.code, unexplained.data]).toEqual([1, { field: 'reason' }])
    const { token: stranger } = await addPerson(service.service.db, ['Teacher'], service.clock.now)
    for (const token of [stranger, student]) expect((await end('收卷', token)).status).toBe(403)
    expect(await attempt()).toBe('running')
    expect((await end('收卷')).code).toBe(0)
    expect(await attempt()).toBe('ended')

    const draft = await stage.draft()
    const notice = { quizId: draft.id, text: '第 2 题有误' }
    for (const refused of [
      await end('收卷', teacher, draft.id),
      await service.ask(quizRelease, { quizId: draft.id }, { token: teacher }),
      await service.ask(quizExtend, { quizId: draft.id, minutes: 5, reason: '断网' }, { token: teacher }),
      await service.ask(quizNotice, notice, { token: teacher }),
    ])
      expect([refused.code, refused.message]).toEqual([1, '测验尚未开放'])
    const detail = await service.ask(quizTeacherDetail, { quizId: draft.id }, { token: teacher })
    expect(detail.data.state).toBe('draft')
  })

  test('S40 a student asks for a review and reads the answer', async () => {
    const quiz = await stage.publish()
    const [question] = quiz.questions
    const questionId = question?.id ?? 0
    await stage.begin(quiz.id)
    await stage.submit(quiz.id, questionId, '1')
    await service.ask(quizSubmitAll, { quizId: quiz.id }, { token: student, key: randomUUID() })
    const complain = (text: string, token = student) =>
      service.ask(quizComplain, { quizId: quiz.id, questionId, text }, { token })
    expect((await complain('早了')).message).toBe('成绩公布后才能申请复核')

    const essay = { quizId: quiz.id, questionId: quiz.questions[2]?.id ?? 0 }
    const [answer] = (await service.ask(quizGrading, essay, { token: teacher })).data
    const grade = { ...essay, attemptId: answer?.attemptId ?? '', points: 0, version: 0 }
    await service.ask(quizGrade, grade, { token: teacher, key: randomUUID() })
    expect((await service.ask(quizRelease, { quizId: quiz.id }, { token: teacher })).code).toBe(0)
    expect((await complain(' ')).code).not.toBe(0)
    expect((await complain('我选的也对', stage.outsider)).status).toBe(404)
    expect((await complain('我选的也对')).code).toBe(0)
    expect((await complain('再催一次')).message).toBe('这里已有一份复核申请在等待答复')

    const listed = await service.ask(quizComplaints, { quizId: quiz.id }, { token: teacher })
    expect(listed.data).toMatchObject([
      { questionId, text: '我选的也对', answeredAt: 0, loginName: 'student' },
    ])
    const reply = { id: listed.data[0]?.id ?? 0, quizId: quiz.id, answer: '已核对，维持原分。' }
    expect((await service.ask(quizComplaintAnswer, reply, { token: student })).status).toBe(403)
    const waiting = async () =>
      (await service.ask(quizTeacherDetail, { quizId: quiz.id }, { token: teacher })).data.complaints
    expect(await waiting()).toBe(1)
    expect((await service.ask(quizComplaintAnswer, reply, { token: teacher })).code).toBe(0)
    expect(await waiting()).toBe(0)
    expect((await service.ask(quizComplaintAnswer, reply, { token: teacher })).status).toBe(404)

    const address = `/wk_mobile/media/own/quiz/${quiz.id}.zip`
    const get = (token: string) => service.raw(address, { headers: { authorization: `Bearer ${token}` } })
    expect([(await get(student)).status, (await service.raw(address)).status]).toEqual([403, 401])
    const files = await readZipTexts(await (await get(teacher)).arrayBuffer())
    const [attempt = ''] = [...files.keys()].filter((name) => name.startsWith('attempts/student '))
    const read = (name: string) => JSON.parse(files.get(name) ?? '{}') as Record<string, unknown>
    expect(read('quiz.json')).toMatchObject({
      id: quiz.id,
      questions: [{ id: questionId, question: { options: expect.anything() } }, {}, {}],
      complaints: [{ text: '我选的也对', answer: '已核对，维持原分。' }],
    })
    expect(read(attempt)).toMatchObject({
      points: 0,
      rows: [{ content: '1', counts: true }, { kind: 'handIn' }],
    })

    const own = await service.ask(quizOwnComplaints, { quizId: quiz.id }, { token: student })
    expect(own.data).toMatchObject([{ questionId, answer: '已核对，维持原分。' }])
    const messages = await service.ask(messagePage, { pageNo: 1, pageSize: 50 }, { token: student })
    expect(JSON.stringify(messages.data)).toContain('教师答复了你的复核申请。已核对，维持原分。')
  })
})
