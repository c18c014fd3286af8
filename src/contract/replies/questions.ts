import * as v from 'valibot'
import type * as questions from '../questions.ts'
import { count, nothing, pagedOf, type Replies, replyId, replyText, replyTime, yes } from './shapes.ts'

const option = v.strictObject({
  id: replyId,
  content: replyText,
  contentEn: replyText,
  answer: v.nullable(v.union([yes, v.array(replyText)])),
  never: v.optional(v.array(replyText)),
  unit: v.optional(v.array(replyText)),
  suffix: v.optional(v.array(replyText)),
})

const type = v.strictObject({
  id: replyId,
  name: replyText,
  nameEn: replyText,
  baseType: replyText,
  subjective: yes,
})
/** an id of the service's, or the UUID of a device */
export const questionId = v.union([replyId, v.pipe(replyText, v.uuid())])

const parts = {
  catalogId: count,
  type,
  title: replyText,
  titleEn: replyText,
  options: v.array(option),
  panDuanAnswer: v.nullable(yes),
  answer: v.nullable(replyId),
  anyOrder: yes,
  showAnswer: replyText,
  showAnswerEn: replyText,
  analysis: replyText,
  analysisEn: replyText,
  keywords: v.array(replyText),
  keywordsEn: v.optional(v.array(replyText)),
  difficulty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  children: v.array(v.lazy(() => question)),
  specimenId: v.nullable(replyId),
  annotation: v.nullable(
    v.strictObject({
      shape: v.picklist(['arrow', 'field']),
      x: v.number(),
      y: v.number(),
      objective: v.number(),
      frame: v.optional(v.number()),
      view: v.optional(
        v.strictObject({ x: v.number(), y: v.number(), zoom: v.number(), rotation: v.number() }),
      ),
    }),
  ),
}

export const question: v.GenericSchema<questions.Question> = v.strictObject({ id: replyId, ...parts })
/** A question of the school, or one's own. */
export const anyQuestion: v.GenericSchema<questions.AnyQuestion> = v.strictObject({
  id: questionId,
  ...parts,
})

export const definitions = { Question: question }

const note = v.strictObject({ questionId, text: replyText, at: replyTime })
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

export const replies = {
  questionWithAnswer: anyQuestion,
  questionNotes: v.array(note),
  questionNoteSave: note,
  questionReport: nothing,
  classStanding: v.nullable(
    v.strictObject({
      students: count,
      of: v.optional(v.picklist(['class', 'school'])),
      accuracy: share,
      commonWrong: v.nullable(v.strictObject({ content: replyText, share })),
    }),
  ),
  namesOfInitials: v.array(replyText),
  bankPage: pagedOf(
    v.strictObject({
      id: replyId,
      subjectId: replyId,
      catalogId: replyId,
      type,
      title: replyText,
      titleEn: replyText,
      specimenId: v.nullable(replyId),
      difficulty: count,
      why: v.optional(replyText),
      parts: v.optional(count),
    }),
  ),
} satisfies Replies<typeof questions>
