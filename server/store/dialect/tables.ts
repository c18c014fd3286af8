/** Keys, triggers and functions, as migrations make them. */
import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { DialectName } from './name.ts'

/** Adds the column `id` that the database fills in, as part of the table's key. */
export function withId(table: CreateTableBuilder<string, string>, name: DialectName): typeof table {
  return name === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'bigint', (column) => column.generatedByDefaultAsIdentity().notNull())
}

interface Trigger {
  trigger: string
  table: string
  event: 'insert' | 'update' | 'delete'
  /** of an update: only when one of these was named; none: always */
  columns: string[]
  when: string
  /** statements; `new` and `old` are the row */
  run: string[]
}

/** Lets the database run statements after each row that comes, changes or goes, in the place of a trigger that is called so. */
export async function afterEachRow(
  db: Kysely<unknown>,
  name: DialectName,
  { trigger, table, event, columns, when, run }: Trigger,
): Promise<void> {
  const only = columns.length > 0 ? ` of ${columns.map((column) => `"${column}"`).join(', ')}` : ''
  const head = `create trigger "${trigger}" after ${event}${only} on "${table}" for each row when (${when})`
  const execute = (text: string) => sql.raw(text).execute(db)
  await execute(`drop trigger if exists "${trigger}"${name === 'sqlite' ? '' : ` on "${table}"`}`)
  if (name === 'sqlite') return void (await execute(`${head} begin ${run.join('; ')}; end`))
  await execute(
    `create or replace function "${trigger}"() returns trigger language plpgsql as $$ begin ${run.join('; ')}; return null; end $$`,
  )
  await execute(`${head} execute function "${trigger}"()`)
}

/** Plain SQL: a random whole number up to 2^53. */
export const anyNumber = (name: DialectName): string =>
  name === 'sqlite' ? '(random() >> 11)' : 'cast(random() * 9007199254740991 as bigint)'

/** Makes the function `folded` of SQL: what `foldLines` answers. Each connection to SQLite has that itself. */
export async function makeFolded(db: Kysely<unknown>, name: DialectName): Promise<void> {
  if (name === 'sqlite') return
  const icu = 'und-x-icu'
  const { rows } = await sql`select 1 from pg_collation where collname = ${icu}`.execute(db)
  // a database's own collation may know the case of ASCII only
  const lower = `lower(normalize(line, NFKC)${rows.length > 0 ? ` collate "${icu}"` : ''})`
  const blanks = '[\\t\\v\\f\\r \\u1680\\u2028\\u2029\\uFEFF]+'
  await sql
    .raw(
      `create function "folded"(text) returns text language sql immutable as $$
        select coalesce(string_agg(trim(regexp_replace(${lower}, '${blanks}', ' ', 'g')), e'\\n' order by at), '')
        from unnest(string_to_array($1, e'\\n')) with ordinality as lines (line, at) $$`,
    )
    .execute(db)
}
