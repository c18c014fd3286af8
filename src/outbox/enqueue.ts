import { finishBeforeLeaving } from '../device/leaving.ts'
import type { QueueRow } from '../device/stored.ts'
import type { Action, Input } from './actions/index.ts'
import { entry, type NewRow, type QueuePlace } from './entry.ts'
import { currentOutbox } from './index.ts'
import { supersedeBy } from './supersede.ts'

function opened() {
  const outbox = currentOutbox()
  if (!outbox) throw new Error('nobody is signed in')
  return outbox
}

/**
 * Stores something a person did; durable once it resolves. Apart from the outbox itself, for the first screens tell
 * nothing and so need no list of all that can be told.
 * @throws when it could not be stored, or nobody is signed in; nothing is queued then
 */
export async function enqueue<A extends Action>(
  action: A,
  input: Input<A>,
  place: QueuePlace,
): Promise<QueueRow> {
  const outbox = opened()
  const row = entry(action, input, place, Date.now(), place.id)
  return finishBeforeLeaving(outbox.add(row, supersedeBy(row), place.beside?.()))
}

/** Stores many things that a person did at once, each made by `entry` and none of them superseding: all of them, or none. @throws */
export async function enqueueAll(rows: readonly NewRow[]): Promise<void> {
  if (rows.length > 0) await finishBeforeLeaving(opened().addAll(rows))
}
