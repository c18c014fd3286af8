/** Tables in which words are found: FTS5, or GIN over a tsvector. */
import { type Kysely, sql } from 'kysely'
import type { Phrase, WordRow } from '../../../src/rules/words/questionWords.ts'
import type { DialectName } from './name.ts'

/** Makes a table in which words are found; answers the column that holds the id of what they stand in. */
export async function wordTable(db: Kysely<unknown>, name: DialectName, table: string): Promise<string> {
  const execute = (text: string) => sql.raw(text).execute(db)
  if (name === 'sqlite')
    await execute(
      `create virtual table "${table}" using fts5("words", content = '', contentless_delete = 1, prefix = '2 3 4', tokenize = 'unicode61 remove_diacritics 0')`,
    )
  else {
    await execute(`create table "${table}" ("id" bigint primary key, "words" tsvector not null)`)
    await execute(`create index "${table}Words" on "${table}" using gin ("words")`)
  }
  return name === 'sqlite' ? 'rowid' : '"id"'
}

/** Plain SQL on such a table. */
export function wordSql(name: DialectName, table: string) {
  return name === 'sqlite'
    ? {
        id: 'rowid',
        /** Whether hits come in the order of the ids anyway; else all of them are fetched to be ordered. */
        comesInOrder: true,
        put: (_tenant: number, id: number, words: string) => ({
          sql: `insert or replace into "${table}" (rowid, "words") values (?, ?)`,
          values: [id, words],
        }),
        remove: (_tenant: number, ids: readonly number[]) => ({
          sql: `delete from "${table}" where rowid in (${ids.map(() => '?').join(', ')})`,
          values: [...ids],
        }),
        /** after many came: their segments become one, which halves the time of a search and takes 0.2 s for 100,000 */
        tidy: [`insert into "${table}" ("${table}") values ('optimize')`],
      }
    : {
        id: '"id"',
        comesInOrder: false,
        put: (tenant: number, id: number, words: string) => ({
          sql: `insert into "${table}" ("tenant", "id", "words") values (?, ?, to_tsvector('simple', ?))
            on conflict ("tenant", "id") do update set "words" = excluded."words"`,
          values: [tenant, id, words],
        }),
        remove: (tenant: number, ids: readonly number[]) => ({
          sql: `delete from "${table}" where "tenant" = ? and "id" in (${ids.map(() => '?').join(', ')})`,
          values: [tenant, ...ids],
        }),
        /**
         * After many came. Every search walks through what came last, up to 4 MB of it, until it is sorted into the index
         * (2 ms). Without statistics of what came it sorts the whole table for its first rows (160 ms among 100,000).
         */
        tidy: [`select gin_clean_pending_list('"${table}Words"'::regclass)`, `analyze "${table}"`],
      }
}

export interface SoughtWords {
  /** of the school; an SQLite file holds only one */
  tenant: number
  /** all of them */
  phrases: readonly Phrase[]
  /** one word of each list */
  lists: readonly string[][]
  /** none of these */
  without: readonly string[]
  /** whether they are sought among so many that the index alone shall find them */
  amongMany: boolean
}

const matches = `"words" @@ to_tsquery('simple', ?)`
/** The subquery runs once: otherwise a plan that PostgreSQL keeps parses the query anew for each row (30 µs). */
const matchesParsedOnce = `"words" @@ (select to_tsquery('simple', ?))`

/**
 * A condition on such a table; words are of small letters and digits, so no sign of a query.
 * @param plansByHits whether PostgreSQL shall see the words when it plans, to choose between the index and another order
 */
export function wordsFound(
  name: DialectName,
  table: string,
  { tenant, phrases, lists, without, amongMany }: SoughtWords,
  plansByHits = true,
): { sql: string; values: (string | number)[] } {
  const [next, more, or, and] =
    name === 'sqlite' ? [' + ', ' *', ' OR ', ' AND '] : [' <-> ', ':*', ' | ', ' & ']
  const rowOf = ({ words, goesOn }: WordRow) => `(${words.join(next)}${goesOn ? more : ''})`
  const rows = phrases.map((ways) => `(${ways.map(rowOf).join(or)})`)
  const facts = lists.map((list) => `(${list.join(or)})`)
  const none = without.join(or)
  if (name === 'sqlite') {
    const all = [...rows, ...facts].join(and)
    return { sql: `"${table}" match ?`, values: [none ? `(${all}) NOT (${none})` : all] }
  }
  // GIN gathers all words that begin with a prefix before it looks at the other conditions: among few questions it is
  // faster to look the found rows through.
  const last =
    !amongMany && rows.length > 1 && phrases.at(-1)?.some(({ goesOn }) => goesOn) ? rows.splice(-1) : []
  const conditions = [
    { sql: plansByHits ? matches : matchesParsedOnce, values: [[...facts, ...rows].join(and)] },
    { sql: `(${matchesParsedOnce}) is true`, values: last },
    // apart: of a query with a NOT the planner knows no more how much it finds
    { sql: `not ${matchesParsedOnce}`, values: none ? [none] : [] },
  ].filter(({ values }) => values.length > 0)
  return {
    sql: ['"tenant" = ?', ...conditions.map(({ sql }) => sql)].join(' and '),
    values: [tenant, ...conditions.flatMap(({ values }) => values)],
  }
}

/** As many rows are walked in a few ms; a phrase that most of them lack is found by the index anyway. */
const maxWalkedRows = 5000

/**
 * A walk through the first rows of such a table in the order of their ids; null where the index alone is sooner.
 * PostgreSQL takes the characters of a Chinese word for independent of each other: it expects few hits where there are
 * thousands, and gathers and sorts them all (36 to 110 ms among 100,000 rows, the walk 3 ms). Where the rows that are
 * sought stand together further on, the walk is in vain.
 */
export function firstRowsWith(
  name: DialectName,
  table: string,
  sought: SoughtWords,
): { sql: string; values: (string | number)[] } | null {
  // PostgreSQL estimates a single word well, so the index is faster where one way to write the phrase is one word
  const hasPhrase = sought.phrases.some((ways) => ways.every(({ words }) => words.length > 1))
  if (name === 'sqlite' || !sought.amongMany || !hasPhrase) return null
  const { sql, values } = wordsFound(name, table, sought, false)
  const rows = `select * from "${table}" where "tenant" = ? order by "id" limit ${maxWalkedRows}`
  return {
    sql: `select "id" from (${rows}) "walked" where ${sql} order by "id"`,
    values: [sought.tenant, ...values],
  }
}
