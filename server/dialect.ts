/** What SQLite and PostgreSQL do differently stands here and nowhere else. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type CreateTableBuilder,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  PostgresDialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
  sql,
} from 'kysely'
import pg from 'pg'
import { foldLines } from '../src/rules/keyword.ts'
import type { Phrase } from '../src/rules/questionWords.ts'

export type DialectName = 'sqlite' | 'postgres'

/** Statements stay prepared for the life of the connection; more than this many shapes are not expected. */
const keptStatements = 500

/** What Kysely asks of a SQLite library, over node:sqlite. */
class NodeSqlite implements SqliteDatabase {
  readonly #file: DatabaseSync
  readonly #statements = new Map<string, SqliteStatement>()

  constructor(path: string) {
    mkdirSync(dirname(path), { recursive: true })
    this.#file = new DatabaseSync(path, { timeout: 5000 })
    // FULL: an acknowledged answer survives a power cut
    this.#file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
    this.#file.function('folded', { deterministic: true }, (text) => foldLines(String(text)))
  }

  prepare(sql: string): SqliteStatement {
    let statement = this.#statements.get(sql)
    if (!statement) {
      statement = adapt(this.#file.prepare(sql))
      if (this.#statements.size >= keptStatements) this.#statements.clear()
      this.#statements.set(sql, statement)
    }
    return statement
  }

  close() {
    this.#statements.clear()
    this.#file.close()
  }
}

function adapt(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}

/** Transactions take the write lock at once: one that began by reading could not wait for it later. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** SQLite takes back changes of tables too; migrations rely on it. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new ImmediateDriver(this.#config)
  }

  override createAdapter() {
    return new TransactionalAdapter()
  }
}

/** Runs plain SQL at once, without waiting for whoever writes. */
export type Direct = <R>(sql: string, parameters: readonly unknown[]) => R[]

export interface Sqlite {
  dialect: Dialect
  /** On the connection that Kysely has: only for who holds it, which is within a transaction. */
  within: Direct
  /** On a second connection, for selects outside of transactions: sees what was committed. */
  read: Direct
  /** Closes the second connection; Kysely closes its own. */
  close(): void
}

/** @param path a file, made where there is none */
export function sqlite(path: string): Sqlite {
  const database = new NodeSqlite(path)
  let second: NodeSqlite | undefined
  const on = (connection: NodeSqlite): Direct => {
    return <R>(sql: string, parameters: readonly unknown[]) => {
      const statement = connection.prepare(sql)
      if (statement.reader) return statement.all(parameters) as R[]
      statement.run(parameters)
      return []
    }
  }
  return {
    dialect: new NodeSqliteDialect({ database }),
    within: on(database),
    read(sql, parameters) {
      second ??= new NodeSqlite(path)
      return on(second)(sql, parameters)
    },
    close: () => second?.close(),
  }
}

const bigint = 20

/** @param url `postgres://…`; `?schema=NAME` keeps the tables in a schema of their own */
export function postgres(url: string): Dialect {
  const types = {
    getTypeParser: ((oid: number, format?: 'text') =>
      // ids and times stay below 2^53
      oid === bigint ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  }
  const address = new URL(url)
  const schema = address.searchParams.get('schema')
  address.searchParams.delete('schema')
  const options = `-c lock_timeout=5000 -c idle_in_transaction_session_timeout=60000${
    schema ? ` -c search_path=${schema}` : ''
  }`
  const pool = new pg.Pool({ connectionString: address.href, max: 16, types, options })
  // a connection that broke while idle is replaced by the pool; without a listener it would end the process
  pool.on('error', (failure) => console.error(`database connection lost: ${failure.message}`))
  return new PostgresDialect({ pool })
}

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

const numbered = new Map<string, string>()

/** Plain SQL for hot paths: `?` marks parameters on both; nothing is built or compiled for each request. */
export async function plain<R>(
  db: Pick<Kysely<unknown>, 'executeQuery'>,
  name: DialectName,
  sql: string,
  parameters: readonly unknown[],
): Promise<R[]> {
  let text = sql
  if (name === 'postgres') {
    text = numbered.get(sql) ?? ''
    if (!text) {
      let n = 0
      text = sql.replace(/\?/g, () => `$${++n}`)
      numbered.set(sql, text)
    }
  }
  const { rows } = await db.executeQuery<R>(CompiledQuery.raw(text, [...parameters]))
  return rows
}

/** Whether the database was too busy to take a write within its time. */
export function isBusy(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false
  const code = 'code' in failure ? failure.code : undefined
  const errcode = 'errcode' in failure ? failure.errcode : undefined
  // SQLITE_BUSY and SQLITE_LOCKED · lock_not_available, deadlock, serialization, no connection left
  return (
    errcode === 5 ||
    errcode === 6 ||
    code === '55P03' ||
    code === '40P01' ||
    code === '40001' ||
    code === '53300'
  )
}

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
        /** what is found comes in the order of the ids anyway; else all of it is fetched for that */
        comesInOrder: true,
        put: `insert into "${table}" (rowid, "words") values (?, ?)`,
        /** after many came: their segments become one, which halves the time of a search and takes 0.2 s for 100,000 */
        tidy: `insert into "${table}" ("${table}") values ('optimize')`,
      }
    : {
        id: '"id"',
        comesInOrder: false,
        put: `insert into "${table}" ("id", "words") values (?, to_tsvector('simple', ?))
          on conflict ("id") do update set "words" = excluded."words"`,
        /** every search walks through what came last, up to 4 MB of it, until it is sorted into the index: 2 ms */
        tidy: `select gin_clean_pending_list('"${table}Words"'::regclass)`,
      }
}

interface Sought {
  /** all of them */
  phrases: readonly Phrase[]
  /** one word of each list */
  lists: readonly string[][]
  /** none of these */
  without: readonly string[]
  /** whether they are sought among so many that the index alone shall find them */
  amongMany: boolean
}

/** A condition on such a table; words are of small letters and digits, so no sign of a query. */
export function wordsFound(
  name: DialectName,
  table: string,
  { phrases, lists, without, amongMany }: Sought,
): { sql: string; values: string[] } {
  const [next, more, or, and] =
    name === 'sqlite' ? [' + ', ' *', ' OR ', ' AND '] : [' <-> ', ':*', ' | ', ' & ']
  const rows = phrases.map(({ words, goesOn }) => `(${words.join(next)}${goesOn ? more : ''})`)
  const facts = lists.map((list) => `(${list.join(or)})`)
  const none = without.join(or)
  if (name === 'sqlite') {
    const all = [...rows, ...facts].join(and)
    return { sql: `"${table}" match ?`, values: [none ? `(${all}) NOT (${none})` : all] }
  }
  const holds = `"words" @@ to_tsquery('simple', ?)`
  // of a word that goes on, GIN gathers all there are before it looks at the others: few are sooner looked through
  const last = !amongMany && rows.length > 1 && phrases.at(-1)?.goesOn ? rows.splice(-1) : []
  const conditions = [
    { sql: holds, values: [[...rows, ...facts].join(and)] },
    { sql: `(${holds}) is true`, values: last },
    // apart: of a query with a NOT the planner knows no more how much it finds
    { sql: `not ${holds}`, values: none ? [none] : [] },
  ].filter(({ values }) => values.length > 0)
  return {
    sql: conditions.map(({ sql }) => sql).join(' and '),
    values: conditions.flatMap(({ values }) => values),
  }
}

/** Plain SQL: the specimens that a question's parts show. @param body the question's, JSON without blanks */
export const shownByParts = (name: DialectName, body: string) =>
  name === 'sqlite'
    ? {
        from: `json_tree(${body}) p`,
        id: 'p."value"',
        where: `p."key" = 'specimenId' and p."type" = 'integer'`,
      }
    : {
        // within a text its quotes are escaped; read as JSON it would be refused where a text holds \u0000
        from: `regexp_matches(${body}, '"specimenId":(\\d+)', 'g') p (found)`,
        id: 'p.found[1]::bigint',
        where: 'true',
      }
