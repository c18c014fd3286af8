import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Turned } from '../../../../sample/drawing/turntable/turntable.ts'
import { fill } from '../../../../sample/fill/index.ts'
import { fillMarks } from '../../../../sample/fill/marks.ts'
import { school } from '../../../../sample/school/index.ts'
import { runningQuiz } from '../../../../sample/school/teaching/quizzes.ts'
import { isPassword } from '../../../../server/people/password.ts'
import { questionOf } from '../../../../server/questions/question.ts'
import { type Db, openMigrated } from '../../../../server/store/db.ts'
import { kindOf } from '../../../../src/rules/kinds/index.ts'
import { temporary } from '../../exchange/slides.ts'

const now = Date.UTC(2026, 8, 1, 8)
const tables = [
  'account',
  'subject',
  'catalog',
  'specimen',
  'mark',
  'question',
  'course',
  'courseTeacher',
  'banner',
  'announcement',
  'message',
  'setting',
  'suitPeople',
  'specimenSuit',
  'related',
  'experiment',
  'specimenTally',
  'word',
  'wordPlace',
] as const

/** The filled school as it was at first: migrating and filling takes seconds, copying does not. */
const filled = mkdtempSync(join(tmpdir(), 'vitrine-fill-'))
afterAll(() => rmSync(filled, { recursive: true, force: true }))

/** For tests that change what was filled in. */
async function openOwn(): Promise<Db> {
  const dataDir = temporary()
  cpSync(filled, dataDir, { recursive: true })
  const db = await openMigrated({ dataDir })
  onTestFinished(() => db.close())
  return db
}

async function readAll({ kysely }: Db) {
  const rows = tables.map(async (table) => [table, await kysely.selectFrom(table).selectAll().execute()])
  return Object.fromEntries(await Promise.all(rows))
}

