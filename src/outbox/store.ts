/** The queue and the receipts of one person in that person's database. */
import { inUser, type LastError, type QueueRow, type Receipt, type UserDb } from '../device/db.ts'
import type { Pause } from './backoff.ts'
import type { NewRow } from './entry.ts'

/** What a round of sending changes: all of it in one transaction. */
export interface Settlement {
  delivered: { row: QueueRow; reply: unknown }[]
  /** rows that stay, with what is new about them */
  kept: { row: QueueRow; change: Partial<Pick<QueueRow, 'state' | 'notBefore' | 'tries' | 'lastError'>> }[]
  /** the account's pause from the one that stands: decided inside the transaction, for other tabs write it too */
  pause: (before: Pause | null) => Pause | null
}

/** Rows, receipts and facts, read in one transaction: a row and its receipt are never both seen, nor neither. */
export interface Ledger {
  rows: QueueRow[]
  receipts: Receipt[]
  /** ms UTC of the last acknowledgement */
  lastSuccess: number | null
}

export interface Store {
  add(row: NewRow): Promise<QueueRow>
  rows(): Promise<QueueRow[]>
  ledger(): Promise<Ledger>
  pause(): Promise<Pause | null>
  /** `receipts` false: without them, for a device that is full; what is acknowledged leaves the queue all the same */
  settle(settlement: Settlement, now: number, receipts?: boolean): Promise<void>
  /** puts a parked row back in its place; with an input it is another operation and gets the given id */
  revive(seq: number, changed?: { input: unknown; id: string; now: number; local?: unknown }): Promise<void>
  discard(seq: number): Promise<void>
  /** removes receipts that no snapshot needs any more */
  forget(ns: number[]): Promise<void>
}

/** The default is relaxed since Chrome 121; "saved on this device" is said after a strict commit only. */
const strict = { durability: 'strict' } as const

const isPause = (value: unknown): value is Pause =>
  typeof value === 'object' && value !== null && 'until' in value && typeof value.until === 'number'
const pauseIn = (value: unknown) => (isPause(value) ? value : null)

async function add(db: UserDb, row: NewRow): Promise<QueueRow> {
  const tx = db.transaction('queue', 'readwrite', strict)
  // the store makes the key; idb's types want it beforehand
  const seq = await tx.store.add(row as QueueRow)
  await tx.done
  return { ...row, seq }
}

async function settle(db: UserDb, settlement: Settlement, now: number, receipts = true): Promise<void> {
  const tx = db.transaction(['queue', 'receipts', 'meta'], 'readwrite', strict)
  const done = tx.done
  try {
    const [queue, meta] = [tx.objectStore('queue'), tx.objectStore('meta')]
    for (const { row, reply } of settlement.delivered) {
      const there = await queue.get(row.seq)
      // another drain was first, or the person discarded or changed it meanwhile
      if (there?.id !== row.id) continue
      const { seq, id, call, input, lane, subject, madeAt, local } = row
      const receipt = { seq, id, call, input, lane, subject, madeAt, local, receivedAt: now, reply }
      await queue.delete(seq)
      if (receipts) await tx.objectStore('receipts').add(receipt as Receipt)
    }
    for (const { row, change } of settlement.kept) {
      const there = await queue.get(row.seq)
      if (there?.id === row.id && there.state === 'waiting') await queue.put({ ...there, ...change })
    }
    const before = pauseIn(await meta.get('pause'))
    const next = settlement.pause(before)
    if (next) await meta.put(next, 'pause')
    else if (before) await meta.delete('pause')
    if (settlement.delivered.length > 0) await meta.put(now, 'lastSuccess')
  } catch (error) {
    // all of it or nothing: without this, what went before the failure would be committed
    done.catch(() => undefined)
    tx.abort()
    throw error
  }
  await done
}

async function revive(db: UserDb, seq: number, changed?: Parameters<Store['revive']>[1]): Promise<void> {
  const tx = db.transaction('queue', 'readwrite', strict)
  const row = await tx.store.get(seq)
  if (row) {
    const lastError: LastError | undefined = undefined
    const fresh = changed && {
      input: changed.input,
      id: changed.id,
      madeAt: changed.now,
      local: changed.local,
    }
    await tx.store.put({ ...row, ...fresh, state: 'waiting', notBefore: 0, tries: 0, lastError })
  }
  await tx.done
}

async function ledger(db: UserDb): Promise<Ledger> {
  const tx = db.transaction(['queue', 'receipts', 'meta'])
  const [rows, receipts, last] = await Promise.all([
    tx.objectStore('queue').getAll(),
    tx.objectStore('receipts').getAll(),
    tx.objectStore('meta').get('lastSuccess'),
  ])
  return { rows, receipts, lastSuccess: typeof last === 'number' ? last : null }
}

async function without(db: UserDb, store: 'queue' | 'receipts', keys: number[]): Promise<void> {
  const tx = db.transaction(store, 'readwrite', strict)
  await Promise.all([...keys.map((key) => tx.store.delete(key)), tx.done])
}

export function storeOf(user: number): Store {
  return {
    add: (row) => inUser(user, (db) => add(db, row)),
    rows: () => inUser(user, (db) => db.getAll('queue')),
    ledger: () => inUser(user, ledger),
    pause: () => inUser(user, async (db) => pauseIn(await db.get('meta', 'pause'))),
    settle: (settlement, now, receipts) => inUser(user, (db) => settle(db, settlement, now, receipts)),
    revive: (seq, changed) => inUser(user, (db) => revive(db, seq, changed)),
    discard: (seq) => inUser(user, (db) => without(db, 'queue', [seq])),
    forget: (ns) => inUser(user, (db) => without(db, 'receipts', ns)),
  }
}
