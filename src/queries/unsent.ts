/** What a person may do about what waits. Apart from sync.ts, for the first screens do none of it. */
import { atom, getDefaultStore } from 'jotai'
import type { QueueRow } from '../device/db.ts'
import type { Action, Input } from '../outbox/actions.ts'
import type { CarriedOut } from '../outbox/carryOut.ts'
import { currentOutbox } from '../outbox/index.ts'
import { dismissWitness } from '../outbox/witness.ts'
import { ledgerAtom } from './overlay.ts'
import { flushNow, lostAtom } from './sync.ts'

/** Everything unsent, in its order. */
export const unsentRowsAtom = atom((get): readonly QueueRow[] => get(ledgerAtom).rows)

/** What the service acknowledged, as far as this device still keeps it, the latest first. */
export const receiptsAtom = atom((get) => get(ledgerAtom).receipts.slice(-50).reverse())

/** Puts something parked back in its place. */
export async function retry(seq: number): Promise<void> {
  await currentOutbox()?.retry(seq)
  await flushNow()
}

/** Says something parked anew, in its place: the same kind of thing with another input. */
export async function edit<A extends Action>(
  seq: number,
  action: A,
  input: Input<A>,
  local?: unknown,
): Promise<void> {
  await currentOutbox()?.edit(seq, action, input, local)
  await flushNow()
}

/** Gives something up; the person said so by name. */
export const discard = async (seq: number) => currentOutbox()?.discard(seq)

/** Everything unsent as a JSON file. */
export async function exportUnsent(): Promise<File | null> {
  const content: CarriedOut | undefined = await currentOutbox()?.export()
  if (!content) return null
  const name = `vitrine-unsent-${content.madeAt.slice(0, 10)}.json`
  return new File([JSON.stringify(content, null, 2)], name, { type: 'application/json' })
}

/** The person has read that something was lost. */
export async function dismissLost(): Promise<void> {
  const outbox = currentOutbox()
  if (outbox) await dismissWitness(outbox.user)
  getDefaultStore().set(lostAtom, 0)
}
