/** The answers to questions: those that wait here, and those that the service acknowledged. */
import { atom } from 'jotai'
import type { QuestionId } from '../../contract/questions.ts'
import type { QueueRow, Receipt } from '../../device/stored.ts'
import { actionOf, inputOf } from '../../outbox/actions/index.ts'
import { ledgerAtom } from './overlay.ts'
import { sameMap } from './sameMap.ts'

/** The question whose answer a row tells, in whole or in part. */
const answeredBy = (row: QueueRow | Receipt): QuestionId | undefined =>
  actionOf(row.call)?.answers?.questionOf(inputOf(row), row.subject)

/** The state of an answer on this device: it waits to be sent, or was refused and waits for a person. */
export type Pending = QueueRow['state']

const samePending = sameMap<QuestionId, Pending>()

/** The questions whose answers wait on this device; a note or a report that waits is another matter. */
export const pendingAnswersAtom = atom((get): ReadonlyMap<QuestionId, Pending> => {
  const pending = new Map<QuestionId, Pending>()
  for (const row of get(ledgerAtom).rows) {
    const question = answeredBy(row)
    if (question !== undefined && pending.get(question) !== 'parked') pending.set(question, row.state)
  }
  return samePending(pending)
})

/** The last that the service acknowledged of a question's answers. */
export interface Acknowledged {
  /** number of the receipt */
  n: number
  /** when it was acknowledged, ms UTC */
  at: number
  /** the answer; undefined where it was told without its words */
  content?: string
}

export const acknowledgedAtom = atom((get): ReadonlyMap<QuestionId, Acknowledged> => {
  const last = new Map<QuestionId, Acknowledged>()
  for (const receipt of get(ledgerAtom).receipts) {
    const question = answeredBy(receipt)
    const { content } = receipt.input as { content?: string }
    if (question !== undefined) last.set(question, { n: receipt.n, at: receipt.receivedAt, content })
  }
  return last
})
