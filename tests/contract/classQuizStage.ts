/** A class of one student whose teacher publishes quizzes, and another student who is not of the class. */
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Given } from '../../src/contract/endpoint.ts'
import { quizSubmit, submitRecordInsert } from '../../src/contract/quizzes/quiz.ts'
import { quizPublish, quizSave } from '../../src/contract/quizzes/quizTeaching.ts'
import { roomJoin, roomSave } from '../../src/contract/teaching/room.ts'
import type { Place } from './databases.ts'
import { minuteMs } from './quizStage.ts'
import { seed } from './seed.ts'
import { start } from './service.ts'
import { seedTeaching } from './teachingStage.ts'

export async function openClassQuizStage(place: Place) {
  const service = await start(place)
  const school = await seed(service.service.db)
  const { courses } = await seedTeaching(service.service.db, school)
  const teacher = await service.signIn('teacher')
  const student = await service.signIn('student')
  const outsider = await service.signIn('student2')
  const given = { courseId: courses.lab, name: '一班', capacity: 60 }
  const room = (await service.ask(roomSave, given, { token: teacher })).data
  await service.ask(roomJoin, { code: room.code }, { token: student })
  const tablet = randomUUID()
  const settings = (more: Partial<Given<typeof quizSave>>): Given<typeof quizSave> => ({
    courseId: courses.lab,
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

  const draft = async (more: Partial<Given<typeof quizSave>> = {}) => {
    const { data, message } = await service.ask(quizSave, settings(more), { token: teacher })
    expect(message).toBe('')
    return data
  }

  return {
    service,
    school,
    teacher,
    student,
    outsider,
    room,
    /** id of the student's device */
    tablet,
    draft,
    settings,
    async publish(more: Partial<Given<typeof quizSave>> = {}) {
      const chosen = { quizId: (await draft(more)).id, roomIds: [room.id] }
      const published = await service.ask(quizPublish, chosen, { token: teacher })
      expect(published.code).toBe(0)
      return published.data
    },
    async begin(quizId: number) {
      const { data, code, message } = await service.ask(
        submitRecordInsert,
        { quizId, deviceId: tablet, deviceName: '平板' },
        { token: student, key: randomUUID() },
      )
      expect([code, message]).toEqual([0, ''])
      if (!('token' in data)) throw new Error('no quiz was begun')
      return data
    },
    submit: (quizId: number, questionId: number, content: string, more = {}) =>
      service.ask(
        quizSubmit,
        { quizId, questionId, content, ...more },
        { token: student, key: randomUUID() },
      ),
  }
}

export type ClassQuizStage = Awaited<ReturnType<typeof openClassQuizStage>>
