/** Whether a database is whole and new enough. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { DialectName } from './name.ts'

/** @returns what is damaged; PostgreSQL checks its own pages when they are read (initdb --data-checksums) */
export async function damageOf(db: QueryExecutorProvider, name: DialectName): Promise<string | null> {
  if (name === 'postgres') return null
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
  const said = rows[0]?.quick_check ?? 'no answer'
  return said === 'ok' ? null : said.replace(/\s+/g, ' ')
}

const leastPostgres = 150_000

/** @returns null where the version will do */
export async function versionFault(db: QueryExecutorProvider, name: DialectName): Promise<string | null> {
  if (name === 'sqlite') return null
  const { rows } = await sql<{
    version: number
  }>`select current_setting('server_version_num')::int as "version"`.execute(db)
  const version = rows[0]?.version ?? 0
  return version >= leastPostgres ? null : `PostgreSQL ${Math.floor(version / 10_000)} is too old.`
}

/** By how much (ms) the clock of this process is ahead of the database's; null where the database has none of its own. */
export async function clockAheadMs(db: QueryExecutorProvider, name: DialectName): Promise<number | null> {
  if (name === 'sqlite') return null
  const askedAt = Date.now()
  const { rows } = await sql<{
    at: number | string
  }>`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as "at"`.execute(db)
  return (askedAt + Date.now()) / 2 - Number(rows[0]?.at)
}
