/** Lists of courses, quizzes, assignments, scores and reports, asked for a page that there is not. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint, Given, Paged } from '../../src/contract/endpoint.ts'
import { questionReportPage } from '../../src/contract/questionMending.ts'
import { questionReport } from '../../src/contract/questions.ts'
import {
  assignmentSave,
  assignmentStudentPage,
  assignmentTeacherPage,
} from '../../src/contract/quizzes/assignment.ts'
import { quizStudyingPage } from '../../src/contract/quizzes/quiz.ts'
import { quizRelease, quizTeacherPage } from '../../src/contract/quizzes/quizTeaching.ts'
import { scoreExamPage, scorePage } from '../../src/contract/score.ts'
import { specimenPage } from '../../src/contract/specimens.ts'
import { collectedCourses, courseCollect, coursePage } from '../../src/contract/teaching/course.ts'
import { coursewareTeacherPage } from '../../src/contract/teaching/courseware.ts'
import { deckPage } from '../../src/contract/teaching/deck.ts'
import { roomMembers } from '../../src/contract/teaching/room.ts'
import { openClassQuizStage } from './classQuizStage.ts'
import { databases } from './databases.ts'
import { minuteMs } from './quizStage.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('behind the last page on $name', (place) => {
  let stage: Awaited<ReturnType<typeof openClassQuizStage>>

  beforeAll(async () => {
    stage = await openClassQuizStage(place)
    const { service, school, teacher, student, publish, settings } = stage
    const { courseId } = settings({})
    await publish()
    const exam = await publish({ kind: 'exam', attempts: 1 })
    service.clock.now += 601 * minuteMs
    await service.ask(quizRelease, { quizId: exam.id }, { token: teacher })
    await service.ask(
      assignmentSave,
      {
        courseId,
        title: '绘图作业',
        deadline: service.clock.now + minuteMs,
        maxScore: 10_000,
        allowLate: false,
      },
      { token: teacher },
    )
    await service.ask(courseCollect, { courseId }, { token: student, key: randomUUID() })
    await service.ask(
      questionReport,
      { clientId: randomUUID(), questionId: school.questions.DANXUAN, kind: 'answer', text: '选项有误' },
      { token: student, key: randomUUID() },
    )
  })
  afterAll(() => stage.service.stop())

  const read = async (call: Endpoint, given: Record<string, unknown>, token: string) =>
    (await stage.service.ask(call, given as Given<Endpoint>, { token })).data as Paged<unknown>

  const lists: [name: string, call: Endpoint, who: 'teacher' | 'student', given?: Record<string, unknown>][] =
    [
      ['found specimens', specimenPage, 'student', { keyword: '皮' }],
      ['courses', coursePage, 'student'],
      ['favourite courses', collectedCourses, 'student'],
      ['quizzes of a student', quizStudyingPage, 'student'],
      ['assignments of a student', assignmentStudentPage, 'student'],
      ['scores', scorePage, 'student'],
      ['scores of exams', scoreExamPage, 'student'],
      ['decks', deckPage, 'teacher'],
      ['coursewares', coursewareTeacherPage, 'teacher'],
      ['quizzes of a teacher', quizTeacherPage, 'teacher'],
      ['assignments of a teacher', assignmentTeacherPage, 'teacher'],
      ['reported questions', questionReportPage, 'teacher'],
    ]

  test.each(lists)('the list of %s still says how many there are', async (_, call, who, given = {}) => {
    const { total, records } = await read(call, { ...given, pageNo: 1, pageSize: 10 }, stage[who])
    expect(records.length).toBeGreaterThan(0)
    expect(await read(call, { ...given, pageNo: 9, pageSize: 10 }, stage[who])).toEqual({
      records: [],
      total,
    })
  })

  test('the list of a class still says how many members there are', async () => {
    const members = (pageNo: number) =>
      read(roomMembers, { roomId: stage.room.id, pageNo, pageSize: 10 }, stage.teacher)
    expect((await members(1)).total).toBe(1)
    expect(await members(9)).toEqual({ records: [], total: 1 })
  })
})
