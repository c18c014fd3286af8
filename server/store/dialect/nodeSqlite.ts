/** SQLite's file through Node's own library. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { foldLines } from '../../../src/rules/words/foldWord.ts'

/** Statements stay prepared for the life of the connection; more than this many shapes are not expected. */
const maxStatements = 500

/** The interface that Kysely asks of a SQLite library, over node:sqlite. */
export class NodeSqlite implements SqliteDatabase {
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
