/** The queue and the receipts of one person in that person's database. */
import { inUser } from '../device/db.ts'
import { noticesLane } from '../device/names.ts'
import type { QueueRow, Receipt, UserDb } from '../device/stored.ts'
import { urgentLanePrefixes } from '../device/urgentLanes.ts'
import type { Pause } from './backoff.ts'
import type { NewRow } from './entry.ts'
import type { queueChanges, Revival, Settlement, Supersede } from './storeChanges.ts'
import { upgradeRow } from './upgradeRow.ts'

/** The rows from one `seq` to another, both included. */
export interface RowSpan {
  from: number
  to: number
}

export const everything: RowSpan = { from: 0, to: Number.MAX_SAFE_INTEGER }

/** How much is in the queue, counted by the database. */
export interface Counts {
  /** not parked */
  waiting: number
  parked: number
}

/** Some rows and receipts, read in one transaction: a row and its receipt are never both seen, nor neither. */
export interface QueuePart extends Counts {
  /** rows in the span now, at most so many as asked for */
  rows: QueueRow[]
  /** those after the asked number, at most so many as asked for */
  receipts: Receipt[]
  /** number of the newest receipt; 0: none */
  lastReceipt: number
  /** time (ms UTC) of the last acknowledgement */
  lastSuccess: number | null
}

export interface RowStore {
  /** @returns the row, and the rows that changed with it */
  /** @param beside stored with it, or not at all */
  add(
    row: NewRow,
    supersede?: Supersede,
    beside?: readonly NewRow[],
  ): Promise<{ row: QueueRow; changed: RowSpan }>
  /** Adds those whose id is neither waiting nor received here; answers the rows that were added. All or nothing. */
  addNew(rows: readonly NewRow[]): Promise<QueueRow[]>
  /** from a `seq` on, in order, at most so many */
  rows(from?: number, most?: number): Promise<QueueRow[]>
  /** those of running quizzes, in order, however many rows stand before them */
  urgent(): Promise<QueueRow[]>
  /**
   * @param after the number of the last receipt that is known
   * @param most of rows, of receipts, and of read marks, which come even where they stand behind so many rows
   */
  part(span: RowSpan, after: number, most?: number): Promise<QueuePart>
  /** whether anything waits or is parked: counted, not read */
  count(): Promise<number>
  pause(): Promise<Pause | null>
  /** `receipts` false: without them, for a device that is full; acknowledged rows leave the queue all the same */
  settle(settlement: Settlement, now: number, receipts?: boolean): Promise<void>
  /** puts a parked row back in its place; with an input it is another operation and gets the given id */
  revive(seq: number, changed?: Revival): Promise<void>
  discard(seq: number): Promise<void>
  /** removes receipts that no snapshot needs any more */
  forget(ns: number[]): Promise<void>
}

async function part(db: UserDb, { from, to }: RowSpan, after: number, most?: number): Promise<QueuePart> {
  const tx = db.transaction(['queue', 'receipts', 'meta'])
  const [queue, received] = [tx.objectStore('queue'), tx.objectStore('receipts')]
  const [rows, receipts, urgent, notices, all, parked, newest, success] = await Promise.all([
    queue.getAll(IDBKeyRange.bound(from, to), most),
    received.getAll(IDBKeyRange.lowerBound(after, true), most),
    most ? urgentIn(queue.index('lane')) : [],
    most ? queue.index('lane').getAll(noticesLane, most) : [],
    queue.count(),
    queue.index('state').count('parked'),
    received.openKeyCursor(null, 'prev'),
    tx.objectStore('meta').get('lastSuccess'),
  ])
  const last = rows.at(-1)?.seq ?? to
  return {
    rows: [...rows, ...[...urgent, ...notices].filter(({ seq }) => seq > last)].map(upgradeRow),
    receipts,
    waiting: all - parked,
    parked,
    lastReceipt: newest?.key ?? 0,
    lastSuccess: typeof success === 'number' ? success : null,
  }
}

interface LaneIndex {
  getAll(lanes: IDBKeyRange): Promise<QueueRow[]>
}

/** Rows of running quizzes, in order. */
async function urgentIn(byLane: LaneIndex): Promise<QueueRow[]> {
  const found = await Promise.all(
    urgentLanePrefixes.map((prefix) => byLane.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`))),
  )
  return found.flat().sort((a, b) => a.seq - b.seq)
}

const rows = async (db: UserDb, from = 0, most?: number): Promise<QueueRow[]> =>
  (await db.getAll('queue', IDBKeyRange.lowerBound(from), most)).map(upgradeRow)

export function storeOf(user: number): RowStore {
  /** Where nothing waits, nothing is changed: the code for it is loaded only when something does. */
  async function change<T>(work: (changes: typeof queueChanges, db: UserDb) => Promise<T>): Promise<T> {
    const { queueChanges: changes } = await import('./storeChanges.ts')
    return inUser(user, (db) => work(changes, db))
  }
  return {
    add: (row, supersede, beside) => change(({ add }, db) => add(db, row, supersede, beside)),
    addNew: (rows) => change(({ addNew }, db) => addNew(db, rows)),
    rows: (from, most) => inUser(user, (db) => rows(db, from, most)),
    urgent: () =>
      inUser(user, async (db) =>
        (await urgentIn(db.transaction('queue').store.index('lane'))).map(upgradeRow),
      ),
    part: (span, after, most) => inUser(user, (db) => part(db, span, after, most)),
    count: () => inUser(user, (db) => db.count('queue')),
    pause: () => change(({ readPause }, db) => readPause(db)),
    settle: (settlement, now, receipts) => change(({ settle }, db) => settle(db, settlement, now, receipts)),
    revive: (seq, changed) => change(({ revive }, db) => revive(db, seq, changed)),
    discard: (seq) => change(({ discard }, db) => discard(db, seq)),
    forget: (ns) => change(({ without }, db) => without(db, 'receipts', ns)),
  }
}
