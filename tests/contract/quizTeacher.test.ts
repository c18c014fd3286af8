import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../server/calls.ts'
import { updateQuestions } from '../../server/questions/questionRows.ts'
import { tenant } from '../../server/store/schema.ts'
import type { Endpoint, Given } from '../../src/contract/endpoint.ts'
import { ownResources } from '../../src/contract/files.ts'
import { messagePage } from '../../src/contract/notices.ts'
import { questionMend, questionReportClose, questionReportPage } from '../../src/contract/questionMending.ts'
import { questionReport } from '../../src/contract/questions.ts'
import {
  assignmentDecide,
  assignmentDelete,
  assignmentLines,
  assignmentQuestions,
  assignmentRemind,
  assignmentReturn,
  assignmentSave,
  assignmentScore,
  assignmentSubmit,
  assignmentTeacherPage,
} from '../../src/contract/quizzes/assignment.ts'
import { quizSubmit, quizSubmitAll, submitRecordInsert } from '../../src/contract/quizzes/quiz.ts'
import { quizComplaintAnswer, quizComplaints } from '../../src/contract/quizzes/quizComplaints.ts'
import { quizImport } from '../../src/contract/quizzes/quizImport.ts'
import {
  quizQuestionList,
  quizQuestionRead,
  quizQuestionSave,
} from '../../src/contract/quizzes/quizQuestions.ts'
import { quizExcel } from '../../src/contract/quizzes/quizResults.ts'
import { quizKey, quizPresence, quizSeals, quizWitness } from '../../src/contract/quizzes/quizSeal.ts'
import {
  quizAllow,
  quizAllowTakeOver,
  quizAnalyse,
  quizAttempt,
  quizDecide,
  quizDraw,
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
  quizTeacherDetail,
  quizTeacherPage,
  quizUndecided,
} from '../../src/contract/quizzes/quizTeaching.ts'
import { scoreBook, scoreImport, scorePublish, scoreSave } from '../../src/contract/score.ts'
import type { Role } from '../../src/contract/session.ts'
import { roomJoin, roomSave } from '../../src/contract/teaching/room.ts'
import { isPermitted, type Permission, type Relation } from '../../src/rules/permissions.ts'
import { databases } from './databases.ts'
import { readResults } from './quizFigures.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'
import { addPerson, seedTeaching, type TeachingStage } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)
const minuteMs = 60_000
const page = { pageNo: 1, pageSize: 50 }

