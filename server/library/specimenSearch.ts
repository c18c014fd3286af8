/**
 * Search of specimens by a keyword, and how near each hit is: each word of the keyword stands somewhere in a specimen.
 */
import type { MarkHit, Specimen } from '../../src/contract/specimens.ts'
import { withForms } from '../../src/rules/words/keyword.ts'
import { findIn, holds, type Sought } from '../../src/rules/words/specimenWords.ts'
import type { Context } from '../context.ts'
import { marksFor } from '../store/db.ts'
import type { DialectName } from '../store/dialect/name.ts'
import { likeWord } from '../store/like.ts'
import { tenant } from '../store/schema.ts'
import type { ownMarksWith } from './personalMarks.ts'

export type OwnMark = Awaited<ReturnType<typeof ownMarksWith>>[number]

/** Ranks how near a place comes to the keyword (0: nearest), by the rule of rules/words/specimenWords. */
const nearIn = (isOwn: string, { whole, called, every }: Record<'whole' | 'called' | 'every', string>) =>
  `case when ${whole} then case when ${isOwn} then 0 when ${called} then 1 else 2 end
    when ${every} then case when ${isOwn} then 3 else 4 end else 5 end`

/** The rows of a JSON array that is one parameter; each stands in the column `value`. */
const jsonRows: Record<DialectName, string> = {
  sqlite: 'json_each(?)',
  postgres: 'json_array_elements(cast(? as json))',
}

/**
 * How many ways the SQL tries for each word of a search: as many as the word with the most has. The databases keep
 * statements prepared by their text, so the text should have few shapes.
 */
const waysIn = ({ whole, words }: Sought) => Math.max(...[whole, ...words].map(({ length }) => length))

/** The ways of a word, the last one again where it has fewer. */
const filled = (ways: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, at) => ways[at] ?? ways.at(-1) ?? '')

/**
 * Specimens in whose own words or marks a word stands, each text looked at once: how near, and for each word (`h0`,
 * `h1`, …) whether it is there. The caller's own marks stand among nobody's words; without them it is as quick. The cross
 * join keeps SQLite from walking all places: the few words that were found come first.
 */
export function foundSql(sought: Sought, own: readonly OwnMark[], dialect: DialectName): string {
  const { words } = sought
  const each = (one: (_: unknown, at: number) => string) => words.map(one).join(', ')
  const some = (text: string) => filled([`${text} like ? escape '\\'`], waysIn(sought)).join(' or ')
  const isIn = some('w."searched"')
  const near = nearIn('p."markId" = 0', {
    whole: 'w."whole" = 1',
    called: 'w."called" = 1',
    every: words.map((_, at) => `w."h${at}" = 1`).join(' and '),
  })
  const sql = `with "sought" as materialized (
      select w."id", case when ${isIn} then 1 else 0 end as "whole",
        case when ${some(`'\n' || w."searched" || '\n'`)} then 1 else 0 end as "called",
        ${each((_, at) => `case when ${isIn} then 1 else 0 end as "h${at}"`)}
      from "word" w where w."tenant" = ? and (${words.map(() => isIn).join(' or ')}))
    select p."specimenId", min(${near}) as "near", ${each((_, at) => `max(w."h${at}") as "h${at}"`)}
    from "sought" w cross join "wordPlace" p where p."tenant" = ? and p."wordId" = w."id" group by p."specimenId"`
  if (own.length === 0) return sql
  const columns = ['specimenId', 'near', ...words.map((_, at) => `h${at}`)].map(
    (name, at) => `cast(v."value" ->> ${at} as integer) as "${name}"`,
  )
  return `select a."specimenId", min(a."near") as "near", ${each((_, at) => `max(a."h${at}") as "h${at}"`)}
    from (select * from (${sql}) b
      union all select ${columns.join(', ')} from ${jsonRows[dialect]} v) a
    group by a."specimenId"`
}

/** Ranks how near one of the caller's own marks comes to the keyword, as `nearIn` ranks other places. */
function nearnessIn(names: readonly string[], whole: readonly string[], hasEveryWord: boolean): number {
  if (names.some((name) => whole.includes(name))) return 1
  if (holds(names)(whole)) return 2
  return hasEveryWord ? 4 : 5
}

