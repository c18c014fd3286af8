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

export interface AssignmentQuestionTable extends NumberedRow {
  assignmentId: number
  /** The question that it was made from: of the bank, or for quizzes only. */
  sourceId: number
  /** 1, 2 …; 0: it was taken out again. */
  position: number
  /** JSON, the contract's Question with its answers, as it was when it was chosen. */
  body: string
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
  /** Hash of the work and its files, where its device names the work; else empty. */
  hash: Generated<string>
  /** When the service saw the hash, where that proves that the work was in time. */
  announcedAt: Generated<number | null>
  score: number | null
  comment: string
  scoredBy: number | null
  scoredAt: number | null
  /** When the student saw the last score or comment. */
  seenAt: number
}

/** Hashes of work whose files are on their way. */
export interface AssignmentAnnouncementTable {
  tenant: number
  assignmentId: number
  accountId: number
  hash: string
  at: number
}

export interface AssignmentTables {
  assignmentAnnouncement: AssignmentAnnouncementTable
  assignment: AssignmentTable
  assignmentQuestion: AssignmentQuestionTable
  assignmentSubmission: AssignmentSubmissionTable
}
