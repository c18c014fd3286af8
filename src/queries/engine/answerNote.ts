/** Notes that the device makes with an answer, and the verdict on it that stands. */
import type { Outcome } from '../../contract/practice.ts'
import type { AnyQuestion } from '../../contract/questions.ts'
import type { Specimen } from '../../contract/specimens.ts'
import type { Operation } from './overlay.ts'

/** By how much an operation changes a chapter's counts. */
export interface Change {
  submitted: number
  corrected: number
}

/** The meaning of an answer for a book. */
export interface BookNote {
  /** judged wrong and not in the wrong book: how it enters, where the setting lets it */
  entry?: EntryNote
  /** how the question stood in the book */
  stood?: Stood
}

/** The device's note with an answer, wherever it is given: for the book that it is given in, in a chapter for 错题本. */
export interface AnswerNote extends BookNote {
  /** its own verdict */
  correct: boolean | null
  /** for the other book, where it means something there */
  also?: BookNote
}

/** The device's note with an answer in a chapter. */
export interface SubmitNote extends Change, AnswerNote {}

/** A question on its way into a book. */
export interface EntryNote {
  question: AnyQuestion
  subjectId: number
  /** those that the question shows */
  specimens: Specimen[]
  /** when it came in, ms UTC */
  at: number
}

/** How a question stood in a book before an answer: counts are made from it, for the fold may meet it twice. */
export interface Stood {
  times: number
  streak: number
  /** right answers in a row after which it leaves the wrong book; 0: never */
  removeAfter: number
  /** the answer was said to be a guess: a right one makes the row no longer */
  guessed?: boolean
}

export type JudgedOperation = Pick<Operation, 'state' | 'reply'> & { local: AnswerNote }

/** The service's verdict once it is known, else the device's: an acknowledgement may come without one. */
export function verdictOf({ state, reply, local }: JudgedOperation): boolean | null {
  const told = state === 'received' ? (reply as Partial<Outcome> | null | undefined)?.correct : undefined
  return typeof told === 'boolean' || told === null ? told : local.correct
}
