/** Subjects and their catalogues, changed by administrators. Who may do it is asked by server/admin. */
import type {
  adminCatalogSave,
  adminSubjectSave,
  ManagedCatalog,
  ManagedSubject,
} from '../../src/contract/admin/adminSchool.ts'
import type { Args } from '../../src/contract/endpoint.ts'
import type { Context } from '../context.ts'
import { notFound, refuse } from '../http/failure.ts'
import { mustBeAsOpened } from '../people/changedMeanwhile.ts'
import type { Executor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { family, tree } from '../store/tree.ts'
import { recordChange } from '../system/audit.ts'

type Count = { id: number; n: number | string }
const toMap = (counts: readonly Count[]) => new Map(counts.map(({ id, n }) => [id, Number(n)]))

const specimensSql = (column: 'subjectId' | 'catalogId') =>
  `select "${column}" as "id", count(*) as "n" from "specimen" where "tenant" = ? and "deleted" = 0 group by "${column}"`
const questionsBySubjectSql = `select c."subjectId" as "id", sum(t."n") as "n" from "questionTally" t
  join "catalog" c on c."tenant" = t."tenant" and c."id" = t."catalogId" where t."tenant" = ? group by c."subjectId"`
const questionsByCatalogSql = `select "catalogId" as "id", sum("n") as "n" from "questionTally"
  where "tenant" = ? group by "catalogId"`

/** @param canEdit asked for each subject */
export async function managedSubjects(
  { db, rows }: Context,
  canEdit: (id: number) => boolean,
): Promise<ManagedSubject[]> {
  const subjects = await db
    .selectFrom('subject')
    .selectAll()
    .where('tenant', '=', tenant)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const specimens = toMap(await rows<Count>(specimensSql('subjectId'), [tenant]))
  const questions = toMap(await rows<Count>(questionsBySubjectSql, [tenant]))
  return tree(subjects, (row, children: ManagedSubject[]) => ({
    id: row.id,
    parentId: row.parentId,
    name: row.name,
    nameEn: row.nameEn,
    desc: row.desc,
    descEn: row.descEn,
    cover: row.cover,
    enabled: row.enabled === 1,
    position: row.position,
    specimens: specimens.get(row.id) ?? 0,
    questions: questions.get(row.id) ?? 0,
    canEdit: canEdit(row.id),
    children,
  }))
}

export async function managedCatalogs({ db, rows }: Context, subjectId: number): Promise<ManagedCatalog[]> {
  const catalogs = await db
    .selectFrom('catalog')
    .select(['id', 'subjectId', 'parentId', 'name', 'nameEn', 'position'])
    .where('tenant', '=', tenant)
    .where('subjectId', '=', subjectId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const specimens = toMap(await rows<Count>(specimensSql('catalogId'), [tenant]))
  const questions = toMap(await rows<Count>(questionsByCatalogSql, [tenant]))
  return tree(catalogs, (row, children: ManagedCatalog[]) => ({
    ...row,
    specimens: specimens.get(row.id) ?? 0,
    questions: questions.get(row.id) ?? 0,
    children,
  }))
}

/**
 * The ids of the subjects that a subject administrator looks after: the one that the account names, and all below it.
 */
export async function ownSubjectIds({ db, caller }: Context): Promise<number[]> {
  const account = await db
    .selectFrom('account')
    .select('subjectName')
    .where('tenant', '=', tenant)
    .where('id', '=', caller.accountId)
    .executeTakeFirst()
  if (!account || account.subjectName === '') return []
  const subjects = await db
    .selectFrom('subject')
    .select(['id', 'parentId', 'name'])
    .where('tenant', '=', tenant)
    .execute()
  return subjects.filter(({ name }) => name === account.subjectName).flatMap(({ id }) => family(subjects, id))
}

/** The subject of which this one is a part; null: of none. @throws Failure 404 */
export async function parentOf({ db }: Context, id: number): Promise<number | null> {
  const subject = await db
    .selectFrom('subject')
    .select('parentId')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!subject) throw notFound()
  return subject.parentId
}

const subjectColumns = [
  'parentId',
  'name',
  'nameEn',
  'desc',
  'descEn',
  'cover',
  'enabled',
  'position',
] as const

export async function saveSubject(within: Context, given: Args<typeof adminSubjectSave>): Promise<number> {
  const { id, base, ...texts } = given
  if (texts.name === '') throw refuse('subjectNameEmpty', [], { field: 'name' })
  const { db } = within
  const rows = await db
    .selectFrom('subject')
    .select(['id', 'parentId', 'name'])
    .where('tenant', '=', tenant)
    .execute()
  const { parentId } = texts
  if (parentId !== null && !rows.some((row) => row.id === parentId))
    throw refuse('subjectGone', [], { field: 'parentId' })
  if (id !== undefined && parentId !== null && family(rows, id).includes(parentId))
    throw refuse('subjectPlace', [], { field: 'parentId' })
  if (rows.some((row) => row.parentId === parentId && row.name === texts.name && row.id !== id))
    throw refuse('subjectTwin', [texts.name], { field: 'name' })
  const columns = { ...texts, enabled: texts.enabled ? (1 as const) : (0 as const) }
  const saved =
    id === undefined ? await insertSubject(within, columns) : await changeSubject(within, id, columns, base)
  await countChildren(within)
  return saved
}

type SubjectColumns = Omit<Args<typeof adminSubjectSave>, 'id' | 'enabled' | 'base'> & { enabled: 0 | 1 }

async function insertSubject(within: Context, columns: SubjectColumns): Promise<number> {
  const { id } = await within.db
    .insertInto('subject')
    .values({ tenant, key: `own:${crypto.randomUUID()}`, hasChildren: 0, ...columns })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordChange(within, { what: 'subject.create', thing: 'subject', thingId: id, after: columns })
  return id
}

async function changeSubject(
  within: Context,
  id: number,
  columns: SubjectColumns,
  base: Args<typeof adminSubjectSave>['base'],
): Promise<number> {
  const before = await within.db
    .selectFrom('subject')
    .select(subjectColumns)
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw notFound()
  const shown = (row: typeof before) => ({ ...row, enabled: row.enabled === 1 })
  const form = { base, now: shown(before), after: shown(columns) }
  await mustBeAsOpened(within, { thing: 'subject', thingId: id }, form)
  await within.db
    .updateTable('subject')
    .set(columns)
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute()
  await recordChange(within, { what: 'subject.edit', thing: 'subject', thingId: id, before, after: columns })
  return id
}

/** Whether a subject has parts is kept beside it. */
async function countChildren({ rows }: Context): Promise<void> {
  await rows(
    `update "subject" set "hasChildren" = case when exists (select 1 from "subject" c
      where c."tenant" = "subject"."tenant" and c."parentId" = "subject"."id") then 1 else 0 end where "tenant" = ?`,
    [tenant],
    'writer',
  )
}

const maxLevels = 5

export async function saveCatalog(within: Context, given: Args<typeof adminCatalogSave>): Promise<number> {
  const { id, subjectId, parentId, name, nameEn, position, base } = given
  const { db } = within
  if (name === '') throw refuse('catalogEmpty', [], { field: 'name' })
  // of two who change folders of a subject at the same moment the second sees what the first made of them
  await db
    .selectFrom('subject')
    .select('id')
    .where('tenant', '=', tenant)
    .where('id', '=', subjectId)
    .forUpdate()
    .execute()
  const rows = await db
    .selectFrom('catalog')
    .select(['id', 'parentId', 'name', 'nameEn', 'level', 'position'])
    .where('tenant', '=', tenant)
    .where('subjectId', '=', subjectId)
    .execute()
  const parent = rows.find((row) => row.id === parentId)
  if (parentId !== null && !parent) throw refuse('catalogElsewhere', [], { field: 'parentId' })
  if (rows.some((row) => row.parentId === parentId && row.name === name && row.id !== id))
    throw refuse('catalogDuplicate', [name], { field: 'name' })
  const level = (parent?.level ?? 0) + 1
  if (level > maxLevels) throw refuse('catalogTooDeep', [maxLevels])
  if (id === undefined) return createCatalog(within, { subjectId, parentId, name, nameEn, position }, level)
  const before = rows.find((row) => row.id === id)
  if (!before) throw notFound()
  const now = {
    parentId: before.parentId,
    name: before.name,
    nameEn: before.nameEn,
    position: before.position,
  }
  const form = { base, now, after: { parentId, name, nameEn, position } }
  await mustBeAsOpened(within, { thing: 'catalog', thingId: id }, form)
  // a folder stays where it is: what hangs below it would change its level
  if (before.parentId !== parentId) throw refuse('catalogStays', [], { field: 'parentId' })
  await db
    .updateTable('catalog')
    .set({ name, nameEn, position })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute()
  const facts = {
    before: { name: before.name, nameEn: before.nameEn, position: before.position },
    after: { name, nameEn, position },
  }
  await recordChange(within, { what: 'catalog.edit', thing: 'catalog', thingId: id, ...facts })
  return id
}

async function createCatalog(
  within: Context,
  facts: Pick<Args<typeof adminCatalogSave>, 'subjectId' | 'parentId' | 'name' | 'nameEn' | 'position'>,
  level: number,
): Promise<number> {
  const key = `own:${facts.subjectId}:${crypto.randomUUID()}`
  const made = await within.db
    .insertInto('catalog')
    .values({ tenant, key, level, isOpen: 1, ...facts })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordChange(within, { what: 'catalog.create', thing: 'catalog', thingId: made.id, after: facts })
  return made.id
}

/** The subject of a folder. @throws Failure 404 */
export async function subjectOfCatalog({ db }: Pick<Context, 'db'>, id: number): Promise<number> {
  const catalog = await db
    .selectFrom('catalog')
    .select('subjectId')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!catalog) throw notFound()
  return catalog.subjectId
}

export async function removeCatalog(within: Context, id: number): Promise<void> {
  const [use] = await within.rows<{ n: number | string }>(
    `select (select count(*) from "specimen" where "tenant" = ? and "catalogId" = ?)
      + (select count(*) from "question" where "tenant" = ? and "catalogId" = ?)
      + (select count(*) from "deck" where "tenant" = ? and "catalogId" = ?)
      + (select count(*) from "catalog" where "tenant" = ? and "parentId" = ?) as "n"`,
    [tenant, id, tenant, id, tenant, id, tenant, id],
  )
  if (Number(use?.n ?? 0) > 0) throw refuse('catalogInUse', [Number(use?.n)])
  const gone = await within.db
    .deleteFrom('catalog')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .returning(['name', 'subjectId'])
    .executeTakeFirst()
  if (!gone) throw notFound()
  await recordChange(within, { what: 'catalog.remove', thing: 'catalog', thingId: id, before: gone })
}

/** Takes pictures off the subjects that show them. @param picture a LIKE pattern of their addresses */
export async function uncoverSubjects(db: Executor, picture: string): Promise<void> {
  await db
    .updateTable('subject')
    .set({ cover: '' })
    .where('tenant', '=', tenant)
    .where('cover', 'like', picture)
    .execute()
}
