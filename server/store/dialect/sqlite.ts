/** Opens SQLite's file through Node's own library. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
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
import { foldLines } from '../../../src/rules/keyword.ts'

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
