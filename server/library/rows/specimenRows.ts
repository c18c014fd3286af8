/**
 * The one place that writes rows of specimens. What stands beside a specimen is written with it, in the same
 * transaction: the counts of those that are shown, and the names that a keyword is looked for in.
 */
import type { Insertable, Updateable } from 'kysely'
import { chunksOf } from '../../store/chunks.ts'
import { type Executor, inTransaction } from '../../store/db.ts'
import { type SpecimenRow, tenant } from '../../store/schema.ts'
import { tallyChanges } from '../../store/tally.ts'
import type { SpecimenTable } from '../tables.ts'
import { placeWords, removeWords } from './wordPlaces.ts'

export type NewSpecimen = Omit<Insertable<SpecimenTable>, 'tenant' | 'id'>

const talliedColumns = ['subjectId', 'catalogId', 'kind', 'dye', 'dyeEn'] as const
const nameColumns = ['name', 'nameEn', 'nameLatin', 'source', 'sourceEn'] as const
const writtenColumns = ['id', 'published', 'deleted', ...talliedColumns, ...nameColumns] as const
type Written = Pick<SpecimenRow, (typeof writtenColumns)[number]>

/** Writes new specimens. @returns the ids of those whose key was not there, by key */
export async function insertSpecimens(
  db: Executor,
  specimens: readonly NewSpecimen[],
): Promise<Map<string, number>> {
  return inTransaction(db, async (within) => {
    const ids = new Map<string, number>()
    for (const some of chunksOf(specimens)) {
      const come = await within
        .insertInto('specimen')
        .values(some.map((given) => ({ ...given, tenant })))
        .onConflict((conflict) => conflict.columns(['tenant', 'key']).doNothing())
        .returning(['key', ...writtenColumns])
        .execute()
      for (const { key, id } of come) ids.set(key, id)
      await placeWords(within, come.map(namedOf))
      await tally(within, [], come)
    }
    return ids
  })
}

/** Changes specimens; where nothing is another, nothing beside them changes. */
export async function updateSpecimens(
  db: Executor,
  ids: readonly number[],
  changes: Updateable<SpecimenTable>,
): Promise<void> {
  if (ids.length === 0) return
  await inTransaction(db, async (within) => {
    const rows = within.selectFrom('specimen').select(writtenColumns).where('tenant', '=', tenant)
    // in order, so that two transactions wait for each other instead of blocking each other
    const before = await rows.where('id', 'in', ids).orderBy('id').forUpdate().execute()
    await within
      .updateTable('specimen')
      .set(changes)
      .where('tenant', '=', tenant)
      .where('id', 'in', ids)
      .execute()
    const after = before.map((row): Written => ({ ...row, ...changes }))
    const renamed = after.filter((row, at) =>
      nameColumns.some((column) => row[column] !== before[at]?.[column]),
    )
    await removeWords(within, renamed.map(namedOf))
    await placeWords(within, renamed.map(namedOf))
    await tally(within, before, after)
  })
}

const namedOf = (row: Written) => ({
  specimenId: row.id,
  markId: 0,
  names: nameColumns.map((column) => row[column]),
})

/** Counts the specimens that are shown, by all columns that narrow lists. */
async function tally(db: Executor, gone: readonly Written[], come: readonly Written[]): Promise<void> {
  const shown = (rows: readonly Written[]) =>
    rows.filter(({ published, deleted }) => published === 1 && deleted === 0)
  for (const { key, by } of tallyChanges(talliedColumns, shown(gone), shown(come)))
    await db
      .insertInto('specimenTally')
      .values({ tenant, ...key, n: by })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant', ...talliedColumns])
          .doUpdateSet(({ eb, ref }) => ({ n: eb(ref('specimenTally.n'), '+', by) })),
      )
      .execute()
}
