/** The school's specimens, described and published by administrators. Who may do it is asked by server/admin. */
import type {
  adminSpecimenPage,
  adminSpecimenSave,
  ManagedSpecimen,
} from '../../src/contract/admin/adminSchool.ts'
import type { Args, Paged } from '../../src/contract/endpoint.ts'
import { soughtBy } from '../../src/rules/words/specimenWords.ts'
import type { Context } from '../context.ts'
import { notFound, refuse } from '../http/failure.ts'
import { mustBeAsOpened } from '../people/changedMeanwhile.ts'
import { marksFor } from '../store/db.ts'
import { holdsWay } from '../store/like.ts'
import { tenant } from '../store/schema.ts'
import { recordChange } from '../system/audit.ts'
import { readHomes } from './homes.ts'
import { readInitials, readSoon } from './initials.ts'
import { subtreeIds } from './places.ts'
import { updateSpecimens } from './rows/specimenRows.ts'
import { readSearched } from './searched.ts'

const ofState = {
  published: 's."published" = 1',
  hidden: 's."published" = 0',
  failed: `s."state" = 'failed'`,
}

type Line = Omit<ManagedSpecimen, 'published'> & { published: number }

const lineSql = `select s."id", s."name", s."nameEn", s."nameLatin", s."desc", s."descEn", s."subjectId",
  s."catalogId", u."name" as "subjectName", u."nameEn" as "subjectNameEn", c."name" as "catalogName", c."nameEn" as "catalogNameEn",
  s."kind", s."dye", s."dyeEn", s."source",
  s."sourceEn", s."scale", s."thumbnailPath", s."published", s."state", s."creatorName"`
const fromSql = `from "specimen" s
  join "subject" u on u."tenant" = s."tenant" and u."id" = s."subjectId"
  join "catalog" c on c."tenant" = s."tenant" and c."id" = s."catalogId"`

/** @param within only specimens of these subjects; null: of all */
export async function managedSpecimens(
  { pageNo, pageSize, keyword, subjectId, state }: Args<typeof adminSpecimenPage>,
  context: Context,
  within: readonly number[] | null,
): Promise<Paged<ManagedSpecimen>> {
  const conditions = ['s."tenant" = ?', 's."deleted" = 0']
  const values: (string | number)[] = [tenant]
  const { whole, words } = soughtBy(keyword)
  if (words.length > 0) {
    await readSearched(context.service.db)
    const named = holdsWay('w."searched"', whole)
    conditions.push(`s."id" in (select p."specimenId" from "word" w
      cross join "wordPlace" p where w."tenant" = ? and ${named.sql}
        and p."tenant" = w."tenant" and p."wordId" = w."id" and p."markId" = 0)`)
    values.push(tenant, ...named.values)
  }
  const asked = subjectId === undefined ? null : await subtreeIds(context, 'subject', subjectId)
  for (const ids of [asked, within]) {
    if (ids === null) continue
    conditions.push(ids.length > 0 ? `s."subjectId" in (${marksFor(ids)})` : '1 = 0')
    values.push(...ids)
  }
  if (state) conditions.push(ofState[state])
  const where = `where ${conditions.join(' and ')}`
  const [counted] = await context.rows<{ n: number | string }>(
    `select count(*) as "n" ${fromSql} ${where}`,
    values,
  )
  const lines = await context.rows<Line>(
    `${lineSql} ${fromSql} ${where} order by s."id" desc limit ? offset ?`,
    [...values, pageSize, (pageNo - 1) * pageSize],
  )
  const records = lines.map((line) => ({ ...line, published: line.published === 1 }))
  return { records, total: Number(counted?.n ?? 0) }
}

const columns = [
  'name',
  'nameEn',
  'nameLatin',
  'desc',
  'descEn',
  'catalogId',
  'subjectId',
  'dye',
  'dyeEn',
  'source',
  'sourceEn',
  'published',
] as const

/**
 * The subject of a specimen, and its subject once it stands in a folder: one that stays in its folder keeps its part of
 * the subject, one that is moved comes into the part that homes.ts finds for the folder.
 * @throws Failure 404
 */
export async function subjectsOfMove(
  context: Pick<Context, 'db'>,
  id: number,
  catalogId: number,
): Promise<{ before: number; after: number }> {
  const specimens = context.db.selectFrom('specimen').where('tenant', '=', tenant).where('deleted', '=', 0)
  const specimen = await specimens.select(['subjectId', 'catalogId']).where('id', '=', id).executeTakeFirst()
  if (!specimen) throw notFound()
  const before = specimen.subjectId
  if (specimen.catalogId === catalogId) return { before, after: before }
  const folder = await context.db
    .selectFrom('catalog')
    .select(['id', 'parentId', 'subjectId'])
    .where('tenant', '=', tenant)
    .where('id', '=', catalogId)
    .executeTakeFirst()
  if (!folder) throw notFound()
  const homeOf = await readHomes(context.db)
  return { before, after: homeOf(folder) }
}

/** @param subjectId in which the specimen stands from now on, see subjectsOfMove */
export async function saveSpecimen(
  within: Context,
  given: Args<typeof adminSpecimenSave>,
  subjectId: number,
): Promise<void> {
  const { id, base, published, ...texts } = given
  if (texts.name === '') throw refuse('specimenNameEmpty', [], { field: 'name' })
  const before = await within.db
    .selectFrom('specimen')
    .select(columns)
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('deleted', '=', 0)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw notFound()
  const { subjectId: _, ...shown } = before
  const now = { ...shown, published: before.published === 1 }
  const form = { base, now, after: { ...texts, published } }
  await mustBeAsOpened(within, { thing: 'specimen', thingId: id }, form)
  const after = { ...texts, subjectId, published: published ? (1 as const) : (0 as const) }
  await updateSpecimens(within.db, [id], after)
  readSoon(within.service, readInitials)
  if (before.published === 1 && !published) await within.service.clearCovers(within.db, [id])
  await recordChange(within, { what: 'specimen.edit', thing: 'specimen', thingId: id, before, after })
}
