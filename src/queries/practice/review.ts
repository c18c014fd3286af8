/** The review log: all that a screen may ask and tell. How well a question is remembered is computed from it alone. */

import type { AnyQuestion, QuestionId } from '../../contract/questions.ts'
import { type Rating, type ReviewEntry, reviewLog } from '../../contract/review.ts'
import { newId } from '../../device/names.ts'
import { laneOf } from '../../outbox/actions/index.ts'
import { type Beside, entry as rowOf } from '../../outbox/entry.ts'
import { isAmended } from '../../rules/kinds/index.ts'
import { ratesSame, rejudged, remarked } from '../../rules/review/anew.ts'
import { duesOf, inOrder } from '../../rules/review/memory.ts'
import { verdictOf } from '../engine/answerNote.ts'
import { enqueueInLane, pendingRows } from '../engine/enqueueInLane.ts'
import { type Operation, ofAction, operationsAfter, saidUnder, wholeLedger } from '../engine/overlay.ts'
import { inMemory, overlaidQuery } from '../engine/query.ts'
import { findBookItem } from './books.ts'
import { noteReviewed } from './dueChanges.ts'
import { isAnswerOperation } from './practiceFold.ts'

interface Log {
  entries: ReviewEntry[]
}

/** Answers given here stand in the log, in its order; an entry that the service knows already changes nothing. */
export function foldLog(log: Log, operations: readonly Operation[]): Log {
  const own = ofAction(operations, 'review.log').map(({ input }): ReviewEntry => input)
  return own.length === 0 ? log : { entries: inOrder([...own, ...log.entries]) }
}

export const reviewLogQuery = () => overlaidQuery(reviewLog, {}, foldLog)

/** The device's note with an entry. */
export interface ReviewNote {
  /** the answer that is rated */
  content: string
  /** its rating where the service judges it otherwise */
  otherwise: Rating
}

/**
 * Notes an answer of a review; durable on the device when it resolves.
 * @param clientId of an answer that may be told twice: again, nothing happens
 * @throws when it could not be stored
 */
export async function addReview(
  entry: Omit<ReviewEntry, 'clientId'>,
  note: ReviewNote,
  clientId = newId(),
): Promise<void> {
  if (!(await saidUnder(clientId))) await say({ clientId, ...entry }, note)
}

const reviewSubject = (questionId: QuestionId) => `review:${questionId}`

async function say(entry: ReviewEntry, local?: ReviewNote): Promise<void> {
  const { questionId, clientId } = entry
  await enqueueInLane('review.log', entry, { subject: reviewSubject(questionId), local, id: clientId })
  noteHome(questionId)
}

/** Stores its own row with those beside it. */
type Storing<T> = (beside: Beside) => Promise<T>

async function storeWith<T>(
  questionId: QuestionId,
  entryOf: () => ReviewEntry,
  note: ReviewNote,
  answer: Storing<T>,
): Promise<T> {
  const pending = await pendingRows()
  const done = await answer(() => {
    const entry = entryOf()
    const lane = laneOf('review.log', entry, pending)
    const place = { lane, subject: reviewSubject(questionId), local: note }
    return [rowOf('review.log', entry, place, Date.now(), entry.clientId)]
  })
  noteHome(questionId)
  return done
}

/**
 * Stores an answer and the entry that rates it, both or none.
 * @param entry of now
 * @throws what `answer` throws
 */
export const answerRated = <T>(
  entry: Omit<ReviewEntry, 'clientId' | 'at'>,
  note: ReviewNote,
  answer: Storing<T>,
): Promise<T> =>
  storeWith(entry.questionId, () => ({ clientId: newId(), ...entry, at: Date.now() }), note, answer)

/** Home follows the reviews, as far as this page knows the log. */
function noteHome(id: QuestionId): void {
  const [log, item] = [inMemory(reviewLog, {}), findBookItem('wrong', id)]
  if (!log || !item) return
  const { entries } = foldLog(log.reply, operationsAfter(log.asOf))
  for (const [one, due] of duesOf([item], entries)) void noteReviewed(one, due)
}

/** An entry of this device. */
interface Noted extends ReviewEntry {
  note: ReviewNote
}

/**
 * The entry that rates this question's last answer here, as far as the device still knows;
 * @param isIt whether an entry does
 */
