/** A class with a teacher, two students and a quiz of three questions, for tests of what goes wrong while it runs. */
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { JobKinds } from '../../server/store/jobs/kinds.ts'
import type { Given } from '../../src/contract/endpoint.ts'
import {
  type QuizBegun,
  quizStudentPage,
  quizSubmit,
  quizSubmitAll,
  submitRecordInsert,
} from '../../src/contract/quizzes/quiz.ts'
import {
  quizPublish,
  quizRelease,
  quizSave,
  type TeacherQuizDetail,
} from '../../src/contract/quizzes/quizTeaching.ts'
import { roomJoin, roomSave } from '../../src/contract/teaching/room.ts'
import { chainRoot, type HashedRow, hashRow } from '../../src/rules/quizzes/acceptance.ts'
import type { Place } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'
import { seedTeaching } from './teachingStage.ts'

export const minuteMs = 60_000

/** A row as an honest device makes it. */
interface Made {
  questionId: number
  content: string
  opId: string
  sent: { token: string; seq: number; at: number; mono: number; prev: string; beacon?: string; hash: string }
}

/** An honest device: it chains its rows and names the last beacon that it heard. */
export class TestDevice {
  readonly id = randomUUID()
  token = ''
  beacon = ''
  readonly rows: Made[] = []

  hear(headers: Headers): void {
    this.beacon = headers.get('beacon') ?? this.beacon
  }

  make(questionId: number, content: string, at: number): Made {
    const opId = randomUUID()
    const seq = this.rows.length + 1
    const prev = this.rows.at(-1)?.sent.hash ?? chainRoot(this.token)
    const row: HashedRow = {
      opId,
      token: this.token,
      seq,
      kind: 'answer',
      auto: false,
      questionId,
      content,
      beaconText: this.beacon,
      prev,
      wallTime: at,
      monoTime: at,
    }
    const made = {
      questionId,
      content,
      opId,
      sent: {
        token: this.token,
        seq,
        at,
        mono: at,
        prev,
        hash: hashRow(row),
        ...(this.beacon === '' ? {} : { beacon: this.beacon }),
      },
    }
    this.rows.push(made)
    return made
  }
}

/** @param processes so many serve the school by turns; @param jobKinds that it carries out */
export async function setQuizStage(place: Place, processes?: number, jobKinds?: JobKinds) {
  const service: Running = await start(place, { processes, jobKinds })
  const school: Seeded = await seed(service.service.db)
  const stage = await seedTeaching(service.service.db, school)
  const teacher = await service.signIn('teacher')
  const student = await service.signIn('student')
  const student2 = await service.signIn('student2')
  const courseId = stage.courses.lab
  const room = await service.ask(roomSave, { courseId, name: '一班', capacity: 60 }, { token: teacher })
  for (const token of [student, student2]) await service.ask(roomJoin, { code: room.data.code }, { token })
  const settings = (more: Partial<Given<typeof quizSave>> = {}): Given<typeof quizSave> => ({
    courseId,
    title: '出故障的测验',
    kind: 'quiz',
    opensAt: service.clock.now - minuteMs,
    closesAt: null,
    minutes: 30,
    together: false,
    attempts: 1,
    counts: 'best',
    shuffleQuestions: true,
    shuffleOptions: true,
    partial: 'whole',
    review: 'afterClose',
    policy: 'strict',
    takeOver: 'student',
    requiresDesktop: false,
    questions: [
      { sourceId: school.questions.DANXUAN, maxPoints: 200 },
      { sourceId: school.questions.PANDUAN, maxPoints: 100 },
      { sourceId: school.questions.DUOXUAN, maxPoints: 300 },
    ],
    ...more,
  })

  return {
    service,
    school,
    teacher,
    student,
    student2,
    courseId,
    room: room.data,
    settings,
    async publish(more: Partial<Given<typeof quizSave>> = {}): Promise<TeacherQuizDetail> {
      const { data, message } = await service.ask(quizSave, settings(more), { token: teacher })
      expect(message).toBe('')
      const roomIds = [room.data.id]
      return (await service.ask(quizPublish, { quizId: data.id, roomIds }, { token: teacher })).data
    },
    async oneQuestion(more: Partial<Given<typeof quizSave>> = {}) {
      const quiz = await this.publish(more)
      return { quizId: quiz.id, question: quiz.questions[0]?.id ?? 0, quiz }
    },
    now: () => service.clock.now,
    /** Lets so many minutes pass. */
    pass(minutes: number): void {
      service.clock.now += minutes * minuteMs
    },
    release: (quizId: number) => service.ask(quizRelease, { quizId }, { token: teacher }),
    /** What the first student has in a quiz, as their list tells it. */
    async points(quizId: number): Promise<number | null | undefined> {
      const page = await service.ask(quizStudentPage, { pageNo: 1, pageSize: 100 }, { token: student })
      return page.data.records.find(({ id }) => id === quizId)?.points
    },
    async begin(quizId: number, device: TestDevice, token = student): Promise<QuizBegun> {
      const begun = await service.ask(
        submitRecordInsert,
        { quizId, deviceId: device.id, deviceName: '平板' },
        { token, key: randomUUID() },
      )
      expect([begun.code, begun.message]).toEqual([0, ''])
      if (!('token' in begun.data)) throw new Error('no quiz was begun')
      if (begun.data.token !== '') device.token = begun.data.token
      device.hear(begun.headers)
      return begun.data
    },
    /** Sends a row; again under its own key, as a queue does. */
    async send(quizId: number, device: TestDevice, row: Made, token = student) {
      const { questionId, content, sent, opId } = row
      const answer = await service.ask(
        quizSubmit,
        { quizId, number: 1, questionId, content, ...sent },
        { token, key: opId },
      )
      device.hear(answer.headers)
      return answer
    },
    handIn: (quizId: number, more: Partial<Given<typeof quizSubmitAll>> = {}, token = student) =>
      service.ask(quizSubmitAll, { quizId, ...more }, { token, key: randomUUID() }),
  }
}

export type QuizStage = Awaited<ReturnType<typeof setQuizStage>>
