/** The courses of this term: staff, grade ratio, classes and who is in them. */
import { hashPassword } from '../../server/people/password.ts'
import type { Executor } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import { students } from '../school/teaching/students.ts'
import { taught } from '../school/teaching/taught.ts'
import type { ClassSeed } from '../school/teaching/types.ts'

const day = 86_400_000

const term = { key: 'this-term', name: '2026–2027 学年 秋季学期', nameEn: 'Autumn term 2026–2027' }
const nextTerm = { key: 'next-term', name: '2026–2027 学年 春季学期', nameEn: 'Spring term 2027' }

/** Half of the term lies behind. */
async function fillTerms(db: Executor, now: number): Promise<number> {
  const known = await db.selectFrom('term').select(['id', 'key']).where('tenant', '=', tenant).execute()
  const found = known.find(({ key }) => key === term.key)
  if (found) return found.id
  const { id } = await db
    .insertInto('term')
    .values({ tenant, ...term, startsAt: now - 60 * day, endsAt: now + 60 * day })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('term')
    .values({ tenant, ...nextTerm, startsAt: now + 88 * day, endsAt: now + 208 * day })
    .execute()
  return id
}

/** One hash for all of them: hashing sixty takes seconds. null: they are there already. It stays out of transactions. */
export async function studentPasswordHash(db: Executor): Promise<string | null> {
  const last = students.at(-1)?.loginName ?? ''
  const known = await db
    .selectFrom('account')
    .select('id')
    .where('tenant', '=', tenant)
    .where('loginName', '=', last)
    .executeTakeFirst()
  return known ? null : hashPassword('Student-2026')
}

async function fillStudents(db: Executor, passwordHash: string, now: number): Promise<void> {
  for (const { loginName, name } of students)
    await db
      .insertInto('account')
      .values({
        tenant,
        loginName,
        phone: null,
        email: '',
        passwordHash,
        fullName: name.zh,
        fullNameEn: name.en,
        image: '',
        roles: 1,
        language: '',
        mustChangePassword: 0,
        disabled: 0,
        academyName: '基础医学院',
        academyNameEn: 'School of Basic Medical Sciences',
        classesName: '2025级临床医学1班',
        classesNameEn: 'Clinical medicine 2025, class 1',
        subjectName: '临床医学',
        subjectNameEn: 'Clinical medicine',
        createdAt: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

interface Filling {
  db: Executor
  /** ids by login name */
  people: ReadonlyMap<string, number>
  now: number
}

async function fillClass({ db, people, now }: Filling, courseId: number, seed: ClassSeed, owner: number) {
  const known = await db
    .selectFrom('room')
    .select('id')
    .where('tenant', '=', tenant)
    .where('courseId', '=', courseId)
    .where('name', '=', seed.name)
    .executeTakeFirst()
  if (known) return
  const [from, until] = seed.students
  const names = [...students.slice(from, until).map(({ loginName }) => loginName), ...seed.also]
  const members = names.flatMap((name) => people.get(name) ?? [])
  const { id: roomId } = await db
    .insertInto('room')
    .values({
      tenant,
      courseId,
      name: seed.name,
      code: seed.code,
      open: 1,
      createdBy: owner,
      capacity: 60,
      members: members.length,
      createdAt: now - 60 * day,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (members.length === 0) return
  await db
    .insertInto('roomMember')
    .values(
      members.map((accountId, at) => ({
        tenant,
        roomId,
        courseId,
        accountId,
        joinedAt: now - 58 * day + at * 60_000,
        leftAt: null,
        endedBy: null,
      })),
    )
    .execute()
}

/** @param passwordHash of all students; null: they are there already */
export async function fillTeaching(db: Executor, passwordHash: string | null, now: number): Promise<void> {
  const termId = await fillTerms(db, now)
  if (passwordHash !== null) await fillStudents(db, passwordHash, now)
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'loginName'])
    .where('tenant', '=', tenant)
    .execute()
  const people = new Map(accounts.map(({ id, loginName }) => [loginName, id]))
  for (const { key, ratio, assistants, classes } of taught) {
    const course = await db
      .selectFrom('course')
      .select('id')
      .where('tenant', '=', tenant)
      .where('key', '=', key)
      .executeTakeFirst()
    if (!course) continue
    await db
      .updateTable('course')
      .set({
        termId,
        startsAt: now - 60 * day,
        endsAt: now + 60 * day,
        ratioExperiment: ratio.experiment,
        ratioHomework: ratio.homework,
        ratioQuiz: ratio.quiz,
        ratioExam: ratio.exam,
      })
      .where('tenant', '=', tenant)
      .where('id', '=', course.id)
      .where('termId', 'is', null)
      .execute()
    const owner = await db
      .selectFrom('courseTeacher')
      .select('accountId')
      .where('tenant', '=', tenant)
      .where('courseId', '=', course.id)
      .orderBy('position')
      .executeTakeFirst()
    for (const [at, name] of assistants.entries()) {
      const accountId = people.get(name)
      if (accountId !== undefined)
        await db
          .insertInto('courseTeacher')
          .values({ tenant, courseId: course.id, accountId, position: 10 + at, role: 'assistant' })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
    }
    for (const seed of classes) await fillClass({ db, people, now }, course.id, seed, owner?.accountId ?? 0)
  }
}
