import * as v from 'valibot'
import type * as quiz from '../../quizzes/quiz.ts'
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
import { specimen } from '../specimens.ts'

const quizEntries = {
  id: replyId,
  courseId: replyId,
  courseName: replyText,
  courseNameEn: replyText,
  title: replyText,
  titleEn: replyText,
  intro: replyText,
  kind: v.picklist(['quiz', 'exam']),
  opensAt: replyTime,
  closesAt: v.nullable(replyTime),
  minutes: count,
  together: yes,
  attempts: count,
  review: v.picklist(['never', 'afterSubmit', 'afterClose']),
  requiresDesktop: yes,
  questionCount: count,
  maxPoints: count,
  state: v.picklist(['upcoming', 'open', 'running', 'submitted', 'grading', 'released', 'missed']),
  number: count,
  submittedAt: v.nullable(replyTime),
  endAt: v.nullable(replyTime),
  receiptCode: replyText,
  points: v.nullable(count),
  isUnread: yes,
}
const studentQuiz: v.GenericSchema<quiz.StudentQuiz> = v.strictObject(quizEntries)
const listedQuiz: v.GenericSchema<quiz.ListedQuiz> = v.strictObject({
  ...v.partial(v.strictObject(quizEntries)).entries,
  id: replyId,
  title: replyText,
})

const card = v.strictObject({
  paperId: v.optional(replyText),
  kept: v.optional(count),
  items: v.array(
    v.strictObject({
      questionId: replyId,
      baseType: v.optional(replyText),
      isSubmited: yes,
      isCorrected: verdict,
      isFlagged: v.optional(yes),
      maxPoints: v.optional(count),
      points: v.optional(v.nullable(count)),
      comment: v.optional(replyText),
      source: v.optional(v.nullable(v.strictObject({ questionId: replyId, subjectId: replyId }))),
      isUndecided: v.optional(yes),
    }),
  ),
})

/** A picture of a paper: nothing says where in the library it stands. */
export const paperSpecimen = v.strictObject({ ...specimen.entries, subjectId: count, catalogId: count })

const answerVerdict = v.picklist(['onTime', 'late', 'notHolder', 'undecided'])

const annotation = v.nullable(
  v.looseObject({
    shape: v.picklist(['arrow', 'field']),
    x: v.number(),
    y: v.number(),
    objective: v.number(),
  }),
) as v.GenericSchema<quiz.PaperQuestion['annotation']>

export const paperParts = {
  id: replyId,
  catalogId: count,
  type: v.strictObject({
    id: v.number(),
    name: replyText,
    nameEn: replyText,
    baseType: replyText,
    subjective: yes,
  }),
  title: replyText,
  titleEn: replyText,
  options: v.array(v.strictObject({ id: v.number(), content: replyText, contentEn: replyText })),
  anyOrder: yes,
  showAnswer: v.literal(''),
  showAnswerEn: v.literal(''),
  difficulty: v.number(),
  specimenId: v.nullable(replyId),
  annotation,
}
export const paperQuestion: v.GenericSchema<quiz.PaperQuestion> = v.strictObject({
  ...paperParts,
  children: v.array(v.lazy(() => paperQuestion)),
})

/** The fields that the specification names, and ours as far as there are any. */
const specifiedParts = {
  ...v.partial(v.strictObject(paperParts)).entries,
  id: replyId,
  type: v.strictObject({ ...paperParts.type.entries, nameEn: v.optional(replyText) }),
  title: replyText,
  options: v.array(v.strictObject({ id: v.number(), content: replyText, contentEn: v.optional(replyText) })),
}
const questionWithoutAnswer: v.GenericSchema<quiz.SpecifiedQuestion> = v.strictObject({
  ...specifiedParts,
  children: v.array(v.lazy(() => questionWithoutAnswer)),
})
const questionWithKey: v.GenericSchema<quiz.SpecifiedQuestion> = v.strictObject({
  ...specifiedParts,
  options: v.array(
    v.strictObject({
      id: v.number(),
      content: replyText,
      contentEn: v.optional(replyText),
      answer: v.optional(v.nullable(v.union([yes, v.array(replyText)]))),
      never: v.optional(v.array(replyText)),
    }),
  ),
  panDuanAnswer: v.optional(v.nullable(yes)),
  answer: v.optional(v.nullable(replyId)),
  showAnswer: v.optional(replyText),
  showAnswerEn: v.optional(replyText),
  analysis: v.optional(replyText),
  analysisEn: v.optional(replyText),
  keywords: v.optional(v.array(replyText)),
  keywordsEn: v.optional(v.array(replyText)),
  children: v.array(v.lazy(() => questionWithKey)),
})

const begun = v.strictObject({
  paperId: replyText,
  number: count,
  token: replyText,
  seed: count,
  startedAt: replyTime,
  endAt: v.nullable(replyTime),
  last: v.optional(v.strictObject({ seq: count, hash: replyText })),
})

const notice = v.strictObject({ at: replyTime, text: replyText })

export const definitions = {
  PaperQuestion: paperQuestion,
  QuestionWithoutAnswer: questionWithoutAnswer,
  QuestionWithKey: questionWithKey,
}

export const replies = {
  quizStudyingPage: pagedOf(listedQuiz),
  quizStudentPage: pagedOf(listedQuiz),
  quizCard: card,
  quizCardDetail: card,
  quizRemainingTime: v.nullable(count),
  questionWithoutAnswer,
  quizSubmitDetail: v.nullable(
    v.strictObject({ content: replyText, correct: verdict, verdict: v.optional(answerVerdict) }),
  ),
  quizQuestionAnswer: questionWithKey,
  quizSubmit: v.strictObject({ correct: v.null(), verdict: answerVerdict }),
  quizSubmitCheck: v.strictObject({ unanswered: v.array(replyId), flagged: v.array(replyId) }),
  quizSubmitAll: v.strictObject({
    submittedAt: replyTime,
    receiptCode: replyText,
    missing: v.array(replyText),
  }),
  submitRecordInsert: v.union([begun, v.strictObject({ version: count })]),
  quizFlag: nothing,
  quizFlagRemove: nothing,
  quizWatchRead: nothing,
  quizPaper: v.strictObject({
    quiz: studentQuiz,
    paperId: replyText,
    number: count,
    seed: count,
    startedAt: replyTime,
    endAt: v.nullable(replyTime),
    shuffleQuestions: yes,
    shuffleOptions: yes,
    notices: v.array(notice),
    questions: v.array(
      v.strictObject({
        ...paperParts,
        maxPoints: count,
        partPoints: v.optional(v.array(count)),
        children: v.array(v.lazy(() => paperQuestion)),
      }),
    ),
    specimens: v.array(paperSpecimen),
    answers: v.array(v.strictObject({ questionId: replyId, content: replyText, verdict: answerVerdict })),
    flags: v.array(replyId),
    holder: v.nullable(
      v.strictObject({
        isThisDevice: yes,
        deviceName: replyText,
        lastHeardAt: v.nullable(replyTime),
        waiting: count,
        epoch: count,
      }),
    ),
  }),
  quizBeat: v.strictObject({
    endAt: v.nullable(replyTime),
    isTakenOver: yes,
    notices: v.array(notice),
    isEnded: yes,
  }),
  quizTakeOver: begun,
  quizDistribution: v.nullable(v.strictObject({ students: count, counts: v.array(count) })),
} satisfies Replies<typeof quiz>
