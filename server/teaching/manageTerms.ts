/** Terms, changed by administrators. */
import type { adminTermSave } from '../../src/contract/admin/adminSchool.ts'
import type { Args } from '../../src/contract/endpoint.ts'
import type { Context } from '../context.ts'
import { notFound, refuse } from '../http/failure.ts'
import { mustBeAsOpened } from '../people/changedMeanwhile.ts'
import { tenant } from '../store/schema.ts'
import { recordChange } from '../system/audit.ts'

export async function saveTerm(within: Context, given: Args<typeof adminTermSave>): Promise<number> {
  const { id, base, ...columns } = given
  if (columns.name === '') throw refuse('termNameEmpty', [], { field: 'name' })
  if (columns.endsAt <= columns.startsAt) throw refuse('termEndsFirst', [], { field: 'endsAt' })
  if (id === undefined) {
    const made = await within.db
      .insertInto('term')
      .values({ tenant, key: `own:${crypto.randomUUID()}`, ...columns })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordChange(within, { what: 'term.create', thing: 'term', thingId: made.id, after: columns })
    return made.id
  }
  const before = await within.db
    .selectFrom('term')
    .select(['name', 'nameEn', 'startsAt', 'endsAt'])
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw notFound()
  await mustBeAsOpened(within, { thing: 'term', thingId: id }, { base, now: before, after: columns })
  await within.db.updateTable('term').set(columns).where('tenant', '=', tenant).where('id', '=', id).execute()
  await recordChange(within, { what: 'term.edit', thing: 'term', thingId: id, before, after: columns })
  return id
}

export async function removeTerm(within: Context, id: number): Promise<void> {
  const before = await within.db
    .selectFrom('term')
    .select(['name', 'startsAt', 'endsAt'])
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!before) throw notFound()
  const course = await within.db
    .selectFrom('course')
    .select('id')
    .where('tenant', '=', tenant)
    .where('termId', '=', id)
    .executeTakeFirst()
  if (course) throw refuse('termInUse')
  await within.db.deleteFrom('term').where('tenant', '=', tenant).where('id', '=', id).execute()
  await recordChange(within, { what: 'term.remove', thing: 'term', thingId: id, before })
}
