/** The queue and the receipts of one person in that person's database. */
import { inUser, strict, whole } from '../device/db.ts'
import { noticesLane } from '../device/names.ts'
import type { QueueRow, QueueStore, Receipt, UserDb } from '../device/stored.ts'
import { urgentLanePrefixes } from '../device/urgentLanes.ts'
import type { Pause } from './backoff.ts'
import type { NewRow } from './entry.ts'
import { pauseIn } from './pause.ts'
import type { queueChanges, Revival, Settlement } from './storeChanges.ts'
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

/** Removes the parked rows that a new row replaces, in the same transaction; answers where that row then stands. */
export type Supersede = (
  queue: QueueStore,
) => Promise<{ gone: number[]; at?: Pick<QueueRow, 'seq' | 'lane'> }>

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

function add(
  db: UserDb,
  row: NewRow,
  supersede?: Supersede,
  beside: readonly NewRow[] = [],
): ReturnType<RowStore['add']> {
  const tx = db.transaction('queue', 'readwrite', strict)
  return whole(tx, async () => {
    const { gone, at } = supersede ? await supersede(tx.store) : { gone: [] }
    // the store makes the key; idb's types want it beforehand
    const placed = { ...row, ...at } as QueueRow
    const seq = await tx.store.add(placed)
    const all = [seq, ...gone]
    for (const one of beside) all.push(await tx.store.add(one as QueueRow))
    return { row: { ...placed, seq }, changed: { from: Math.min(...all), to: Math.max(...all) } }
  })
}

function addNew(db: UserDb, rows: readonly NewRow[]): Promise<QueueRow[]> {
  const tx = db.transaction(['queue', 'receipts'], 'readwrite', strict)
  const [queue, receipts] = [tx.objectStore('queue'), tx.objectStore('receipts')]
  return whole(tx, async () => {
    const known = new Set([...(await queue.getAll()), ...(await receipts.getAll())].map(({ id }) => id))
    const added: QueueRow[] = []
    for (const row of rows) {
      if (known.has(row.id)) continue
      known.add(row.id)
      added.push({ ...row, seq: await queue.add(row as QueueRow) })
    }
    return added
  })
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
  /** Where nothing waits, no row changes. What stores a new one is never loaded late: a tap may come without network. */
  async function change<T>(work: (changes: typeof queueChanges, db: UserDb) => Promise<T>): Promise<T> {
    const { queueChanges: changes } = await import('./storeChanges.ts')
    return inUser(user, (db) => work(changes, db))
  }
  return {
    add: (row, supersede, beside) => inUser(user, (db) => add(db, row, supersede, beside)),
    addNew: (rows) => inUser(user, (db) => addNew(db, rows)),
    rows: (from, most) => inUser(user, (db) => rows(db, from, most)),
    urgent: () =>
      inUser(user, async (db) =>
        (await urgentIn(db.transaction('queue').store.index('lane'))).map(upgradeRow),
      ),
    part: (span, after, most) => inUser(user, (db) => part(db, span, after, most)),
    count: () => inUser(user, (db) => db.count('queue')),
    pause: () => inUser(user, async (db) => pauseIn(await db.get('meta', 'pause'))),
    settle: (settlement, now, receipts) => change(({ settle }, db) => settle(db, settlement, now, receipts)),
    revive: (seq, changed) => change(({ revive }, db) => revive(db, seq, changed)),
    discard: (seq) => change(({ discard }, db) => discard(db, seq)),
    forget: (ns) => change(({ without }, db) => without(db, 'receipts', ns)),
  }
}
