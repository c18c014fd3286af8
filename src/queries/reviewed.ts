/** Answers as reviews: rated by themselves, wherever they are given. */
import { books } from '../contract/books.ts'
import type { QuestionId } from '../contract/questions.ts'
import { reviewLog } from '../contract/review.ts'
import { ratingOf, usualTimes } from '../rules/review/rating.ts'
import { queryClient } from './client.ts'
import { operationsAfter } from './overlay.ts'
import { inMemory } from './query.ts'
import { addReview, foldLog, reviewLogQuery } from './review.ts'

interface Answer {
  questionId: QuestionId
  content: string
  correct: boolean
  ms: number
  guessed: boolean
  /** ms that an answer of its kind takes this person */
  usual: number
}

/**
 * Durable on the device when it resolves.
 * @param clientId of an answer that may be told twice
 * @throws when it could not be stored
 */
export function noteReview({ questionId, content, ...answer }: Answer, clientId?: string): Promise<void> {
  const { correct, ms } = answer
  const entry = { questionId, at: Date.now(), rating: ratingOf(answer), ms: Math.round(ms) }
  return addReview(entry, { content, otherwise: ratingOf({ ...answer, correct: !correct }) }, clientId)
}

/** A question of the wrong book was missed elsewhere than in an answer. @param clientId told again under it, it counts once */
export const noteMiss = (questionId: QuestionId, clientId: string): Promise<void> =>
  addReview(
    { questionId, at: Date.now(), rating: 'again', ms: 0 },
    { content: '', otherwise: 'good' },
    clientId,
  )

/** How long an answer of this kind takes this person, as far as this page knows; the next time it knows the log. */
export function usualHere(kind: string): number {
  const log = inMemory(reviewLog, {})
  if (!log) void queryClient.prefetchQuery(reviewLogQuery())
  const { entries } = log ? foldLog(log.reply, operationsAfter(log.asOf)) : { entries: [] }
  const items = inMemory(books.wrong.bundle, {})?.reply.items ?? []
  const kinds = new Map(items.map(({ questionId, baseType }) => [questionId, baseType]))
  return usualTimes(entries, (id) => kinds.get(id))(kind)
}
