/** A page of the specimen library: narrowed, counted, and what a keyword found. */
import type { Args, Paged } from '../../src/contract/endpoint.ts'
import type { Specimen, specimenPage } from '../../src/contract/specimens.ts'
import { type Sought, soughtBy } from '../../src/rules/words/specimenWords.ts'
import type { Context } from '../context.ts'
import { countedPage, type PageNumbers } from '../store/countedPage.ts'
import { marksFor } from '../store/db.ts'
import { idsIn, inParts, type ListPart, ordered } from '../store/deepPage.ts'
import { tenant } from '../store/schema.ts'
import { inOpenSubject } from './openSubjects.ts'
import { ownMarksWith } from './personalMarks.ts'
import { subtreeIds } from './places.ts'
import { readSearched } from './searched.ts'
import { seenBy, specimensOf } from './specimen.ts'
import { everyWord, foundBy, foundSql, hitsOf, type OwnMark } from './specimenSearch.ts'

type Asked = Args<typeof specimenPage>

/**
 * Specimens to list: those shown to all; those the caller brought, hidden ones too; the caller's favourites, the latest
 * first.
 */
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

/** Conditions that the tally of shown specimens knows too. */
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
  if (subjectId !== undefined) oneOf('subjectId', await subtreeIds(context, 'subject', subjectId))
  if (catalogId !== undefined) oneOf('catalogId', await subtreeIds(context, 'catalog', catalogId))
  if (kind !== undefined) is('kind', kind)
  if (dye !== undefined) is('dye', dye)
  return where
}

/** Counts the specimens that each subject shows, by conditions that the tally knows. */
async function partsOf({ sql, values }: Where, { rows }: Context): Promise<ListPart[]> {
  const parts = await rows<{ at: number; n: number | string }>(
    `select s."subjectId" as "at", sum(s."n") as "n" from "specimenTally" s where ${sql.join(' and ')}
      group by s."subjectId" order by s."subjectId"`,
    values,
  )
  return parts.map(({ at, n }) => ({ at, n: Number(n) }))
}

/** Restricts the tally to subjects that are open. */
async function open({ closedSubjects }: Context): Promise<Where> {
  const closed = await closedSubjects()
  return { sql: [inOpenSubject('s."subjectId"', closed)], values: [...closed] }
}

/** Conditions that the tally of shown specimens does not know. */
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

/** The order of the library's lists. */
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

/** Tables joined to the specimens `s`, and the order in which the specimens come then. */
interface Joins {
  sql: string
  values: (string | number)[]
  order: readonly string[]
}

/** A page of specimens that have to be counted, as the tally does not know how many they are. */
async function countedIds(joins: Joins, all: Where, page: PageNumbers, { service }: Context) {
  const { found, total } = await countedPage(page, (limit, offset) =>
    service.db.broadRows<{ id: number; total: number }>(
      `select s."id", count(*) over () as "total" from "specimen" s ${joins.sql} where ${all.sql.join(' and ')}
        order by ${joins.order.join(', ')} limit ? offset ?`,
      [...joins.values, ...all.values, limit, offset],
    ),
  )
  return { ids: found.map(({ id }) => id), total }
}

interface Within extends Where {
  join?: string
  order?: readonly string[]
}

const within: Record<Scope, (context: Context) => Promise<Within>> = {
  shown: async () => ({ sql: ['s."published" = 1', 's."deleted" = 0'], values: [] }),
  own: async ({ caller }) => ({ sql: ['s."deleted" = 0', 's."creator" = ?'], values: [caller.accountId] }),
  async collected(context) {
    const seen = await seenBy(context)
    return {
      sql: ['c."accountId" = ?', seen.sql],
      values: [context.caller.accountId, ...seen.values],
      join: 'join "collectSpecimen" c on c."tenant" = s."tenant" and c."specimenId" = s."id"',
      order: ['c."at" desc', 's."id" desc'],
    }
  },
}

/** The names of all stains within a scope, in both languages. */
async function stainsOf(scope: Scope, context: Context): Promise<string[]> {
  const { sql, values, join = '' } = await within[scope](context)
  const table =
    scope === 'shown' ? '"specimenTally" s where' : `"specimen" s ${join} where ${sql.join(' and ')} and`
  const found = await context.rows<Pick<Specimen, 'dye' | 'dyeEn'>>(
    `select distinct s."dye", s."dyeEn" from ${table} s."tenant" = ?`,
    [...(scope === 'shown' ? [] : values), tenant],
  )
  return [...new Set(found.flatMap(({ dye, dyeEn }) => [dye, dyeEn]))]
}

/** The join, conditions and order that a keyword adds to a list of specimens. */
async function searching(sought: Sought, drawn: readonly OwnMark[], scope: Scope, context: Context) {
  const stains = sought.words.length > 1 ? await stainsOf(scope, context) : []
  const { inStain, ...where } = everyWord(sought, stains)
  // where the stain alone may hold each of the words, nothing else has to be found
  const join = `${inStain ? 'left ' : ''}join (${foundSql(sought, drawn, context.service.db.name)}) f on f."specimenId" = s."id"`
  return { where, join, values: foundBy(sought, drawn), near: 'coalesce(f."near", 5)' }
}

export async function libraryPage(asked: Asked, context: Context, scope: Scope): Promise<Paged<Specimen>> {
  const { pageNo, pageSize } = asked
  const sought = soughtBy(asked.keyword)
  const asIs = await narrowed(asked, context)
  const inTally = scope === 'shown' ? joined([asIs, await open(context)]) : asIs
  const more = further(asked)
  const { join = '', order = listed, ...those } = await within[scope](context)
  const all = joined([inTally, those, more])
  if (sought.words.length === 0) {
    const isTallied = scope === 'shown' && more.sql.length === 0
    const { ids, total } = isTallied
      ? await talliedPage(inTally, all, pageSize, (pageNo - 1) * pageSize, context)
      : await countedIds({ sql: join, values: [], order }, all, asked, context)
    return { records: await specimensOf(context, ids), total }
  }
  await readSearched(context.service.db)
  const drawn = await ownMarksWith(sought.words, context)
  const { near, where, ...search } = await searching(sought, drawn, scope, context)
  const joins = { sql: `${search.join} ${join}`, values: search.values, order: [near, ...order] }
  const { ids, total } = await countedIds(joins, joined([all, where]), asked, context)
  const records = await specimensOf(context, ids)
  const hits = await hitsOf(records, sought, drawn, context)
  return { records: records.map((one) => ({ ...one, hit: hits.get(one.id) ?? null })), total }
}
