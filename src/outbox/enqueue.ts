import type { QueueRow } from '../device/db.ts'
import type { Action, Input } from './actions.ts'
import { entry, type Place } from './entry.ts'
import { currentOutbox } from './index.ts'

/** What is said anew takes the place of what the service refused, for it would wait behind it for ever. */
const anew: ReadonlySet<Action> = new Set<Action>([
  'chapter.submit',
  'wrong.submit',
  'collection.submit',
  'question.note',
  'practice.setting',
  'mark.save',
  'user.language',
])

/**
 * Stores something a person did; durable once it resolves. Apart from the outbox itself, for the first screens tell
 * nothing and so need no list of all that can be told.
 * @throws when it could not be stored, or nobody is signed in; nothing is queued then
 */
export async function enqueue<A extends Action>(action: A, input: Input<A>, place: Place): Promise<QueueRow> {
  const outbox = currentOutbox()
  if (!outbox) throw new Error('nobody is signed in')
  const refused = anew.has(action) ? await outbox.parked(action, place.subject) : undefined
  if (!refused) return outbox.add(entry(action, input, place, Date.now(), place.id))
  await outbox.edit(refused.seq, action, input, place.local)
  return { ...refused, input, local: place.local, state: 'waiting' }
}
