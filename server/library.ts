/** A page of the specimen library: narrowed, counted, and what a keyword found. */
import type { Args, Paged } from '../src/contract/endpoint.ts'
import type { MarkHit, Specimen, specimenPage } from '../src/contract/specimens.ts'
import { foldWord } from '../src/rules/keyword.ts'
import type { Context } from './context.ts'
import { marksFor } from './db.ts'
import { idsIn, inParts, ordered, type Part } from './deepPage.ts'
import { inOpenSubject } from './openSubjects.ts'
import { ownMarksWith } from './personalMarks.ts'
import { withAllBelow } from './places.ts'
import { tenant } from './schema.ts'
import { seenSql, specimensOf } from './specimen.ts'

type Asked = Args<typeof specimenPage>

/** What is shown to all; what the caller brought, hidden ones too; the caller's favourites, the latest first. */
type Scope = 'shown' | 'own' | 'collected'

/** Conditions on the specimens `s`, joined by and. */
interface Where {
  sql: string[]
  values: (string | number)[]
}

const joined = (conditions: Where[]): Where => ({
  sql: conditions.flatMap(({ sql }) => sql),
  values: conditions.flatMap(({ values }) => values),
})

/** @param keyword folded */
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

type OwnMark = Awaited<ReturnType<typeof ownMarksWith>>[number]

/** The same with the caller's own marks, which stand among nobody's words; where there are none it is as quick as without. */
function foundWith(own: readonly OwnMark[]): string {
  if (own.length === 0) return foundSql
  const near = own.map(({ specimenId, calledSo }) => `(${Number(specimenId)}, ${calledSo ? 1 : 2})`)
  return `select a."specimenId", min(a."near") as "near" from (${foundSql}
    union all select column1, column2 from (values ${near.join(', ')}) v) a group by a."specimenId"`
}

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

/** Of what the tally counts, what is in no subject that is closed. */
const open: Where = { sql: [inOpenSubject('s."subjectId"')], values: [] }

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

/**
 * For each specimen in whose own words the keyword is not, the mark in which it is: one that is called so first,
 * everybody's before one's own.
 */
async function hitsOf(
  specimens: readonly Specimen[],
  keyword: string,
  drawn: readonly OwnMark[],
  { rows }: Context,
): Promise<Map<number, MarkHit>> {
  if (specimens.length === 0) return new Map()
  const ids = specimens.map(({ id }) => id)
  const words = await rows<Found>(wordsSql(ids), [tenant, ...ids])
  const found = words.filter(({ text }) => text.includes(keyword))
  const own = new Set(found.flatMap(({ specimenId, markId }) => (markId === 0 ? [specimenId] : [])))
  const marks = found.filter(({ markId }) => markId !== 0)
  const calledSo = ({ name, nameEn, nameLatin, aliases }: Found) =>
    [name, nameEn, nameLatin, ...(JSON.parse(aliases) as string[])].some((one) => foldWord(one) === keyword)
  const best = new Map<number, MarkHit>()
  const add = (some: readonly (MarkHit & { specimenId: number })[]) => {
    for (const { specimenId, markId, name, nameEn, nameLatin } of some)
      if (!own.has(specimenId) && !best.has(specimenId))
        best.set(specimenId, { markId, name, nameEn, nameLatin })
  }
  const hitOf = ({ clientId, ...mark }: OwnMark) => ({ ...mark, markId: clientId, nameEn: '', nameLatin: '' })
  add(marks.filter(calledSo))
  add(drawn.filter((mark) => mark.calledSo).map(hitOf))
  add(marks)
  add(drawn.map(hitOf))
  return best
}

/** As the lists of the library stand. */
const listed = ['s."subjectId"', 's."position"', 's."id"']

/** A page of what the tally counts. */
async function talliedPage(inTally: Where, all: Where, size: number, skip: number, context: Context) {
  const { at, total, ...walk } = inParts(await partsOf(inTally, context), skip, size)
  if (at.length === 0) return { ids: [], total }
  const found = await context.rows<{ id: number }>(
    `select s."id" from "specimen" s where ${all.sql.join(' and ')} and s."subjectId" in (${marksFor(at)})
      order by ${ordered(listed, walk)} limit ? offset ?`,
    [...all.values, ...at, walk.limit, walk.offset],
  )
  return { ids: idsIn(found, walk), total }
}

/** What stands beside the specimens `s`, and in which order they come then. */
interface Joins {
  sql: string
  values: (string | number)[]
  order: readonly string[]
}

/** A page of what has to be counted. */
async function countedPage(joins: Joins, all: Where, size: number, skip: number, { rows }: Context) {
  const pageOf = (most: number, from: number) =>
    rows<{ id: number; total: number }>(
      `select s."id", count(*) over () as "total" from "specimen" s ${joins.sql} where ${all.sql.join(' and ')}
        order by ${joins.order.join(', ')} limit ? offset ?`,
      [...joins.values, ...all.values, most, from],
    )
  const page = await pageOf(size, skip)
  // behind the last page no row says how many there are
  const total = page[0]?.total ?? (skip === 0 ? 0 : ((await pageOf(1, 0))[0]?.total ?? 0))
  return { ids: page.map(({ id }) => id), total }
}

interface Within extends Where {
  join?: string
  order?: readonly string[]
}

const within: Record<Scope, (accountId: number) => Within> = {
  shown: () => ({ sql: ['s."published" = 1', 's."deleted" = 0'], values: [] }),
  own: (accountId) => ({ sql: ['s."deleted" = 0', 's."creator" = ?'], values: [accountId] }),
  collected: (accountId) => ({
    sql: ['c."accountId" = ?', seenSql],
    values: [accountId, accountId],
    join: 'join "collectSpecimen" c on c."tenant" = s."tenant" and c."specimenId" = s."id"',
    order: ['c."at" desc', 's."id" desc'],
  }),
}

export async function libraryPage(asked: Asked, context: Context, scope: Scope): Promise<Paged<Specimen>> {
  const { pageNo, pageSize } = asked
  const skip = (pageNo - 1) * pageSize
  const keyword = foldWord(asked.keyword ?? '')
  const asIs = await narrowed(asked, context)
  const inTally = scope === 'shown' ? joined([asIs, open]) : asIs
  const more = further(asked)
  const { join = '', order = listed, ...those } = within[scope](context.caller.accountId)
  const all = joined([inTally, those, more])
  const drawn = keyword ? await ownMarksWith(keyword, context) : []
  const joins: Joins = keyword
    ? {
        sql: `join (${foundWith(drawn)}) f on f."specimenId" = s."id" ${join}`,
        values: foundBy(keyword),
        order: ['f."near"', ...order],
      }
    : { sql: join, values: [], order }
  const tallied = scope === 'shown' && !keyword && more.sql.length === 0
  const { ids, total } = tallied
    ? await talliedPage(inTally, all, pageSize, skip, context)
    : await countedPage(joins, all, pageSize, skip, context)
  const records = await specimensOf(context, ids)
  if (!keyword) return { records, total }
  const hits = await hitsOf(records, keyword, drawn, context)
  return { records: records.map((one) => ({ ...one, hit: hits.get(one.id) ?? null })), total }
}
