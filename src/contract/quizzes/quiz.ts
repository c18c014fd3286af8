/**
 * Quizzes of a course. Points are whole hundredths of a point, times ms UTC of the service. No reply to a student
 * before the release holds a key: see server/quizzes/paper.ts.
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
  time,
  title,
  uuid,
  withoutNul,
} from '../endpoint.ts'
import type { BaseType, Option, Question } from '../questions.ts'
import type { Specimen } from '../specimens.ts'

export const quizKinds = ['quiz', 'exam'] as const
export type QuizKind = (typeof quizKinds)[number]

/** Which attempt's score is the quiz's. */
export const countingAttempts = ['best', 'last', 'first', 'mean'] as const
/** How questions with several right parts give points: src/rules/quizzes/points.ts. */
export const partialCredits = ['whole', 'subset', 'each'] as const
/** When a student may see answers and analyses. */
export const reviewTimes = ['never', 'afterSubmit', 'afterClose'] as const
/** Whether answers count whose time cannot be proved: src/rules/quizzes/acceptance.ts. */
export const acceptancePolicies = ['strict', 'tolerant', 'lab'] as const
/** Who may move an attempt to another device. */
export const takeOverRights = ['student', 'teacher'] as const

export interface QuizSettings {
  title: string
  titleEn: string
  intro: string
  kind: QuizKind
  opensAt: number
  /** null: it stays open until the teacher ends it */
  closesAt: number | null
  /** 0: no limit but the closing time */
  minutes: number
  /** The minutes run from the opening for everybody. */
  together: boolean
  attempts: number
  counts: (typeof countingAttempts)[number]
  shuffleQuestions: boolean
  shuffleOptions: boolean
  partial: (typeof partialCredits)[number]
  review: (typeof reviewTimes)[number]
  policy: (typeof acceptancePolicies)[number]
  takeOver: (typeof takeOverRights)[number]
  requiresDesktop: boolean
}

/** The state of a quiz for a student now. `upcoming`: not open yet; `missed`: it closed without an attempt. */
export type StudentQuizState =
  | 'upcoming'
  | 'open'
  | 'running'
  | 'submitted'
  | 'grading'
  | 'released'
  | 'missed'

/** A quiz in a student's lists. */
export interface StudentQuiz
  extends Pick<
    QuizSettings,
    | 'title'
    | 'titleEn'
    | 'intro'
    | 'kind'
    | 'opensAt'
    | 'closesAt'
    | 'minutes'
    | 'together'
    | 'attempts'
    | 'review'
    | 'requiresDesktop'
  > {
  id: number
  courseId: number
  courseName: string
  courseNameEn: string
  questionCount: number
  maxPoints: number
  state: StudentQuizState
  /** Number of the running attempt, else of the last one; 0 before the first. */
  number: number
  submittedAt: number | null
  /** null without an end, or before the first attempt */
  endAt: number | null
  /** Of the last attempt, to be read out; empty before its hand-in. */
  receiptCode: string
  /** of the attempts that count; null before the release */
  points: number | null
  /** a release, comment, regrade or decision that the student has not seen */
  isUnread: boolean
}

/** A quiz as a list gives it: the specification names none of its fields, so a platform may give few of ours. */
export type ListedQuiz = Pick<StudentQuiz, 'id' | 'title'> & Partial<StudentQuiz>

const quizOfAttempt = { quizId: id, number: optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))) }
const quizOfAttemptInQuery = { quizId: id, number: optional(id) }

export const quizStudyingPage = get('/dh-teaching/quiz/studying/page', {
  ...page,
  courseId: optional(id),
}).replies<Paged<ListedQuiz>>()
export const quizStudentPage = get('/dh-teaching/quiz/student/page', page).replies<Paged<ListedQuiz>>()

/** Fields with `?` are beyond the specification: a platform may not have them. */
export interface QuizCardItem {
  questionId: number
  baseType?: BaseType | (string & {})
  isSubmited: boolean
  /** null before the review of the quiz allows it, and where nobody judged it yet */
  isCorrected: boolean | null
  isFlagged?: boolean
  /** 0 where a correction of the key left the question out of the maximum. */
  maxPoints?: number
  /** null before the release */
  points?: number | null
  /** A teacher's words on the answer; empty before the release. */
  comment?: string
  /** The question of the bank that it was made from; null before the review, and where the bank does not show it. */
  source?: { questionId: number; subjectId: number } | null
  /** A teacher has still to decide whether an answer to it was made in time. */
  isUndecided?: boolean
}

