/** A page of the specimen library: narrowed, counted, and what a keyword found. */
import type { Args, Paged } from '../src/contract/endpoint.ts'
import type { MarkHit, Specimen, specimenPage } from '../src/contract/specimens.ts'
import { foldWord } from '../src/rules/keyword.ts'
import type { Context } from './context.ts'
import { withAllBelow } from './places.ts'
import { tenant } from './schema.ts'
import { marksFor, specimensOf } from './specimen.ts'

type Asked = Args<typeof specimenPage>

/** Conditions on the specimens `s`, joined by and. */
interface Where {
  sql: string[]
  values: (string | number)[]
}

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

/** How many there are of what the tally knows. */
async function tallyOf({ sql, values }: Where, { rows }: Context): Promise<number> {
  const [sum] = await rows<{ n: number | string | null }>(
    `select sum(s."n") as "n" from "specimenTally" s where ${sql.join(' and ')}`,
    values,
  )
  return Number(sum?.n ?? 0)
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

/** @param scope what is shown to all, or the caller's own, hidden ones too */
export async function libraryPage(
  asked: Asked,
  context: Context,
  scope: 'shown' | 'own',
): Promise<Paged<Specimen>> {
  const { pageNo, pageSize } = asked
  const { rows, caller } = context
  const keyword = foldWord(asked.keyword ?? '')
  const inTally = await narrowed(asked, context)
  const more = further(asked)
  const own: Where =
    scope === 'own'
      ? { sql: ['s."deleted" = 0', 's."creator" = ?'], values: [caller.accountId] }
      : { sql: ['s."published" = 1', 's."deleted" = 0'], values: [] }
  const all = [inTally, own, more]
  const found = keyword ? `join (${foundSql}) f on f."specimenId" = s."id"` : ''
  const sql = `from "specimen" s ${found} where ${all.flatMap((where) => where.sql).join(' and ')}`
  const values = [...(keyword ? foundBy(keyword) : []), ...all.flatMap((where) => where.values)]
  const tallied = scope === 'shown' && !keyword && more.sql.length === 0
  const pageOf = (size: number, skip: number) =>
    rows<{ id: number; total: number }>(
      `select s."id", ${tallied ? '0' : 'count(*) over ()'} as "total" ${sql}
        order by ${keyword ? 'f."near", ' : ''}s."subjectId", s."position", s."id" limit ? offset ?`,
      [...values, size, skip],
    )
  const ids = await pageOf(pageSize, (pageNo - 1) * pageSize)
  // behind the last page no row says how many there are
  const total = tallied
    ? await tallyOf(inTally, context)
    : (ids[0]?.total ?? (pageNo === 1 ? 0 : ((await pageOf(1, 0))[0]?.total ?? 0)))
  const records = await specimensOf(
    context,
    ids.map(({ id }) => id),
  )
  if (!keyword) return { records, total }
  const hits = await hitsOf(records, keyword, context)
  return { records: records.map((one) => ({ ...one, hit: hits.get(one.id) ?? null })), total }
}
