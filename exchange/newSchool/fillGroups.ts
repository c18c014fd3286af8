import type { Executor } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import { found } from './fillSubjects.ts'
import type { SuitPeopleSeed } from './types.ts'

interface Groups {
  suitPeople: readonly SuitPeopleSeed[]
  specimens: readonly { key: string; suitPeople?: string[] }[]
}

/** The groups of people, and which specimens suit them. @param specimens ids by key */
export async function fillSuitPeople(
  db: Executor,
  { suitPeople, specimens: seeds }: Groups,
  specimens: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = new Map<string, number>()
  for (const [position, { key, name }] of suitPeople.entries()) {
    const told = { name: name.zh, nameEn: name.en, position }
    const { id } = await db
      .insertInto('suitPeople')
      .values({ tenant, key, ...told })
      .onConflict((conflict) => conflict.columns(['tenant', 'key']).doUpdateSet(told))
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(key, id)
  }
  const rows = seeds.flatMap(({ key, suitPeople: groups }) =>
    (groups ?? []).map((group) => ({
      tenant,
      suitPeopleId: found(ids, group, key),
      specimenId: found(specimens, key, key),
    })),
  )
  if (rows.length === 0) return
  await db
    .deleteFrom('specimenSuit')
    .where('tenant', '=', tenant)
    .where('specimenId', 'in', [...specimens.values()])
    .execute()
  await db.insertInto('specimenSuit').values(rows).execute()
}
