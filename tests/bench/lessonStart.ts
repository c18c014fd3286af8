/**
 * A lesson begins: all students open the course, its courseware and the first slide within a minute. Nine of ten have a
 * session already, one in ten signs in; each then loads 60 tiles, six at a time, as a browser does. Arrivals are open.
 * LESSON_LADDER, LESSON_DATABASES and LESSON_PACE (3: three times as fast) make a run smaller.
 */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { hashPassword } from '../../server/people/password.ts'
import { open } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import { currentUser, type LoginResult, signInByAccount } from '../../src/contract/session.ts'
import { courseDetail, courseStudying } from '../../src/contract/teaching/course.ts'
import {
  type CourseCourseware,
  coursewareByCourse,
  coursewareResource,
} from '../../src/contract/teaching/courseware.ts'
import { startCluster } from '../contract/databases.ts'
import { makeArchive, tilesOf } from '../tools/archive.ts'
import { fillQuizCrowd, type QuizCrowd } from '../tools/quizCrowd.ts'
import { freePort, type Service, startService } from '../tools/service.ts'
import { type Figure, quantile } from './figures.ts'
import { beginLoad, runAt, sendCall } from './openArrivals.ts'
import { unlimitedWrites } from './unlimited.ts'

const ladder = (process.env.LESSON_LADDER ?? '100,500,1000,2000').split(',').map(Number)
const databases = (process.env.LESSON_DATABASES ?? 'sqlite,postgres').split(',')
const windowMs = 60_000 / Number(process.env.LESSON_PACE ?? 1)
const password = 'Lesson-Start-8'
/** One in so many signs in. */
const signInEach = 10
const tilesEach = 60
const tilesAtOnce = 6
const tileBytes = 20_000
const idleRounds = 20
/** Up to so many students a call may take twice as long as on an idle service. */
const judgedUpTo = 1000
const idleFactor = 2
const healthEveryMs = 100
const healthLimitMs = 50

interface Student {
  token: string
  /** of those who sign in */
  loginName: string | null
}

interface LessonStage {
  service: Service
  courseId: number
  students: Student[]
  /** addresses of the tiles of one specimen, below the service's */
  tiles: string[]
}

/** How long (ms) things took, from the time at which they were due. */
class Times {
  readonly calls: number[] = []
  readonly signIns: number[] = []
  readonly tiles: number[] = []
  readonly wholes: number[] = []
  readonly health: number[] = []
  readonly faults: string[] = []
}

/** An archive of tiles of a specimen that everybody may see. @returns the addresses of its finest tiles */
async function addTiles(place: { dataDir: string; databaseUrl: string | undefined }): Promise<string[]> {
  const db = open(place)
  const { id } = await db.kysely
    .selectFrom('specimen')
    .select('id')
    .where('tenant', '=', tenant)
    .where('key', '=', 'crowd-0')
    .executeTakeFirstOrThrow()
  await db.close()
  const { bytes, folder, url } = makeArchive(id, '00112233445566778899', 1.4 * tilesEach, tileBytes)
  const path = join(place.dataDir, 'media', folder)
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'pack'), bytes)
  return tilesOf(bytes)
    .slice(-tilesEach)
    .map(([name]) => url + name)
}

/** Every tenth student has no session yet. */
async function prepareStudents(
  place: { dataDir: string; databaseUrl: string | undefined },
  crowd: QuizCrowd,
): Promise<Student[]> {
  const passwordHash = await hashPassword(password)
  const db = open(place)
  try {
    const accounts = db.kysely.updateTable('account').set({ passwordHash }).where('tenant', '=', tenant)
    await accounts.where('loginName', 'like', 'crowd-%').execute()
    const rows = await db.rows<{ id: number; loginName: string }>(
      `select "id", "loginName" from "account" where "tenant" = ? and "loginName" like 'crowd-%'`,
      [tenant],
    )
    const names = new Map(rows.map(({ id, loginName }) => [id, loginName]))
    return crowd.students.map(({ id, token }, at) => ({
      token,
      loginName: at % signInEach === 0 ? (names.get(id) ?? null) : null,
    }))
  } finally {
    await db.close()
  }
}

async function tokenOfStudent(origin: string, { token, loginName }: Student, times: Times): Promise<string> {
  if (loginName === null) return token
  const from = performance.now()
  const body = { loginName, password }
  const { accessToken } = await sendCall<LoginResult>(origin, { path: signInByAccount.path, token: '', body })
  times.signIns.push(performance.now() - from)
  return accessToken ?? ''
}

