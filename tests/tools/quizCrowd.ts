/** A school with a class of many students and questions for a paper, made in the database: for figures, not for tests. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { insertSpecimens } from '../../server/library/rows/specimenRows.ts'
import { insertQuestions } from '../../server/questions/questionRows.ts'
import { type Db, openMigrated } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import type { TeacherQuizDetail } from '../../src/contract/quizzes/quizTeaching.ts'
import { type Seeded, seed } from '../contract/seed.ts'
import { addStudents, seedTeaching } from '../contract/teachingStage.ts'
import { ask } from './steps.ts'

export interface QuizCrowd {
  courseId: number
  roomId: number
  /** ids of the bank, in the order of the paper */
  questions: number[]
  students: { id: number; token: string }[]
}

interface SchoolPlace {
  dataDir: string
  databaseUrl?: string | undefined
}

export const paperQuestions = 40
/** pictures of a paper, each of as many bytes */
const paperPictures = 10
const pictureBytes = 40_000

/** Specimens that differ in nothing but the folder of their picture. */
async function addPictures({ kysely }: Db, { specimens }: Seeded, dataDir: string): Promise<number[]> {
  const { id: _, ...model } = await kysely
    .selectFrom('specimen')
    .selectAll()
    .where('id', '=', specimens.ready)
    .executeTakeFirstOrThrow()
  const ids: number[] = []
  for (let n = 0; n < paperPictures; n++) {
    const folder = `slide/${n + 100}-00112233445566778899`
    mkdirSync(join(dataDir, 'media', folder), { recursive: true })
    writeFileSync(join(dataDir, 'media', folder, 'mini.webp'), randomBytes(pictureBytes))
    const row = { ...model, key: `crowd-${n}`, tileUrl: `/wk_mobile/media/${folder}/` }
    ids.push((await insertSpecimens(kysely, [row])).get(row.key) ?? 0)
  }
  return ids
}

async function addQuestions({ kysely }: Db, school: Seeded, specimens: number[]): Promise<number[]> {
  const { id: _, ...model } = await kysely
    .selectFrom('question')
    .selectAll()
    .where('id', '=', school.questions.DANXUAN)
    .executeTakeFirstOrThrow()
  const ids: number[] = []
  for (let n = 0; n < paperQuestions; n++) {
    const row = { ...model, key: `crowd-${n}`, specimenId: specimens[n] ?? null }
    ids.push((await insertQuestions(kysely, [row])).get(row.key) ?? 0)
  }
  return ids
}

async function addClass({ kysely }: Db, courseId: number, school: Seeded, count: number): Promise<number> {
  const room = {
    ...{ tenant, courseId, name: '大班', code: 'CROWDS', open: 1 as const, capacity: count },
    ...{ createdBy: school.accounts.teacher, createdAt: Date.now() },
  }
  return (await kysely.insertInto('room').values(room).returning('id').executeTakeFirstOrThrow()).id
}

/** @param count of students, who are all in one class */
export async function fillQuizCrowd(place: SchoolPlace, count: number): Promise<QuizCrowd> {
  const db = await openMigrated(place)
  try {
    const school = await seed(db)
    const { courses } = await seedTeaching(db, school)
    const courseId = courses.lab
    const questions = await addQuestions(db, school, await addPictures(db, school, place.dataDir))
    const roomId = await addClass(db, courseId, school, count)
    const students = await db.kysely.transaction().execute(async (within) => {
      const made = await addStudents({ ...db, kysely: within }, count, Date.now())
      for (const { id: accountId } of made) {
        const member = { tenant, roomId, courseId, accountId, joinedAt: 1, leftAt: null, endedBy: null }
        await within.insertInto('roomMember').values(member).execute()
      }
      return made
    })
    return { courseId, roomId, questions, students }
  } finally {
    await db.close()
  }
}

/** Publishes a quiz of all questions to the class. */
export async function publishToCrowd(
  origin: string,
  teacher: string,
  { courseId, roomId, questions }: QuizCrowd,
): Promise<TeacherQuizDetail> {
  const made = await ask<TeacherQuizDetail>(origin, '/dh-teaching/quiz/save', teacher, {
    ...{ courseId, title: '大班测验', kind: 'quiz', opensAt: Date.now() - 60_000, closesAt: null },
    ...{ minutes: 60, together: false, attempts: 1, counts: 'best', shuffleQuestions: true },
    ...{ shuffleOptions: true, partial: 'whole', review: 'afterClose', policy: 'strict' },
    ...{ takeOver: 'student', requiresDesktop: false },
    questions: questions.map((sourceId) => ({ sourceId, maxPoints: 100 })),
  })
  const published = { quizId: made.id, roomIds: [roomId] }
  return ask<TeacherQuizDetail>(origin, '/dh-teaching/quiz/publish', teacher, published)
}
