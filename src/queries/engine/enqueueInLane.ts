/** How a screen tells the service something: into its lane of the queue, and known to all screens when it resolves. */
import { getDefaultStore } from 'jotai'
import { finishBeforeLeaving } from '../../device/leaving.ts'
import type { QueueRow } from '../../device/stored.ts'
import { type Action, actions, type Input, laneOf } from '../../outbox/actions/index.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import type { QueuePlace } from '../../outbox/entry.ts'
import { ledgerAtom, wholeLedger } from './overlay.ts'
import { ledgerRead } from './reading.ts'

/** All rows that wait here. */
export async function pendingRows(): Promise<readonly QueueRow[]> {
  await ledgerRead()
  await wholeLedger()
  return getDefaultStore().get(ledgerAtom).rows
}

async function store<A extends Action>(action: A, input: Input<A>, place: Omit<QueuePlace, 'lane'>) {
  // the whole queue is read only where the lane follows from it: thousands may wait
  const pending = actions[action].lane.behind ? await pendingRows() : []
  await enqueue(action, input, { ...place, lane: laneOf(action, input, pending) })
  await ledgerRead()
}

/**
 * A page that goes waits for it: reloading between the tap and the database would lose the tap.
 * @throws when it could not be stored on the device; nothing is queued then
 */
export const enqueueInLane = <A extends Action>(
  action: A,
  input: Input<A>,
  place: Omit<QueuePlace, 'lane'>,
): Promise<void> => finishBeforeLeaving(store(action, input, place))
