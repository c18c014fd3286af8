/** The school's questions, what stands beside them, notes and reports. */
import type { Generated } from 'kysely'
import type { Flag, NumberedRow } from '../store/row.ts'

export interface QuestionTable extends NumberedRow {
  key: string
  catalogId: number
  baseType: string
  specimenId: number | null
  /** JSON, the contract's Question with its answers; the columns here stand above what it says of them */
  body: string
  position: number
  /** as the body says it: written with it, see questionRows.ts */
  difficulty: Generated<number>
  /** account that made it for itself; 0: the school's */
  creator: Generated<number>
  /** UUID of the device that made it; empty for the school's */
  clientId: Generated<string>
  /** whether server/questions/questionWords.ts has read it as it is */
  indexed: Generated<Flag>
  /** another number after each change, see questionRows.ts */
  stamp: Generated<number>
  /** whether it or a part of it shows a specimen: written with it, see questionRows.ts */
  onSpecimen: Generated<Flag>
}

/** Which specimens a question shows, those of a case's parts too; see questionRows.ts. */
export interface QuestionShowsTable {
  tenant: number
  specimenId: number
  questionId: number
  creator: number
  catalogId: number
  position: number
  baseType: string
}

/** How many of the school's questions there are; see questionRows.ts. */
export interface QuestionTallyTable {
  tenant: number
  catalogId: number
  baseType: string
  onSpecimen: Flag
  n: number
}

export interface QuestionNoteTable {
  tenant: number
  accountId: number
  questionId: number
  text: string
  at: number
}

export interface QuestionReportTable extends NumberedRow {
  accountId: number
  /** UUID of the device that made it */
  clientId: string
  questionId: number
  kind: string
  text: string
  at: number
}

export interface QuestionTables {
  question: QuestionTable
  questionShows: QuestionShowsTable
  questionTally: QuestionTallyTable
  questionNote: QuestionNoteTable
  questionReport: QuestionReportTable
}
