import * as v from 'valibot'
import type * as quiz from '../quiz.ts'
import { question } from './questions.ts'
import { count, id, nothing, pagedOf, type Replies, text, time, verdict, yes } from './shapes.ts'
import { specimen } from './specimens.ts'

const studentQuiz: v.GenericSchema<quiz.StudentQuiz> = v.strictObject({
  id,
  courseId: id,
  courseName: text,
  courseNameEn: text,
  title: text,
  titleEn: text,
  intro: text,
  kind: v.picklist(['quiz', 'exam']),
  opensAt: time,
  closesAt: v.nullable(time),
  minutes: count,
  together: yes,
  attempts: count,
  review: v.picklist(['never', 'afterSubmit', 'afterClose']),
  requiresDesktop: yes,
  questionCount: count,
  maxPoints: count,
  state: v.picklist(['upcoming', 'open', 'running', 'submitted', 'grading', 'released', 'missed']),
  number: count,
  submittedAt: v.nullable(time),
  endAt: v.nullable(time),
  receiptCode: text,
  points: v.nullable(count),
  isUnread: yes,
})

const card = v.strictObject({
  paperId: text,
  items: v.array(
    v.strictObject({
      questionId: id,
      baseType: text,
      isSubmited: yes,
      isCorrected: verdict,
      isFlagged: yes,
      maxPoints: count,
      points: v.nullable(count),
      comment: text,
      source: v.nullable(v.strictObject({ questionId: id, subjectId: id })),
    }),
  ),
})

/** A picture of a paper: nothing says where in the library it stands. */
const paperSpecimen = v.strictObject({ ...specimen.entries, subjectId: count, catalogId: count })

const answerVerdict = v.picklist(['onTime', 'late', 'notHolder', 'undecided'])

const annotation = v.nullable(
  v.looseObject({
    shape: v.picklist(['arrow', 'field']),
    x: v.number(),
    y: v.number(),
    objective: v.number(),
  }),
) as v.GenericSchema<quiz.PaperQuestion['annotation']>

const paperParts = {
  id,
  catalogId: count,
  type: v.strictObject({ id: v.number(), name: text, nameEn: text, baseType: text, subjective: yes }),
  title: text,
  titleEn: text,
  options: v.array(v.strictObject({ id: v.number(), content: text, contentEn: text })),
  anyOrder: yes,
  showAnswer: v.literal(''),
  showAnswerEn: v.literal(''),
  difficulty: v.number(),
  specimenId: v.nullable(id),
  annotation,
}
const paperQuestion: v.GenericSchema<quiz.PaperQuestion> = v.strictObject({
  ...paperParts,
  children: v.array(v.lazy(() => paperQuestion)),
})

const begun = v.strictObject({
  paperId: text,
  number: count,
  token: text,
  seed: count,
  startedAt: time,
  endAt: v.nullable(time),
})

const notice = v.strictObject({ at: time, text })

export const definitions = { PaperQuestion: paperQuestion }

export const replies = {
  quizStudyingPage: pagedOf(studentQuiz),
  quizStudentPage: pagedOf(studentQuiz),
  quizCard: card,
  quizCardDetail: card,
  quizRemainingTime: v.nullable(count),
  questionWithoutAnswer: paperQuestion,
  quizSubmitDetail: v.nullable(v.strictObject({ content: text, correct: verdict, verdict: answerVerdict })),
  quizQuestionAnswer: question,
  quizSubmit: v.strictObject({ correct: v.null(), verdict: answerVerdict }),
  quizSubmitCheck: v.strictObject({ unanswered: v.array(id), flagged: v.array(id) }),
  quizSubmitAll: v.strictObject({ submittedAt: time, receiptCode: text, missing: v.array(text) }),
  submitRecordInsert: v.union([begun, v.strictObject({ version: count })]),
  quizFlag: nothing,
  quizFlagRemove: nothing,
  quizWatchRead: nothing,
  quizPaper: v.strictObject({
    quiz: studentQuiz,
    paperId: text,
    number: count,
    seed: count,
    startedAt: time,
    endAt: v.nullable(time),
    shuffleQuestions: yes,
    shuffleOptions: yes,
    notices: v.array(notice),
    questions: v.array(
      v.strictObject({ ...paperParts, maxPoints: count, children: v.array(v.lazy(() => paperQuestion)) }),
    ),
    specimens: v.array(paperSpecimen),
    answers: v.array(v.strictObject({ questionId: id, content: text, verdict: answerVerdict })),
    flags: v.array(id),
    holder: v.nullable(
      v.strictObject({
        isThisDevice: yes,
        deviceName: text,
        lastHeardAt: v.nullable(time),
        waiting: count,
        epoch: count,
      }),
    ),
  }),
  quizBeat: v.strictObject({
    endAt: v.nullable(time),
    isTakenOver: yes,
    notices: v.array(notice),
    isEnded: yes,
  }),
  quizTakeOver: begun,
  quizDistribution: v.nullable(v.strictObject({ students: count, counts: v.array(count) })),
} satisfies Replies<typeof quiz>
