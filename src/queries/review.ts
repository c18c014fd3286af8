/** The review log: what a screen may ask and tell. How well a question is remembered is computed from it alone. */
import { type ReviewEntry, reviewLog } from '../contract/review.ts'
import { newId } from '../device/names.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { inOrder } from '../rules/review/memory.ts'
import { laneOfSaying } from './lanes.ts'
import { type Operation, ofAction } from './overlay.ts'
import { folded } from './query.ts'
import { ledgerRead } from './reading.ts'

interface Log {
  entries: ReviewEntry[]
}

/** What was answered here stands in the log, in its order; an entry that the service knows already changes nothing. */
export function foldLog(log: Log, operations: readonly Operation[]): Log {
  const own = ofAction(operations, 'review.log').map(({ input }): ReviewEntry => input)
  return own.length === 0 ? log : { entries: inOrder([...own, ...log.entries]) }
}

export const reviewLogQuery = () => folded(reviewLog, {}, foldLog)

/** Notes an answer of a review; durable on the device when it resolves. @throws when it could not be stored */
export async function addReview(entry: Omit<ReviewEntry, 'clientId'>): Promise<void> {
  const { questionId } = entry
  const subject = `review:${questionId}`
  const lane = await laneOfSaying('review.log', questionId, subject)
  await enqueue('review.log', { clientId: newId(), ...entry }, { lane, subject })
  await ledgerRead()
}
