/** A page of the specimen library: narrowed, counted, and what a keyword found. */
import type { Args, Paged } from '../src/contract/endpoint.ts'
import type { MarkHit, Specimen, specimenPage } from '../src/contract/specimens.ts'
import { foldWord } from '../src/rules/keyword.ts'
import type { Context } from './context.ts'
import { marksFor } from './db.ts'
import { idsIn, inParts, ordered, type Part } from './deepPage.ts'
import { withAllBelow } from './places.ts'
import { tenant } from './schema.ts'
import { specimensOf } from './specimen.ts'

type Asked = Args<typeof specimenPage>

/** Conditions on the specimens `s`, joined by and. */
interface Where {
  sql: string[]
  values: (string | number)[]
}

const joined = (conditions: Where[]): Where => ({
  sql: conditions.flatMap(({ sql }) => sql),
  values: conditions.flatMap(({ values }) => values),
})

/** @param keyword folded: in lower case */
const likeOf = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`

/**
 * Specimens in whose own words or marks a keyword stands, each word looked at once; nearest (0) where its own words
 * hold it, then where a mark is called so, then where a mark's name only holds it.
 */
const foundSql = `select p."specimenId",
    min(case when p."markId" = 0 then 0
      when '\n' || w."text" || '\n' like ? escape '\\' then 1 else 2 end) as "near"
  from "word" w
  join "wordPlace" p on p."tenant" = w."tenant" and p."wordId" = w."id"
  where w."tenant" = ? and w."text" like ? escape '\\' group by p."specimenId"`

const foundBy = (keyword: string) => [likeOf(`\n${keyword}\n`), tenant, likeOf(keyword)]

/** What the tally of shown specimens knows too. */
async function narrowed({ subjectId, catalogId, kind, dye }: Asked, context: Context): Promise<Where> {
  const where: Where = { sql: ['s."tenant" = ?'], values: [tenant] }
  const oneOf = (column: string, ids: number[]) => {
    where.sql.push(`s."${column}" in (${marksFor(ids)})`)
    where.values.push(...ids)
  }
  const is = (column: string, value: string) => {
    where.sql.push(`s."${column}" = ?`)
    where.values.push(value)
  }
  if (subjectId !== undefined) oneOf('subjectId', await withAllBelow(context, 'subject', subjectId))
  if (catalogId !== undefined) oneOf('catalogId', await withAllBelow(context, 'catalog', catalogId))
  if (kind !== undefined) is('kind', kind)
  if (dye !== undefined) is('dye', dye)
  return where
}

/** How many specimens each subject shows of what the tally knows. */
async function partsOf({ sql, values }: Where, { rows }: Context): Promise<Part[]> {
  const parts = await rows<{ at: number; n: number | string }>(
    `select s."subjectId" as "at", sum(s."n") as "n" from "specimenTally" s where ${sql.join(' and ')}
      group by s."subjectId" order by s."subjectId"`,
    values,
  )
  return parts.map(({ at, n }) => ({ at, n: Number(n) }))
}

/** What it does not know. */
function further({ suitPeopleId }: Asked): Where {
  const where: Where = { sql: [], values: [] }
  if (suitPeopleId !== undefined) {
    where.sql.push(
      `s."id" in (select "specimenId" from "specimenSuit" where "tenant" = ? and "suitPeopleId" = ?)`,
    )
    where.values.push(tenant, suitPeopleId)
  }
  return where
}

interface Found extends MarkHit {
  specimenId: number
  text: string
  aliases: string
}

/** All words of these specimens, their own where there is no mark. */
const wordsSql = (
  ids: readonly number[],
) => `select p."specimenId", p."markId", w."text", m."name", m."nameEn",
    m."nameLatin", m."aliases"
  from "wordPlace" p cross join "word" w
  left join "mark" m on m."tenant" = p."tenant" and m."id" = p."markId"
  where p."tenant" = ? and p."specimenId" in (${marksFor(ids)}) and w."tenant" = p."tenant" and w."id" = p."wordId"
  order by m."position", m."id"`

/** For each specimen in whose own words the keyword is not, the mark in which it is: one that is called so first. */
async function hitsOf(
  specimens: readonly Specimen[],
  keyword: string,
  { rows }: Context,
): Promise<Map<number, MarkHit>> {
  if (specimens.length === 0) return new Map()
  const ids = specimens.map(({ id }) => id)
  const words = await rows<Found>(wordsSql(ids), [tenant, ...ids])
  const found = words.filter(({ text }) => text.includes(keyword))
  const own = new Set(found.flatMap(({ specimenId, markId }) => (markId === 0 ? [specimenId] : [])))
  const marks = found.filter(({ specimenId, markId }) => markId !== 0 && !own.has(specimenId))
  const calledSo = ({ name, nameEn, nameLatin, aliases }: Found) =>
    [name, nameEn, nameLatin, ...(JSON.parse(aliases) as string[])].some((one) => foldWord(one) === keyword)
  const best = new Map<number, MarkHit>()
  for (const mark of [...marks.filter(calledSo), ...marks]) {
    const { specimenId, markId, name, nameEn, nameLatin } = mark
    if (!best.has(specimenId)) best.set(specimenId, { markId, name, nameEn, nameLatin })
  }
  return best
}

const order = ['s."subjectId"', 's."position"', 's."id"']

/** A page of what the tally counts. */
async function talliedPage(inTally: Where, all: Where, size: number, skip: number, context: Context) {
  const { at, total, ...walk } = inParts(await partsOf(inTally, context), skip, size)
  if (at.length === 0) return { ids: [], total }
  const found = await context.rows<{ id: number }>(
    `select s."id" from "specimen" s where ${all.sql.join(' and ')} and s."subjectId" in (${marksFor(at)})
      order by ${ordered(order, walk)} limit ? offset ?`,
    [...all.values, ...at, walk.limit, walk.offset],
  )
  return { ids: idsIn(found, walk), total }
}

/** A page of what has to be counted. */
async function countedPage(keyword: string, all: Where, size: number, skip: number, { rows }: Context) {
  const found = keyword ? `join (${foundSql}) f on f."specimenId" = s."id"` : ''
  const pageOf = (most: number, from: number) =>
    rows<{ id: number; total: number }>(
      `select s."id", count(*) over () as "total" from "specimen" s ${found} where ${all.sql.join(' and ')}
        order by ${[...(keyword ? ['f."near"'] : []), ...order].join(', ')} limit ? offset ?`,
      [...(keyword ? foundBy(keyword) : []), ...all.values, most, from],
    )
  const page = await pageOf(size, skip)
  // behind the last page no row says how many there are
  const total = page[0]?.total ?? (skip === 0 ? 0 : ((await pageOf(1, 0))[0]?.total ?? 0))
  return { ids: page.map(({ id }) => id), total }
}

/** @param scope what is shown to all, or the caller's own, hidden ones too */
export async function libraryPage(
  asked: Asked,
  context: Context,
  scope: 'shown' | 'own',
): Promise<Paged<Specimen>> {
  const { pageNo, pageSize } = asked
  const skip = (pageNo - 1) * pageSize
  const keyword = foldWord(asked.keyword ?? '')
  const inTally = await narrowed(asked, context)
  const more = further(asked)
  const own: Where =
    scope === 'own'
      ? { sql: ['s."deleted" = 0', 's."creator" = ?'], values: [context.caller.accountId] }
      : { sql: ['s."published" = 1', 's."deleted" = 0'], values: [] }
  const all = joined([inTally, own, more])
  const tallied = scope === 'shown' && !keyword && more.sql.length === 0
  const { ids, total } = tallied
    ? await talliedPage(inTally, all, pageSize, skip, context)
    : await countedPage(keyword, all, pageSize, skip, context)
  const records = await specimensOf(context, ids)
  if (!keyword) return { records, total }
  const hits = await hitsOf(records, keyword, context)
  return { records: records.map((one) => ({ ...one, hit: hits.get(one.id) ?? null })), total }
}
