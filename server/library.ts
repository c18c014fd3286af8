/** A page of the specimen library: narrowed, counted, and what a keyword found. */
import type { Args, Paged } from '../src/contract/endpoint.ts'
import type { MarkHit, Specimen, specimenPage } from '../src/contract/specimens.ts'
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

const likeOf = (keyword: string) => `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** Names in all languages, in lower case on both sides. */
const ownWords = `lower(s."name" || ' ' || s."nameEn" || ' ' || s."nameLatin" || ' ' || s."source" || ' ' || s."sourceEn")`
const markWords = `lower(m."name" || ' ' || m."nameEn" || ' ' || m."nameLatin" || ' ' || m."aliases")`
const found = (words: string) => `${words} like ? escape '\\'`
const commonMark = `m."tenant" = ? and m."layer" <> 'personal'`

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

/** What it does not know. */
function further({ suitPeopleId }: Asked, keyword: string): Where {
  const where: Where = { sql: [], values: [] }
  if (suitPeopleId !== undefined) {
    where.sql.push(
      `s."id" in (select "specimenId" from "specimenSuit" where "tenant" = ? and "suitPeopleId" = ?)`,
    )
    where.values.push(tenant, suitPeopleId)
  }
  if (keyword) {
    const marks = `select m."specimenId" from "mark" m where ${commonMark} and ${found(markWords)}`
    where.sql.push(`(${found(ownWords)} or s."id" in (${marks}))`)
    where.values.push(likeOf(keyword), tenant, likeOf(keyword))
  }
  return where
}

interface Mark {
  specimenId: number
  id: number
  name: string
  nameEn: string
  nameLatin: string
  aliases: string
}

/** For each specimen whose own words do not hold the keyword, the mark that does: one that is called so before others. */
async function hitsOf(
  specimens: readonly Specimen[],
  keyword: string,
  { rows }: Context,
): Promise<Map<number, MarkHit>> {
  const word = keyword.toLowerCase()
  const byMark = specimens.filter(
    ({ name, nameEn, nameLatin, source, sourceEn }) =>
      !`${name} ${nameEn} ${nameLatin} ${source} ${sourceEn}`.toLowerCase().includes(word),
  )
  if (byMark.length === 0) return new Map()
  const ids = byMark.map(({ id }) => id)
  const marks = await rows<Mark>(
    `select m."specimenId", m."id", m."name", m."nameEn", m."nameLatin", m."aliases" from "mark" m
      where ${commonMark} and m."specimenId" in (${marksFor(ids)}) and ${found(markWords)}
      order by m."position", m."id"`,
    [tenant, ...ids, likeOf(keyword)],
  )
  const calledSo = ({ name, nameEn, nameLatin, aliases }: Mark) =>
    [name, nameEn, nameLatin, ...(JSON.parse(aliases) as string[])].some((own) => own.toLowerCase() === word)
  const best = [...marks.filter(calledSo), ...marks]
  return new Map(
    best
      .reverse()
      .map(({ specimenId, id, name, nameEn, nameLatin }) => [
        specimenId,
        { markId: id, name, nameEn, nameLatin },
      ]),
  )
}

/** @param scope what is shown to all, or the caller's own, hidden ones too */
export async function libraryPage(
  asked: Asked,
  context: Context,
  scope: 'shown' | 'own',
): Promise<Paged<Specimen>> {
  const { pageNo, pageSize } = asked
  const { rows, caller } = context
  const keyword = asked.keyword?.trim() ?? ''
  const inTally = await narrowed(asked, context)
  const more = further(asked, keyword)
  const own: Where =
    scope === 'own'
      ? { sql: ['s."deleted" = 0', 's."creator" = ?'], values: [caller.accountId] }
      : { sql: ['s."published" = 1', 's."deleted" = 0'], values: [] }
  const all = [inTally, own, more]
  const sql = `from "specimen" s where ${all.flatMap((where) => where.sql).join(' and ')}`
  const values = all.flatMap((where) => where.values)
  const counted = scope === 'shown' && more.sql.length === 0
  const [ids, [sum]] = await Promise.all([
    rows<{ id: number }>(
      `select s."id" ${sql} order by s."subjectId", s."position", s."id" limit ? offset ?`,
      [...values, pageSize, (pageNo - 1) * pageSize],
    ),
    counted
      ? rows<{ n: number | string | null }>(
          `select sum(s."n") as "n" from "specimenTally" s where ${inTally.sql.join(' and ')}`,
          inTally.values,
        )
      : rows<{ n: number }>(`select count(*) as "n" ${sql}`, values),
  ])
  const records = await specimensOf(
    context,
    ids.map(({ id }) => id),
  )
  const total = Number(sum?.n ?? 0)
  if (!keyword) return { records, total }
  const hits = await hitsOf(records, keyword, context)
  return { records: records.map((one) => ({ ...one, hit: hits.get(one.id) ?? null })), total }
}