/** The calls of the screens from the list of courses to the first slide. */
async function openCourseware(origin: string, courseId: number, token: string, times: Times): Promise<void> {
  const timed = async <T>(path: string): Promise<T> => {
    const from = performance.now()
    const data = await sendCall<T>(origin, { path, token })
    times.calls.push(performance.now() - from)
    return data
  }
  await Promise.all([timed(currentUser.path), timed(courseStudying.path)])
  const [coursewares] = await Promise.all([
    timed<CourseCourseware[]>(`${coursewareByCourse.path}?courseId=${courseId}`),
    timed(`${courseDetail.path}?id=${courseId}`),
  ])
  const [first] = coursewares
  if (!first) throw new Error('The course has no courseware.')
  await timed(`${coursewareResource.path}?id=${first.id}`)
}

async function loadTiles(
  { service: { origin }, tiles }: LessonStage,
  token: string,
  times: Times,
): Promise<void> {
  const turns = pLimit(tilesAtOnce)
  const load = async (tile: string) => {
    const from = performance.now()
    const response = await fetch(origin + tile, { headers: { authorization: `Bearer ${token}` } })
    const { byteLength } = await response.arrayBuffer()
    if (!response.ok || byteLength !== tileBytes) throw new Error(`A tile came with ${response.status}.`)
    times.tiles.push(performance.now() - from)
  }
  await turns.map(tiles, load)
}

async function beginLesson(stage: LessonStage, student: Student, times: Times) {
  const { service, courseId } = stage
  const { origin } = service
  const token = await tokenOfStudent(origin, student, times)
  await openCourseware(origin, courseId, token, times)
  await loadTiles(stage, token, times)
}

/** Asks for the health of the service until `stop`. */
function watchHealth(origin: string, times: Times) {
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      await runAt(performance.now(), times.health, times.faults, async () => {
        const response = await fetch(`${origin}/healthz`)
        await response.arrayBuffer()
      })
      await sleep(healthEveryMs)
    }
  }
  const watching = watch()
  return async () => {
    isOver = true
    await watching
  }
}

/** The p95 of a call while one student after the other opens the lesson. */
async function measureIdle(stage: LessonStage): Promise<number> {
  const times = new Times()
  const known = stage.students.filter(({ loginName }) => loginName === null)
  for (const student of known.slice(0, idleRounds)) await beginLesson(stage, student, times)
  return quantile(times.calls, 0.95)
}

async function measureStart(
  stage: LessonStage,
  name: string,
  count: number,
  idleMs: number,
): Promise<Figure[]> {
  const times = new Times()
  const endLoad = beginLoad(stage.service)
  const stopWatching = watchHealth(stage.service.origin, times)
  const begunAt = performance.now() + 500
  await Promise.all(
    stage.students
      .slice(0, count)
      .map((student, at) =>
        runAt(begunAt + (at * windowMs) / count, times.wholes, times.faults, () =>
          beginLesson(stage, student, times),
        ),
      ),
  )
  await stopWatching()
  const load = endLoad()
  const isJudged = count <= judgedUpTo
  const p95 = (values: number[]) => quantile(values, 0.95).toFixed(0)
  const what = `${name}, ${count} students`
  return [
    {
      name: `${what}: p95 of a call, of its idle value (${idleMs.toFixed(1)} ms)`,
      value: quantile(times.calls, 0.95) / idleMs,
      unit: 'x',
      ...(isJudged ? { limit: idleFactor, good: 'at most' as const } : {}),
      runs: `p95 of a call ${p95(times.calls)} ms, of a tile ${p95(times.tiles)} ms, of a sign-in ${p95(times.signIns)} ms, of all of it ${p95(times.wholes)} ms · ${load}`,
    },
    {
      name: `${what}: p99 of /healthz meanwhile`,
      value: quantile(times.health, 0.99),
      unit: 'ms',
      ...(isJudged ? { limit: healthLimitMs, good: 'at most' as const } : {}),
      runs: `${times.health.length} asked`,
    },
    {
      name: `${what}: errors`,
      value: times.faults.length,
      unit: '',
      ...(isJudged ? { limit: 0, good: 'at most' as const } : {}),
      runs: [...new Set(times.faults)].slice(0, 3).join(' · ') || 'none',
    },
  ]
}

async function runOn(name: string, databaseUrl: string | undefined): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-lesson-start-'))
  const crowd = await fillQuizCrowd({ dataDir, databaseUrl }, Math.max(...ladder, idleRounds * 2))
  const students = await prepareStudents({ dataDir, databaseUrl }, crowd)
  const tiles = await addTiles({ dataDir, databaseUrl })
  const env = {
    ...unlimitedWrites,
    // A class behind one address: its 2,000 devices open more than one home would.
    OPEN_PER_ADDRESS: '1000000',
    SIGN_IN_PER_ADDRESS: '1000000',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  }
  const service = await startService({ dataDir, port: await freePort(), env })
  try {
    const stage = { service, courseId: crowd.courseId, students, tiles }
    const idleMs = await measureIdle(stage)
    const figures: Figure[] = []
    for (const count of ladder) figures.push(...(await measureStart(stage, name, count, idleMs)))
    return figures
  } finally {
    await service.remove()
  }
}

export async function lessonStart(): Promise<Figure[]> {
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
