/** The one place that writes rows of marks, and with them, in the same transaction, the names that are searched. */
import type { Insertable, Updateable } from 'kysely'
import { chunksOf } from '../../store/chunks.ts'
import { type Executor, inTransaction } from '../../store/db.ts'
import { type MarkRow, tenant } from '../../store/schema.ts'
import type { MarkTable } from '../tables.ts'
import { placeWords, removeWords } from './wordPlaces.ts'

export type NewMark = Omit<Insertable<MarkTable>, 'tenant' | 'id'>

const nameColumns = ['name', 'nameEn', 'nameLatin', 'aliases'] as const
const writtenColumns = ['id', 'specimenId', 'layer', ...nameColumns] as const
/** Columns that say whether and how a mark is found. */
const foundBy = ['layer', ...nameColumns] as const
type Written = Pick<MarkRow, (typeof writtenColumns)[number]>

/** Writes new marks; what is there already under a specimen's key stays as it is. */
export async function insertMarks(db: Executor, marks: readonly NewMark[]): Promise<void> {
  await inTransaction(db, async (within) => {
    for (const some of chunksOf(marks)) {
      const come = await within
        .insertInto('mark')
        .values(some.map((given) => ({ ...given, tenant })))
        .onConflict((conflict) => conflict.columns(['tenant', 'specimenId', 'key']).doNothing())
        .returning(writtenColumns)
        .execute()
      await placeWords(within, come.filter(isCommon).map(namedOf))
    }
  })
}

/** Changes marks; their specimen stays. */
export async function updateMarks(
  db: Executor,
  ids: readonly number[],
  changes: Omit<Updateable<MarkTable>, 'specimenId'>,
): Promise<void> {
  if (ids.length === 0) return
  await inTransaction(db, async (within) => {
    const before = await marksWith(within, ids).forUpdate().execute()
    await within
      .updateTable('mark')
      .set(changes)
      .where('tenant', '=', tenant)
      .where('id', 'in', ids)
      .execute()
    const after = before.map((row): Written => ({ ...row, ...changes }))
    const renamed = after.filter((row, at) => foundBy.some((column) => row[column] !== before[at]?.[column]))
    await removeWords(within, renamed.map(namedOf))
    await placeWords(within, renamed.filter(isCommon).map(namedOf))
  })
}

export async function deleteMarks(db: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await inTransaction(db, async (within) => {
    const gone = await marksWith(within, ids).execute()
    await removeWords(within, gone.map(namedOf))
    await within.deleteFrom('mark').where('tenant', '=', tenant).where('id', 'in', ids).execute()
  })
}

const marksWith = (db: Executor, ids: readonly number[]) =>
  db
    .selectFrom('mark')
    .select(writtenColumns)
    .where('tenant', '=', tenant)
    .where('id', 'in', ids)
    .orderBy('id')

/** Whether everybody finds it. */
const isCommon = ({ layer }: Written) => layer !== 'personal'

const namedOf = ({ id, specimenId, name, nameEn, nameLatin, aliases }: Written) => ({
  specimenId,
  markId: id,
  names: [name, nameEn, nameLatin, ...(JSON.parse(aliases) as string[])],
})
