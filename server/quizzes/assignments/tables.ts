/** Tables of assignments. Times are ms UTC, scores whole hundredths of a point. */
import type { Generated } from 'kysely'
import type { Flag, NumberedRow } from '../../store/row.ts'

export interface AssignmentTable extends NumberedRow {
  courseId: number
  title: string
  titleEn: string
  content: string
  /** JSON, ids of files */
  attachments: string
  deadline: number
  maxScore: number
  allowLate: Flag
  createdBy: number
  createdAt: number
  /** When those who had not handed in were told last. */
  remindedAt: Generated<number | null>
}

export interface AssignmentSubmissionTable {
  tenant: number
  assignmentId: number
  accountId: number
  /** 1, 2 … */
  version: number
  /** `open`: answers come in, it was not handed in yet. */
  state: 'open' | 'submitted' | 'returned' | 'scored'
  clientId: string
  content: string
  /** JSON, ids of files */
  attachments: string
  /** JSON, answers by question */
  answers: string
  submittedAt: number
  isLate: Flag
  /** When the student's device says that it was handed in; 0: it did not say. */
  madeAt: Generated<number>
  /** Only the device's clocks say that it was in time. */
  isUnproved: Generated<Flag>
  score: number | null
  comment: string
  scoredBy: number | null
  scoredAt: number | null
  /** When the student saw the last score or comment. */
  seenAt: number
}

export interface AssignmentTables {
  assignment: AssignmentTable
  assignmentSubmission: AssignmentSubmissionTable
}
