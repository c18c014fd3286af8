/** Where the answers to questions are: what waits here of them, and what the service acknowledged. */
import { atom } from 'jotai'
import type { QuestionId } from '../../contract/questions.ts'
import type { QueueRow, Receipt } from '../../device/stored.ts'
import type { Action, Input } from '../../outbox/actions.ts'
import { ledgerAtom } from './overlay.ts'

/** The actions that tell of no answer. A new action stands here or in the table below, or does not compile. */
type TellsNoAnswer =
  | `${'wrong' | 'collection'}.${'clear' | 'move' | 'remove' | `catalog${'Insert' | 'Update' | 'Delete'}`}`
  | 'chapter.clear'
  | 'wrong.add'
  | 'collection.collect'
  | `question.${'note' | 'report'}`
  // how an answer counts for review: the answer itself is another row
  | 'review.log'
  | 'practice.setting'
  | `${'announcement' | 'message'}.${'read' | 'readAll'}`
  | 'user.language'
  | `specimen.${'collect' | 'uncollect' | 'uncollectBatch' | 'deleteBatch'}`
  | `subject.${'collect' | 'uncollect'}`
  | `mark.${'save' | 'delete'}`

type Telling = Exclude<Action, TellsNoAnswer>

const ofInput = ({ questionId }: { questionId: QuestionId }) => questionId

/** The question whose answer an action tells, in whole or in part; undefined: it tells of none, or of many at once. */
const questionOf: { [A in Telling]: (input: Input<A>, subject: string) => QuestionId | undefined } = {
  'chapter.submit': ofInput,
  'wrong.submit': ofInput,
  'collection.submit': ofInput,
  'wrong.takeBack': ofInput,
  // missed, it is made for 错题本; made by hand, it was not answered
  'question.own': ({ book, clientId }) => (book === 'wrong' ? clientId : undefined),
  'exam.answers': (_, subject) => /^question:(.+)$/.exec(subject)?.[1],
}

const isTelling = (call: string): call is Telling => Object.hasOwn(questionOf, call)

function answeredBy({ call, input, subject }: QueueRow | Receipt): QuestionId | undefined {
  if (!isTelling(call)) return undefined
  const of = questionOf[call] as (input: unknown, subject: string) => QuestionId | undefined
  return of(input, subject)
}

/** Of an answer on this device: it waits to be sent, or was refused and waits for a person. */
export type Pending = QueueRow['state']

/** The questions whose answers wait on this device; a note or a report that waits is another matter. */
export const pendingAnswersAtom = atom((get): ReadonlyMap<QuestionId, Pending> => {
  const pending = new Map<QuestionId, Pending>()
  for (const row of get(ledgerAtom).rows) {
    const question = answeredBy(row)
    if (question !== undefined && pending.get(question) !== 'parked') pending.set(question, row.state)
  }
  return pending
})

/** The last that the service acknowledged of a question's answers. */
export interface Acknowledged {
  /** number of the receipt */
  n: number
  /** ms UTC */
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
