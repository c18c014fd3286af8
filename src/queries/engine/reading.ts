/** Reads the queue and the receipts of this device into memory, where screens look. */
import { getDefaultStore } from 'jotai'
import { noticesLane } from '../../device/names.ts'
import type { QueueRow } from '../../device/stored.ts'
import { currentOutbox, type OpenOutbox } from '../../outbox/index.ts'
import { everything, type QueuePart, type RowSpan } from '../../outbox/store.ts'
import { ledgerAtom, setLedger, setRest, wholeLedger, withLedgerPart, withMarks } from './overlay.ts'
import { collectMarks } from './pendingReadMarks.ts'
import { refold } from './query.ts'
import { refreshAfter } from './refreshAfter.ts'

const known = () => getDefaultStore().get(ledgerAtom)

/** The readings of the queue that are under way and due. */
const readings: {
  /** One reading after the other: a later one never shows what is older. */
  last: Promise<unknown>
  /** Rows that changed since they were last read. */
  stale: RowSpan | null
} = {
  last: Promise.resolve(),
  stale: null,
}

function inLine<T>(work: () => Promise<T>): Promise<T> {
  const turn = readings.last.then(work)
  readings.last = turn.catch(() => undefined)
  return turn
}

async function read(outbox: OpenOutbox, span: RowSpan, most?: number): Promise<QueuePart | null> {
  const last = known().receipts.at(-1)?.n ?? 0
  const part = await outbox.part(span, last, most)
  if (currentOutbox() !== outbox) return null
  const end = most && part.rows[most - 1]?.seq
  setLedger(withLedgerPart(known(), { from: span.from, to: end ?? span.to }, part))
  return part
}

/** Reads what changed; what changes meanwhile is read once more. */
export function reread(outbox: OpenOutbox, { from, to }: RowSpan): Promise<void> {
  const before = readings.stale
  readings.stale = { from: Math.min(from, before?.from ?? from), to: Math.max(to, before?.to ?? to) }
  return inLine(async () => {
    const span = readings.stale
    readings.stale = null
    if (!span) return
    const part = await read(outbox, span)
    if (!part) return
    refold()
    void refreshAfter(part.receipts).catch(() => undefined)
  })
}

/** Rows, and receipts, that are read first when a page begins: thousands of them do not hold up what tells how many. */
const firstReadRows = 200

/**
 * Reads all of it in two parts. Resolves with the first, which tells how much there is; the second is read when a screen
 * needs it, of the read marks no more than which they are.
 */
export async function readAll(outbox: OpenOutbox): Promise<void> {
  const part = await inLine(() => read(outbox, { from: 0, to: everything.to }, firstReadRows))
  const last = part?.rows[firstReadRows - 1]?.seq
  const readMarks = part?.rows.filter(({ lane }) => lane === noticesLane).length ?? 0
  const allReceipts = part?.receipts.length !== firstReadRows
  const rest = async () => {
    if (last !== undefined || !allReceipts)
      await inLine(() => read(outbox, { from: (last ?? everything.to - 1) + 1, to: everything.to }))
    refold()
  }
  const restOfMarks = async () => {
    if (last === undefined || readMarks < firstReadRows) return
    await inLine(() => takeMarks(outbox, last + 1))
    refold()
  }
  const either = (work: () => Promise<void>) => work().catch(() => reread(outbox, everything))
  let all: Promise<void> | undefined
  let marks: Promise<void> | undefined
  setRest({
    all() {
      all ??= either(rest)
      return all
    },
    marks() {
      marks ??= all ?? either(restOfMarks)
      return marks
    },
  })
  if (!allReceipts) await wholeLedger()
}

/** Rows that are looked through at once for read marks. */
const readMarkRows = 1000

/** Remembers which notices wait to be told as read; their rows stay in the database. */
async function takeMarks(outbox: OpenOutbox, from: number): Promise<void> {
  const { marks, add } = collectMarks()
  const others: QueueRow[] = []
  for (let next = from; ; ) {
    const rows = await outbox.rows(next, readMarkRows)
    others.push(...add(rows.filter(({ lane }) => lane === noticesLane)))
    const last = rows[readMarkRows - 1]
    if (!last) break
    next = last.seq + 1
  }
  if (currentOutbox() === outbox) setLedger(withMarks(known(), marks, others))
}

/** Resolves when the screens know of everything stored until now. */
export const ledgerRead = (): Promise<unknown> => readings.last
