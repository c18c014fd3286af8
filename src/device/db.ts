/** The databases of this device, one per person and one that belongs to nobody: opened, kept open, opened anew. Page and worker share them. */
import {
  type DBSchema,
  deleteDB,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
  unwrap,
  wrap,
} from 'idb'
import { deviceDatabase, userDatabase } from './names.ts'
import type { DeviceDb, DeviceSchema, UserDb, UserSchema } from './stored.ts'

export const databaseEvents: {
  /** another tab's older connection keeps a database from opening, or no longer does */
  blocked?: (is: boolean) => unknown
  /** the browser closed this database, and may have emptied it */
  closed?: (name: string) => unknown
  /** the browser lets this site keep nothing: puts databases in memory in their place */
  forbidden?: () => Promise<unknown>
} = {}

let inMemory = false

/** Databases last no longer than this page. */
export const isInMemory = () => inMemory

/** All cookies are refused, or there is no database at all. A database that fails is another thing: it may hold answers. */
const isForbidden = (error: unknown) =>
  (error instanceof DOMException && error.name === 'SecurityError') || typeof indexedDB === 'undefined'

/** A database that is being opened, or is open. */
interface Open {
  promise: Promise<unknown>
  /** once it is open */
  db?: unknown
}

const open = new Map<string, Open>()

function opened<S extends DBSchema>(
  name: string,
  version: number,
  upgrade: (
    db: IDBPDatabase<S>,
    from: number,
    tx: IDBPTransaction<S, StoreNames<S>[], 'versionchange'>,
  ) => void,
) {
  const known = open.get(name)
  if (known) return known.promise as Promise<IDBPDatabase<S>>
  const drop = () => {
    if (open.get(name) === own) open.delete(name)
  }
  const connect = async () =>
    openDB<S>(name, version, {
      upgrade: (db, from, _to, tx) => upgrade(db, from, tx),
      blocked: () => {
        databaseEvents.blocked?.(true)
        void promise.finally(() => databaseEvents.blocked?.(false)).catch(() => undefined)
      },
      blocking: (_from, _to, event) => {
        drop()
        ;(event.target as IDBDatabase).close()
      },
      terminated: () => {
        drop()
        databaseEvents.closed?.(name)
      },
    })
  const promise: Promise<IDBPDatabase<S>> = connect().catch(async (error) => {
    if (!databaseEvents.forbidden || !isForbidden(error)) throw error
    await databaseEvents.forbidden()
    inMemory = true
    return connect()
  })
  const own: Open = { promise }
  open.set(name, own)
  promise.then((db) => {
    quiet(db as unknown as IDBPDatabase)
    own.db = db
  }, drop)
  return promise
}

/**
 * Silences the end of each transaction: whoever awaits one of its requests hears why it failed, so it is no error that
 * nobody awaits its end as well.
 */
function quiet(db: IDBPDatabase): void {
  const raw = unwrap(db)
  const begin = raw.transaction.bind(raw)
  raw.transaction = (...how: Parameters<typeof begin>) => {
    const begun = begin(...how)
    wrap(begun).done.catch(() => undefined)
    return begun
  }
}

const epoch = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')

function openUser(user: number): Promise<UserDb> {
  return opened<UserSchema>(userDatabase(user), 2, (db, from, tx) => {
    if (from < 1) {
      db.createObjectStore('queue', { keyPath: 'seq', autoIncrement: true }).createIndex('state', 'state')
      db.createObjectStore('receipts', { keyPath: 'n', autoIncrement: true })
      db.createObjectStore('replies', { keyPath: 'hash' })
      db.createObjectStore('drafts', { keyPath: 'key' })
      db.createObjectStore('packs', { keyPath: 'key' })
      // tells this database from one that the browser silently made anew
      db.createObjectStore('meta').put(epoch(), 'epoch')
    }
    // an index by lane, so that the data of home is read before thousands of answers are
    tx.objectStore('queue').createIndex('lane', 'lane')
  })
}

function openDevice(): Promise<DeviceDb> {
  return opened<DeviceSchema>(deviceDatabase, 1, (db) => {
    db.createObjectStore('settings')
    db.createObjectStore('accounts', { keyPath: 'id' })
    db.createObjectStore('revocations', { keyPath: 'token' })
    db.createObjectStore('wipes', { keyPath: 'user' })
  })
}

/**
 * iOS drops connections in the background, and clearing storage closes them in the middle: these errors say so. The
 * words of UnknownError differ (server lost, no transaction in progress …) and are not asked for.
 */
const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'
const lost = (error: unknown) =>
  isAborted(error) ||
  (error instanceof DOMException && ['InvalidStateError', 'UnknownError'].includes(error.name))

/** Time (ms) by which a browser that clears a database in the middle of a transaction is done with it. */
const clearingMs = 100

/**
 * A dead connection is opened anew, and once more where that came into the middle of clearing. Where the database is open,
 * the work begins at once: what a tap writes is on its way before the screen is drawn for it.
 */
async function reopening<D, T>(
  name: string,
  connect: () => Promise<D>,
  work: (db: D) => Promise<T>,
): Promise<T> {
  for (let left = 2; ; left--) {
    try {
      return await work((open.get(name)?.db as D | undefined) ?? (await connect()))
    } catch (error) {
      if (left === 0 || !lost(error)) throw error
      open.delete(name)
      if (isAborted(error)) await new Promise((resolve) => setTimeout(resolve, clearingMs))
    }
  }
}

/** A transaction that is being written. */
interface Ending {
  readonly done: Promise<void>
  readonly error: DOMException | null
  abort(): void
}

/** The default is relaxed since Chrome 121; "saved on this device" is said after a strict commit only. */
export const strict = { durability: 'strict' } as const

/** Commits all of a transaction or nothing: without an abort, the writes before a failure would be committed. */
export async function whole<T>(tx: Ending, work: () => Promise<T>): Promise<T> {
  const { done } = tx
  try {
    const value = await work()
    await done
    return value
  } catch (error) {
    done.catch(() => undefined)
    try {
      tx.abort()
    } catch {
      // it ended by itself, and says why
    }
    throw tx.error ?? error
  }
}

/** Works in a person's database; a connection that was lost is opened anew and the work run again. */
export const inUser = <T>(user: number, work: (db: UserDb) => Promise<T>) =>
  reopening(userDatabase(user), () => openUser(user), work)

/** Works in the database that belongs to nobody. */
export const inDevice = <T>(work: (db: DeviceDb) => Promise<T>) => reopening(deviceDatabase, openDevice, work)

/** Closes a person's database in this tab. */
export async function closeUser(user: number): Promise<void> {
  const name = userDatabase(user)
  const connection = open.get(name)?.promise as Promise<UserDb> | undefined
  open.delete(name)
  if (connection) (await connection.catch(() => undefined))?.close()
}

/** Removes a person's database; other tabs close theirs when they hear of it. False: one of them did not within 3 s. */
export async function deleteUser(user: number): Promise<boolean> {
  await closeUser(user)
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, 3000, false))
  return Promise.race([deleteDB(userDatabase(user)).then(() => true), late])
}
