import type { Db } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import { fillSuitPeople } from './fillGroups.ts'
import { fillSubjects } from './fillSubjects.ts'
import { suitPeople } from './groups.ts'
import { subjects } from './subjects.ts'

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
