/** A whole class begins at one moment. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tenant } from '../../server/store/schema.ts'
import { quizDistribution, quizSubmit, submitRecordInsert } from '../../src/contract/quizzes/quiz.ts'
import { quizRelease } from '../../src/contract/quizzes/quizTeaching.ts'
import { databases } from './databases.ts'
import { minuteMs, type QuizStage, setQuizStage } from './quizStage.ts'
import { addStudents } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)

/** Number of students, each with a device of their own. */
const crowdSize = 60

describe.each(places)('a class that begins at once on $name', (place) => {
  let stage: QuizStage
  let crowd: string[]
  let roomId: number
  beforeAll(async () => {
    stage = await setQuizStage(place)
    const { db } = stage.service.service
    const students = await db.kysely
      .transaction()
      .execute((within) => addStudents({ ...db, kysely: within }, crowdSize, stage.service.clock.now))
    crowd = students.map(({ token }) => token)
    const [room] = await db.rows<{ id: number }>('select "id" from "room" where "courseId" = ?', [
      stage.courseId,
    ])
    roomId = room?.id ?? 0
    const joinedAt = stage.service.clock.now
    const members = students.map(({ id }) => ({
      tenant,
      roomId,
      courseId: stage.courseId,
      accountId: id,
      joinedAt,
      leftAt: null,
      endedBy: null,
    }))
    await db.kysely.insertInto('roomMember').values(members).execute()
  })
  afterAll(() => stage.service.stop())

  const beginAll = (quizId: number, tokens: readonly string[]) =>
    Promise.all(
      tokens.map((token) =>
        stage.service.ask(
          submitRecordInsert,
          { quizId, deviceId: randomUUID(), deviceName: '平板' },
          { token, key: randomUUID() },
        ),
      ),
    )

  test('C138 everybody begins, once each, and nobody is sent away', { timeout: 120_000 }, async () => {
    const quiz = await stage.publish()
    const begun = await beginAll(quiz.id, crowd)
    expect(begun.filter(({ status, code }) => status !== 200 || code !== 0)).toEqual([])
    const made = await stage.service.service.db.rows('select 1 from "quizAttempt" where "quizId" = ?', [
      quiz.id,
    ])
    expect(made).toHaveLength(crowdSize)
  })

  test('S40 students see how their class did from ten students on', { timeout: 120_000 }, async () => {
    const asker = crowd[0] ?? ''
    const distributionOf = async (students: number) => {
      const { id: quizId, questions } = await stage.publish()
      await beginAll(quizId, crowd.slice(0, students))
      const right = { quizId, questionId: questions[0]?.id ?? 0, content: '2' }
      await stage.service.ask(quizSubmit, right, { token: asker, key: randomUUID() })
      stage.service.clock.now += 40 * minuteMs
      const asked = () => stage.service.ask(quizDistribution, { quizId }, { token: asker })
      expect((await asked()).data).toBeNull()
      const released = await stage.service.ask(quizRelease, { quizId }, { token: stage.teacher })
      expect(released.message).toBe('')
      return (await asked()).data
    }
    expect(await distributionOf(9)).toEqual({ students: 9, counts: [] })
    // one of them has 2 points of 6
    expect(await distributionOf(10)).toEqual({ students: 10, counts: [9, 0, 0, 1, 0, 0, 0, 0, 0, 0] })
  })
})
