/** Item analysis and results of 2,000 students with 40 answers each: how long others wait meanwhile. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMigrated } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import { quizResults } from '../../src/contract/quizzes/quizResults.ts'
import {
  quizItems as quizItemsCall,
  type TeacherQuizDetail,
} from '../../src/contract/quizzes/quizTeaching.ts'
import { chainRoot } from '../../src/rules/quizzes/acceptance.ts'
import { fillQuizCrowd, publishToCrowd, type QuizCrowd } from '../tools/quizCrowd.ts'
import { startService } from '../tools/service.ts'
import { ask, tokenOf } from '../tools/steps.ts'
import { type Figure, median } from './figures.ts'
import { probeHealth } from './stalls.ts'

const students = Number(process.env.QUIZ_STUDENTS ?? 2000)
/** As the page asks for them: src/features/quizzes/teach/ExportResults.tsx. */
const attemptsPerPart = 50
const stallLimitMs = 50
const minuteMs = 60_000
const options = ['1', '2', '3']

/** Attempts that are over, each with an answer to every question. */
async function addAttempts(dataDir: string, crowd: QuizCrowd, quiz: TeacherQuizDetail): Promise<void> {
  const db = await openMigrated({ dataDir })
  const now = Date.now()
  const startedAt = now - 50 * minuteMs
  await db.kysely.transaction().execute(async (within) => {
    for (const [at, { id: accountId }] of crowd.students.entries()) {
      const [attemptId, token] = [randomUUID(), randomUUID()]
      const attempt = { tenant, id: attemptId, quizId: quiz.id, accountId, number: 1, seed: at, startedAt }
      const end = { endAt: now - minuteMs, state: 'ended' as const, submittedAt: now - minuteMs }
      await within
        .insertInto('quizAttempt')
        .values({ ...attempt, ...end, receiptCode: '', points: null })
        .execute()
      const holder = { tenant, attemptId, epoch: 1, token, sessionHash: '', deviceId: token, name: '' }
      await within
        .insertInto('quizHolder')
        .values({ ...holder, from: startedAt, by: accountId, lastHeardAt: now })
        .execute()
      let prev = chainRoot(token)
      const rows = quiz.questions.map(({ id: questionId }, n) => {
        const hash = chainRoot(`${attemptId} ${n}`)
        const content = options[(at + n) % options.length] ?? '1'
        const made = {
          tenant,
          attemptId,
          opId: randomUUID(),
          token,
          seq: n + 1,
          questionId,
          content,
          prev,
          hash,
        }
        prev = hash
        const sent = { kind: 'answer' as const, auto: 0 as const, at: startedAt, mono: null, run: '' }
        return { ...made, ...sent, beacon: null, receivedAt: startedAt + n }
      })
      await within.insertInto('quizAnswer').values(rows).execute()
    }
  })
  await db.close()
}

export async function quizItems(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-quiz-items-'))
  const crowd = await fillQuizCrowd({ dataDir }, students)
  const before = await startService({ dataDir })
  const teacher = await tokenOf(before.origin, 'teacher', 'Teacher-2026')
  const quiz = await publishToCrowd(before.origin, teacher, crowd)
  await before.stop()
  await addAttempts(dataDir, crowd, quiz)
  const service = await startService({ dataDir })
  try {
    const figures: Figure[] = []
    const parts = Array.from({ length: Math.ceil(students / attemptsPerPart) }, (_, at) => at + 1)
    for (const [name, paths] of [
      ['item analysis', [`${quizItemsCall.path}?quizId=${quiz.id}`]],
      [
        'results for Excel',
        parts.map(
          (part) => `${quizResults.path}?quizId=${quiz.id}&pageNo=${part}&pageSize=${attemptsPerPart}`,
        ),
      ],
    ] as const) {
      const stop = probeHealth(service)
      const from = performance.now()
      for (const path of paths) await ask(service.origin, path, teacher)
      const seconds = (performance.now() - from) / 1000
      const times = await stop()
      figures.push({
        name: `longest wait of others during ${name}, ${students} x ${quiz.questions.length}`,
        value: Math.max(...times),
        unit: 'ms',
        limit: stallLimitMs,
        good: 'at most',
        runs: `the call ${seconds.toFixed(1)} s, ${times.length} probes, median ${median(times).toFixed(1)} ms`,
      })
    }
    return figures
  } finally {
    await service.remove()
  }
}
