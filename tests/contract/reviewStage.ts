/** What the tests of reviewing and of its figures do, on a service of their own that all tests of a file share. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { figures } from '../../src/contract/review.ts'
import type { Place } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

export function reviewStage(place: Place) {
  let running: Running
  let seeded: Seeded
  let token: string
  let other: string
  beforeAll(async () => {
    running = await start(place)
    seeded = await seed(running.service.db)
    token = await running.signIn('student')
    other = await running.signIn('student2')
  })
  afterAll(() => running.stop())

  const service = () => running
  const school = () => seeded
  const db = () => running.service.db.kysely
  const me = () => ({ token, key: randomUUID() })
  const them = () => ({ token: other, key: randomUUID() })
  return { service, school, db, me, them }
}

export function figureStage(place: Place) {
  const stage = reviewStage(place)
  const { service, school, db, me } = stage
  const subjectId = () => school().subjects.histology
  const of = async (as = me()) => (await service().ask(figures, { subjectId: subjectId() }, as)).data
  const answered = (
    kind: keyof Seeded['questions'],
    content: string,
    correct: 0 | 1 | null,
    more: object = {},
  ) =>
    db()
      .insertInto('submission')
      .values({
        tenant: 1,
        accountId: school().accounts.student,
        questionId: school().questions[kind],
        paperId: '',
        content,
        correct,
        at: Date.UTC(2026, 1, 1, 15, 59),
        ...more,
      })
      .execute()

  /** More questions like PANDUAN. */
  const six = async (catalogId: number): Promise<number[]> => {
    const like = db().selectFrom('question').selectAll().where('key', '=', 'PANDUAN')
    const { tenant, baseType, body } = await like.executeTakeFirstOrThrow()
    const rows = Array.from({ length: 6 }, (_, n) => ({
      ...{ tenant, key: randomUUID(), catalogId, baseType, specimenId: null, body, position: 50 + n },
    }))
    const made = await db().insertInto('question').values(rows).returning('id').execute()
    return made.map(({ id }) => id)
  }
  return { ...stage, answered, six, of }
}
