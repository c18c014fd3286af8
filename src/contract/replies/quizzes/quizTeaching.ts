import * as v from 'valibot'
import type * as quizTeaching from '../../quizzes/quizTeaching.ts'
import { question } from '../questions.ts'
import {
  count,
  nothing,
  pagedOf,
  type Replies,
  replyId,
  replyText,
  replyTime,
  verdict,
  yes,
} from '../shapes.ts'

const settings = {
  title: replyText,
  titleEn: replyText,
  intro: replyText,
  kind: v.picklist(['quiz', 'exam']),
  opensAt: replyTime,
  closesAt: v.nullable(replyTime),
  minutes: count,
  together: yes,
  attempts: count,
  counts: v.picklist(['best', 'last', 'first', 'mean']),
  shuffleQuestions: yes,
  shuffleOptions: yes,
  partial: v.picklist(['whole', 'subset', 'each']),
  review: v.picklist(['never', 'afterSubmit', 'afterClose']),
  policy: v.picklist(['strict', 'tolerant', 'lab']),
  takeOver: v.picklist(['student', 'teacher']),
  requiresDesktop: yes,
}

const listed = {
  id: replyId,
  courseId: replyId,
  ...settings,
  state: v.picklist(['draft', 'published', 'closed']),
  questionCount: count,
  maxPoints: count,
  roomIds: v.array(replyId),
  students: count,
  started: count,
  submitted: count,
  toGrade: count,
  undecided: count,
  complaints: count,
  configKey: replyText,
  isReleased: yes,
  createdBy: replyId,
}

const detail = v.strictObject({
  ...listed,
  questions: v.array(
    v.strictObject({
      id: replyId,
      sourceId: replyId,
      position: count,
      maxPoints: count,
      partPoints: v.optional(v.array(count)),
      question,
      isLeftOut: yes,
    }),
  ),
  extensions: v.array(
    v.strictObject({
      accountId: v.nullable(replyId),
      roomId: v.nullable(replyId),
      minutes: count,
      factor: v.number(),
      reason: replyText,
      at: replyTime,
    }),
  ),
  notices: v.array(v.strictObject({ at: replyTime, text: replyText })),
  corrections: v.array(
    v.strictObject({
      questionId: replyId,
      change: v.variant('kind', [
        v.strictObject({ kind: v.picklist(['accept', 'key']), content: replyText }),
        v.strictObject({ kind: v.picklist(['void', 'leaveOut', 'asPublished']) }),
      ]),
      keepsReleased: yes,
      by: v.strictObject({ name: replyText, nameEn: replyText }),
      at: replyTime,
      reason: replyText,
    }),
  ),
})

const points = v.nullable(count)

const sitter = v.strictObject({
  accountId: replyId,
  name: replyText,
  nameEn: replyText,
  loginName: replyText,
  roomId: replyId,
  hasLeft: v.optional(v.literal(true)),
  extraMinutes: count,
  timeFactor: v.number(),
  timeReason: replyText,
  attempt: v.nullable(
    v.strictObject({
      number: count,
      state: v.picklist(['running', 'submitted', 'ended']),
      startedAt: replyTime,
      endAt: v.nullable(replyTime),
      submittedAt: v.nullable(replyTime),
      paperLoaded: yes,
      lastHeardAt: v.nullable(replyTime),
      waiting: count,
      answered: count,
      takeOvers: count,
      outages: count,
      undecided: count,
      points,
      isOpen: yes,
    }),
  ),
})

const madeRow = {
  opId: replyText,
  kind: v.picklist(['answer', 'handIn']),
  deviceName: replyText,
  lower: replyTime,
  upper: replyTime,
  deviceAt: replyTime,
  receivedAt: replyTime,
  reason: v.nullable(v.picklist(['sealed', 'clock', 'end', 'takeOver', 'chain'])),
}

const timelineRow = v.strictObject({
  ...madeRow,
  questionId: v.nullable(replyId),
  content: replyText,
  verdict: v.picklist(['onTime', 'late', 'notHolder', 'undecided']),
  decided: v.nullable(yes),
  counts: yes,
})

const toGrade = v.strictObject({
  attemptId: replyText,
  name: replyText,
  nameEn: replyText,
  content: replyText,
  points,
  comment: replyText,
  version: count,
})

export const replies = {
  quizTeacherPage: pagedOf(v.strictObject(listed)),
  quizTeacherDetail: detail,
  quizSave: detail,
  quizDraw: v.array(question),
  quizPublish: detail,
  quizExtend: nothing,
  quizAllow: nothing,
  quizNotice: nothing,
  quizEnd: nothing,
  quizReopen: nothing,
  quizAllowTakeOver: nothing,
  quizReady: v.array(sitter),
  quizAttempt: v.strictObject({
    accountId: replyId,
    name: replyText,
    nameEn: replyText,
    number: count,
    startedAt: replyTime,
    endAt: v.nullable(replyTime),
    isOpen: yes,
    rows: v.array(timelineRow),
    decisions: v.array(
      v.strictObject({
        opId: replyText,
        accept: yes,
        by: v.strictObject({ name: replyText, nameEn: replyText }),
        at: replyTime,
        reason: replyText,
      }),
    ),
    events: v.array(v.strictObject({ kind: replyText, at: replyTime, detail: replyText })),
    answers: v.array(
      v.strictObject({
        questionId: replyId,
        content: replyText,
        points,
        comment: replyText,
        correct: verdict,
      }),
    ),
    kept: count,
  }),
  quizUndecided: v.array(
    v.strictObject({
      accountId: replyId,
      name: replyText,
      nameEn: replyText,
      loginName: replyText,
      number: count,
      endAt: v.nullable(replyTime),
      rows: v.array(v.strictObject({ ...madeRow, question: count })),
      events: v.array(v.strictObject({ kind: replyText, at: replyTime })),
    }),
  ),
  quizDecide: nothing,
  quizGrading: v.array(toGrade),
  quizGrade: toGrade,
  quizRegrade: v.strictObject({
    moved: v.array(
      v.strictObject({
        accountId: replyId,
        name: replyText,
        nameEn: replyText,
        before: count,
        after: count,
      }),
    ),
    students: count,
    kept: count,
    maxBefore: count,
    maxAfter: count,
  }),
  quizRelease: nothing,
  quizItems: v.nullable(
    v.strictObject({
      attempts: count,
      alpha: v.nullable(v.number()),
      items: v.array(
        v.strictObject({
          questionId: replyId,
          answered: count,
          difficulty: v.nullable(v.number()),
          discrimination: v.nullable(v.number()),
          options: v.array(v.strictObject({ id: v.number(), chosen: count, isRight: yes })),
        }),
      ),
      asOf: replyTime,
      isOutOfDate: yes,
    }),
  ),
  quizAnalyse: v.nullable(replyId),
} satisfies Replies<typeof quizTeaching>
