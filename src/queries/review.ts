/** The review log: what a screen may ask and tell. How well a question is remembered is computed from it alone. */
import { type Rating, type ReviewEntry, reviewLog } from '../contract/review.ts'
import { newId } from '../device/names.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { inOrder } from '../rules/review/memory.ts'
import { laneOfSaying } from './lanes.ts'
import { type Operation, ofAction, operationsAfter, wholeLedger } from './overlay.ts'
import { isAnswered, verdictOf } from './practiceFold.ts'
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

/** What the device notes with an entry. */
export interface ReviewNote {
  /** the answer that is rated */
  content: string
  /** its rating where the service judges it otherwise */
  otherwise: Rating
}

/** Notes an answer of a review; durable on the device when it resolves. @throws when it could not be stored */
export const addReview = (entry: Omit<ReviewEntry, 'clientId'>, note: ReviewNote): Promise<void> =>
  say({ clientId: newId(), ...entry }, note)

async function say(entry: ReviewEntry, local?: ReviewNote): Promise<void> {
  const { questionId } = entry
  const subject = `review:${questionId}`
  const lane = await laneOfSaying('review.log', questionId, subject)
  await enqueue('review.log', entry, { lane, subject, local })
  await ledgerRead()
}

/** The entry's own second: a UUID of another version, so that it is the same one however often it is made. */
const second = (clientId: string) => `${clientId.slice(0, 14)}8${clientId.slice(15)}`

/** The entries to be said where the service judged otherwise than the device: each right after the one it puts right. Pure. */
export function ratedAnew(operations: readonly Operation[]): ReviewEntry[] {
  const entries = ofAction(operations, 'review.log')
  const said = new Set(entries.map(({ input }) => input.clientId))
  return entries.flatMap(({ input, local, at: noted = 0 }) => {
    const { clientId, questionId, at } = input
    const note = local as ReviewNote | undefined
    if (!note || said.has(second(clientId))) return []
    const answers = operations.filter(isAnswered).filter((one) => {
      const { input, at: given = 0 } = one
      return input.questionId === questionId && input.content === note.content && given <= noted
    })
    const answer = answers.sort((a, b) => (a.at ?? 0) - (b.at ?? 0)).at(-1)
    const verdict = answer && verdictOf(answer)
    if (!answer || verdict === null || verdict === answer.local.correct) return []
    return [{ clientId: second(clientId), questionId, at: at + 1, rating: note.otherwise, ms: 0 }]
  })
}

let rating: Promise<void> | undefined

/** Rates anew, once, what the service judged otherwise than this device. */
export function rateAnew(): Promise<void> {
  rating ??= rate().finally(() => {
    rating = undefined
  })
  return rating
}

async function rate(): Promise<void> {
  await wholeLedger()
  for (const entry of ratedAnew(operationsAfter(0))) await say(entry)
}
