/**
 * One school out of a PostgreSQL database that several share: its rows as a text of COPY statements, which `psql` writes
 * and reads. The tables are not in it; whoever reads it makes them first, as the migration that is noted beside it left them.
 */
import pg from 'pg'
import { tenant } from '../schema.ts'
import { databaseAddress, runTool } from './copy.ts'

interface SchoolTable {
  name: string
  /** quoted, in order */
  columns: string
  /** whether the database numbers its rows */
  isNumbered: boolean
}

/** The tables that hold rows of schools, in the order of their names. */
async function schoolTables(databaseUrl: string): Promise<SchoolTable[]> {
  const { url, password, schema } = databaseAddress(databaseUrl)
  const client = new pg.Client({ connectionString: url, ...(password && { password }) })
  await client.connect()
  try {
    const { rows } = await client.query<SchoolTable>(
      `select table_name as "name", bool_or(is_identity = 'YES') as "isNumbered",
          string_agg('"' || column_name || '"', ', ' order by ordinal_position) as "columns"
        from information_schema.columns where table_schema = $1 and is_generated = 'NEVER'
        group by table_name having bool_or(column_name = 'tenant') order by table_name`,
      [schema],
    )
    return rows
  } finally {
    await client.end()
  }
}

/** Runs `psql` in the schema of the school; it stops at the first failure. */
function runPsql(databaseUrl: string, args: string[]): Promise<void> {
  const { url, password, schema } = databaseAddress(databaseUrl)
  const options = ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-d', url]
  return runTool('psql', password, [...options, ...args], { PGOPTIONS: `-c search_path=${schema}` })
}

const commands = (lines: readonly string[]): string[] => lines.flatMap((line) => ['-c', line])

/** A state of one moment, while others go on writing. @param to a file that does not exist yet */
export async function copySchoolRows(databaseUrl: string, to: string): Promise<void> {
  const tables = await schoolTables(databaseUrl)
  await runPsql(databaseUrl, [
    '-o',
    to,
    ...commands([
      'begin isolation level repeatable read read only',
      ...tables.flatMap(({ name, columns }) => [
        `\\qecho 'COPY "${name}" (${columns}) FROM stdin;'`,
        `copy (select ${columns} from "${name}" where "tenant" = ${tenant}) to stdout`,
        `\\qecho '\\\\.'`,
      ]),
      'commit',
    ]),
  ])
}

/**
 * Puts the rows into empty tables, all or none. Tables of an older step have triggers: what they note beside a row is among
 * the rows, so that none runs.
 */
export async function restoreSchoolRows(databaseUrl: string, from: string): Promise<void> {
  const tables = await schoolTables(databaseUrl)
  const turnTriggers = (verb: 'disable' | 'enable') =>
    commands(tables.map(({ name }) => `alter table "${name}" ${verb} trigger user`))
  const numbersGoOn = tables
    .filter(({ isNumbered }) => isNumbered)
    .map(
      ({ name }) =>
        `select setval(pg_get_serial_sequence('"${name}"', 'id'), max("id")) from "${name}" having max("id") > 0`,
    )
  await runPsql(databaseUrl, [
    '--single-transaction',
    '-o',
    '/dev/null',
    ...turnTriggers('disable'),
    '-f',
    from,
    ...turnTriggers('enable'),
    ...commands(numbersGoOn),
  ])
}
