/** Item analysis and results of 2,000 students with 40 answers each: how long others wait meanwhile. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSheet } from 'read-excel-file/node'
import { openMigrated } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import { type Job, jobDetail } from '../../src/contract/jobs.ts'
import { type QuizResultFile, quizExcel } from '../../src/contract/quizzes/quizResults.ts'
import {
  type QuizItemAnalysis,
  quizAnalyse,
  quizItems as quizItemsCall,
  type TeacherQuizDetail,
} from '../../src/contract/quizzes/quizTeaching.ts'
import { chainRoot } from '../../src/rules/quizzes/acceptance.ts'
import { fillQuizCrowd, paperQuestions, publishToCrowd, type QuizCrowd } from '../tools/quizCrowd.ts'
import { type Service, startService } from '../tools/service.ts'
import { ask, tokenOf } from '../tools/steps.ts'
import { type Figure, median } from './figures.ts'
import { probeHealth } from './stalls.ts'

const students = Number(process.env.QUIZ_STUDENTS ?? 2000)
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

/** Waits for a job of the teacher as the page does. */
async function followJob({ origin }: Service, id: number, token: string): Promise<Job> {
  for (;;) {
    const job = await ask<Job>(origin, `${jobDetail.path}?id=${id}`, token)
    if (job.state === 'done') return job
    if (job.endedAt !== null) throw new Error(`the job ${job.state}: ${job.messageEn}`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** How long others waited at most while something ran. */
async function longestWait(service: Service, what: string, run: () => Promise<unknown>): Promise<Figure> {
  const stop = probeHealth(service)
  const from = performance.now()
  await run()
  const seconds = (performance.now() - from) / 1000
  const times = await stop()
  return {
    name: `longest wait of others during ${what}, ${students} x ${paperQuestions}`,
    value: Math.max(...times),
    unit: 'ms',
    limit: stallLimitMs,
    good: 'at most',
    runs: `it took ${seconds.toFixed(1)} s, ${times.length} probes, median ${median(times).toFixed(1)} ms`,
  }
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
  const { origin } = service
  const job = async (path: string, given: object = {}) => {
    const id = await ask<number>(origin, path, teacher, { quizId: quiz.id, ...given })
    return followJob(service, id, teacher)
  }
  const read = () => ask<QuizItemAnalysis | null>(origin, `${quizItemsCall.path}?quizId=${quiz.id}`, teacher)
  let file = ''
  let book = Buffer.alloc(0)
  try {
    const figures = [
      await longestWait(service, 'the item analysis', () => job(quizAnalyse.path)),
      await longestWait(service, 'five readings of it', async () => {
        for (let n = 0; n < 5; n++)
          if ((await read())?.attempts !== students) throw new Error('attempts are missing')
      }),
      await longestWait(service, 'the Excel file', async () => {
        const { result } = await job(quizExcel.path, { timeZone: 'Asia/Shanghai' })
        file = (result as QuizResultFile).url
      }),
      await longestWait(service, 'its download', async () => {
        const answer = await fetch(origin + file, { headers: { authorization: `Bearer ${teacher}` } })
        book = Buffer.from(await answer.arrayBuffer())
      }),
    ]
    if ((await readSheet(book)).length !== students + 1) throw new Error('lines are missing')
    return figures
  } finally {
    await service.remove()
  }
}
