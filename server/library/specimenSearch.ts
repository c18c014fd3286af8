/**
 * Search of specimens by a keyword, and how near each hit is: each word of the keyword stands somewhere in a specimen.
 */
import type { MarkHit, Specimen } from '../../src/contract/specimens.ts'
import { foldWord } from '../../src/rules/words/keyword.ts'
import { findIn, wordsOf } from '../../src/rules/words/specimenWords.ts'
import type { Context } from '../context.ts'
import { marksFor } from '../store/db.ts'
import type { DialectName } from '../store/dialect/name.ts'
import { tenant } from '../store/schema.ts'
import type { ownMarksWith } from './personalMarks.ts'

/** @param keyword folded */
const likeOf = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`

export type OwnMark = Awaited<ReturnType<typeof ownMarksWith>>[number]

/** The keyword of a search: folded as a whole, and as words. */
export interface Sought {
  whole: string
  words: readonly string[]
}

export const soughtBy = (keyword: string | undefined): Sought => {
  const whole = foldWord(keyword ?? '')
  return { whole, words: wordsOf(whole) }
}

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
 * Specimens in whose own words or marks a word stands, each text looked at once: how near, and for each word (`h0`,
 * `h1`, …) whether it is there. The caller's own marks stand among nobody's words; without them it is as quick. The cross
 * join keeps SQLite from walking all places: the few words that were found come first.
 */
export function foundSql({ words }: Sought, own: readonly OwnMark[], dialect: DialectName): string {
  const each = (one: (word: string, at: number) => string) => words.map(one).join(', ')
  const isIn = `w."text" like ? escape '\\'`
  const near = nearIn('p."markId" = 0', {
    whole: 'w."whole" = 1',
    called: 'w."called" = 1',
    every: words.map((_, at) => `w."h${at}" = 1`).join(' and '),
  })
  const sql = `with "sought" as materialized (
      select w."id", case when ${isIn} then 1 else 0 end as "whole",
        case when '\n' || w."text" || '\n' like ? escape '\\' then 1 else 0 end as "called",
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
function nearnessIn(folded: string, whole: string, hasEveryWord: boolean): number {
  if (folded === whole) return 1
  if (folded.includes(whole)) return 2
  return hasEveryWord ? 4 : 5
}

/** The parameters of `foundSql`. Own marks travel as one: the text would be another for each person otherwise. */
export const foundBy = ({ whole, words }: Sought, own: readonly OwnMark[]) => {
  const likes = words.map(likeOf)
  const values = [likeOf(whole), likeOf(`\n${whole}\n`), ...likes, tenant, ...likes, tenant]
  if (own.length === 0) return values
  const drawn = own.map(({ specimenId, folded }) => {
    const isThere = words.map((word) => folded.includes(word))
    return [specimenId, nearnessIn(folded, whole, isThere.every(Boolean)), ...isThere.map(Number)]
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
  for (const [at, word] of words.entries()) {
    const those = words.length > 1 ? stains.filter((stain) => foldWord(stain).includes(word)) : []
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

interface Text extends MarkHit {
  specimenId: number
  /** folded, a line for each name */
  text: string
}

/** All words of these specimens, their own where there is no mark. */
const wordsSql = (
  ids: readonly number[],
) => `select p."specimenId", p."markId", w."text", m."name", m."nameEn",
    m."nameLatin"
  from "wordPlace" p cross join "word" w
  left join "mark" m on m."tenant" = p."tenant" and m."id" = p."markId"
  where p."tenant" = ? and p."specimenId" in (${marksFor(ids)}) and w."tenant" = p."tenant" and w."id" = p."wordId"
  order by m."position", m."id"`

/** For each specimen the mark in which the keyword is, unless its own words hold it. */
export async function hitsOf(
  specimens: readonly Specimen[],
  { whole }: Sought,
  drawn: readonly OwnMark[],
  { rows }: Context,
): Promise<Map<number, MarkHit>> {
  const hits = new Map<number, MarkHit>()
  if (specimens.length === 0) return hits
  const ids = specimens.map(({ id }) => id)
  const texts = Map.groupBy(await rows<Text>(wordsSql(ids), [tenant, ...ids]), ({ specimenId }) => specimenId)
  for (const { id, dye, dyeEn } of specimens) {
    const those = texts.get(id) ?? []
    const own = those.filter(({ markId }) => markId === 0)
    const marks = [
      ...those.filter(({ markId }) => markId !== 0),
      ...drawn
        .filter(({ specimenId }) => specimenId === id)
        .map(({ clientId, name, folded }) => ({
          markId: clientId,
          name,
          nameEn: '',
          nameLatin: '',
          text: folded,
        })),
    ]
    const find = findIn(
      {
        own: own.map(({ text }) => text),
        stain: [dye, dyeEn].map(foldWord),
        marks: marks.map(({ text }) => text.split('\n')),
      },
      whole,
    )
    const mark = marks[find?.mark ?? -1]
    if (!mark) continue
    const { markId, name, nameEn, nameLatin } = mark
    hits.set(id, { markId, name, nameEn, nameLatin })
  }
  return hits
}
