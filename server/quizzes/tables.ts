/** Tables of the quizzes area. Times are ms UTC, points whole hundredths. */
import type { Generated } from 'kysely'
import type { QuizSettings } from '../../src/contract/quizzes/quiz.ts'
import type { QuizState } from '../../src/contract/quizzes/quizTeaching.ts'
import type { Flag, NumberedRow } from '../store/row.ts'

type SettingFlags = 'together' | 'shuffleQuestions' | 'shuffleOptions' | 'requiresDesktop'

export interface QuizTable extends NumberedRow, Omit<QuizSettings, SettingFlags>, Record<SettingFlags, Flag> {
  courseId: number
  state: QuizState
  /** Grows with each publication and correction. */
  paperVersion: number
  createdBy: number
  createdAt: number
  /** Of Safe Exam Browser's configuration, 64 hex digits; empty: any browser will do. */
  configKey: Generated<string>
  /** null: scores are not shown yet */
  releasedAt: number | null
}

export interface QuizRoomTable {
  tenant: number
  quizId: number
  roomId: number
}

export interface QuizQuestionTable extends NumberedRow {
  quizId: number
  /** The question of the bank that it was made from. */
  sourceId: number
  position: number
  maxPoints: number
  /** JSON, points of the parts of a case; empty: even shares. */
  partPoints: Generated<string>
  /** JSON, the contract's Question with its answers, as it was when the quiz was published; empty in a draft. */
  body: Generated<string>
  /** JSON, the contract's Specimens that it shows, as they were when the quiz was published; empty: as they are now. */
  specimens: Generated<string>
  /** A regrade left it out of the maximum. */
  leftOut: Generated<Flag>
}

export interface QuizExtensionTable extends NumberedRow {
  quizId: number
  /** Both null: for everybody. */
  accountId: number | null
  roomId: number | null
  minutes: number
  /** Whole per cent of the minutes: 125 for a quarter more. */
  factorPercent: number
  by: number
  at: number
  reason: string
}

/** Extra time of a person in every quiz; the newest row of a person applies. */
export interface QuizAllowanceTable extends NumberedRow {
  accountId: number
  /** Whole per cent of the minutes: 100 takes the extra time back. */
  factorPercent: number
  by: number
  at: number
  /** It may speak of health: only who granted it sees it. */
  reason: string
}

export interface QuizAttemptTable {
  tenant: number
  /** UUID: the card's paperId. */
  id: string
  quizId: number
  accountId: number
  number: number
  seed: number
  startedAt: number
  endAt: number | null
  state: 'running' | 'submitted' | 'ended'
  submittedAt: number | null
  receiptCode: string
  /** Set at the release. */
  points: number | null
  /** When the student saw the last release, comment, regrade or decision. */
  seenAt: Generated<number>
  /** When the last of these happened. */
  changedAt: Generated<number>
}

export interface QuizHolderTable {
  tenant: number
  attemptId: string
  epoch: number
  token: string
  /** SHA-256 of the session that began to hold it. */
  sessionHash: string
  deviceId: string
  name: string
  from: number
  by: number
  lastHeardAt: number | null
  waiting: Generated<number>
  paperLoaded: Generated<Flag>
}

export interface QuizAnswerTable {
  tenant: number
  attemptId: string
  opId: string
  token: string
  seq: number
  kind: 'answer' | 'handIn'
  auto: Flag
  questionId: number | null
  content: string
  /** The service's time as the device reckoned it. */
  at: number
  mono: number | null
  run: string
  /** null without a beacon, or where its MAC is wrong. */
  beacon: number | null
  prev: string
  hash: string
  receivedAt: number
}

export interface QuizCommitmentTable {
  tenant: number
  attemptId: string
  token: string
  hash: string
  at: number
  by: 'service' | 'witness'
}

export interface QuizDecisionTable extends NumberedRow {
  attemptId: string
  opId: string
  accept: Flag
  by: number
  at: number
  reason: string
}

export interface QuizEventTable extends NumberedRow {
  quizId: number
  /** Empty: of the whole quiz. */
  attemptId: string
  kind: string
  by: number
  at: number
  detail: string
}

export interface QuizGradeTable extends NumberedRow {
  attemptId: string
  questionId: number
  points: number
  gradedBy: number
  comment: string
  at: number
}

export interface QuizKeyTable extends NumberedRow {
  quizId: number
  questionId: number
  /** JSON, LoggedChange of scoring.ts */
  change: string
  by: number
  at: number
  reason: string
}

/** 复核: a student asks to have a released score looked at again. */
export interface QuizComplaintTable extends NumberedRow {
  quizId: number
  accountId: number
  /** The id of the paper's question, as calls have it; null: the whole score. */
  questionId: number | null
  text: string
  at: number
  answer: Generated<string>
  answeredBy: Generated<number>
  /** 0: it waits */
  answeredAt: Generated<number>
}

export interface QuizFlagTable {
  tenant: number
  attemptId: string
  questionId: number
}

/** A question that is for quizzes only. */
export interface QuizOnlyQuestionTable extends NumberedRow {
  courseId: number
  /** 0: in no chapter */
  catalogId: number
  /** JSON, the contract's Question with its answers */
  body: string
  createdBy: number
  createdAt: number
}

/** The sealed paper of one class. */
export interface QuizSealTable {
  tenant: number
  quizId: number
  roomId: number
  /** 16 Crockford characters from which the key is made. */
  code: string
  /** Base64: of the key, of the cipher, and the paper under AES-256-GCM. */
  salt: string
  iv: string
  data: string
  /** When the teacher confirmed to have watched the room to the end; 0: not yet. */
  presentAt: Generated<number>
}

/** A device that got a sealed paper, with the token under which it may begin without network. */
export interface QuizSealedHolderTable {
  tenant: number
  quizId: number
  accountId: number
  deviceId: string
  name: string
  roomId: number
  /** The id and the seed that the attempt will have. */
  attemptId: string
  seed: number
  token: string
  at: number
}

/** The newest item analysis of a quiz. It names nobody. */
export interface QuizItemFiguresTable {
  tenant: number
  quizId: number
  /** When it was asked for (ms UTC): attempts that were over by then are in it. */
  asOf: number
  /** What it was computed from, as teach/itemFigures.ts tells it: another one means that it is out of date. */
  basis: string
  /** JSON, KeptItemFigures of teach/items.ts */
  figures: string
}

/** A file of results in the store, for the person who had a job write it. */
export interface QuizResultFileTable {
  tenant: number
  jobId: number
  quizId: number
  ownerId: number
  storageKey: string
  /** The quiz's title in the language of the file. */
  name: string
  madeAt: number
}

export interface QuizTables {
  quizResultFile: QuizResultFileTable
  quizItemFigures: QuizItemFiguresTable
  quizOnlyQuestion: QuizOnlyQuestionTable
  quizSeal: QuizSealTable
  quizSealedHolder: QuizSealedHolderTable
  quiz: QuizTable
  quizRoom: QuizRoomTable
  quizQuestion: QuizQuestionTable
  quizExtension: QuizExtensionTable
  quizAllowance: QuizAllowanceTable
  quizAttempt: QuizAttemptTable
  quizHolder: QuizHolderTable
  quizAnswer: QuizAnswerTable
  quizCommitment: QuizCommitmentTable
  quizDecision: QuizDecisionTable
  quizEvent: QuizEventTable
  quizGrade: QuizGradeTable
  quizKey: QuizKeyTable
  quizComplaint: QuizComplaintTable
  quizFlag: QuizFlagTable
}
