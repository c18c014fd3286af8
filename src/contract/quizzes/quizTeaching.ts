/** Quizzes as their teachers make, watch and grade them. Points are whole hundredths of a point, times ms UTC. */
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
} from '../endpoint.ts'
import type { Question } from '../questions.ts'
import {
  type AnswerVerdict,
  acceptancePolicies,
  countingAttempts,
  partialCredits,
  type QuizSettings,
  quizKinds,
  reviewTimes,
  takeOverRights,
} from './quiz.ts'

export type QuizState = 'draft' | 'published' | 'closed'

export interface TeacherQuiz extends QuizSettings {
  id: number
  courseId: number
  state: QuizState
  questionCount: number
  maxPoints: number
  roomIds: number[]
  /** Of its classes, with those who left and have an attempt. */
  students: number
  /** Attempts that were begun, and that were handed in. */
  started: number
  submitted: number
  /** Answers that somebody has to score, and that somebody has to decide on. */
  toGrade: number
  undecided: number
  /** requests for a review that nobody answered yet */
  complaints: number
  /** Config Key of the Safe Exam Browser that the quiz asks for, 64 hex digits; empty: any browser will do. */
  configKey: string
  isReleased: boolean
  createdBy: number
}

/** A question as its teachers see it in a quiz. */
export interface QuizQuestionItem {
  id: number
  sourceId: number
  position: number
  maxPoints: number
  /** Of the parts of a case, in their order; absent: even shares. */
  partPoints?: number[] | undefined
  /** With the key that is in force. */
  question: Question
  /** A correction of the key left it out of the maximum. */
  isLeftOut: boolean
}
/**
 * `accept`: one more right answer; `key`: this answer is the right one instead; `void`: full points for everybody;
 * `leaveOut`: no points for anybody, and the maximum of the quiz falls by those of the question; `asPublished`: as if
 * the question had never been corrected.
 */
export type KeyChange =
  | { kind: 'accept'; content: string }
  | { kind: 'key'; content: string }
  | { kind: 'void' }
  | { kind: 'leaveOut' }
  | { kind: 'asPublished' }

/** A correction of a question's key, as it was logged. */
export interface QuizCorrection {
  questionId: number
  change: KeyChange
  /** It was made after the release and lowered nobody's score. */
  keepsReleased: boolean
  by: { name: string; nameEn: string }
  at: number
  reason: string
}
export interface TeacherQuizDetail extends TeacherQuiz {
  questions: QuizQuestionItem[]
  extensions: {
    accountId: number | null
    roomId: number | null
    minutes: number
    factor: number
    /** Empty where another teacher granted it to one student: it may speak of health. */
    reason: string
    at: number
  }[]
  notices: { at: number; text: string }[]
  /** In the order of their making. Replies that were stored on a device before have none. */
  corrections?: QuizCorrection[] | undefined
}

export const quizTeacherPage = get('/dh-teaching/quiz/teacher/page', {
  ...page,
  courseId: optional(id),
}).replies<Paged<TeacherQuiz>>()
export const quizTeacherDetail = get('/dh-teaching/quiz/teacher/detail', {
  quizId: id,
}).replies<TeacherQuizDetail>()

const maxPoints = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000))
/** Points of the parts of a case, in their order: together `maxPoints`. */
const partPoints = v.pipe(
  v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000))),
  v.minLength(1),
  v.maxLength(100),
)
const settings = {
  title,
  titleEn: optional(title, ''),
  intro: optional(text, ''),
  kind: v.picklist(quizKinds),
  opensAt: time,
  closesAt: v.nullable(time),
  minutes: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1440)),
  together: v.boolean(),
  attempts: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(20)),
  counts: v.picklist(countingAttempts),
  shuffleQuestions: v.boolean(),
  shuffleOptions: v.boolean(),
  partial: v.picklist(partialCredits),
  review: v.picklist(reviewTimes),
  policy: v.picklist(acceptancePolicies),
  takeOver: v.picklist(takeOverRights),
  requiresDesktop: v.boolean(),
  configKey: optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^([0-9a-f]{64})?$/)), ''),
}

