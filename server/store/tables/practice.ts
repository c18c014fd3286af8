/** Papers, answers, the history. */
import type { Generated } from 'kysely'
import type { BookName } from '../../../src/contract/questions.ts'
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
  /** empty for an answer in a book */
  paperId: string
  content: string
  correct: Flag | null
  /** when it was given, as the device told; when it arrived where it did not */
  at: number
  /** from sight to answer, where the device told */
  ms: Generated<number | null>
  source: Generated<'chapter' | BookName>
  /** the mark that stands in its place; null: it stands itself */
  replacedBy: Generated<number | null>
}