/** The parameters of `foundSql`. Own marks travel as one: the text would be another for each person otherwise. */
export const foundBy = (sought: Sought, own: readonly OwnMark[]) => {
  const count = waysIn(sought)
  const whole = filled(sought.whole, count)
  const likes = sought.words.flatMap((ways) => filled(ways, count)).map(likeWord)
  const called = whole.map((way) => likeWord(`\n${way}\n`))
  const values = [...whole.map(likeWord), ...called, ...likes, tenant, ...likes, tenant]
  if (own.length === 0) return values
  const drawn = own.map(({ specimenId, names }) => {
    const isThere = sought.words.map(holds(names))
    return [specimenId, nearnessIn(names, sought.whole, isThere.every(Boolean)), ...isThere.map(Number)]
  })
  return [...values, JSON.stringify(drawn)]
}

/**
 * Conditions that each word stands somewhere: among the hits `f`, or, where there are several words, in the stain.
 * @param stains all stains that there may be
 */
export function everyWord({ words }: Sought, stains: readonly string[]) {
  const where = { sql: [] as string[], values: [] as string[] }
  let inStain = words.length > 1
  for (const [at, ways] of words.entries()) {
    const those = words.length > 1 ? stains.filter((stain) => holds(withForms([stain]))(ways)) : []
    inStain &&= those.length > 0
    const some = marksFor(those)
    where.sql.push(
      those.length > 0
        ? `(f."h${at}" = 1 or s."dye" in (${some}) or s."dyeEn" in (${some}))`
        : `f."h${at}" = 1`,
    )
    where.values.push(...those, ...those)
  }
  return { ...where, inStain }
}

/** A mark, or a specimen itself, by its names. */
interface Named extends MarkHit {
  specimenId: number
  /** folded names */
  names: readonly string[]
}

/** All words of these specimens, their own where there is no mark. */
const wordsSql = (
  ids: readonly number[],
) => `select p."specimenId", p."markId", w."searched", m."name", m."nameEn",
    m."nameLatin"
  from "wordPlace" p cross join "word" w
  left join "mark" m on m."tenant" = p."tenant" and m."id" = p."markId"
  where p."tenant" = ? and p."specimenId" in (${marksFor(ids)}) and w."tenant" = p."tenant" and w."id" = p."wordId"
  order by m."position", m."id"`

interface WordRow extends MarkHit {
  specimenId: number
  searched: string
}

/** For each specimen the mark in which the keyword is, unless its own words hold it. */
export async function hitsOf(
  specimens: readonly Specimen[],
  sought: Sought,
  drawn: readonly OwnMark[],
  { rows }: Context,
): Promise<Map<number, MarkHit>> {
  const hits = new Map<number, MarkHit>()
  if (specimens.length === 0) return hits
  const ids = specimens.map(({ id }) => id)
  const found = await rows<WordRow>(wordsSql(ids), [tenant, ...ids])
  const named: Named[] = [
    ...found.map(({ searched, ...row }) => ({ ...row, names: searched.split('\n') })),
    ...drawn.map(({ clientId, ...row }) => ({ ...row, markId: clientId, nameEn: '', nameLatin: '' })),
  ]
  const bySpecimen = Map.groupBy(named, ({ specimenId }) => specimenId)
  for (const { id, dye, dyeEn } of specimens) {
    const [own, marks] = partitioned(bySpecimen.get(id) ?? [])
    const texts = {
      own: own.flatMap(({ names }) => names),
      stain: withForms([dye, dyeEn]),
      marks: marks.map(({ names }) => names),
    }
    const mark = marks[findIn(texts, sought)?.mark ?? -1]
    if (!mark) continue
    const { markId, name, nameEn, nameLatin } = mark
    hits.set(id, { markId, name, nameEn, nameLatin })
  }
  return hits
}

/** What is called by a specimen's own words, and what by its marks'. */
const partitioned = (named: readonly Named[]): [Named[], Named[]] => [
  named.filter(({ markId }) => markId === 0),
  named.filter(({ markId }) => markId !== 0),
]
