/** One of two processes dies while a class answers a quiz: what was acknowledged is there, once. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { open } from '../../server/store/db.ts'
import { type QuizBegun, quizSubmit, submitRecordInsert } from '../../src/contract/quizzes/quiz.ts'
import { databases } from '../contract/databases.ts'
import { fillQuizCrowd, publishToCrowd } from '../tools/quizCrowd.ts'
import { whole } from '../tools/rounds.ts'
import { startService } from '../tools/service.ts'
import { tokenOf } from '../tools/steps.ts'

const { places, stop } = await databases()
const server = places.find(({ name }) => name === 'PostgreSQL')
let dist = ''

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'vitrine-quiz-killed-'))
  writeFileSync(join(dist, 'index.html'), '<!doctype html>')
})
afterAll(async () => {
  rmSync(dist, { recursive: true })
  await stop()
})

const students = 12
const answersEach = 8
/** Answers that are acknowledged before the process dies. */
const beforeKill = 20
const maxTries = 200

/** Sends a row under its key until it is acknowledged, at the other process where one does not answer. */
async function sendUntilKept(
  origins: readonly string[],
  call: { path: string; token: string; body: object; key: string },
): Promise<unknown> {
  for (let tries = 0; tries < maxTries; tries++) {
    const answer = await fetch(`${origins[tries % origins.length]}${call.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${call.token}`,
        'idempotency-key': call.key,
      },
      body: JSON.stringify(call.body),
    })
      .then((response) => response.json() as Promise<{ code: number; data: unknown }>)
      .catch(() => null)
    if (answer?.code === 0) return answer.data
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('a row was never acknowledged')
}

describe.runIf(whole && server !== undefined)('two processes on PostgreSQL', () => {
  test('nothing acknowledged is absent after one of them was killed in mid-quiz', {
    timeout: 180_000,
  }, async () => {
    if (!server) return
    const { dispose, ...where } = await server.fresh()
    const crowd = await fillQuizCrowd(where, students)
    const given = { dataDir: where.dataDir, env: { DIST_DIR: dist, DATABASE_URL: where.databaseUrl ?? '' } }
    const [first, second] = [await startService(given), await startService(given)]
    const origins = [first.origin, second.origin]
    const teacher = await tokenOf(second.origin, 'teacher', 'Teacher-2026')
    const quiz = await publishToCrowd(second.origin, teacher, crowd)
    const acknowledged = new Set<string>()
    const take = async ({ token }: { token: string }, seat: number) => {
      const own = seat % 2 === 0 ? origins : [...origins].reverse()
      const start = { path: submitRecordInsert.path, token, key: randomUUID() }
      const device = { quizId: quiz.id, deviceId: randomUUID(), deviceName: '平板' }
      const begun = (await sendUntilKept(own, { ...start, body: device })) as QuizBegun
      for (const { id: questionId } of quiz.questions.slice(0, answersEach)) {
        const body = { quizId: quiz.id, number: 1, questionId, content: '2', token: begun.token }
        const key = randomUUID()
        await sendUntilKept(own, { path: quizSubmit.path, token, body, key })
        acknowledged.add(key)
      }
    }
    const taking = Promise.all(crowd.students.map(take))
    await vi.waitUntil(() => acknowledged.size >= beforeKill, { timeout: 60_000, interval: 5 })
    await first.stop('SIGKILL')
    await taking
    const db = open(where)
    const rows = await db.rows<{ opId: string }>('select "opId" from "quizAnswer"', [])
    await db.close()
    expect(new Set(rows.map(({ opId }) => opId))).toEqual(acknowledged)
    expect(rows).toHaveLength(students * answersEach)
    await second.stop()
    rmSync(where.dataDir, { recursive: true, force: true })
    await dispose()
  })
})
