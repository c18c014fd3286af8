/** A whole class begins at one moment. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tenant } from '../../server/store/schema.ts'
import { quizDistribution, quizSubmit, submitRecordInsert } from '../../src/contract/quizzes/quiz.ts'
import { quizRegrade, quizRelease } from '../../src/contract/quizzes/quizTeaching.ts'
import { databases } from './databases.ts'
import { readAnalysis } from './quizFigures.ts'
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
    const [asker, other] = crowd as [string, string]
    const { teacher } = stage
    const distributionOf = async (students: number) => {
      const { id: quizId, questions } = await stage.publish()
      await beginAll(quizId, crowd.slice(0, students))
      const ids = questions.map(({ id }) => id) as [number, number, number]
      for (const [token, questionId, content] of [
        [asker, ids[0], '2'],
        [other, ids[2], '1,2'],
      ] as const)
        await stage.service.ask(quizSubmit, { quizId, questionId, content }, { token, key: randomUUID() })
      stage.service.clock.now += 40 * minuteMs
      const asked = () => stage.service.ask(quizDistribution, { quizId }, { token: asker })
      expect((await asked()).data).toBeNull()
      const released = await stage.service.ask(quizRelease, { quizId }, { token: teacher })
      expect(released.message).toBe('')
      return { quizId, questionId: ids[0], asked, data: (await asked()).data }
    }
    expect((await distributionOf(9)).data).toEqual({ students: 9, counts: [] })
    // one of them has 2 points of 6, another 3
    const { quizId, questionId, asked, data } = await distributionOf(10)
    expect(data).toEqual({ students: 10, counts: [8, 0, 0, 1, 0, 1, 0, 0, 0, 0] })
    // without the first question the one has none of 4
    const change = { kind: 'leaveOut' } as const
    const given = { quizId, questionId, change, reason: '题目有误', lowerReleased: true }
    expect((await stage.service.ask(quizRegrade, given, { token: teacher })).code).toBe(0)
    expect((await asked()).data?.counts).toEqual([9, 0, 0, 0, 0, 0, 0, 1, 0, 0])
    const figures = await readAnalysis(stage.service, quizId, teacher)
    expect(figures.items.map(({ difficulty }) => difficulty)).toEqual([null, 0, 0.1])
  })
})
