/** The tree of academies, grades and classes, changed by administrators. */
import type { adminAcademySave, ManagedAcademy } from '../../../src/contract/admin/adminPeople.ts'
import type { Args } from '../../../src/contract/endpoint.ts'
import type { Context } from '../../context.ts'
import { notFound, refuse } from '../../http/failure.ts'
import { tenant } from '../../store/schema.ts'
import { family, tree } from '../../store/tree.ts'
import { recordChange } from '../../system/audit.ts'
import { inPlaceOrder, readPlaces, renameOnAccounts } from '../academyNames.ts'
import { mustBeAsOpened } from '../changedMeanwhile.ts'

export async function managedAcademies({ db }: Context): Promise<ManagedAcademy[]> {
  const counts = await db
    .selectFrom('account')
    .select(['academyId', ({ fn }) => fn.countAll<number | string>().as('n')])
    .where('tenant', '=', tenant)
    .where('academyId', 'is not', null)
    .where('disabled', '=', 0)
    .groupBy('academyId')
    .execute()
  const people = new Map(counts.map(({ academyId, n }) => [academyId, Number(n)]))
  const rows = await db.selectFrom('academy').selectAll().where('tenant', '=', tenant).execute()
  return tree(inPlaceOrder(rows), ({ tenant: _, archivedAt, ...row }, children: ManagedAcademy[]) => ({
    ...row,
    people: people.get(row.id) ?? 0,
    isArchived: archivedAt !== null,
    children,
  }))
}

/** The ids of a place and of all below it; without a place all that belongs to nobody is meant: none. */
export async function academyFamily({ db }: Pick<Context, 'db'>, id: number | null): Promise<number[]> {
  return id === null ? [] : family(await readPlaces(db), id)
}

/** Which kinds stand below which. */
const belowKind = { academy: ['academy', 'grade', 'class'], grade: ['class'], class: [] } as const

type Given = Args<typeof adminAcademySave>

async function checkAcademy({ db }: Context, given: Given): Promise<void> {
  const { id, parentId, kind, name } = given
  if (name === '') throw refuse('academyNameEmpty', [], { field: 'name' })
  const rows = await readPlaces(db)
  const parent = rows.find((row) => row.id === parentId)
  if (parentId !== null && !parent) throw refuse('academyGone', [], { field: 'parentId' })
  const kinds: readonly string[] = parent ? belowKind[parent.kind] : ['academy']
  if (!kinds.includes(kind)) throw refuse('academyPlace', [], { field: 'parentId' })
  if (id !== undefined && parentId !== null && family(rows, id).includes(parentId))
    throw refuse('academyPlace', [], { field: 'parentId' })
  const twin = rows.find((row) => row.parentId === parentId && row.name === name && row.id !== id)
  if (twin) throw refuse('academyTwin', [name], { field: 'name' })
}

export async function saveAcademy(within: Context, given: Given): Promise<number> {
  await checkAcademy(within, given)
  const { id, base, ...columns } = given
  if (id === undefined) {
    const made = await within.db
      .insertInto('academy')
      .values({ tenant, ...columns, archivedAt: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordChange(within, {
      what: 'academy.create',
      thing: 'academy',
      thingId: made.id,
      after: columns,
    })
    return made.id
  }
  const before = await within.db
    .selectFrom('academy')
    .select(['parentId', 'kind', 'name', 'nameEn', 'position'])
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw notFound()
  await mustBeAsOpened(within, { thing: 'academy', thingId: id }, { base, now: before, after: columns })
  await within.db
    .updateTable('academy')
    .set(columns)
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute()
  await renameOnAccounts(within.db, id)
  const facts = { before: { ...before }, after: columns }
  await recordChange(within, { what: 'academy.edit', thing: 'academy', thingId: id, ...facts })
  return id
}

/** A place to which somebody belongs, or below which one is in use, is not put away. */
export async function archiveAcademy(within: Context, id: number, archived: boolean): Promise<void> {
  const rows = await within.db
    .selectFrom('academy')
    .select(['id', 'parentId', 'name', 'archivedAt'])
    .where('tenant', '=', tenant)
    .execute()
  const place = rows.find((row) => row.id === id)
  if (!place) throw notFound()
  const ids = archived ? family(rows, id) : [id]
  if (archived) {
    const { n } = await within.db
      .selectFrom('account')
      .select(({ fn }) => fn.countAll<number | string>().as('n'))
      .where('tenant', '=', tenant)
      .where('academyId', 'in', ids)
      .where('disabled', '=', 0)
      .executeTakeFirstOrThrow()
    if (Number(n) > 0) throw refuse('academyInUse', [Number(n)])
  }
  await within.db
    .updateTable('academy')
    .set({ archivedAt: archived ? within.now : null })
    .where('tenant', '=', tenant)
    .where('id', 'in', ids)
    .execute()
  const what = archived ? 'academy.archive' : 'academy.restore'
  await recordChange(within, { what, thing: 'academy', thingId: id, after: { name: place.name } })
}
