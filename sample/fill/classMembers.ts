import type { Executor } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'

export interface ClassMember {
  accountId: number
  loginName: string
  /** in the course, from 0 */
  place: number
}

/** Everybody who is in a class of the course, in the order of their login names. */
export async function membersOf(db: Executor, courseId: number): Promise<ClassMember[]> {
  const found = await db
    .selectFrom('roomMember')
    .innerJoin('account', 'account.id', 'roomMember.accountId')
    .select(['account.id as accountId', 'account.loginName'])
    .where('roomMember.tenant', '=', tenant)
    .where('roomMember.courseId', '=', courseId)
    .where('roomMember.leftAt', 'is', null)
    .orderBy('account.loginName')
    .execute()
  return found.map((member, place) => ({ ...member, place }))
}

interface FilledCourse {
  id: number
  ownerId: number
}

export async function courseByKey(db: Executor, key: string): Promise<FilledCourse | null> {
  const course = await db
    .selectFrom('course')
    .select('id')
    .where('tenant', '=', tenant)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!course) return null
  const owner = await db
    .selectFrom('courseTeacher')
    .select('accountId')
    .where('tenant', '=', tenant)
    .where('courseId', '=', course.id)
    .orderBy('position')
    .executeTakeFirst()
  return { ...course, ownerId: owner?.accountId ?? 0 }
}