describe.each(places)('quizzes of teachers on $name', (place) => {
  let service: Running
  let school: Seeded
  let stage: TeachingStage
  let teacher: string
  let student: string
  let roomId: number

  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    stage = await seedTeaching(service.service.db, school)
    teacher = await service.signIn('teacher')
    student = await service.signIn('student')
    const { data } = await service.ask(
      roomSave,
      { courseId: stage.courses.lab, name: '一班', capacity: 60 },
      { token: teacher },
    )
    roomId = data.id
    await service.ask(roomJoin, { code: data.code }, { token: student })
  })
  afterAll(() => service.stop())

  const settings = (more: Partial<Given<typeof quizSave>> = {}): Given<typeof quizSave> => ({
    courseId: stage.courses.lab,
    title: '期中测验',
    titleEn: 'Midterm quiz',
    intro: '',
    kind: 'quiz',
    opensAt: service.clock.now - minuteMs,
    closesAt: service.clock.now + 600 * minuteMs,
    minutes: 30,
    together: false,
    attempts: 1,
    counts: 'best',
    shuffleQuestions: false,
    shuffleOptions: false,
    partial: 'subset',
    review: 'afterClose',
    policy: 'strict',
    takeOver: 'student',
    requiresDesktop: false,
    questions: [{ sourceId: school.questions.DANXUAN, maxPoints: 200 }],
    ...more,
  })
  const option = (id: number, content: string, answer: boolean) => ({ id, content, contentEn: '', answer })
  const ownQuestion: Given<typeof quizQuestionSave>['question'] = {
    baseType: 'DANXUAN',
    title: '自编：表皮最深的一层是',
    titleEn: '',
    options: [option(1, '基底层', true), option(2, '棘层', false)],
    panDuanAnswer: null,
    answer: null,
    anyOrder: false,
    showAnswer: '',
    showAnswerEn: '',
    analysis: '',
    analysisEn: '',
    difficulty: 2,
    children: [],
  }
  const messagesOf = async (token: string) =>
    (await service.ask(messagePage, page, { token })).data.records.map(({ title }) => title)

  test('S38 an own question is checked, kept for quizzes, answered and exported', async () => {
    const courseId = stage.courses.lab
    const wrong = await service.ask(
      quizQuestionSave,
      { courseId, question: { ...ownQuestion, title: ' ' } },
      { token: teacher },
    )
    expect([wrong.code, wrong.data]).toEqual([1, { field: 'title' }])
    const { data: question } = await service.ask(
      quizQuestionSave,
      { courseId, question: ownQuestion },
      { token: teacher },
    )
    const listed = await service.ask(quizQuestionList, { courseId }, { token: teacher })
    expect(listed.data.map(({ title }) => title)).toEqual([ownQuestion.title])
    const { data: draft } = await service.ask(
      quizSave,
      settings({ questions: [{ sourceId: question.id, maxPoints: 500 }] }),
      { token: teacher },
    )
    const { data: quiz } = await service.ask(
      quizPublish,
      { quizId: draft.id, roomIds: [roomId] },
      { token: teacher },
    )
    expect(await messagesOf(student)).toContain('新测验')
    const key = () => ({ token: student, key: randomUUID() })
    await service.ask(submitRecordInsert, { quizId: quiz.id, deviceId: randomUUID() }, key())
    const questionId = quiz.questions[0]?.id ?? 0
    await service.ask(quizSubmit, { quizId: quiz.id, questionId, content: '1' }, key())
    await service.ask(quizSubmitAll, { quizId: quiz.id }, key())
    const line = { loginName: 'student', points: 500, answers: [{ content: '1', points: 500 }] }
    expect(await readResults(service, quiz.id)).toMatchObject([line])
    const released = await service.ask(quizRelease, { quizId: quiz.id }, { token: teacher })
    expect(released.code).toBe(0)
    expect(await messagesOf(student)).toContain('成绩已公布')
    await service.ask(
      quizRegrade,
      {
        quizId: quiz.id,
        questionId,
        change: { kind: 'accept', content: '2' },
        reason: '两种说法都对',
      },
      { token: teacher },
    )
    expect(await messagesOf(student)).not.toContain('成绩有变动')
  })

  test('S38 a published paper does not change with its questions in the bank', async () => {
    const id = school.questions.PANDUAN
    const { data: draft } = await service.ask(
      quizSave,
      settings({ questions: [{ sourceId: id, maxPoints: 100 }] }),
      { token: teacher },
    )
    const given = { quizId: draft.id, roomIds: [roomId] }
    const { data: published } = await service.ask(quizPublish, given, { token: teacher })
    const { kysely } = service.service.db
    const one = kysely.selectFrom('question').select('body').where('id', '=', id)
    const { body } = await one.executeTakeFirstOrThrow()
    const changed = { ...JSON.parse(body), title: '改过的判断题', panDuanAnswer: false }
    await updateQuestions(kysely, [id], { body: JSON.stringify(changed) })
    const read = async (quizId: number) =>
      (await service.ask(quizTeacherDetail, { quizId }, { token: teacher })).data.questions
    expect(await read(draft.id)).toEqual(published.questions)
    await updateQuestions(kysely, [id], { body })
  })

  test('S38 an own question that was changed meanwhile is not overwritten', async () => {
    const courseId = stage.courses.lab
    const save = async (question: typeof ownQuestion, more: object = {}) =>
      service.ask(quizQuestionSave, { courseId, question, ...more }, { token: teacher })
    const { id } = (await save(ownQuestion)).data
    const base = ownQuestion
    expect((await save({ ...base, analysis: '甲' }, { id, base })).code).toBe(0)
    expect(await save({ ...base, analysis: '乙' }, { id, base })).toMatchObject({
      code: 1,
      data: { field: 'base' },
    })
    const newer = { ...base, analysis: '甲' }
    expect((await save({ ...base, analysis: '乙' }, { id, base: newer })).code).toBe(0)
  })

  test('S31 an own question is listed with the quizzes that ask it, without its answer', async () => {
    const courseId = stage.courses.lab
    const question = { ...ownQuestion, title: '自编：真皮在表皮的' }
    const saved = await service.ask(quizQuestionSave, { courseId, question }, { token: teacher })
    const listed = async () => {
      const { data } = await service.ask(ownResources, {}, { token: teacher })
      return (data.questions ?? []).filter(({ title }) => title === question.title)
    }
    expect(await listed()).toMatchObject([{ courseId, usedIn: [] }])
    const asks = {
      title: '第二次测验',
      titleEn: 'Second quiz',
      questions: [{ sourceId: saved.data.id, maxPoints: 500 }],
    }
    await service.ask(quizSave, settings(asks), { token: teacher })
    const [found] = await listed()
    expect(found?.usedIn).toEqual([{ name: '第二次测验', nameEn: 'Second quiz' }])
    expect(JSON.stringify(found)).not.toContain('基底层')
  })

  test('题目纠错 is mended in the form, answered, and the student who reported it is told', async () => {
    const questionId = school.questions.DANXUAN
    await service.ask(
      questionReport,
      { clientId: randomUUID(), questionId, kind: 'answer', text: '选项有误' },
      { token: student, key: randomUUID() },
    )
    const { data } = await service.ask(questionReportPage, page, { token: teacher })
    const report = data.records.find(({ text }) => text === '选项有误')
    expect(report?.question?.id).toBe(questionId)
    expect((await service.ask(questionReportPage, page, { token: student })).status).toBe(403)
    const before = report?.question
    const mended = await service.ask(
      questionMend,
      { id: questionId, question: { ...ownQuestion, title: '改过的题干' } },
      { token: teacher },
    )
    expect(mended.data).toMatchObject({
      id: questionId,
      title: '改过的题干',
      catalogId: before?.catalogId,
      keywords: before?.keywords,
    })
    const other = await service.ask(
      questionMend,
      { id: questionId, question: { ...ownQuestion, baseType: 'WENDA' } },
      { token: teacher },
    )
    expect(other.status).toBe(400)
    const id = report?.id ?? 0
    await service.ask(questionReportClose, { id, answer: '已改正，谢谢' }, { token: teacher })
    const told = await service.ask(messagePage, page, { token: student })
    expect(told.data.records.some(({ content }) => content.includes('已改正，谢谢'))).toBe(true)
    const left = await service.ask(questionReportPage, page, { token: teacher })
    expect(left.data.records.some((one) => one.id === id)).toBe(false)
  })

  const person = (roles: Role[]) => addPerson(service.service.db, roles, service.clock.now)
  const teach = (accountId: number, role: 'teacher' | 'assistant' | 'substitute') =>
    service.service.db.kysely
      .insertInto('courseTeacher')
      .values({
        tenant,
        courseId: stage.courses.lab,
        accountId,
        position: 9,
        role,
        from: role === 'substitute' ? service.clock.now - minuteMs : null,
        until: role === 'substitute' ? service.clock.now + 600 * minuteMs : null,
      })
      .execute()

  test('P02 each relation may do with quizzes and scores what the table says', async () => {
    const courseId = stage.courses.lab
    const { data: quiz } = await service.ask(quizSave, settings(), { token: teacher })
    const { data: assignment } = await service.ask(
      assignmentSave,
      { courseId, title: '权限', deadline: service.clock.now + 86_400_000, maxScore: 100, allowLate: true },
      { token: teacher },
    )
    const quizId = quiz.id
    const practiseId = assignment.id
    const accountId = school.accounts.student
    const reason = ''
    const savedRow = {
      opId: randomUUID(),
      seq: 1,
      kind: 'answer',
      auto: false,
      questionId: 1,
      content: '',
      prev: '',
      at: 1,
      mono: null,
      hash: '',
    }
    // an assignment that somebody handed in is not deleted
    await service.ask(
      assignmentSubmit,
      { practiseId, content: '草稿' },
      { token: student, key: randomUUID() },
    )
    const onAttempt = { quizId, attemptId: randomUUID(), questionId: 1 }
    const asked: [Permission, Endpoint, Record<string, unknown>][] = [
      ['quiz.watch', quizTeacherPage, { ...page, courseId }],
      ['quiz.watch', quizAttempt, { quizId, accountId }],
      ['quiz.watch', quizSeals, { quizId }],
      ['quiz.watch', quizKey, { quizId, roomId }],
      ['quiz.watch', quizWitness, { quizId, accountId, shown: 'A'.repeat(20), at: 1 }],
      ['quiz.edit', quizPresence, { quizId, roomId }],
      ['quiz.edit', quizSave, { ...settings(), id: quizId }],
      ['quiz.edit', quizDraw, { courseId, catalogId: school.catalogs.thickSkin, count: 1 }],
      ['quiz.edit', quizEnd, { quizId, reason }],
      ['quiz.edit', quizReopen, { quizId, accountId, reason }],
      ['quiz.edit', quizDecide, { quizId, decisions: [{ opId: randomUUID(), accept: true }], reason }],
      ['quiz.edit', quizRegrade, { quizId, questionId: 1, change: { kind: 'void' }, reason }],
      ['quiz.edit', quizRelease, { quizId }],
      ['quiz.grade', quizGrade, { ...onAttempt, points: 1, version: 0 }],
      ['quiz.watch', assignmentTeacherPage, { ...page, courseId }],
      ['quiz.edit', assignmentSave, { ...assignment, attachments: [], title: ' ' }],
      ['quiz.edit', assignmentDelete, { id: practiseId }],
      ['quiz.grade', assignmentDecide, { practiseId, accountId, version: 1, isLate: true, reason }],
      ['quiz.watch', quizTeacherDetail, { quizId }],
      ['quiz.watch', quizReady, { quizId }],
      ['quiz.watch', quizUndecided, { quizId }],
      ['quiz.watch', quizItems, { quizId }],
      ['quiz.watch', quizAnalyse, { quizId }],
      ['quiz.watch', quizExcel, { quizId, timeZone: 'UTC' }],
      ['quiz.watch', quizComplaints, { quizId }],
      ['quiz.grade', quizComplaintAnswer, { id: 1, quizId, answer: '-' }],
      ['quiz.grade', quizGrading, { quizId, questionId: 1 }],
      ['quiz.edit', quizExtend, { quizId, minutes: 5, reason }],
      ['quiz.edit', quizAllow, { quizId, accountId, factor: 1.25, reason }],
      ['quiz.edit', quizAllowTakeOver, { quizId, accountId, reason }],
      ['quiz.edit', quizNotice, { quizId, text: ' ' }],
      ['quiz.edit', quizPublish, { quizId, roomIds: [999_999] }],
      ['quiz.edit', quizImport, { quizId, attemptId: randomUUID(), rows: [savedRow] }],
      ['quiz.edit', quizQuestionList, { courseId }],
      ['quiz.edit', quizQuestionRead, { courseId, fileId: 999_999 }],
      ['quiz.edit', quizQuestionSave, { courseId, question: { ...ownQuestion, title: ' ' } }],
      ['quiz.watch', assignmentLines, { practiseId }],
      ['quiz.watch', assignmentQuestions, { practiseId }],
      ['quiz.grade', assignmentScore, { practiseId, accountId, version: 9, score: -1 }],
      ['quiz.grade', assignmentReturn, { practiseId, accountId, comment: '' }],
      ['score.read', scoreBook, { courseId }],
      [
        'score.edit',
        scoreSave,
        { courseId, changes: [{ accountId: 999_999, part: 'exam', status: 'normal', score: -1 }] },
      ],
      [
        'score.edit',
        scoreImport,
        { courseId, rows: [{ row: 2, studentNo: 'x', scores: {} }], confirm: false },
      ],
      ['score.edit', scorePublish, { courseId }],
      ['quiz.grade', assignmentRemind, { practiseId }],
    ]
    const ofTeachers = calls.filter(({ permission }) =>
      ['quiz.watch', 'quiz.edit', 'quiz.grade', 'score.read', 'score.edit'].includes(permission),
    )
    expect(new Set(asked.map(([, { path }]) => path))).toEqual(
      new Set(ofTeachers.map(({ endpoint }) => endpoint.path)),
    )
    const people: [Role[], Relation[], ('teacher' | 'assistant' | 'substitute') | null][] = [
      [['Teacher'], ['courseTeacher'], 'teacher'],
      [['Teacher'], ['courseAssistant'], 'assistant'],
      [['Teacher'], ['courseSubstitute'], 'substitute'],
      [['Teacher'], [], null],
      [['AcademyAdmin'], [], null],
      [['SystemAdmin'], ['school'], null],
      [['Student'], [], null],
    ]
    for (const [roles, relations, role] of people) {
      const made = await person(roles)
      if (role) await teach(made.id, role)
      const { token } = made
      for (const [permission, endpoint, args] of asked) {
        const answer = await service.ask(endpoint, args, { token, key: randomUUID() })
        const who = [endpoint.path, roles.join(), role]
        expect([...who, answer.status === 403]).toEqual([...who, !isPermitted(permission, roles, relations)])
      }
    }
  })
})
