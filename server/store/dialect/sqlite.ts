/** Opens SQLite's file through Node's own library. */
import { chmodSync, existsSync, statSync } from 'node:fs'
import { type Dialect, SqliteAdapter, SqliteDialect, SqliteDriver, SqliteQueryCompiler } from 'kysely'
import { NodeSqlite } from './nodeSqlite.ts'
import { ReadingThread } from './readingThread.ts'
import { SplitDriver } from './splitDriver.ts'
import { WritingDriver } from './sqliteWriter.ts'

/** SQLite opens a file of no bytes as a new database: a school whose file was cut would come up empty. */
function refuseEmptyFile(path: string): void {
  if (existsSync(path) && statSync(path).size === 0)
    throw new Error(`${path} is empty (0 bytes). Restore it from a backup; for a new school remove the file.`)
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
  /** As `read`, in a thread of its own: for what would hold up everybody else. */
  readApart: ReadingThread['read']
  /** Lets the connections that read plan by the statistics as they are now. */
  reloadStatistics(): void
  /** Ends the thread; Kysely closes the connections. */
  endThread(): Promise<void>
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
  const apart = new ReadingThread(path)
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
    readApart: (sql, parameters) => apart.read(sql, parameters),
    reloadStatistics() {
      readers.reloadStatistics()
      apart.reloadStatistics()
    },
    endThread: () => apart.end(),
  }
}
