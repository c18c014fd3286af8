/**
 * A class takes a quiz of 40 questions with 10 pictures: all begin within a minute, answer each 40 s, and hand in within
 * half a minute. Arrivals are open: a request goes out at its time, however long the ones before it take, and is measured
 * from that time. QUIZ_LADDER, QUIZ_ANSWERS, QUIZ_RETURNING and QUIZ_DATABASES make a run smaller.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { open } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import type { QuizBegun, QuizPaper } from '../../src/contract/quizzes/quiz.ts'
import { quizPaper, quizSubmit, quizSubmitAll, submitRecordInsert } from '../../src/contract/quizzes/quiz.ts'
import type { TeacherQuizDetail } from '../../src/contract/quizzes/quizTeaching.ts'
import { batch } from '../../src/contract/sync.ts'
import { chainRoot, hashRow } from '../../src/rules/quizzes/acceptance.ts'
import { startCluster } from '../contract/databases.ts'
import { fillQuizCrowd, publishToCrowd, type QuizCrowd } from '../tools/quizCrowd.ts'
import { freePort, type Service, startService } from '../tools/service.ts'
import { tokenOf } from '../tools/steps.ts'
import { type Figure, quantile } from './figures.ts'
import { type BenchCall, beginLoad, runAt, sendCall } from './openArrivals.ts'
import { unlimitedWrites } from './unlimited.ts'

const ladder = (process.env.QUIZ_LADDER ?? '100,200,500,1000,2000').split(',').filter(Boolean).map(Number)
const answersEach = Number(process.env.QUIZ_ANSWERS ?? 2)
const databases = (process.env.QUIZ_DATABASES ?? 'sqlite,postgres').split(',')
/** QUIZ_PACE=3: everything comes three times as fast. */
const pace = Number(process.env.QUIZ_PACE ?? 1)
const startWindowMs = 60_000 / pace
const answerEveryMs = 40_000 / pace
const handInWindowMs = 30_000 / pace
const idleSubmits = 40
/** Up to so many students a submit may take twice as long as on an idle service. */
const judgedUpTo = 1000
const idleFactor = 2
const returningDevices = Number(process.env.QUIZ_RETURNING ?? 200)
const returnLimitS = 10

interface Stage {
  service: Service
  crowd: QuizCrowd
  teacher: string
}

/** The results of the requests of a run. */
class Tally {
  readonly starts: number[] = []
  readonly submits: number[] = []
  readonly handIns: number[] = []
  readonly faults: string[] = []
  acknowledged = 0
}

const submitCall = (quizId: number, questionId: number, token: string, holder: string): BenchCall => ({
  path: quizSubmit.path,
  token,
  body: { quizId, number: 1, questionId, content: '2', token: holder },
  key: randomUUID(),
})

const startCall = (quizId: number, token: string): BenchCall => ({
  path: submitRecordInsert.path,
  token,
  body: { quizId, deviceId: randomUUID(), deviceName: 'bench' },
  key: randomUUID(),
})

/** Begins, and fetches the paper with its pictures. */
async function enter(origin: string, quizId: number, token: string): Promise<QuizBegun> {
  const begun = await sendCall<QuizBegun>(origin, startCall(quizId, token))
  const paper = await sendCall<QuizPaper>(origin, { path: `${quizPaper.path}?quizId=${quizId}`, token })
  for (const { originalPicture } of paper.specimens) {
    const picture = await fetch(origin + originalPicture)
    if ((await picture.arrayBuffer()).byteLength === 0 || !picture.ok) throw new Error('a picture is missing')
  }
  return begun
}

