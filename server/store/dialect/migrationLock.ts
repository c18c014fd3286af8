/** One process migrates at a time: a row that it holds until its transaction ends, however that ends. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { DialectName } from './name.ts'
import { isBusy } from './plain.ts'

const lockRow = 'migration_lock'

/** Error codes met by a process that makes a table or row at the same moment as another: unique, exists already. */
const raceCodes = new Set(['23505', '42P07', '42710'])
const isRace = (failure: unknown): boolean =>
  failure instanceof Error &&
  'code' in failure &&
  typeof failure.code === 'string' &&
  raceCodes.has(failure.code)

/** The tables that Kysely's migrator keeps, made before the transaction in which it runs. */
export async function makeMigrationTables<Tables>(db: Kysely<Tables>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db)
  await run(
    'create table if not exists "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null)',
  )
  await run(
    'create table if not exists "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null)',
  )
  await run(`insert into "kysely_migration_lock" ("id") values ('${lockRow}') on conflict ("id") do nothing`)
}

/** SQLite has one writer at a time anyway: a transaction there begins with the lock. */
export async function holdMigrationRow<Tables>(within: Kysely<Tables>, name: DialectName): Promise<void> {
  if (name === 'sqlite') return
  // another process may migrate for longer than any answer may wait
  await sql.raw('set local lock_timeout = 0').execute(within)
  await sql
    .raw(`select "id" from "kysely_migration_lock" where "id" = '${lockRow}' for update`)
    .execute(within)
}

const waitMs = 120_000
const pauseMs = 100

/** Tries again while another process has what this one needs. */
export async function untilUnlocked<T>(run: () => Promise<T>): Promise<T> {
  const until = Date.now() + waitMs
  for (;;) {
    try {
      return await run()
    } catch (failure) {
      if (!(isBusy(failure) || isRace(failure)) || Date.now() > until) throw failure
    }
    await sleep(pauseMs)
  }
}