/** A quiz that is no draft any more keeps its questions; its settings that concern running attempts stay too. */
export const quizSave = post('/dh-teaching/quiz/save', {
  id: optional(id),
  courseId: id,
  ...settings,
  questions: v.pipe(
    v.array(v.object({ sourceId: id, maxPoints, partPoints: optional(partPoints) })),
    v.maxLength(300),
  ),
}).replies<TeacherQuizDetail>()
/** Draws questions of the bank by chapter and difficulty, without those that are in the quiz already. */
export const quizDraw = get('/dh-teaching/quiz/draw', {
  courseId: id,
  catalogId: id,
  count: id,
  difficulty: optional(id),
  /** ids that are not drawn, joined by commas */
  except: optional(v.pipe(v.string(), v.maxLength(4000), v.regex(/^(\d+(,\d+)*)?$/))),
}).replies<Question[]>()
/** Freezes the questions and their pictures, and tells the classes. */
export const quizPublish = post('/dh-teaching/quiz/publish', {
  quizId: id,
  roomIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(200)),
}).replies<TeacherQuizDetail>()
export const quizExtend = post('/dh-teaching/quiz/extend', {
  quizId: id,
  accountId: optional(id),
  roomId: optional(id),
  minutes: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1440)),
  factor: optional(v.pipe(v.number(), v.minValue(1), v.maxValue(4)), 1),
  reason: title,
}).replies<null>()
/** Gives a student of the quiz a share of extra time in this quiz and in all others; 1 takes it back. */
export const quizAllow = post('/dh-teaching/quiz/allow', {
  quizId: id,
  accountId: id,
  factor: v.pipe(v.number(), v.minValue(1), v.maxValue(4)),
  reason: title,
}).replies<null>()
export const quizNotice = post('/dh-teaching/quiz/notice', { quizId: id, text }).replies<null>()
/** 收卷: ends every running attempt now. */
export const quizEnd = post('/dh-teaching/quiz/end', { quizId: id, reason: title }).replies<null>()
/** Lets a student go on who handed in by mistake. */
export const quizReopen = post('/dh-teaching/quiz/reopen', {
  quizId: id,
  accountId: id,
  reason: title,
}).replies<null>()

/** Lets a student go on with a running attempt on another device, where students may not do so by themselves. */
export const quizAllowTakeOver = post('/dh-teaching/quiz/allowTakeOver', {
  quizId: id,
  accountId: id,
  reason: title,
}).replies<null>()

/** A student in the ready list. */
export interface QuizSitter {
  accountId: number
  name: string
  nameEn: string
  loginName: string
  roomId: number
  /** No longer in a class of the quiz: listed for the attempt. */
  hasLeft?: true
  /** What was granted in this quiz, to the student, the class or everybody. */
  extraMinutes: number
  /** Extra time of the student in every quiz: 1.25 is a quarter more. */
  timeFactor: number
  /** Why, for the teacher who granted it; empty for all others. */
  timeReason: string
  attempt: {
    number: number
    state: 'running' | 'submitted' | 'ended'
    startedAt: number
    endAt: number | null
    submittedAt: number | null
    paperLoaded: boolean
    lastHeardAt: number | null
    waiting: number
    answered: number
    takeOvers: number
    /** How often the device told that its network was gone. */
    outages: number
    undecided: number
    points: number | null
    isOpen: boolean
  } | null
}
export const quizReady = get('/dh-teaching/quiz/ready', { quizId: id, roomId: optional(id) }).replies<
  QuizSitter[]
>()

export interface QuizTimelineRow {
  opId: string
  kind: 'answer' | 'handIn'
  questionId: number | null
  content: string
  deviceName: string
  /** Times (ms UTC): the earliest and the latest at which the row can have been made, and the device's own. */
  lower: number
  upper: number
  deviceAt: number
  receivedAt: number
  verdict: AnswerVerdict
  reason: 'sealed' | 'clock' | 'end' | 'takeOver' | 'chain' | null
  decided: boolean | null
  counts: boolean
}
/** A teacher's decision about one row, as it was logged. */
export interface QuizDecisionMade {
  opId: string
  accept: boolean
  by: { name: string; nameEn: string }
  at: number
  reason: string
}
export interface QuizAttemptDetail {
  accountId: number
  name: string
  nameEn: string
  number: number
  startedAt: number
  endAt: number | null
  isOpen: boolean
  rows: QuizTimelineRow[]
  /** In the order of their making; of several on one row the last holds. Replies stored on a device before have none. */
  decisions?: QuizDecisionMade[] | undefined
  events: { kind: string; at: number; detail: string }[]
  answers: {
    questionId: number
    content: string
    points: number | null
    comment: string
    correct: boolean | null
  }[]
  /** What the score has beyond the points of the answers: a correction did not lower a released score. */
  kept: number
}
export const quizAttempt = get('/dh-teaching/quiz/attempt', {
  quizId: id,
  accountId: id,
  number: optional(id),
}).replies<QuizAttemptDetail>()
/** An attempt with answers of which nobody knows whether they were made in time. */
export interface UndecidedAttempt {
  accountId: number
  name: string
  nameEn: string
  loginName: string
  number: number
  endAt: number | null
  rows: (Omit<QuizTimelineRow, 'content' | 'questionId' | 'verdict' | 'decided' | 'counts'> & {
    /** Number of the question in the paper, from 1; 0 for a hand-in. */
    question: number
  })[]
  /** When the device was without network, and when its clock was changed. */
  events: { kind: string; at: number }[]
}
/** The answers of all students on which somebody has to decide. */
export const quizUndecided = get('/dh-teaching/quiz/undecided', { quizId: id }).replies<UndecidedAttempt[]>()
/** Decisions about answers of one or of many students. */
export const quizDecide = post('/dh-teaching/quiz/decide', {
  quizId: id,
  decisions: v.pipe(v.array(v.object({ opId: uuid, accept: v.boolean() })), v.minLength(1), v.maxLength(500)),
  reason: title,
}).replies<null>()