describe('the sample school', () => {
  let db: Db
  beforeAll(async () => {
    const first = await openMigrated({ dataDir: filled })
    await fill(first, school, now)
    // copied as a file, it must hold all that was written
    await first.close()
    db = await openMigrated({ dataDir: filled })
  })
  afterAll(() => db?.close())

  test('filled again, it stays as it is', async () => {
    const db = await openOwn()
    const before = await readAll(db)
    await fill(db, school, now + 86_400_000)
    expect(await readAll(db)).toEqual(before)
  })

  test('keeps what people did when it is filled again', async () => {
    const db = await openOwn()
    await db.kysely.updateTable('account').set({ passwordHash: 'changed', language: 'En' }).execute()
    await db.kysely.updateTable('message').set({ readAt: now }).execute()
    await fill(db, school, now + 1000)
    const accounts = await db.kysely.selectFrom('account').selectAll().execute()
    expect(accounts.every((one) => one.passwordHash === 'changed' && one.language === 'En')).toBe(true)
    const messages = await db.kysely.selectFrom('message').selectAll().execute()
    expect(messages.every(({ readAt, createTime }) => readAt === now && createTime < now)).toBe(true)
  })

  test('has quizzes, assignments and scores that stay; a new quiz follows an old one', async () => {
    const db = await openOwn()
    const kept = [
      'quiz',
      'quizAttempt',
      'quizAnswer',
      'quizGrade',
      'assignment',
      'assignmentQuestion',
      'assignmentSubmission',
      'score',
    ] as const
    const read = async () =>
      Object.fromEntries(
        await Promise.all(
          kept.map(async (table) => [table, await db.rows(`select * from "${table}" order by 1, 2`, [])]),
        ),
      ) as Record<(typeof kept)[number], Record<string, unknown>[]>
    const before = await read()
    expect(Object.values(before).map((rows) => rows.length > 0)).toEqual(kept.map(() => true))
    expect(new Set(before.quiz.map(({ state }) => state))).toEqual(new Set(['draft', 'published']))
    expect(new Set(before.assignmentSubmission.map(({ state }) => state))).toEqual(
      new Set(['open', 'submitted', 'returned', 'scored']),
    )
    for (const [field, value] of Object.entries({ version: 2, isLate: 1 }))
      expect(
        before.assignmentSubmission.some((one) => one[field] === value),
        field,
      ).toBe(true)
    await fill(db, school, now + 3_600_000)
    expect(await read()).toEqual(before)

    // One that its teacher ended runs no longer, whatever its closing time.
    const ended = db.kysely.updateTable('quiz').set({ state: 'closed' })
    await ended.where('title', '=', runningQuiz.title.zh).execute()
    before.quiz = (await read()).quiz
    await fill(db, school, now + 3_700_000)
    expect((await read()).quiz).toHaveLength(before.quiz.length + 1)
    before.quiz = (await read()).quiz

    await fill(db, school, now + 86_400_000)
    const { quiz } = await read()
    const ids = new Set(before.quiz.map(({ id }) => id))
    expect(quiz.filter(({ id }) => ids.has(id))).toEqual(before.quiz)
    expect(quiz.filter(({ id }) => !ids.has(id)).map(({ title }) => title)).toEqual([runningQuiz.title.zh])
  })

  test('has a quiz and assignments in every state and each status in the gradebook', async () => {
    const { kysely } = db
    const attempts = await kysely.selectFrom('quizAttempt').select(['id', 'quizId', 'state']).execute()
    const graded = await kysely.selectFrom('quizGrade').select('attemptId').execute()
    const quizzes = await kysely.selectFrom('quiz').selectAll().execute()
    const stateOf = ({ id, state, opensAt, closesAt, releasedAt }: (typeof quizzes)[number]): string => {
      const own = attempts.filter(({ quizId }) => quizId === id)
      if (state === 'draft') return own.length === 0 ? 'draft' : 'draft with attempts'
      if (opensAt > now) return own.length === 0 ? 'upcoming' : 'begun too early'
      if (releasedAt !== null) return 'released'
      if ((closesAt ?? 0) > now) return own.some((one) => one.state === 'running') ? 'running' : 'open'
      return own.some((one) => graded.some(({ attemptId }) => attemptId === one.id)) ? 'graded' : 'ended'
    }
    const states = ['draft', 'ended', 'graded', 'open', 'released', 'running', 'upcoming']
    expect(quizzes.map(stateOf).sort()).toEqual(states)
    const published = quizzes.filter(({ state }) => state !== 'draft').map(({ id }) => id)
    const rooms = await kysely.selectFrom('quizRoom').select('quizId').execute()
    expect(new Set(rooms.map(({ quizId }) => quizId))).toEqual(new Set(published))

    // of each course's members some have not handed in: that state has no row
    const assignments = await kysely
      .selectFrom('assignment')
      .select(['id', 'deadline', 'allowLate'])
      .execute()
    const over = (isOver: boolean) => assignments.filter(({ deadline }) => deadline < now === isOver).length
    expect([over(true), over(false)]).toEqual([2, 2])
    const handedIn = await kysely
      .selectFrom('assignmentSubmission')
      .select(['state', 'isLate', 'score'])
      .execute()
    const works = new Set(handedIn.map(({ state, isLate }) => (isLate ? `${state} late` : state)))
    for (const state of ['open', 'submitted', 'submitted late', 'returned', 'scored'])
      expect([...works], state).toContain(state)
    expect(handedIn.every(({ state, score }) => (state === 'scored') === (score !== null))).toBe(true)

    const scores = await kysely.selectFrom('score').select(['status', 'score', 'resitScore']).execute()
    expect(new Set(scores.map(({ status }) => status))).toEqual(
      new Set(['normal', 'deferred', 'absent', 'exempt', 'cheated', 'resit']),
    )
    for (const { status, score, resitScore } of scores) {
      expect(score !== null, status).toBe(status === 'normal' || status === 'resit')
      expect(resitScore !== null, status).toBe(status === 'resit')
    }
  })

  test('has its accounts, and nobody can sign in as a teacher who is only named', async () => {
    const accounts = await db.kysely.selectFrom('account').selectAll().execute()
    const of = (name: string) => accounts.find(({ loginName }) => loginName === name)
    for (const [name, password, phone] of [
      ['student', 'Student-2026', '13800000001'],
      ['student2', 'Student-2026', '13800000003'],
      ['teacher', 'Teacher-2026', '13800000002'],
      ['admin', 'Admin-2026', null],
      ['fresh', 'Fresh-2026', null],
    ] as const) {
      expect(of(name), name).toMatchObject({
        phone,
        disabled: 0,
        mustChangePassword: name === 'fresh' ? 1 : 0,
      })
      expect(await isPassword(password, of(name)?.passwordHash ?? null), name).toBe(true)
    }
    const named = accounts.filter(({ passwordHash }) => passwordHash === '')
    expect(named.map(({ loginName }) => loginName)).toContain('luo-yan')
    for (const { disabled, passwordHash } of named) {
      expect(disabled).toBe(1)
      expect(await isPassword('', passwordHash)).toBe(false)
    }
  })

  test('has every specimen and question in its place', async () => {
    const catalogs = await db.kysely.selectFrom('catalog').selectAll().execute()
    const leaf = new Set(catalogs.filter(({ level }) => level === 2).map(({ id }) => id))
    const specimens = await db.kysely.selectFrom('specimen').selectAll().execute()
    expect(specimens).toHaveLength(school.specimens.length)
    expect(specimens.every(({ catalogId, state }) => leaf.has(catalogId) && state === 'waiting')).toBe(true)
    const questions = await db.kysely.selectFrom('question').selectAll().execute()
    expect(questions).toHaveLength(school.chapters.reduce((sum, { questions: own }) => sum + own.length, 0))
    expect(questions.length).toBeGreaterThanOrEqual(120)
    expect(questions.every(({ catalogId }) => leaf.has(catalogId))).toBe(true)
    for (const row of questions) expect(kindOf(questionOf(row))).toBe(row.baseType)
  })

  test('a banner leads to its specimen', async () => {
    const specimens = await db.kysely.selectFrom('specimen').select(['id', 'key']).execute()
    const links = await db.kysely.selectFrom('banner').select(['key', 'link']).execute()
    for (const { key, link } of school.banners) {
      const id = 'specimen' in link && specimens.find((one) => one.key === link.specimen)?.id
      const place = 'path' in link ? link.path : `/resource/specimen/detail/${id}`
      expect(links.find((row) => row.key === key)?.link).toBe(place)
    }
  })

  test('asks on a turntable in the frame that shows the structure', async () => {
    const db = await openOwn()
    const { id } = await db.kysely
      .selectFrom('specimen')
      .select('id')
      .where('key', '=', 'heart-turntable')
      .executeTakeFirstOrThrow()
    const seed = school.specimens.find(({ key }) => key === 'heart-turntable')
    const frames: Turned['frames'] = [null, null, [30, 40], [31, 41], [32, 42], null]
    const structures = [{ term: 'coronary-sinus', frames }]
    if (seed) await fillMarks(db.kysely, { id, seed, structures, pxPerUm: 1 }, school.terms)
    await fill(db, school, now)
    const row = await db.kysely
      .selectFrom('question')
      .selectAll()
      .where('key', '=', 'heart-vein-of-heart')
      .executeTakeFirstOrThrow()
    expect(questionOf(row).annotation).toEqual({ shape: 'arrow', x: 31, y: 41, objective: 0, frame: 3 })
  })
})
