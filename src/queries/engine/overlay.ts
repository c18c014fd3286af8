/** Things done on this device that a reply of the service may not hold yet: receipts and waiting rows, in memory. */
import { atom, getDefaultStore } from 'jotai'
import type { QueueRow, Receipt } from '../../device/stored.ts'
import type { Action, Input } from '../../outbox/actions/index.ts'
import type { Counts, QueuePart, RowSpan } from '../../outbox/store.ts'
import { type Marks, marksOutside, noMarks } from './pendingReadMarks.ts'

/** Queue and receipts in memory. The counts are the database's own, right before all rows are read. */
export interface Ledger extends Counts {
  rows: readonly QueueRow[]
  /** read marks that wait and are not among the rows */
  marks: Marks
  receipts: readonly Receipt[]
  /** number of the newest receipt, read or not; 0: none */
  lastReceipt: number
  /** time (ms UTC) of the last acknowledgement */
  lastSuccess: number | null
}

const nothing: Ledger = {
  rows: [],
  marks: noMarks,
  receipts: [],
  waiting: 0,
  parked: 0,
  lastReceipt: 0,
  lastSuccess: null,
}

/** The signed-in person's queue and receipts as this page last read them. */
export const ledgerAtom = atom<Ledger>(nothing)

export const setLedger = (ledger: Ledger | null) => getDefaultStore().set(ledgerAtom, ledger ?? nothing)

/** The known ledger with one part replaced by a fresh reading. A row whose receipt is there is no row any more. */
export function withLedgerPart(known: Ledger, span: RowSpan, part: QueuePart): Ledger {
  const { from, to } = span
  const last = known.receipts.at(-1)?.n ?? 0
  const fresh = part.receipts.filter(({ n }) => n > last)
  const received = new Set(fresh.map(({ seq }) => seq))
  const outside = (keep: (seq: number) => boolean) =>
    known.rows.filter(({ seq }) => keep(seq) && !received.has(seq))
  const { waiting, parked, lastReceipt, lastSuccess } = part
  return {
    rows: [...outside((seq) => seq < from), ...part.rows, ...outside((seq) => seq > to)],
    marks: marksOutside(known.marks, span, received),
    receipts: fresh.length > 0 ? [...known.receipts, ...fresh] : known.receipts,
    waiting,
    parked,
    lastReceipt,
    lastSuccess,
  }
}

/** The known ledger with the read marks that wait behind its rows, and other rows that stand among them. */
export function withMarks(known: Ledger, marks: Marks, others: readonly QueueRow[]): Ledger {
  const held = new Set(known.rows.map(({ seq }) => seq))
  const rows = [...known.rows, ...others.filter(({ seq }) => !held.has(seq))]
  return { ...known, rows: rows.sort((a, b) => a.seq - b.seq), marks }
}

const current = () => getDefaultStore().get(ledgerAtom)

/** The number of the last receipt: a reply that is fetched from now on knows of it. */
export const lastReceipt = (): number => current().lastReceipt

/** Reads the part of the queue that is not in memory yet, once. */
interface Rest {
  all: () => Promise<unknown>
  /** the read marks alone */
  marks: () => Promise<unknown>
}

const nothingLeft: Rest = { all: async () => undefined, marks: async () => undefined }
/** How the rest of the ledger is read, and the operations that its rows make. */
const memory: {
  rest: Rest
  /** Each query of a screen lays the same rows over its reply: thousands are turned into operations once. */
  turned: { rows: readonly QueueRow[]; operations: readonly Operation[] }
} = {
  rest: nothingLeft,
  turned: { rows: [], operations: [] },
}

/** @param next null: all is in memory */
export const setRest = (next: Rest | null) => {
  memory.rest = next ?? nothingLeft
}

/** Resolves when all is in memory that belongs over a reply of this path. */
export const ledgerFor = (path: string): Promise<unknown> =>
  path.startsWith('/dh-notify/') ? memory.rest.marks() : memory.rest.all()
export const wholeLedger = (): Promise<unknown> => memory.rest.all()

/** The row or receipt under this key, as far as the device still knows it. */
export async function saidUnder(key: string): Promise<QueueRow | Receipt | undefined> {
  await wholeLedger()
  const { rows, receipts } = current()
  return [...rows, ...receipts].find(({ id }) => id === key)
}

/** The notices whose read marks wait and are not among the operations. */
export const marksBehind = (): Marks => current().marks

/** Something done here: acknowledged with a reply, waiting, or parked. */
export interface Operation {
  call: string
  input: unknown
  local: unknown
  subject: string
  state: 'received' | QueueRow['state']
  /** when it was done, ms UTC of the device; orders nothing */
  at?: number
  /** the service's, once it is received */
  reply?: unknown
}

const received = ({ call, input, local, subject, madeAt, reply }: Receipt): Operation => ({
  call,
  input,
  local,
  subject,
  at: madeAt,
  state: 'received',
  reply,
})
const pending = ({ call, input, local, subject, madeAt, state }: QueueRow): Operation => ({
  call,
  input,
  local,
  subject,
  at: madeAt,
  state,
})

/** The operations that a reply, asked for at receipt number `asOf`, cannot be relied on to know, in order. */
export function operationsAfter(
  asOf: number,
  { receipts, rows }: Pick<Ledger, 'receipts' | 'rows'> = current(),
): Operation[] {
  if (memory.turned.rows !== rows) memory.turned = { rows, operations: rows.map(pending) }
  return [...receipts.filter(({ n }) => n > asOf).map(received), ...memory.turned.operations]
}

/** The operations of one action, with its input's type. */
export function ofAction<A extends Action>(operations: readonly Operation[], action: A) {
  return operations.filter(({ call }) => call === action) as (Operation & { call: A; input: Input<A> })[]
}