/** The answers of all students to one question, for grading question by question. */
export interface QuizAnswerToGrade {
  attemptId: string
  /** empty where grading is nameless */
  name: string
  nameEn: string
  content: string
  /** null: nobody scored it yet */
  points: number | null
  comment: string
  /** The number of the last score: another teacher's that arrived meanwhile is not overwritten. */
  version: number
}
export const quizGrading = get('/dh-teaching/quiz/grading', { quizId: id, questionId: id }).replies<
  QuizAnswerToGrade[]
>()
export const quizGrade = postOnce('/dh-teaching/quiz/grade', {
  quizId: id,
  attemptId: uuid,
  questionId: id,
  points: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000)),
  comment: optional(text, ''),
  /**
   * Version of the score that the teacher saw: where another score came meanwhile, that one stands and this one is
   * refused.
   */
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
}).replies<QuizAnswerToGrade>()

/** Somebody whose score moves with a correction. */
export interface MovedScore {
  accountId: number
  name: string
  nameEn: string
  /** Of the attempts that count, before and after it. */
  before: number
  after: number
}
/** Corrects a question for the whole quiz: what the kinds of a correction mean stands in rules/quizzes/regrade.ts. */
export const quizRegrade = post('/dh-teaching/quiz/regrade', {
  quizId: id,
  questionId: id,
  change: v.variant('kind', [
    v.object({ kind: v.literal('accept'), content: answerText }),
    v.object({ kind: v.literal('key'), content: answerText }),
    v.object({ kind: v.literal('void') }),
    v.object({ kind: v.literal('leaveOut') }),
    v.object({ kind: v.literal('asPublished') }),
  ]),
  reason: title,
  /** Whether scores that students have seen may fall: otherwise nobody gets a smaller share of the maximum. */
  lowerReleased: optional(v.boolean(), false),
  /** Whether only to tell whose score would change. */
  preview: optional(v.boolean(), false),
}).replies<{
  moved: MovedScore[]
  /** Number of students who answered the quiz. */
  students: number
  /** Number of those whose released score would be lower, had it not been kept. */
  kept: number
  maxBefore: number
  maxAfter: number
}>()
/** Shows scores to the students. Refused while an attempt is open or an answer has no score. */
export const quizRelease = post('/dh-teaching/quiz/release', { quizId: id }).replies<null>()

export interface QuizItemStatistics {
  questionId: number
  answered: number
  /** mean share of the points, 0 to 1; null below ten answers, as for the others */
  difficulty: number | null
  /** point-biserial correlation with the rest of the paper */
  discrimination: number | null
  /** how many chose each option; of choices only */
  options: { id: number; chosen: number; isRight: boolean }[]
}
export interface QuizItemAnalysis {
  attempts: number
  /** Cronbach's α; null where it cannot be had */
  alpha: number | null
  items: QuizItemStatistics[]
  /** The time (ms UTC) of what it was computed from. Replies that were stored on a device before have none. */
  asOf?: number | undefined
  /** Attempts, answers, scores or keys are others by now. */
  isOutOfDate?: boolean | undefined
}
/** The newest item analysis that was computed; null: none was. */
export const quizItems = get('/dh-teaching/quiz/items', { quizId: id }).replies<QuizItemAnalysis | null>()
/** Has the item analysis computed by a job. The reply is its id; null: the newest one is not out of date. */
export const quizAnalyse = post('/dh-teaching/quiz/analyse', { quizId: id }).replies<number | null>()
