/** Papers, answers, the history, the two books that a person fills, the review log, answers at stations. */
import type { Generated } from 'kysely'
import type { BookName } from '../../src/contract/questions.ts'
import type { Rating } from '../../src/contract/review.ts'
import type { Flag, NumberedRow } from '../store/row.ts'

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

/** The answer on a card: the one that arrived last. */
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
export interface SubmissionTable extends NumberedRow {
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

export interface BookCatalogTable extends NumberedRow {
  accountId: number
  book: BookName
  subjectId: number
  /** null: the root of its subject */
  parentId: number | null
  /** UUID of the device that made it; of a root `root-` and its subject */
  clientId: string
  /** empty: a root is called as its subject */
  name: string
  createdAt: number
}

export interface BookItemTable {
  tenant: number
  accountId: number
  book: BookName
  questionId: number
  catalogId: number
  /** when it came in */
  at: number
  /** how often it was answered wrong */
  times: number
  /** right answers in a row */
  streak: number
  /** the answer that was counted last: who gave it may mark it otherwise, and then counts anew from how it stood before */
  countedBy: number | null
  /** null: that answer brought it in */
  timesBefore: number | null
  streakBefore: number | null
  /** the answer that stands on the book's card */
  content: string
  correct: Flag | null
  /** null: no answer stands */
  answeredAt: number | null
  /** that answer's time from sight to answer, where the device told; a mark without one leaves it */
  ms: number | null
}

export interface ReviewEntryTable {
  tenant: number
  accountId: number
  /** UUID of the device that made it */
  clientId: string
  questionId: number
  at: number
  rating: Rating
  ms: number
}

/** An answer at a station of an exam. */
export interface StationAnswerTable {
  tenant: number
  accountId: number
  /** UUID of the device that made the exam */
  examId: string
  specimenId: number
  markId: number
  right: Flag
  /** the name that was given; empty: none */
  said: string
  at: number
}

export interface PracticeSettingTable {
  tenant: number
  accountId: number
  autoWrong: Flag
  removeAfter: number
  dailyMinutes: number
  examAt: number
}

export interface PracticeTables {
  paper: PaperTable
  answer: AnswerTable
  submission: SubmissionTable
  bookCatalog: BookCatalogTable
  bookItem: BookItemTable
  reviewEntry: ReviewEntryTable
  stationAnswer: StationAnswerTable
  practiceSetting: PracticeSettingTable
}
