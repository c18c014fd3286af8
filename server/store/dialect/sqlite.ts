/** Opens SQLite's file through Node's own library. */
import { chmodSync, existsSync, statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'
import { foldLines } from '../../../src/rules/words/foldWord.ts'
import { SplitDriver } from './splitDriver.ts'
import { WritingDriver } from './sqliteWriter.ts'

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

  get isInTransaction(): boolean {
    return this.#file.isTransaction
  }

  readOnly() {
    this.#file.exec('pragma query_only = on')
    return this
  }

  /**
   * Plans by the statistics that another connection has written: each keeps in memory those that it found when it was
   * opened, and scans a table that was small then. Counts as a write: while somebody else writes, nothing is done.
   */
  reloadStatistics() {
    this.#file.exec('pragma busy_timeout = 0; pragma query_only = off')
    try {
      this.#file.exec('analyze sqlite_schema')
    } catch {
      // the next time does it
    } finally {
      this.#file.exec('pragma query_only = on; pragma busy_timeout = 5000')
    }
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

class NodeSqliteCompiler extends SqliteQueryCompiler {
  /** Leaves out `for update`: whoever writes holds the whole file, so that nobody else changes its rows. */
  protected override visitSelectModifier() {}
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #readers: NodeSqlite
  readonly #writers: NodeSqlite

  constructor(readers: NodeSqlite, writers: NodeSqlite) {
    super({ database: writers })
    this.#readers = readers
    this.#writers = writers
  }

  override createDriver() {
    return new SplitDriver(new SqliteDriver({ database: this.#readers }), new WritingDriver(this.#writers))
  }

  override createAdapter() {
    return new SplitSqliteAdapter()
  }

  override createQueryCompiler() {
    return new NodeSqliteCompiler()
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
  /** Lets the connection that reads plan by the statistics as they are now. */
  reloadStatistics(): void
}

/**
 * @param path a file, made where there is none
 * @param asFound its mode stays
 * @throws an Error where it has no bytes
 */
export function sqlite(path: string, { asFound = false } = {}): Sqlite {
  refuseEmptyFile(path)
  const writers = new NodeSqlite(path).waitForNoLock()
  if (!asFound) chmodSync(path, 0o600)
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
    dialect: new NodeSqliteDialect(readers, writers),
    within: on(writers),
    read: on(readers),
    reloadStatistics: () => readers.reloadStatistics(),
  }
}
