/** The parts of a case with points of their own: from the teacher's form to every place that tells a score. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Given } from '../../src/contract/endpoint.ts'
import { bankPage } from '../../src/contract/questions.ts'
import {
  questionWithoutAnswer,
  quizCardDetail,
  quizPaper,
  quizSubmitAll,
} from '../../src/contract/quizzes/quiz.ts'
import {
  quizGrading,
  quizPublish,
  quizRegrade,
  quizRelease,
  quizSave,
  quizTeacherDetail,
} from '../../src/contract/quizzes/quizTeaching.ts'
import { type ClassQuizStage, openClassQuizStage } from './classQuizStage.ts'
import { databases } from './databases.ts'
import { readAnalysis, readResults } from './quizFigures.ts'

const { places, stop } = await databases()
afterAll(stop)
const page = { pageNo: 1, pageSize: 50 }

describe.each(places)('points of the parts of a case on $name', (place) => {
  let stage: ClassQuizStage
  beforeAll(async () => {
    stage = await openClassQuizStage(place)
  })
  afterAll(() => stage.service.stop())

  type Chosen = Given<typeof quizSave>['questions'][number]
  const caseOf = (more: Partial<Chosen> = {}): Chosen[] => [
    { sourceId: stage.school.questions.BINGLI, maxPoints: 500, ...more },
  ]
  const askTeacher = {
    get token() {
      return stage.teacher
    },
  }
  /** A case of two parts; the first one is answered right, the second one wrong. */
  async function taken(partPoints?: number[]) {
    const quiz = await stage.publish({ questions: caseOf(partPoints && { partPoints }) })
    const questionId = quiz.questions[0]?.id ?? 0
    await stage.begin(quiz.id)
    await stage.submit(quiz.id, questionId, JSON.stringify({ 21: '1', 22: '1' }))
    await stage.service.ask(quizSubmitAll, { quizId: quiz.id }, { token: stage.student, key: randomUUID() })
    const graded = async () => {
      const { data } = await stage.service.ask(quizGrading, { quizId: quiz.id, questionId }, askTeacher)
      return data.map(({ points }) => points)
    }
    return { quiz, quizId: quiz.id, questionId, graded }
  }

  test('a quiz without them shares evenly, as those that were stored before', async () => {
    const { quiz, graded } = await taken()
    expect(quiz.questions[0]).not.toHaveProperty('partPoints')
    expect(await graded()).toEqual([250])
  })

  test('they are told to teacher and student and count in every score', async () => {
    const { service, student } = stage
    const { quiz, quizId, questionId, graded } = await taken([125, 375])
    expect(quiz.questions[0]?.partPoints).toEqual([125, 375])
    const again = await service.ask(quizTeacherDetail, { quizId }, askTeacher)
    expect(again.data.questions[0]?.partPoints).toEqual([125, 375])
    const paper = await service.ask(quizPaper, { quizId }, { token: student })
    expect(paper.data.questions[0]).toMatchObject({ maxPoints: 500, partPoints: [125, 375] })
    const plain = await service.ask(questionWithoutAnswer, { id: questionId }, { token: student })
    expect([plain.code, Object.keys(plain.data)]).toEqual([0, expect.not.arrayContaining(['partPoints'])])

    expect(await graded()).toEqual([125])
    const { items } = await readAnalysis(service, quizId, stage.teacher)
    expect(items[0]?.answered).toBe(1)
    const results = async () => {
      const lines = await readResults(service, quizId)
      return lines.map(({ points, answers }) => [points, answers.map((one) => one.points)])
    }
    expect(await results()).toEqual([[125, [125]]])
    expect((await service.ask(quizRelease, { quizId }, askTeacher)).code).toBe(0)
    const card = async () => {
      const { data } = await service.ask(quizCardDetail, { quizId }, { token: student })
      return data.items.map(({ points, maxPoints }) => [points, maxPoints])
    }
    expect(await card()).toEqual([[125, 500]])

    const key = JSON.stringify({ 21: '2', 22: '1' })
    const change = { kind: 'key' as const, content: key }
    const correction = { quizId, questionId, change, reason: '答案有误', lowerReleased: true }
    const regraded = await service.ask(quizRegrade, correction, askTeacher)
    expect(regraded.data.moved).toMatchObject([{ before: 125, after: 375 }])
    expect([await graded(), await results(), await card()]).toEqual([[375], [[375, [375]]], [[375, 500]]])
  })

  test('they must be whole hundredths of which the sum is the whole', async () => {
    const { service } = stage
    const save = (partPoints: number[]) =>
      service.ask(quizSave, stage.settings({ questions: caseOf({ partPoints }) }), askTeacher)
    for (const wrong of [[250, 251], [], [-1, 501], [250.5, 249.5], [500.5]])
      expect((await save(wrong)).status).toBe(400)
    expect((await save([0, 500])).data.questions[0]?.partPoints).toEqual([0, 500])
  })

  test('a case with other parts by now, or no case, is not published with them', async () => {
    const { service, school, room } = stage
    const publish = (quizId: number) => service.ask(quizPublish, { quizId, roomIds: [room.id] }, askTeacher)
    const unfit = '第 1 题的小题在题库里改过，请重新填写各小题的分值再发布'
    const three = await stage.draft({ questions: caseOf({ partPoints: [100, 100, 300] }) })
    expect((await publish(three.id)).message).toBe(unfit)
    const pairs = { sourceId: school.questions.PEIWU, maxPoints: 500, partPoints: [100, 400] }
    const noCase = await stage.draft({ questions: [pairs] })
    expect((await publish(noCase.id)).message).toBe(unfit)
    const evenly = await service.ask(
      quizSave,
      { ...stage.settings({ questions: caseOf() }), id: three.id },
      askTeacher,
    )
    expect(evenly.data.questions[0]).not.toHaveProperty('partPoints')
    expect((await publish(three.id)).code).toBe(0)
  })

  test('the bank says of a case alone how many parts it has', async () => {
    const { data } = await stage.service.ask(bankPage, page, askTeacher)
    const told = new Map(data.records.map(({ id, parts }) => [id, parts]))
    const { BINGLI, PEIWU, DANXUAN } = stage.school.questions
    expect([BINGLI, PEIWU, DANXUAN].map((id) => told.get(id))).toEqual([2, undefined, undefined])
  })
})
