import { atom } from 'jotai'
import type { QuestionId } from '../contract/questions.ts'
import type { QueueRow } from '../device/stored.ts'
import { ledgerAtom } from './overlay.ts'

/** The actions that are answers to a question. */
export const answers: ReadonlySet<string> = new Set(['chapter.submit', 'wrong.submit', 'collection.submit'])

/** Whether an action answers a question, in a chapter or in a book. */
export const isAnswer = (call: string): boolean => answers.has(call)

/** Of an answer on this device: it waits to be sent, or was refused and waits for a person. */
export type Pending = QueueRow['state']

/** The questions whose answers wait on this device; a note or a report that waits is another matter. */
export const pendingAnswersAtom = atom((get): ReadonlyMap<QuestionId, Pending> => {
  const pending = new Map<QuestionId, Pending>()
  for (const { call, input, state } of get(ledgerAtom).rows) {
    if (!isAnswer(call)) continue
    const { questionId } = input as { questionId: QuestionId }
    if (pending.get(questionId) !== 'parked') pending.set(questionId, state)
  }
  return pending
})
