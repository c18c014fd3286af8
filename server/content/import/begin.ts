import type { Db } from '../../db.ts'
import { tenant } from '../../schema.ts'
import { fillSubjects } from '../fill/subjects.ts'
import { fillSuitPeople } from '../fill/suitPeople.ts'
import { suitPeople } from '../school/library/people.ts'
import { subjects } from '../school/subjects.ts'

/** Gives a school that has no subject yet the product's own, with their catalogues and the groups of people. */
export async function beginSchool(db: Db): Promise<void> {
  await db.kysely.transaction().execute(async (within) => {
    const any = await within
      .selectFrom('subject')
      .select('id')
      .where('tenant', '=', tenant)
      .executeTakeFirst()
    if (any) return
    await fillSubjects(within, subjects)
    await fillSuitPeople(within, { suitPeople, specimens: [] }, new Map())
  })
}
