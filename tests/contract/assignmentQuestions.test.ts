/** Questions of assignments: chosen, answered, scored, and their keys shown when they may be. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Given } from '../../src/contract/endpoint.ts'
import {
  assignmentAnswer,
  assignmentDelete,
  assignmentLines,
  assignmentPaper,
  assignmentQuestions,
  assignmentReturn,
  assignmentSave,
  assignmentScore,
  assignmentStudentPage,
  assignmentSubmit,
  assignmentTeacherPage,
} from '../../src/contract/quizzes/assignment.ts'
import { quizQuestionSave } from '../../src/contract/quizzes/quizQuestions.ts'
import { roomJoin, roomSave } from '../../src/contract/teaching/room.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'
import { seedTeaching, type TeachingStage } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)
const dayMs = 86_400_000
const page = { pageNo: 1, pageSize: 20 }

const ownQuestion: Given<typeof quizQuestionSave>['question'] = {
  baseType: 'PANDUAN',
  title: '自编：表皮有血管',
  titleEn: '',
  options: [],
  panDuanAnswer: false,
  answer: null,
  anyOrder: false,
  showAnswer: '',
  showAnswerEn: '',
  analysis: '解析',
  analysisEn: '',
  difficulty: 2,
  children: [],
}

/** All that could tell an answer: fields of keys, and the words of the seeded ones. */
const tells = ['"answer"', 'panDuanAnswer', 'analysis', 'keywords', '解析', '参考', '角质层']

