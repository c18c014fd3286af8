/** Papers, answers, the history, the book of wrong questions. */
import type { Flag, Row } from './row.ts'

/** A run through a chapter; a card shows what was answered in all runs since the last restart. */
export interface PaperTable {
  tenant: number
  accountId: number
  /** UUID of whoever started it */
  id: string
  catalogId: number
  openedAt: number
  usedAt: number
  clearedAt: number | null
}

/** What stands on a card: the answer that arrived last. */
export interface AnswerTable {
  tenant: number
  accountId: number
  questionId: number
  catalogId: number
  paperId: string
  content: string
  correct: Flag | null
  at: number
}

/** Every answer that ever arrived. */
export interface SubmissionTable extends Row {
  accountId: number
  questionId: number
  paperId: string
  content: string
  correct: Flag | null
  at: number
}

export interface WrongQuestionTable {
  tenant: number
  accountId: number
  questionId: number
  at: number
}
