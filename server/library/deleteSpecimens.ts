import type { Args } from '../../src/contract/endpoint.ts'
import type { specimenDeleteBatch } from '../../src/contract/specimens.ts'
import type { Context } from '../context.ts'
import { notAllowed } from '../http/failure.ts'
import { tenant } from '../store/schema.ts'
import { recordChange } from '../system/audit.ts'
import { subtreeIds } from './places.ts'
import { deleteMarks } from './rows/markRows.ts'
import { updateSpecimens } from './rows/specimenRows.ts'

/**
 * Takes one's own specimens out of the library, with all marks on them: all of them or none.
 * The row and the picture stay for questions that ask about it.
 * @throws Failure 403 where one is another's, is not there, or lies outside of the subject or catalogue that was named
 */
export async function deleteSpecimens(
  { specimenIds, subjectId, catalogId }: Args<typeof specimenDeleteBatch>,
  context: Context,
): Promise<void> {
  const { db, caller, service } = context
  const ids = [...new Set(specimenIds)]
  let own = db
    .selectFrom('specimen')
    .select(['id', 'name', 'nameEn', 'subjectId', 'catalogId'])
    .where('tenant', '=', tenant)
    .where('id', 'in', ids)
    .where('creator', '=', caller.accountId)
  if (subjectId !== undefined)
    own = own.where('subjectId', 'in', await subtreeIds(context, 'subject', subjectId))
  if (catalogId !== undefined)
    own = own.where('catalogId', 'in', await subtreeIds(context, 'catalog', catalogId))
  const gone = await own.execute()
  if (gone.length < ids.length) throw notAllowed()
  await updateSpecimens(db, ids, { deleted: 1 })
  const marks = db.selectFrom('mark').select('id').where('tenant', '=', tenant)
  const on = await marks.where('specimenId', 'in', ids).execute()
  await deleteMarks(
    db,
    on.map(({ id }) => id),
  )
  for (const table of ['personalMark', 'teacherMark'] as const)
    await db.deleteFrom(table).where('tenant', '=', tenant).where('specimenId', 'in', ids).execute()
  await service.clearCovers(db, ids)
  for (const { id, ...before } of gone)
    await recordChange(context, { what: 'specimen.remove', thing: 'specimen', thingId: id, before })
}