/** One student from the start to the hand-in, each step at its time. */
async function takeQuiz(
  { service: { origin } }: Stage,
  { id: quizId, questions }: TeacherQuizDetail,
  token: string,
  times: { startMs: number; handInMs: number },
  tally: Tally,
): Promise<void> {
  const { faults } = tally
  const begun = await runAt(times.startMs, tally.starts, faults, () => enter(origin, quizId, token))
  if (!begun) return
  const sent: Promise<unknown>[] = []
  for (let n = 0; n < answersEach; n++) {
    const call = submitCall(quizId, questions[n]?.id ?? 0, token, begun.token)
    const due = times.startMs + (n + 1) * answerEveryMs
    sent.push(
      runAt(due, tally.submits, faults, async () => {
        await sendCall(origin, call)
        tally.acknowledged++
      }),
    )
  }
  const handIn = { path: quizSubmitAll.path, token, key: randomUUID() }
  const body = { quizId, number: 1, token: begun.token, hashes: [] }
  sent.push(
    runAt(times.handInMs, tally.handIns, faults, async () => {
      await sendCall(origin, { ...handIn, body })
      tally.acknowledged++
    }),
  )
  await Promise.all(sent)
}

/** How long a submit takes while nobody else asks. */
async function idleP95(stage: Stage): Promise<number> {
  const { service, crowd, teacher } = stage
  const quiz = await publishToCrowd(service.origin, teacher, crowd)
  const { token } = crowd.students[0] as { token: string }
  const begun = await sendCall<QuizBegun>(service.origin, startCall(quiz.id, token))
  const took: number[] = []
  for (let n = 0; n < idleSubmits; n++) {
    const from = performance.now()
    await sendCall(service.origin, submitCall(quiz.id, quiz.questions[n]?.id ?? 0, token, begun.token))
    took.push(performance.now() - from)
    await sleep(20)
  }
  return quantile(took, 0.95)
}

/** Rows of a quiz that the database has. */
async function storedRows({ service }: Stage, databaseUrl: string | undefined, quizId: number) {
  const db = open({ dataDir: service.dataDir, databaseUrl })
  const [found] = await db.rows<{ n: number }>(
    `select count(*) as "n" from "quizAnswer" r join "quizAttempt" a on a."tenant" = r."tenant"
      and a."id" = r."attemptId" where r."tenant" = ? and a."quizId" = ?`,
    [tenant, quizId],
  )
  await db.close()
  return Number(found?.n ?? 0)
}

async function climb(stage: Stage, name: string, count: number, idleMs: number, databaseUrl?: string) {
  const { service, crowd, teacher } = stage
  const quiz = await publishToCrowd(service.origin, teacher, crowd)
  const tally = new Tally()
  const endLoad = beginLoad(service)
  const begunAt = performance.now() + 500
  const handInsAt = begunAt + startWindowMs + (answersEach + 0.5) * answerEveryMs
  await Promise.all(
    crowd.students.slice(0, count).map(({ token }, at) => {
      const startMs = begunAt + (at * startWindowMs) / count
      const handInMs = handInsAt + (at * handInWindowMs) / count
      return takeQuiz(stage, quiz, token, { startMs, handInMs }, tally)
    }),
  )
  const cpu = endLoad()
  const stored = await storedRows(stage, databaseUrl, quiz.id)
  const p95 = (values: number[]) => quantile(values, 0.95)
  const what = `${name}, ${count} students`
  const steps = `p95 of a start with paper and pictures ${p95(tally.starts).toFixed(0)} ms, of a hand-in ${p95(tally.handIns).toFixed(0)} ms`
  const judged = count <= judgedUpTo
  const figures: Figure[] = [
    {
      name: `${what}: p95 of a submit, of its idle value (${idleMs.toFixed(1)} ms)`,
      value: p95(tally.submits) / idleMs,
      unit: 'x',
      ...(judged ? { limit: idleFactor, good: 'at most' as const } : {}),
      runs: `${p95(tally.submits).toFixed(1)} ms · ${steps} · ${cpu}`,
    },
    {
      name: `${what}: errors, and rows lost or doubled`,
      value: tally.faults.length + Math.abs(stored - tally.acknowledged),
      unit: '',
      ...(judged ? { limit: 0, good: 'at most' as const } : {}),
      runs: `${tally.acknowledged} acknowledged, ${stored} stored ${[...new Set(tally.faults)].slice(0, 3).join(' ')}`,
    },
  ]
  return figures
}

