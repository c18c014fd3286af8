/**
 * Assignments of a course. The specification calls them practices (`practise`); practice is chapter practice here.
 * Scores are whole hundredths of a point, times ms UTC of the service.
 */
import * as v from 'valibot'
import {
  answerText,
  get,
  id,
  optional,
  type Paged,
  page,
  post,
  postOnce,
  text,
  time,
  title,
  uuid,
  withoutNul,
} from '../endpoint.ts'
import type { Question } from '../questions.ts'
import type { Specimen } from '../specimens.ts'
import type { PaperQuestion } from './quiz.ts'

/** Files of one submission, and of one assignment (V04). */
export const maxAttachments = 9

/** A file of a submission or an assignment; `id` is that of the file. */
export interface Attachment {
  id: number
  name: string
  /** bytes */
  size: number
  url: string
}

/** `draft`: a version is open on the service; `late` came after the deadline and is not counted by itself. */
export type AssignmentState = 'open' | 'draft' | 'submitted' | 'late' | 'returned' | 'scored' | 'missed'

export interface AssignmentAnswer {
  questionId: number
  content: string
}

export interface Submission {
  version: number
  content: string
  /** To the assignment's questions; left out: none was answered. */
  answers?: AssignmentAnswer[]
  attachments: Attachment[]
  /** When the service got it. */
  submittedAt: number
  isLate: boolean
  /** When the student's device says that it was handed in; 0: it did not say. */
  madeAt: number
  /** Only the device's clocks say that it was in time: it counts until a teacher decides. */
  isUnproved: boolean
  /** When the service saw its hash, where that proves that it was in time although it arrived later; else left out. */
  announcedAt?: number
  /** null: nobody scored it */
  score: number | null
  /** when it was scored or returned last; 0: never */
  scoredAt: number
  comment: string
  /** The teacher gave it back to be done again. */
  isReturned: boolean
}

export interface StudentAssignment {
  id: number
  courseId: number
  courseName: string
  courseNameEn: string
  title: string
  titleEn: string
  content: string
  attachments: Attachment[]
  deadline: number
  maxScore: number
  allowLate: boolean
  /** An older service does not say. */
  questionCount?: number
  state: AssignmentState
  /** Of the version that counts. */
  score: number | null
  isUnread: boolean
  /** The newest last. */
  submissions: Submission[]
}

export const assignmentStudentPage = get('/dh-teaching/practise/student/page', {
  ...page,
  courseId: optional(id),
}).replies<Paged<StudentAssignment>>()

/** The questions of an assignment as its student may see them now. */
export interface AssignmentPaper {
  /** Without keys. `isRemoved`: the teacher took it out, and the student had answered it by then. */
  questions: (PaperQuestion & { isRemoved?: true })[]
  /** Pictures of the questions' specimens, without names and marks. */
  specimens: Specimen[]
  /**
   * The same questions with their keys, once the student's last work is scored and nobody of the course may hand in any
   * more; null before.
   */
  keys: Question[] | null
}
export const assignmentPaper = get('/dh-teaching/practise/paper', {
  practiseId: id,
}).replies<AssignmentPaper>()

/** Questions of one assignment. */
export const maxAssignmentQuestions = 100

const attachmentIds = v.pipe(v.array(id), v.maxLength(maxAttachments))
/** Files that a device uploaded, by the keys that it gave them. */
const fileKeys = v.pipe(v.array(uuid), v.maxLength(maxAttachments))

/**
 * Announces work whose files are still on their way, by its hash (`rules/quizzes/submissionHash`): it proves later that
 * the work was made by now.
 */
export const assignmentAnnounce = postOnce('/dh-teaching/practise/announce', {
  practiseId: id,
  hash: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
}).replies<null>()

/** Hands in a new version. What comes after the deadline is kept and marked. */
export const assignmentSubmit = postOnce('/dh-teaching/practise/submit/insert', {
  practiseId: id,
  content: text,
  /** All of the version; left out: those that `assignmentAnswer` kept. */
  answers: optional(
    v.pipe(
      v.array(v.object({ questionId: id, content: answerText })),
      v.maxLength(2 * maxAssignmentQuestions),
    ),
  ),
  attachments: optional(attachmentIds, []),
  files: optional(fileKeys, []),
  /** UUID that the device gave the submission. */
  clientId: optional(uuid),
  /** The service's time as the device reckoned it at the hand-in, by its wall clock and by its monotonic clock. */
  at: optional(time),
  mono: optional(v.nullable(time)),
  /** The last `Beacon` header, as it came. */
  beacon: optional(v.pipe(v.string(), withoutNul, v.maxLength(200))),
}).replies<Submission>()