export interface QuizCard {
  /** The attempt's id; empty before the first attempt. */
  paperId?: string
  /** What the score has beyond the points of the items: a correction of the key did not lower it. 0 before the release. */
  kept?: number
  items: QuizCardItem[]
}

export const quizCard = get('/dh-teaching/quiz/card', quizOfAttemptInQuery).replies<QuizCard>()
export const quizCardDetail = get('/dh-teaching/quiz/card/detail', quizOfAttemptInQuery).replies<QuizCard>()
/** Whole seconds, rounded up; what a start now would give before the first attempt; null without an end. */
export const quizRemainingTime = get('/dh-teaching/quiz/remainingTime', quizOfAttemptInQuery).replies<
  number | null
>()

/** A question of a paper: without `answer`, `panDuanAnswer`, `analysis` and `keywords`, in it and in its parts. */
export type PaperQuestion = Omit<
  Question,
  'answer' | 'panDuanAnswer' | 'analysis' | 'analysisEn' | 'keywords' | 'keywordsEn' | 'options' | 'children'
> & {
  options: { id: number; content: string; contentEn: string }[]
  children: PaperQuestion[]
}

/** A question of a quiz with what the specification names; of the other fields a platform may have none. */
export interface SpecifiedQuestion
  extends Partial<Omit<Question, 'id' | 'type' | 'title' | 'options' | 'children'>> {
  id: number
  type: Omit<Question['type'], 'nameEn'> & { nameEn?: string }
  title: string
  options: (Pick<Option, 'id' | 'content'> & Partial<Option>)[]
  children: SpecifiedQuestion[]
}

export const questionWithoutAnswer = get('/dh-questionbank/question/common/withoutAnswer', {
  id,
}).replies<SpecifiedQuestion>()

/** How an answer stands to the end of its attempt: src/rules/quizzes/acceptance.ts. */
export type AnswerVerdict = 'onTime' | 'late' | 'notHolder' | 'undecided'

export interface QuizAnswerDetail {
  content: string
  /** null before the review of the quiz allows it */
  correct: boolean | null
  /** Beyond the specification. */
  verdict?: AnswerVerdict
}
export const quizSubmitDetail = get('/dh-teaching/quiz/submit/detail', {
  ...quizOfAttemptInQuery,
  questionId: id,
}).replies<QuizAnswerDetail | null>()

/** The question with its key, once the quiz allows it. */
export const quizQuestionAnswer = get('/dh-teaching/quiz/question/answer', {
  ...quizOfAttemptInQuery,
  questionId: id,
}).replies<SpecifiedQuestion>()

/** Fields that a device sends of a row beside its content: all optional, for a platform's client does not know them. */
const provenance = {
  /** Secret of the device that holds the attempt. */
  token: optional(v.pipe(v.string(), withoutNul, v.maxLength(100))),
  seq: optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  /** The service's time as the device reckoned it, by its wall clock and by its monotonic clock. */
  at: optional(time),
  mono: optional(v.nullable(time)),
  /** UUID of the page load. */
  run: optional(uuid),
  /** The last `Beacon` header, as it came. */
  beacon: optional(v.pipe(v.string(), withoutNul, v.maxLength(200))),
  /** SHA-256, hex, of the row before it. */
  prev: optional(v.pipe(v.string(), withoutNul, v.maxLength(100))),
  hash: optional(v.pipe(v.string(), withoutNul, v.maxLength(100))),
}

export interface QuizRowReceipt {
  correct: null
  verdict: AnswerVerdict
}
export const quizSubmit = postOnce('/dh-teaching/quiz/submit', {
  ...quizOfAttempt,
  ...provenance,
  questionId: id,
  content: answerText,
}).replies<QuizRowReceipt>()
export const quizSubmitCheck = post('/dh-teaching/quiz/submit/check', quizOfAttempt).replies<{
  unanswered: number[]
  flagged: number[]
}>()

