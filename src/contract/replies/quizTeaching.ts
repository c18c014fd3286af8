import * as v from 'valibot'
import type * as quizTeaching from '../quizTeaching.ts'
import { question } from './questions.ts'
import { count, id, nothing, pagedOf, type Replies, text, time, verdict, yes } from './shapes.ts'

const settings = {
  title: text,
  titleEn: text,
  intro: text,
  kind: v.picklist(['quiz', 'exam']),
  opensAt: time,
  closesAt: v.nullable(time),
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
  id,
  courseId: id,
  ...settings,
  state: v.picklist(['draft', 'published', 'closed']),
  questionCount: count,
  maxPoints: count,
  roomIds: v.array(id),
  students: count,
  started: count,
  submitted: count,
  toGrade: count,
  undecided: count,
  isReleased: yes,
  createdBy: id,
}

const detail = v.strictObject({
  ...listed,
  questions: v.array(v.strictObject({ id, sourceId: id, position: count, maxPoints: count, question })),
  extensions: v.array(
    v.strictObject({
      accountId: v.nullable(id),
      roomId: v.nullable(id),
      minutes: count,
      factor: v.number(),
      reason: text,
      at: time,
    }),
  ),
  notices: v.array(v.strictObject({ at: time, text })),
})

const points = v.nullable(count)

const sitter = v.strictObject({
  accountId: id,
  name: text,
  nameEn: text,
  loginName: text,
  roomId: id,
  attempt: v.nullable(
    v.strictObject({
      number: count,
      state: v.picklist(['running', 'submitted', 'ended']),
      startedAt: time,
      endAt: v.nullable(time),
      submittedAt: v.nullable(time),
      paperLoaded: yes,
      lastHeardAt: v.nullable(time),
      waiting: count,
      answered: count,
      takeOvers: count,
      undecided: count,
      points,
      isOpen: yes,
    }),
  ),
})

const timelineRow = v.strictObject({
  opId: text,
  kind: v.picklist(['answer', 'handIn']),
  questionId: v.nullable(id),
  content: text,
  deviceName: text,
  lower: time,
  upper: time,
  deviceAt: time,
  receivedAt: time,
  verdict: v.picklist(['onTime', 'late', 'notHolder', 'undecided']),
  reason: v.nullable(v.picklist(['sealed', 'clock', 'end', 'takeOver', 'chain'])),
  decided: v.nullable(yes),
  counts: yes,
})

const toGrade = v.strictObject({
  attemptId: text,
  name: text,
  nameEn: text,
  content: text,
  points,
  comment: text,
  version: count,
})

export const replies = {
  quizTeacherPage: pagedOf(v.strictObject(listed)),
  quizTeacherDetail: detail,
  quizSave: detail,
  quizDraw: v.array(question),
  quizPublish: detail,
  quizExtend: nothing,
  quizNotice: nothing,
  quizEnd: nothing,
  quizReopen: nothing,
  quizReady: v.array(sitter),
  quizAttempt: v.strictObject({
    accountId: id,
    name: text,
    nameEn: text,
    number: count,
    startedAt: time,
    endAt: v.nullable(time),
    isOpen: yes,
    rows: v.array(timelineRow),
    events: v.array(v.strictObject({ kind: text, at: time, detail: text })),
    answers: v.array(
      v.strictObject({ questionId: id, content: text, points, comment: text, correct: verdict }),
    ),
  }),
  quizDecide: nothing,
  quizGrading: v.array(toGrade),
  quizGrade: toGrade,
  quizRegrade: v.strictObject({
    moved: v.array(v.strictObject({ accountId: id, name: text, nameEn: text, before: count, after: count })),
  }),
  quizRelease: nothing,
  quizItems: v.strictObject({
    attempts: count,
    alpha: v.nullable(v.number()),
    items: v.array(
      v.strictObject({
        questionId: id,
        answered: count,
        difficulty: v.nullable(v.number()),
        discrimination: v.nullable(v.number()),
        options: v.array(v.strictObject({ id: v.number(), chosen: count, isRight: yes })),
      }),
    ),
  }),
} satisfies Replies<typeof quizTeaching>
