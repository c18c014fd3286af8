/** Answers as reviews: rated by themselves, wherever they are given. */
import { books } from '../../contract/books.ts'
import type { QuestionId } from '../../contract/questions.ts'
import { reviewLog } from '../../contract/review.ts'
import type { Beside } from '../../outbox/entry.ts'
import { ratingOf, usualTimes } from '../../rules/review/rating.ts'
import { queryClient } from '../engine/client.ts'
import { operationsAfter } from '../engine/overlay.ts'
import { inMemory } from '../engine/query.ts'
import { addReview, answerRated, foldLog, type ReviewNote, reviewLogQuery } from './review.ts'

interface Answer {
  questionId: QuestionId
  content: string
  correct: boolean
  ms: number
  guessed: boolean
  /** usual time (ms) of this person for an answer of its kind */
  usual: number
}

type Rated = [entry: Parameters<typeof answerRated>[0], note: ReviewNote]

function rated({ questionId, content, ...answer }: Answer): Rated {
  const { correct, ms } = answer
  const entry = { questionId, rating: ratingOf(answer), ms: Math.round(ms) }
  return [entry, { content, otherwise: ratingOf({ ...answer, correct: !correct }) }]
}

/** Durable on the device when it resolves. @throws when it could not be stored */
export function noteReview(answer: Answer): Promise<void> {
  const [entry, note] = rated(answer)
  return addReview({ ...entry, at: Date.now() }, note)
}

/** Stores an answer as a review too: both or none. @throws what `submit` throws */
export const submitReviewed = <T>(answer: Answer, submit: (beside: Beside) => Promise<T>): Promise<T> =>
  answerRated(...rated(answer), submit)

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