/** One answer to a question of an assignment, in the version that is open. */
export const assignmentAnswer = postOnce('/dh-teaching/practise/submit', {
  practiseId: id,
  questionId: id,
  content: answerText,
}).replies<null>()

/**
 * Adds a photo to the version that is open, from a phone beside the computer on which the student writes.
 */
export const assignmentPhoto = postOnce('/dh-teaching/practise/photo', {
  practiseId: id,
  file: uuid,
}).replies<null>()
/** The photos of the version that is open. */
export const assignmentPhotos = get('/dh-teaching/practise/photos', { practiseId: id }).replies<
  Attachment[]
>()

/** The student has seen the last score or comment. */
export const assignmentSeen = postOnce('/dh-teaching/practise/seen', { practiseId: id }).replies<null>()

/* For teachers. */

export interface TeacherAssignment {
  id: number
  courseId: number
  title: string
  titleEn: string
  content: string
  attachments: Attachment[]
  deadline: number
  maxScore: number
  allowLate: boolean
  /** An older service does not say. */
  questionCount?: number
  students: number
  submitted: number
  scored: number
  createdAt: number
}
export const assignmentTeacherPage = get('/dh-teaching/practise/teacher/page', {
  ...page,
  courseId: optional(id),
}).replies<Paged<TeacherAssignment>>()

/** V05: the deadline must be later than now, the greatest score not below 0. */
export const assignmentSave = post('/dh-teaching/practise/save', {
  id: optional(id),
  courseId: id,
  title,
  titleEn: optional(title, ''),
  content: optional(text, ''),
  attachments: optional(attachmentIds, []),
  /**
   * Ids of questions in their order, of the bank or for quizzes only; left out: they stay as they are. Once somebody
   * handed in they cannot change.
   */
  questions: optional(v.pipe(v.array(id), v.maxLength(maxAssignmentQuestions))),
  deadline: time,
  maxScore: v.pipe(v.number(), v.safeInteger()),
  allowLate: v.boolean(),
}).replies<TeacherAssignment>()
export const assignmentDelete = post('/dh-teaching/practise/delete', { id }).replies<null>()

/** A question of an assignment as it was when it was chosen, with its key. */
export interface AssignmentQuestion {
  id: number
  /** The question that it was made from. */
  sourceId: number
  /** It was taken out again; answers to it may have come without network. */
  isRemoved: boolean
  question: Question
}
export const assignmentQuestions = get('/dh-teaching/practise/questions', { practiseId: id }).replies<
  AssignmentQuestion[]
>()

/** A student's line in the list of an assignment; without submissions they are missing. */
export interface AssignmentLine {
  accountId: number
  name: string
  nameEn: string
  loginName: string
  roomName: string
  state: AssignmentState
  submissions: Submission[]
}
export const assignmentLines = get('/dh-teaching/practise/submissions', { practiseId: id }).replies<
  AssignmentLine[]
>()
/** Another teacher's score that arrived after `seenAt` stands: this one is refused with it. */
export const assignmentScore = postOnce('/dh-teaching/practise/score', {
  practiseId: id,
  accountId: id,
  version: id,
  score: v.pipe(v.number(), v.safeInteger()),
  comment: optional(text, ''),
  /** `scoredAt` of the score that the teacher saw */
  seenAt: optional(time),
}).replies<Submission>()
export const assignmentReturn = post('/dh-teaching/practise/return', {
  practiseId: id,
  accountId: id,
  comment: text,
}).replies<null>()
/** Decides whether a submission was late whose time nobody can prove. The student is told. */
export const assignmentDecide = post('/dh-teaching/practise/decide', {
  practiseId: id,
  accountId: id,
  version: id,
  isLate: v.boolean(),
  reason: title,
}).replies<Submission>()
/** Tells those who have not handed in; at most once a day. */
export const assignmentRemind = post('/dh-teaching/practise/remind', { practiseId: id }).replies<{
  reminded: number
}>()
