/** Rows that the service named as missing when it took the hand-in: those that this device has are sent again. */
import { atom, getDefaultStore } from 'jotai'
import type { QueueRow, Receipt } from '../../device/stored.ts'
import { fieldOf } from '../../outbox/actions/action.ts'
import type { Input } from '../../outbox/actions/index.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import { ledgerAtom, wholeLedger } from '../engine/overlay.ts'
import { ledgerRead } from '../engine/reading.ts'
import { flushNow } from '../engine/sync.ts'
import { retry } from '../session/unsent.ts'

export interface MissingRows {
  /** Id of the hand-in. */
  handIn: string
  /** Rows that were refused and wait here. */
  parked: readonly QueueRow[]
  /** Rows that the service acknowledged before and does not have any more. */
  received: readonly Receipt[]
  /** How many this device does not have either. */
  lost: number
}

const hashOf = ({ call, input }: QueueRow | Receipt): unknown =>
  call === 'quiz.submit' ? fieldOf(input, 'hash') : undefined

/** By quiz, from the last hand-in of each. A row that is on its way, or came after the hand-in, is not missing. */
export function missingRowsIn(known: {
  rows: readonly QueueRow[]
  receipts: readonly Receipt[]
}): ReadonlyMap<number, MissingRows> {
  const found = new Map<number, MissingRows>()
  for (const receipt of known.receipts) {
    const quizId = receipt.call === 'quiz.handIn' ? fieldOf(receipt.input, 'quizId') : undefined
    if (typeof quizId !== 'number') continue
    const named = fieldOf(receipt.reply, 'missing')
    const missing = whereTheyAre(receipt, Array.isArray(named) ? named : [], known)
    if (missing.parked.length + missing.received.length + missing.lost > 0) found.set(quizId, missing)
    else found.delete(quizId)
  }
  return found
}

function whereTheyAre(
  handIn: Receipt,
  hashes: readonly unknown[],
  { rows, receipts }: { rows: readonly QueueRow[]; receipts: readonly Receipt[] },
): MissingRows {
  const parked: QueueRow[] = []
  const received: Receipt[] = []
  let lost = 0
  for (const hash of hashes) {
    const row = rows.find((one) => hashOf(one) === hash)
    const receipt = receipts.findLast((one) => hashOf(one) === hash)
    if (row) {
      if (row.state === 'parked') parked.push(row)
    } else if (receipt) {
      if (receipt.n < handIn.n) received.push(receipt)
    } else lost += 1
  }
  return { handIn: handIn.id, parked, received, lost }
}

export const missingRowsAtom = atom((get) => missingRowsIn(get(ledgerAtom)))

/** Sends again what this device has of them. */
export async function sendMissingRows(quizId: number): Promise<void> {
  // what is not read yet looks as if it were lost
  await wholeLedger()
  const missing = getDefaultStore().get(missingRowsAtom).get(quizId)
  if (!missing) return
  // under its own key, which its hash covers
  for (const { input, subject, lane, id } of missing.received)
    await enqueue('quiz.submit', input as Input<'quiz.submit'>, { subject, lane, id })
  await ledgerRead()
  for (const { seq } of missing.parked) await retry(seq)
  await flushNow()
}