function lastRated(questionId: QuestionId, isIt: (entry: Noted) => boolean) {
  const entries = ofAction(operationsAfter(0), 'review.log').map(({ input, local }) => ({
    ...input,
    note: local as ReviewNote | undefined,
  }))
  const own = entries.filter((one) => one.questionId === questionId)
  const noted = own.findLast((one): one is Noted => one.note !== undefined && isIt(one as Noted))
  return noted && { noted, stands: inOrder(own.filter((one) => ratesSame(one, noted))).at(-1) ?? noted }
}

interface Remark {
  entry: ReviewEntry
  note: ReviewNote
}

/** The entry that rates it anew, with its note; null: it is rated so already. */
function remarkOf(
  { noted, stands }: NonNullable<ReturnType<typeof lastRated>>,
  content: string,
  correct: boolean,
): Remark | null {
  if ((stands.rating !== 'again') === correct) return null
  const { clientId, questionId, rating, note } = noted
  const kept = (rating !== 'again') === correct
  const [now, otherwise] = kept ? [rating, note.otherwise] : [note.otherwise, rating]
  const at = Math.max(Date.now(), stands.at + 1)
  const entry: ReviewEntry = { clientId: remarked(clientId), questionId, at, rating: now, ms: 0 }
  return { entry, note: { content, otherwise } }
}

/** The remark for a person who marks the last answer to a question otherwise; undefined: that answer was not rated. */
async function remarkFor(
  question: AnyQuestion,
  content: string,
  correct: boolean,
): Promise<Remark | null | undefined> {
  await wholeLedger()
  const last = lastAnswered(question.id)
  const rated = lastRated(
    question.id,
    ({ at, note }) => at >= last && isAmended(question, note.content, content),
  )
  return rated && remarkOf(rated, content, correct)
}

/**
 * A person marks the last answer to a question otherwise than it was judged: the new rating replaces the earlier one.
 * @returns whether that answer was rated
 * @throws when it could not be stored
 */
export async function remarkReview(
  question: AnyQuestion,
  content: string,
  correct: boolean,
): Promise<boolean> {
  const remark = await remarkFor(question, content, correct)
  if (remark) await say(remark.entry, remark.note)
  return remark !== undefined
}

/**
 * As `remarkReview`, and stores the answer itself with it, both or none.
 * @returns whether that answer was rated; where it was not, nothing is stored
 * @throws what `answer` throws
 */
export async function answerRemarked(
  question: AnyQuestion,
  content: string,
  correct: boolean,
  answer: (beside?: Beside) => Promise<unknown>,
): Promise<boolean> {
  const remark = await remarkFor(question, content, correct)
  if (remark) await storeWith(question.id, () => remark.entry, remark.note, answer)
  else if (remark === null) await answer()
  return remark !== undefined
}

/** A miss that this entry rates was none. @throws when it could not be stored */
export async function remarkMiss(questionId: QuestionId, clientId: string): Promise<void> {
  await wholeLedger()
  const rated = lastRated(questionId, (entry) => ratesSame(entry, { ...entry, clientId }))
  const remark = rated && remarkOf(rated, '', true)
  if (remark) await say(remark.entry, remark.note)
}

/** Time (ms UTC of the device) at which this question was answered last, and not only marked otherwise. */
const lastAnswered = (id: QuestionId): number =>
  Math.max(
    0,
    ...operationsAfter(0)
      .filter(isAnswerOperation)
      .filter(({ input }) => input.questionId === id && !input.amends)
      .map(({ at = 0 }) => at),
  )

/** The entries to be said where the service judged otherwise than the device: each right after the one it puts right. Pure. */
export function ratedAnew(operations: readonly Operation[]): ReviewEntry[] {
  const entries = ofAction(operations, 'review.log')
  const said = new Set(entries.map(({ input }) => input.clientId))
  return entries.flatMap(({ input, local, at: noted = 0 }) => {
    const { clientId, questionId, at } = input
    const note = local as ReviewNote | undefined
    if (!note || said.has(rejudged(clientId))) return []
    const answers = operations.filter(isAnswerOperation).filter((one) => {
      const { input, at: given = 0 } = one
      return input.questionId === questionId && input.content === note.content && given <= noted
    })
    const answer = answers.sort((a, b) => (a.at ?? 0) - (b.at ?? 0)).at(-1)
    const verdict = answer && verdictOf(answer)
    if (!answer || verdict === null || verdict === answer.local.correct) return []
    return [{ clientId: rejudged(clientId), questionId, at: at + 1, rating: note.otherwise, ms: 0 }]
  })
}

let rating: Promise<void> | undefined

/** Rates anew, once, the answers that the service judged otherwise than this device. */
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
