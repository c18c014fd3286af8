/** Opens the database: PostgreSQL by DATABASE_URL, else one SQLite file in DATA_DIR. */
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { CompiledQuery, Kysely, type Transaction } from 'kysely'
import { Availability } from './availability.ts'
import { NotificationListener } from './dialect/listener.ts'
import type { DialectName } from './dialect/name.ts'
import { plain } from './dialect/plain.ts'
import { postgres } from './dialect/postgres.ts'
import type { SqlConnection } from './dialect/splitDriver.ts'
import { sqlite } from './dialect/sqlite.ts'
import { migrate } from './migrations/index.ts'
import { type Database, tenant } from './schema.ts'
import { claimFolder, refuseOtherFolder } from './schoolFolder.ts'

/** The database, or a transaction in it. */
export type Executor = Kysely<Database> | Transaction<Database>

/** Runs all of it or nothing of it; within a transaction it belongs to that one. */
export const inTransaction = <T>(db: Executor, run: (within: Executor) => Promise<T>): Promise<T> =>
  db.isTransaction ? run(db) : db.transaction().execute(run)

export interface Db {
  name: DialectName
  kysely: Kysely<Database>
  availability: Availability
  /**
   * Plain SQL with `?` for parameters, for hot paths.
   * @param on a transaction, or a connection of its own: the one that reads, where it is left out
   */
  rows<R>(sql: string, parameters: readonly unknown[], on?: SqlConnection | Executor): Promise<R[]>
  /**
   * As `rows`, of what was committed, for SQL that looks through much of the school: SQLite runs it in a thread of its own,
   * for it would hold up everybody else.
   */
  broadRows<R>(sql: string, parameters: readonly unknown[]): Promise<R[]>
  /** Hears what processes of this school tell each other; only PostgreSQL carries it, others must poll. */
  listen(channel: string, hear: (payload: string) => void): void
  tell(channel: string, payload: string): Promise<void>
  /** Counts anew what grew much since, so that queries are planned by it; PostgreSQL does that by itself. */
  renewStatistics(): Promise<void>
  close(): Promise<void>
}

/** `?, ?, ?` for as many values in plain SQL. */
export const marksFor = (values: readonly unknown[]) => values.map(() => '?').join(', ')

/** Personal data lie below: nobody else on the machine may look in. */
function makePrivate(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (failure) {
    const why = failure instanceof Error ? failure.message : String(failure)
    throw new Error(
      `The folder of the school (DATA_DIR) cannot be made: ${why}. Make it once: sudo install -d -m 700 -o "$USER" ${folder}`,
    )
  }
  try {
    chmodSync(folder, 0o700)
  } catch {
    // the folder is another user's, who decides about it
  }
}

/** Analyzes tables (2) that grew, whichever connection asked them (0x10000), a sample of each (0x10): a moment at most. */
const optimizePragma = 'pragma optimize = 0x10012'

/** Schools that share a database do not hear each other. */
const channelOf = (channel: string) => `${channel}-${tenant}`

/**
 * Opens without touching the tables.
 * @param asFound the folder and its file keep their modes and their owner, for whoever only looks
 */
export function open(
  where: { dataDir: string; databaseUrl?: string | undefined },
  { asFound = false } = {},
): Db {
  const { dataDir, databaseUrl } = where
  if (asFound) refuseOtherFolder(dataDir)
  else {
    makePrivate(dataDir)
    claimFolder(dataDir)
  }
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(join(dataDir, 'vitrine.db'), { asFound })
}

function openPostgres(databaseUrl: string): Db {
  const kysely = new Kysely<Database>({ dialect: postgres(databaseUrl) })
  const rows: Db['rows'] = (sql, parameters, on = 'reader') =>
    typeof on === 'string'
      ? plain(kysely, 'postgres', sql, parameters, on)
      : plain(on, 'postgres', sql, parameters, 'writer')
  const ear = new NotificationListener(databaseUrl)
  return {
    name: 'postgres',
    kysely,
    availability: new Availability(),
    rows,
    broadRows: (sql, parameters) => rows(sql, parameters),
    listen: (channel, hear) => ear.listen(channelOf(channel), hear),
    async tell(channel, payload) {
      await rows('select pg_notify(current_schema() || ?, ?)', [`.${channelOf(channel)}`, payload])
    },
    renewStatistics: async () => undefined,
    async close() {
      await ear.close()
      await kysely.destroy()
    },
  }
}

function openSqlite(path: string, options: { asFound: boolean }): Db {
  const file = sqlite(path, options)
  const kysely = new Kysely<Database>({ dialect: file.dialect })
  return {
    name: 'sqlite',
    kysely,
    availability: new Availability(),
    async rows(sql, parameters, on = 'reader') {
      if (on === 'reader') return file.read(sql, parameters)
      if (on !== 'writer' && on.isTransaction) return file.within(sql, parameters)
      return plain(kysely, 'sqlite', sql, parameters, 'writer')
    },
    broadRows: (sql, parameters) => file.readApart(sql, parameters),
    // one process at a time has the file open
    listen: () => undefined,
    tell: async () => undefined,
    async renewStatistics() {
      await kysely.executeQuery(CompiledQuery.raw(optimizePragma))
      file.reloadStatistics()
    },
    async close() {
      await file.endThread()
      await kysely.destroy()
    },
  }
}

/** Opens and brings the tables to the newest shape; creates them where there are none. */
export async function openMigrated(where: {
  dataDir: string
  databaseUrl?: string | undefined
}): Promise<Db> {
  const db = open(where)
  try {
    await migrate(db.kysely, db.name)
  } catch (failure) {
    await db.close()
    throw failure
  }
  return db
}
