/** A whole class begins at one moment. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tenant } from '../../server/store/schema.ts'
import { submitRecordInsert } from '../../src/contract/quizzes/quiz.ts'
import { databases } from './databases.ts'
import { type QuizStage, setQuizStage } from './quizStage.ts'
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

  test('C138 everybody begins, once each, and nobody is sent away', { timeout: 120_000 }, async () => {
    const quiz = await stage.publish()
    const begun = await Promise.all(
      crowd.map((token) =>
        stage.service.ask(
          submitRecordInsert,
          { quizId: quiz.id, deviceId: randomUUID(), deviceName: '平板' },
          { token, key: randomUUID() },
        ),
      ),
    )
    expect(begun.filter(({ status, code }) => status !== 200 || code !== 0)).toEqual([])
    const made = await stage.service.service.db.rows('select 1 from "quizAttempt" where "quizId" = ?', [
      quiz.id,
    ])
    expect(made).toHaveLength(crowdSize)
  })
})
