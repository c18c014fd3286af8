/**
 * The connection of SQLite that writes. Transactions that wait for each other are committed together: each is a savepoint
 * of one transaction of the file, which is written to the disk once. Each is still acknowledged only when it is there.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
  SqliteDriver,
} from 'kysely'
import { takeTurns } from '../takeTurns.ts'
import { isBusy } from './plain.ts'

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

/** The first of a group waits for the others of it: not longer than the writing itself would take. */
const groupMs = 10
const maxMembers = 32

/** Transactions that are committed together. */
class Group {
  readonly #begunAt = performance.now()
  readonly #written = Promise.withResolvers<void>()
  #members = 0

  constructor() {
    // all of its members may have been undone before: then nobody waits for it
    this.#written.promise.catch(() => undefined)
  }

  /** Another transaction is done, and is committed with the group. */
  join(): void {
    this.#members++
  }

  get isFull(): boolean {
    return this.#members >= maxMembers || performance.now() - this.#begunAt >= groupMs
  }

  /** @throws where the group could not be committed: then nothing of any member is there */
  get written(): Promise<void> {
    return this.#written.promise
  }

  settle(failure?: unknown): void {
    if (failure === undefined) this.#written.resolve()
    else this.#written.reject(failure)
  }
}

/** SQLite undid the group, because the disk is full or cannot be read: its members can be tried again. */
class UndoneError extends Error {
  /** SQLITE_BUSY */
  readonly errcode = 5

  constructor() {
    super('a transaction was undone together with another one')
  }
}

/** The connection while one caller has it. */
class Turn implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #beforeStatement: () => Promise<void>
  /** Hands the connection to the next caller. */
  readonly pass: () => void
  /** the transaction that this one is part of */
  group: Group | null = null
  /** The transaction is done but for the writing, and another caller has the connection. */
  hasPassed = false

  constructor(connection: DatabaseConnection, pass: () => void, beforeStatement: () => Promise<void>) {
    this.#connection = connection
    this.pass = pass
    this.#beforeStatement = beforeStatement
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.group) await this.#beforeStatement()
    return this.run<R>(query)
  }

  run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return untilUnlocked(() => this.#connection.executeQuery<R>(query))
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    return this.#connection.streamQuery<R>(query, chunkSize)
  }
}

const member = 'member'
const statements = {
  // takes the write lock at once: a transaction that began by reading could not wait for it later
  begin: CompiledQuery.raw('begin immediate'),
  commit: CompiledQuery.raw('commit'),
  rollback: CompiledQuery.raw('rollback'),
  beginMember: CompiledQuery.raw(`savepoint ${member}`),
  endMember: CompiledQuery.raw(`release ${member}`),
  undoMember: CompiledQuery.raw(`rollback to ${member}`),
}

/** One statement or transaction at a time has the connection. */
export class WritingDriver implements Driver {
  readonly #driver: SqliteDriver
  readonly #file: SqliteDatabase & { readonly isInTransaction: boolean }
  #last: Promise<void> = Promise.resolve()
  #waiting = 0
  #group: Group | null = null
  /**
   * SQLite answers at once: many writes that wait would run one after the other before anything else is read from a
   * connection, for seconds when a class comes back.
   */
  readonly #letOthersRun = takeTurns()

  constructor(file: SqliteDatabase & { readonly isInTransaction: boolean }) {
    this.#driver = new SqliteDriver({ database: file })
    this.#file = file
  }

  init() {
    return this.#driver.init()
  }

  destroy() {
    return this.#driver.destroy()
  }

  async acquireConnection(): Promise<Turn> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    this.#waiting++
    await before
    await this.#letOthersRun()
    this.#waiting--
    const connection = await this.#driver.acquireConnection()
    const turn: Turn = new Turn(connection, resolve, () => this.#commit(turn))
    return turn
  }

  async releaseConnection(connection: DatabaseConnection) {
    const turn = connection as Turn
    if (turn.hasPassed) return
    // nobody comes who would commit what others left open
    if (this.#waiting === 0) await this.#commit(turn).catch(() => undefined)
    turn.pass()
  }

  async beginTransaction(connection: DatabaseConnection) {
    const turn = connection as Turn
    if (!this.#group) {
      await turn.run(statements.begin)
      this.#group = new Group()
    }
    turn.group = this.#group
    await turn.run(statements.beginMember)
  }

  async commitTransaction(connection: DatabaseConnection) {
    const turn = connection as Turn
    const { group } = turn
    if (!group) throw new Error('There is no transaction on this connection.')
    await turn.run(statements.endMember)
    group.join()
    if (this.#waiting === 0 || group.isFull) return this.#commit(turn)
    turn.hasPassed = true
    turn.pass()
    await group.written
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    const turn = connection as Turn
    // its group could not be committed: nothing of it is there
    if (turn.hasPassed) return
    if (!this.#file.isInTransaction) return this.#settle(new UndoneError())
    await turn.run(statements.undoMember)
    await turn.run(statements.endMember)
  }

  #settle(failure?: unknown): void {
    const group = this.#group
    this.#group = null
    group?.settle(failure)
  }

  /** Commits the open group, if there is one. */
  async #commit(turn: Turn): Promise<void> {
    if (!this.#group) return
    try {
      await turn.run(statements.commit)
    } catch (failure) {
      if (this.#file.isInTransaction) await turn.run(statements.rollback)
      this.#settle(failure)
      throw failure
    }
    this.#settle()
  }
}
