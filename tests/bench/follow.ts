/** A lesson that 200 follow while their class answers: from the teacher's POST to each stream. */
import { randomUUID } from 'node:crypto'
import { openMigrated } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import type { CourseCourseware, Courseware } from '../../src/contract/teaching/courseware.ts'
import {
  coursewareByCourse,
  coursewarePreview,
  coursewareProgress,
} from '../../src/contract/teaching/courseware.ts'
import { followShow } from '../../src/contract/teaching/follow.ts'
import { type Room, roomTeacherList } from '../../src/contract/teaching/room.ts'
import { addStudents } from '../contract/teachingStage.ts'
import { followLesson } from '../tools/followers.ts'
import { startService } from '../tools/service.ts'
import { ask, tokenOf } from '../tools/steps.ts'
import { type Figure, quantile } from './figures.ts'
import { unlimitedWrites } from './unlimited.ts'

const followers = 200
const shows = 80
/** a presenter who turns slides and moves the pointer without a rest */
const showEveryMs = 250
/** of the class, while it follows */
const answersPerSecond = 20
const limitMs = 300

/** A class of 200 with sessions, made in the database: nobody signs in 200 times for a figure. */
async function fillClass(dataDir: string, room: Room): Promise<string[]> {
  const db = await openMigrated({ dataDir })
  const crowd = await addStudents(db, followers, Date.now())
  for (const { id } of crowd)
    await db.kysely
      .insertInto('roomMember')
      .values({
        tenant,
        roomId: room.id,
        courseId: room.courseId,
        accountId: id,
        joinedAt: Date.now(),
        leftAt: null,
        endedBy: null,
      })
      .execute()
  await db.close()
  return crowd.map(({ token }) => token)
}

/** Answers go on until it is told to stop. @returns how many were answered */
async function answerMeanwhile(origin: string, tokens: string[], id: number, stop: AbortSignal) {
  let answered = 0
  while (!stop.aborted) {
    const token = tokens[answered % tokens.length] ?? ''
    await ask(origin, coursewareProgress.path, token, { id, progress: answered % 100 })
    answered++
    await new Promise((go) => setTimeout(go, 1000 / answersPerSecond))
  }
  return answered
}

export async function follow(school: string): Promise<Figure[]> {
  const before = await startService({ copyOf: school, env: unlimitedWrites })
  const teacher = await tokenOf(before.origin, 'teacher', 'Teacher-2026')
  const [room] = await ask<Room[]>(before.origin, roomTeacherList.path, teacher)
  if (!room) throw new Error('the teacher has no class')
  const { port, dataDir } = before
  await before.stop()
  const tokens = await fillClass(dataDir, room)
  const service = await startService({ port, dataDir, env: unlimitedWrites })
  const { origin } = service
  const [listed] = await ask<CourseCourseware[]>(
    origin,
    `${coursewareByCourse.path}?courseId=${room.courseId}`,
    teacher,
  )
  const id = listed?.id ?? 0
  const { slides } = await ask<Courseware>(origin, `${coursewarePreview.path}?id=${id}`, teacher)
  const streams = await Promise.all(tokens.map((token) => followLesson(origin, room.id, token)))
  const device = randomUUID()
  const stop = new AbortController()
  const answering = answerMeanwhile(origin, tokens, id, stop.signal)
  const posted: number[] = []
  for (let at = 0; at < shows; at++) {
    posted.push(performance.now())
    await ask(origin, followShow.path, teacher, {
      ...{ roomId: room.id, device, takes: at === 0, kind: 'slide', coursewareId: id },
      slideId: slides[at % slides.length]?.id ?? null,
      pointer: { x: at / shows, y: 0.5 },
    })
    await new Promise((go) => setTimeout(go, showEveryMs))
  }
  await Promise.all(
    streams.map((stream) => stream.until(({ pointer }) => pointer?.x === (shows - 1) / shows)),
  )
  stop.abort()
  const answered = await answering
  const waits = streams.flatMap(({ states, times }) =>
    states.map(({ pointer }, at) => (times[at] ?? 0) - (posted[Math.round((pointer?.x ?? 0) * shows)] ?? 0)),
  )
  const missed = followers * shows - waits.length
  for (const stream of streams) stream.leave()
  await service.remove()
  return [
    {
      name: `from the teacher's POST to ${followers} streams, p95`,
      value: quantile(waits, 0.95),
      unit: 'ms',
      limit: limitMs,
      good: 'at most',
      runs: `${shows} slides, p50 ${quantile(waits, 0.5).toFixed(0)} ms, p99 ${quantile(waits, 0.99).toFixed(0)} ms, ${answered} answers of the class meanwhile`,
    },
    {
      name: 'states that a stream missed',
      value: missed,
      unit: '',
      limit: 0,
      good: 'at most',
      runs: `${waits.length} states came`,
    },
  ]
}
