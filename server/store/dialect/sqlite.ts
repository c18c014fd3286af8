/** Opens SQLite's file through Node's own library. */
import { chmodSync, existsSync, statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import { foldLines } from '../../../src/rules/words/keyword.ts'
import { takeTurns } from '../takeTurns.ts'
import { isBusy } from './plain.ts'
import { SplitDriver } from './splitDriver.ts'

/** Statements stay prepared for the life of the connection; more than this many shapes are not expected. */
const maxStatements = 500

/** SQLite opens a file of no bytes as a new database: a school whose file was cut would come up empty. */
function refuseEmptyFile(path: string): void {
  if (existsSync(path) && statSync(path).size === 0)
    throw new Error(`${path} is empty (0 bytes). Restore it from a backup; for a new school remove the file.`)
}

/** The interface that Kysely asks of a SQLite library, over node:sqlite. */
class NodeSqlite implements SqliteDatabase {
  readonly #file: DatabaseSync
  readonly #statements = new Map<string, SqliteStatement>()

  constructor(path: string) {
    this.#file = new DatabaseSync(path, { timeout: 5000 })
    // FULL: an acknowledged answer survives a power cut
    this.#file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
    this.#file.function('folded', { deterministic: true }, (text) => foldLines(String(text)))
  }

  /** A statement that meets another's lock fails at once: waiting for it here would stop the whole process. */
  waitForNoLock() {
    this.#file.exec('pragma busy_timeout = 0')
    return this
  }

  readOnly() {
    this.#file.exec('pragma query_only = on')
    return this
  }

  prepare(sql: string): SqliteStatement {
    let statement = this.#statements.get(sql)
    if (!statement) {
      statement = adapt(this.#file.prepare(sql))
      if (this.#statements.size >= maxStatements) this.#statements.clear()
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

/** How long a write waits for the lock of another process, by short tries. */
const lockWaitMs = 5000
/** Between two tries, more by chance, so that two processes do not meet again and again. */
const retryPauseMs = 5

async function untilUnlocked<T>(run: () => Promise<T>): Promise<T> {
  const until = Date.now() + lockWaitMs
  for (;;) {
    try {
      return await run()
    } catch (failure) {
      if (!isBusy(failure) || Date.now() > until) throw failure
    }
    await sleep(retryPauseMs + Math.random() * 3 * retryPauseMs)
  }
}

/** One statement or transaction at a time has the connection that writes. */
class WritingDriver extends SqliteDriver {
  #last: Promise<void> = Promise.resolve()
  #letGo: () => void = () => undefined
  /**
   * SQLite answers at once: many writes that wait would run one after the other before anything else is read from a
   * connection, for seconds when a class comes back.
   */
  readonly #letOthersRun = takeTurns()

  override async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last
    let letGo: () => void = () => undefined
    this.#last = new Promise((resolve) => {
      letGo = resolve
    })
    await before
    await this.#letOthersRun()
    this.#letGo = letGo
    const connection = await super.acquireConnection()
    return {
      executeQuery: (query) => untilUnlocked(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
  }

  override async releaseConnection() {
    this.#letGo()
  }

  /** Takes the write lock at once: a transaction that began by reading could not wait for it later. */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

class SplitSqliteAdapter extends SqliteAdapter {
  /** SQLite takes back changes of tables too; migrations rely on it. */
  override get supportsTransactionalDdl() {
    return true
  }

  /** `WritingDriver` keeps the order of writes itself. */
  override get supportsMultipleConnections() {
    return true
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #readers: SqliteDialectConfig
  readonly #writers: SqliteDialectConfig

  constructor(readers: SqliteDialectConfig, writers: SqliteDialectConfig) {
    super(writers)
    this.#readers = readers
    this.#writers = writers
  }

  override createDriver() {
    return new SplitDriver(new SqliteDriver(this.#readers), new WritingDriver(this.#writers))
  }

  override createAdapter() {
    return new SplitSqliteAdapter()
  }
}

/** Runs plain SQL at once, without waiting for whoever writes. */
export type Direct = <R>(sql: string, parameters: readonly unknown[]) => R[]

export interface Sqlite {
  dialect: Dialect
  /** On the connection that writes: only for who holds it, which is within a transaction. */
  within: Direct
  /** Runs on the connection that reads: it sees what was committed. */
  read: Direct
}

/** @param path a file, made where there is none; @throws an Error where it has no bytes */
export function sqlite(path: string): Sqlite {
  refuseEmptyFile(path)
  const writers = new NodeSqlite(path).waitForNoLock()
  chmodSync(path, 0o600)
  const readers = new NodeSqlite(path).readOnly()
  const on = (connection: NodeSqlite): Direct => {
    return <R>(sql: string, parameters: readonly unknown[]) => {
      const statement = connection.prepare(sql)
      if (statement.reader) return statement.all(parameters) as R[]
      statement.run(parameters)
      return []
    }
  }
  return {
    dialect: new NodeSqliteDialect({ database: readers }, { database: writers }),
    within: on(writers),
    read: on(readers),
  }
}
