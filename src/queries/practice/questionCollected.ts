/** Whether a question is collected, at once and without a network. */
import { atom } from 'jotai'
import { ApiError, HttpFailure, SessionExpired } from '../../api/errors.ts'
import { collectionStatus } from '../../contract/books.ts'
import type { QuestionId } from '../../contract/questions.ts'
import type { Input } from '../../outbox/actions/index.ts'
import { queryClient } from '../engine/client.ts'
import { ledgerAtom, type Operation, operationsAfter } from '../engine/overlay.ts'
import { ask, overlaidQuery } from '../engine/query.ts'
import { bookQuery } from './books.ts'
import { foldBook } from './booksFold.ts'

type Told = Input<'collection.collect'> | Input<'collection.remove'>
type Made = Input<'question.own'>

/** The last word said here on each question: whether it is collected. */
function said(operations: readonly Operation[]): Map<QuestionId, boolean> {
  const told = new Map<QuestionId, boolean>()
  for (const { call, input } of operations) {
    if (call === 'collection.collect' || call === 'collection.remove')
      told.set((input as Told).questionId, call === 'collection.collect')
    if (call === 'question.own' && (input as Made).book === 'collection')
      told.set((input as Made).clientId, true)
  }
  return told
}

/** As without network, or at a 500. That the session ended, or that there is no such question, is an answer. */
const couldNotSay = (error: unknown): boolean =>
  error instanceof ApiError &&
  !(error instanceof SessionExpired) &&
  !(error instanceof HttpFailure && error.status === 404)

/** Where the service cannot say, the collection on this device is asked. */
async function fetchStatus(questionId: QuestionId, signal: AbortSignal): Promise<{ collected: boolean }> {
  try {
    return await ask(collectionStatus, { questionId }, signal)
  } catch (error) {
    if (!couldNotSay(error)) throw error
    const { reply, asOf } = await queryClient.ensureQueryData(bookQuery('collection'))
    const { items } = foldBook('collection', reply, operationsAfter(asOf))
    return { collected: items.some((item) => item.questionId === questionId) }
  }
}

export const collectedQuery = (questionId: QuestionId) =>
  overlaidQuery(
    collectionStatus,
    { questionId },
    (reply, operations) => ({ collected: said(operations).get(questionId) ?? reply.collected }),
    (signal) => fetchStatus(questionId, signal),
  )

/**
 * Whether each question is collected, by actions on this device that it still knows; for when the service was never
 * asked.
 */
export const saidCollectedAtom = atom((get) => said(operationsAfter(0, get(ledgerAtom))))