describe.each(places)('questions of assignments on $name', (place) => {
  let service: Running
  let school: Seeded
  let stage: TeachingStage
  let teacher: string
  let student: string
  let outsider: string
  let roomCode: string

  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    stage = await seedTeaching(service.service.db, school)
    teacher = await service.signIn('teacher')
    student = await service.signIn('student')
    outsider = await service.signIn('student2')
    const room = { courseId: stage.courses.lab, name: '一班', capacity: 60 }
    const { data } = await service.ask(roomSave, room, { token: teacher })
    roomCode = data.code
    await service.ask(roomJoin, { code: roomCode }, { token: student })
  })
  afterAll(() => service.stop())

  const key = (token: string) => ({ token, key: randomUUID() })
  const save = (more: Partial<Given<typeof assignmentSave>> = {}) =>
    service.ask(
      assignmentSave,
      {
        courseId: stage.courses.lab,
        title: '读片作业',
        deadline: service.clock.now + dayMs,
        maxScore: 10_000,
        allowLate: true,
        ...more,
      },
      { token: teacher },
    )
  const paperOf = async (practiseId: number) =>
    (await service.ask(assignmentPaper, { practiseId }, { token: student })).data
  const submit = (practiseId: number, answers: Given<typeof assignmentSubmit>['answers'], content = '') =>
    service.ask(assignmentSubmit, { practiseId, content, answers }, key(student))
  const score = (practiseId: number, version: number) =>
    service.ask(
      assignmentScore,
      { practiseId, accountId: school.accounts.student, version, score: 9000 },
      key(teacher),
    )

  test('C024 S37 questions are answered and scored, and no key is told before it may be', async () => {
    const { data: own } = await service.ask(
      quizQuestionSave,
      { courseId: stage.courses.lab, question: ownQuestion },
      { token: teacher },
    )
    const questions = [...Object.values(school.questions), own.id]
    const { data: assignment } = await save({ questions })
    expect(assignment.questionCount).toBe(questions.length)
    const paper = await paperOf(assignment.id)
    expect(paper.keys).toBeNull()
    expect(paper.questions).toHaveLength(questions.length)
    for (const word of tells) expect(JSON.stringify(paper)).not.toContain(word)
    for (const { id } of paper.questions) expect(questions).not.toContain(id)
    expect(paper.specimens.map(({ name, id }) => [name, id > 1_000_000_000_000])).toContainEqual(['', true])

    const answers = paper.questions.map(({ id }, index) => ({ questionId: id, content: String(index) }))
    const handedIn = await submit(assignment.id, answers)
    expect(handedIn.data.answers).toEqual(answers)
    const lines = await service.ask(assignmentLines, { practiseId: assignment.id }, { token: teacher })
    expect(lines.data[0]?.submissions[0]?.answers).toEqual(answers)
    const ask = (token: string) => service.ask(assignmentQuestions, { practiseId: assignment.id }, { token })
    const keyed = await ask(teacher)
    expect(keyed.data.map(({ sourceId }) => sourceId)).toEqual(questions)
    expect(keyed.data.find(({ sourceId }) => sourceId === own.id)?.question.panDuanAnswer).toBe(false)
    expect((await ask(student)).status).toBe(403)

    await score(assignment.id, 1)
    expect((await paperOf(assignment.id)).keys).toBeNull()
    service.clock.now += 2 * dayMs
    const shown = (await paperOf(assignment.id)).keys
    expect(shown?.map(({ id }) => id)).toEqual(paper.questions.map(({ id }) => id))
    expect(shown?.at(-1)).toMatchObject({ panDuanAnswer: false, analysis: '解析' })
    // work that is not scored yet hides them again
    await submit(assignment.id, answers)
    expect((await paperOf(assignment.id)).keys).toBeNull()
  })

  test('C024 C137 answers to questions of something else are refused', async () => {
    const { data: one } = await save({ questions: [school.questions.DANXUAN] })
    const { data: other } = await save({ questions: [school.questions.DANXUAN, school.questions.WENDA] })
    const foreign = (await paperOf(other.id)).questions[1]?.id ?? 0
    for (const questionId of [foreign, school.questions.DANXUAN, 7]) {
      expect((await submit(one.id, [{ questionId, content: '1' }])).status).toBe(400)
      const given = { practiseId: one.id, questionId, content: '1' }
      expect((await service.ask(assignmentAnswer, given, key(student))).status).toBe(400)
    }
    const [first] = (await paperOf(one.id)).questions
    const given = { practiseId: one.id, content: '', answers: [{ questionId: first?.id ?? 0, content: '1' }] }
    expect((await service.ask(assignmentSubmit, given, key(outsider))).status).toBe(404)
    expect((await service.ask(assignmentPaper, { practiseId: one.id }, { token: outsider })).status).toBe(404)
    expect((await submit(one.id, [])).code).toBe(1)
    const { data } = await service.ask(assignmentStudentPage, page, { token: student })
    expect(data.records.find(({ id }) => id === other.id)).toMatchObject({ questionCount: 2, state: 'open' })
  })

  test('S37 questions stay as they were chosen, and stay at all once somebody handed in', async () => {
    const { DANXUAN, DUOXUAN, PANDUAN } = school.questions
    const { data: assignment } = await save({ questions: [DANXUAN, DUOXUAN, PANDUAN] })
    const set = { id: assignment.id, deadline: assignment.deadline }
    const [, taken] = (await paperOf(assignment.id)).questions
    await service.service.db.rows(
      'update "question" set "body" = ? where "id" = ?',
      ['{}', PANDUAN],
      'writer',
    )
    await save({ ...set, questions: [PANDUAN, DANXUAN] })
    const { questions } = await paperOf(assignment.id)
    expect(questions.map(({ type }) => type.baseType)).toEqual(['PANDUAN', 'DANXUAN'])
    // written without network before the teacher took it out
    const late = { questionId: taken?.id ?? 0, content: '1,2' }
    expect((await submit(assignment.id, [late])).data.answers).toEqual([late])
    expect((await paperOf(assignment.id)).questions.at(-1)).toMatchObject({ id: taken?.id, isRemoved: true })

    const refused = await save({ ...set, questions: [DANXUAN] })
    expect([refused.code, refused.data]).toEqual([1, { field: 'questions' }])
    expect((await save({ ...set, title: '改了名称' })).data).toMatchObject({ questionCount: 2 })
    expect((await save({ ...set, questions: [PANDUAN, DANXUAN] })).code).toBe(0)
  })

  test('S37 keys are shown once nobody who may still hand in is left', async () => {
    const other = school.accounts.student2
    await service.ask(roomJoin, { code: roomCode }, { token: outsider })
    const { data: assignment } = await save({ questions: [school.questions.DANXUAN] })
    const practiseId = assignment.id
    const { questions } = await paperOf(practiseId)
    const answers = questions.map(({ id }) => ({ questionId: id, content: '1' }))
    const areShown = async () => (await paperOf(practiseId)).keys !== null
    await submit(practiseId, answers)
    await score(practiseId, 1)
    service.clock.now += 2 * dayMs
    // the other student has handed in nothing, and may do so late
    expect(await areShown()).toBe(false)
    await service.ask(assignmentSubmit, { practiseId, content: '迟交' }, key(outsider))
    expect(await areShown()).toBe(false)
    const late = { practiseId, accountId: other, version: 1, score: 5000 }
    await service.ask(assignmentScore, late, key(teacher))
    expect(await areShown()).toBe(true)
    const back = { practiseId, accountId: other, comment: '重做' }
    await service.ask(assignmentReturn, back, key(teacher))
    expect(await areShown()).toBe(false)
    await service.ask(assignmentSubmit, { practiseId, content: '又一次' }, key(outsider))
    expect(await areShown()).toBe(true)

    // without late work the deadline is enough, but for work to be done again
    const { data: strict } = await save({ questions: [school.questions.DANXUAN], allowLate: false })
    await service.ask(assignmentSubmit, { practiseId: strict.id, content: '答' }, key(student))
    await score(strict.id, 1)
    await service.ask(assignmentSubmit, { practiseId: strict.id, content: '答' }, key(outsider))
    await service.ask(assignmentReturn, { ...back, practiseId: strict.id }, key(teacher))
    service.clock.now += 2 * dayMs
    expect((await paperOf(strict.id)).keys).toBeNull()
    await service.ask(assignmentSubmit, { practiseId: strict.id, content: '改好' }, key(outsider))
    expect((await paperOf(strict.id)).keys).not.toBeNull()
  })

  test('S37 a teacher who stops late work after the deadline lets the keys be seen', async () => {
    const { data: assignment } = await save({ questions: [school.questions.DANXUAN] })
    const practiseId = assignment.id
    await service.ask(assignmentSubmit, { practiseId, content: '答' }, key(student))
    await score(practiseId, 1)
    service.clock.now += 2 * dayMs
    expect((await paperOf(practiseId)).keys).toBeNull()
    const { deadline } = assignment
    const past = await save({ id: practiseId, deadline: deadline + 1, allowLate: false })
    expect([past.code, past.data]).toEqual([1, { field: 'deadline' }])
    expect((await save({ id: practiseId, deadline, allowLate: false })).message).toBe('')
    expect((await paperOf(practiseId)).keys).not.toBeNull()
  })

  test('V05 only questions that are there for the course can be chosen', async () => {
    const gone = await save({ title: '没有的题', questions: [999_999] })
    expect([gone.code, gone.data]).toEqual([1, { field: 'questions' }])
    const { DANXUAN } = school.questions
    expect((await save({ title: '没有的题', questions: [DANXUAN, DANXUAN] })).status).toBe(400)
    const { data: ofOther } = await service.ask(
      quizQuestionSave,
      { courseId: stage.courses.lab, question: ownQuestion },
      { token: teacher },
    )
    await service.service.db.rows(
      'update "quizOnlyQuestion" set "courseId" = 0 where "id" = ?',
      [ofOther.id - 2_000_000_000_000],
      'writer',
    )
    expect((await save({ title: '没有的题', questions: [ofOther.id] })).code).toBe(1)
    const { data } = await service.ask(
      assignmentTeacherPage,
      { ...page, courseId: stage.courses.lab },
      { token: teacher },
    )
    expect(data.records.map(({ title }) => title)).not.toContain('没有的题')
    const { data: made } = await save({ questions: [DANXUAN] })
    expect((await service.ask(assignmentDelete, { id: made.id }, { token: teacher })).code).toBe(0)
    const left = await service.service.db.rows<{ is: number }>(
      'select 1 as "is" from "assignmentQuestion" where "assignmentId" = ?',
      [made.id],
    )
    expect(left).toEqual([])
  })
})
