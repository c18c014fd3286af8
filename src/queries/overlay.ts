/** What was done on this device and may not yet be in a reply of the service: receipts and waiting rows, in memory. */
import { atom, getDefaultStore } from 'jotai'
import type { QueueRow, Receipt } from '../device/db.ts'
import type { Action, Input } from '../outbox/actions.ts'
import type { Ledger } from '../outbox/store.ts'

const nothing: Ledger = { rows: [], receipts: [], lastSuccess: null }

/** The signed-in person's queue and receipts as this page last read them. */
export const ledgerAtom = atom<Ledger>(nothing)

export const setLedger = (ledger: Ledger | null) => getDefaultStore().set(ledgerAtom, ledger ?? nothing)

const current = () => getDefaultStore().get(ledgerAtom)

/** The number of the last receipt: what is fetched from now on knows of it. */
export const lastReceipt = (): number => current().receipts.at(-1)?.n ?? 0

/** Something done here: acknowledged with a reply, waiting, or parked. */
export interface Operation {
  call: string
  input: unknown
  local: unknown
  subject: string
  state: 'received' | QueueRow['state']
  /** the service's, once it is received */
  reply?: unknown
}

const received = ({ call, input, local, subject, reply }: Receipt): Operation => ({
  call,
  input,
  local,
  subject,
  state: 'received',
  reply,
})
const pending = ({ call, input, local, subject, state }: QueueRow): Operation => ({
  call,
  input,
  local,
  subject,
  state,
})

/** What a reply that was asked for at receipt number `asOf` cannot be relied on to know, in order. */
export function operationsAfter(asOf: number, { receipts, rows }: Ledger = current()): Operation[] {
  return [...receipts.filter(({ n }) => n > asOf).map(received), ...rows.map(pending)]
}

/** The operations of one action, with its input's type. */
export function ofAction<A extends Action>(operations: readonly Operation[], action: A) {
  return operations.filter(({ call }) => call === action) as (Operation & { call: A; input: Input<A> })[]
}
