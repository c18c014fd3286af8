/** Reads and writes run on connections of their own, so that a write that waits for a lock delays no read. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  type TransactionSettings,
} from 'kysely'

/** `reader` sees what was committed, whatever is being written, and can change nothing; `writer` waits for its turn. */
export type SqlConnection = 'reader' | 'writer'

/** Plain SQL for the connection that reads. */
interface ReadQuery extends CompiledQuery {
  reads: true
}

export function rawQuery<R>(
  sql: string,
  parameters: readonly unknown[],
  connection: SqlConnection,
): CompiledQuery<R> {
  const query = CompiledQuery.raw(sql, [...parameters]) as CompiledQuery<R>
  return connection === 'reader' ? Object.assign({}, query, { reads: true }) : query
}

/** A select that locks rows (`for update`) counts as a write. */
function isRead(query: CompiledQuery | ReadQuery): boolean {
  if ('reads' in query) return true
  return SelectQueryNode.is(query.query) && query.query.endModifiers === undefined
}

/** Takes a connection for each statement; within a transaction it holds one of the writers'. */
class SplitConnection implements DatabaseConnection {
  readonly #readers: Driver
  readonly #writers: Driver
  /** the connection of the transaction under way */
  held: DatabaseConnection | undefined

  constructor(readers: Driver, writers: Driver) {
    this.#readers = readers
    this.#writers = writers
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.held) return this.held.executeQuery<R>(query)
    const driver = isRead(query) ? this.#readers : this.#writers
    const connection = await driver.acquireConnection()
    try {
      return await connection.executeQuery<R>(query)
    } finally {
      await driver.releaseConnection(connection)
    }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a stream, which nothing here uses
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('This database streams no rows.')
  }
}

const heldBy = (connection: DatabaseConnection): DatabaseConnection => {
  const held = (connection as SplitConnection).held
  if (!held) throw new Error('There is no transaction on this connection.')
  return held
}

export class SplitDriver implements Driver {
  readonly #readers: Driver
  readonly #writers: Driver

  constructor(readers: Driver, writers: Driver) {
    this.#readers = readers
    this.#writers = writers
  }

  async init() {
    await this.#writers.init()
    await this.#readers.init()
  }

  async acquireConnection() {
    return new SplitConnection(this.#readers, this.#writers)
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const held = await this.#writers.acquireConnection()
    try {
      await this.#writers.beginTransaction(held, settings)
    } catch (failure) {
      await this.#writers.releaseConnection(held)
      throw failure
    }
    ;(connection as SplitConnection).held = held
  }

  async commitTransaction(connection: DatabaseConnection) {
    await this.#writers.commitTransaction(heldBy(connection))
  }

  /** A rollback that fails would hide why the transaction failed; the database has undone it by itself then. */
  async rollbackTransaction(connection: DatabaseConnection) {
    await this.#writers.rollbackTransaction(heldBy(connection)).catch(() => undefined)
  }

  async releaseConnection(connection: DatabaseConnection) {
    const split = connection as SplitConnection
    const { held } = split
    split.held = undefined
    if (held) await this.#writers.releaseConnection(held)
  }

  async destroy() {
    await this.#readers.destroy()
    await this.#writers.destroy()
  }
}
