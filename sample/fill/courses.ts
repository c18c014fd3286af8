import { found } from '../../exchange/newSchool/fillSubjects.ts'
import type { Executor } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import type { CourseSeed } from '../school/types.ts'

/** @param accounts ids by login name */
export async function fillCourses(
  db: Executor,
  seeds: CourseSeed[],
  accounts: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [position, { key, name, desc, teachers }] of seeds.entries()) {
    const told = { name: name.zh, nameEn: name.en, desc: desc.zh, descEn: desc.en, position, initials: null }
    const { id: courseId } = await db
      .insertInto('course')
      .values({ tenant, key, thumbnail: '', published: 1, ...told })
      .onConflict((conflict) => conflict.columns(['tenant', 'key']).doUpdateSet(told))
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [place, teacher] of teachers.entries())
      await db
        .insertInto('courseTeacher')
        .values({ tenant, courseId, accountId: found(accounts, teacher, key), position: place })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  }
}
