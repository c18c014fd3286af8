/** Whether a question is collected, at once and without a network. */
import { atom } from 'jotai'
import { collectionStatus } from '../contract/books.ts'
import type { QuestionId } from '../contract/questions.ts'
import type { Input } from '../outbox/actions.ts'
import { ledgerAtom, type Operation, operationsAfter } from './overlay.ts'
import { folded } from './query.ts'

type Told = Input<'collection.collect'> | Input<'collection.remove'>

/** What was last said here of each question. */
function said(operations: readonly Operation[]): Map<QuestionId, boolean> {
  const told = new Map<QuestionId, boolean>()
  for (const { call, input } of operations) {
    if (call === 'collection.collect' || call === 'collection.remove')
      told.set((input as Told).questionId, call === 'collection.collect')
  }
  return told
}

export const collectedQuery = (questionId: QuestionId) =>
  folded(collectionStatus, { questionId }, (reply, operations) => ({
    collected: said(operations).get(questionId) ?? reply.collected,
  }))

/** By question: what was done here and is still remembered; for when the service was never asked. */
export const saidCollectedAtom = atom((get) => said(operationsAfter(0, get(ledgerAtom))))