export interface QuizHandIn {
  submittedAt: number
  receiptCode: string
  /** Hashes of rows that the device made and that the service does not have. */
  missing: string[]
}
export const quizSubmitAll = postOnce('/dh-teaching/quiz/submit/all', {
  ...quizOfAttempt,
  ...provenance,
  /** The device queued it by itself when the time was up. */
  auto: optional(v.boolean()),
  hashes: optional(v.pipe(v.array(v.pipe(v.string(), withoutNul, v.maxLength(100))), v.maxLength(5000))),
}).replies<QuizHandIn>()

export interface QuizBegun {
  paperId: string
  number: number
  token: string
  seed: number
  startedAt: number
  endAt: number | null
  /** The last row that the service has of this device: one that lost its storage goes on behind it. Left out before the first. */
  last?: { seq: number; hash: string }
}
/** Begins an attempt, or opens a new version of an assignment; again it answers the one that it began. */
export const submitRecordInsert = postOnce('/dh-teaching/record/submit/insert', {
  quizId: optional(id),
  practiseId: optional(id),
  number: optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  paperId: optional(uuid),
  deviceId: optional(uuid),
  deviceName: optional(title),
}).replies<QuizBegun | { version: number }>()

const flagOfAttempt = { ...quizOfAttempt, questionId: id, token: provenance.token }

export const quizFlag = postOnce('/dh-teaching/quiz/flag', flagOfAttempt).replies<null>()
export const quizFlagRemove = postOnce('/dh-teaching/quiz/flag/remove', flagOfAttempt).replies<null>()
export const quizWatchRead = postOnce('/dh-teaching/quiz/watch/read', { quizId: id }).replies<null>()

/** Which device holds an attempt. */
export interface QuizHolderInfo {
  isThisDevice: boolean
  deviceName: string
  /** null: not heard of yet */
  lastHeardAt: number | null
  /** rows that wait on the device, as it last said */
  waiting: number
  epoch: number
}

/** All that taking a quiz needs, in one reply. */
export interface QuizPaper {
  quiz: StudentQuiz
  paperId: string
  number: number
  seed: number
  startedAt: number
  endAt: number | null
  shuffleQuestions: boolean
  shuffleOptions: boolean
  /** Notices (勘误) of the teacher, the newest last. */
  notices: { at: number; text: string }[]
  /** `partPoints`: of the parts of a case; absent: even shares. */
  questions: (PaperQuestion & { maxPoints: number; partPoints?: number[] | undefined })[]
  /** Pictures of the questions' specimens, without names and marks. */
  specimens: Specimen[]
  answers: { questionId: number; content: string; verdict: AnswerVerdict }[]
  flags: number[]
  holder: QuizHolderInfo | null
}
export const quizPaper = get('/dh-teaching/quiz/paper', {
  ...quizOfAttemptInQuery,
  deviceId: optional(uuid),
}).replies<QuizPaper>()

export interface QuizBeat {
  endAt: number | null
  /** The device does not hold the attempt any more. */
  isTakenOver: boolean
  notices: { at: number; text: string }[]
  isEnded: boolean
}
/** Said each minute while a quiz runs, each ten seconds near the end. */
export const quizBeat = post('/dh-teaching/quiz/beat', {
  ...quizOfAttempt,
  token: v.pipe(v.string(), withoutNul, v.maxLength(100)),
  /** Hash of the device's last row. */
  hash: optional(v.pipe(v.string(), withoutNul, v.maxLength(100))),
  waiting: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000)),
  paperLoaded: optional(v.boolean()),
  events: optional(
    v.pipe(
      v.array(
        v.object({
          kind: v.picklist(['wentOffline', 'cameBack', 'hidden', 'shown', 'clockChanged', 'sealOpened']),
          at: time,
        }),
      ),
      v.maxLength(200),
    ),
  ),
}).replies<QuizBeat>()
export const quizTakeOver = postOnce('/dh-teaching/quiz/takeOver', {
  ...quizOfAttempt,
  deviceId: uuid,
  deviceName: title,
}).replies<QuizBegun>()

/** How the points of the class lie: from ten students on. */
export const quizDistribution = get('/dh-teaching/quiz/distribution', { quizId: id }).replies<{
  students: number
  /** ten steps of a tenth of the points each; empty below ten students */
  counts: number[]
} | null>()