/** Answers as a device queues them: each names its place behind the one before it. */
function chained(calls: readonly BenchCall[]) {
  const run = randomUUID()
  let prev = ''
  return calls.map(({ key = '', path, body }, n) => {
    const { quizId, questionId, content, token } = body as Record<string, string>
    const [seq, at] = [n + 1, Date.now()]
    const row = {
      opId: key,
      token: token ?? '',
      seq,
      kind: 'answer' as const,
      auto: false,
      content: content ?? '',
    }
    const before = n === 0 ? chainRoot(row.token) : prev
    const told = {
      ...row,
      questionId: Number(questionId),
      prev: before,
      wallTime: at,
      monoTime: at,
      beaconText: '',
    }
    prev = hashRow(told)
    const place = { seq, at, mono: at, run, prev: before }
    return { key, method: 'POST', path, body: Object.assign({}, body, place), lane: `quiz:${quizId}:1` }
  })
}

/** Devices that were without network come back with all their answers. */
async function comeBack({ service: { origin }, crowd, teacher }: Stage, name: string): Promise<Figure[]> {
  const quiz = await publishToCrowd(origin, teacher, crowd)
  const devices = crowd.students.slice(0, returningDevices)
  const holders: string[] = []
  for (const { token } of devices)
    holders.push((await sendCall<QuizBegun>(origin, startCall(quiz.id, token))).token)
  const faults: string[] = []
  const from = performance.now()
  await Promise.all(
    devices.map(async ({ token }, at) => {
      const items = chained(quiz.questions.map(({ id }) => submitCall(quiz.id, id, token, holders[at] ?? '')))
      try {
        const call = { path: batch.path, token, body: { items } }
        const { results } = await sendCall<{ results: { status: number }[] }>(origin, call)
        const refused = results.filter(({ status }) => status !== 200).length
        if (refused > 0) faults.push(`${refused} answers were refused`)
      } catch (failure) {
        faults.push(String(failure))
      }
    }),
  )
  const what = `${name}: ${devices.length} devices with ${quiz.questions.length} answers each come back`
  return [
    {
      name: what,
      value: (performance.now() - from) / 1000,
      unit: 's',
      limit: returnLimitS,
      good: 'at most',
      runs: 'all at once, one batch each',
    },
    {
      name: `${what}: devices that were refused`,
      value: faults.length,
      unit: '',
      limit: 0,
      good: 'at most',
      runs: [...new Set(faults)].slice(0, 3).join(' '),
    },
  ]
}

async function runOn(name: string, databaseUrl: string | undefined): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-quiz-load-'))
  const crowd = await fillQuizCrowd({ dataDir, databaseUrl }, Math.max(returningDevices, ...ladder))
  const env = { ...unlimitedWrites, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }
  const service = await startService({ dataDir, port: await freePort(), env })
  try {
    const stage = { service, crowd, teacher: await tokenOf(service.origin, 'teacher', 'Teacher-2026') }
    const idleMs = await idleP95(stage)
    const figures: Figure[] = []
    for (const count of ladder) figures.push(...(await climb(stage, name, count, idleMs, databaseUrl)))
    return [...figures, ...(await comeBack(stage, name))]
  } finally {
    await service.remove()
  }
}

export async function quizLoad(): Promise<Figure[]> {
  const figures = databases.includes('sqlite') ? await runOn('SQLite', undefined) : []
  if (!databases.includes('postgres')) return figures
  const cluster = await startCluster()
  if (!cluster) throw new Error('there is no PostgreSQL on this machine')
  try {
    return [...figures, ...(await runOn('PostgreSQL', cluster.url))]
  } finally {
    await cluster.stop()
  }
}
