import * as v from 'valibot'
import type * as questions from '../questions.ts'
import { count, id, nothing, pagedOf, type Replies, text, time, yes } from './shapes.ts'

const option = v.strictObject({
  id,
  content: text,
  contentEn: text,
  answer: v.nullable(v.union([yes, v.array(text)])),
  never: v.optional(v.array(text)),
})

const type = v.strictObject({ id, name: text, nameEn: text, baseType: text, subjective: yes })
/** an id of the service's, or the UUID of a device */
export const questionId = v.union([id, v.pipe(text, v.uuid())])

const parts = {
  catalogId: count,
  type,
  title: text,
  titleEn: text,
  options: v.array(option),
  panDuanAnswer: v.nullable(yes),
  answer: v.nullable(id),
  anyOrder: yes,
  showAnswer: text,
  showAnswerEn: text,
  analysis: text,
  analysisEn: text,
  keywords: v.array(text),
  keywordsEn: v.optional(v.array(text)),
  difficulty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  children: v.array(v.lazy(() => question)),
  specimenId: v.nullable(id),
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

export const question: v.GenericSchema<questions.Question> = v.strictObject({ id, ...parts })
/** the school's, or one's own */
export const anyQuestion: v.GenericSchema<questions.AnyQuestion> = v.strictObject({
  id: questionId,
  ...parts,
})

export const definitions = { Question: question }

const note = v.strictObject({ questionId, text, at: time })
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
      commonWrong: v.nullable(v.strictObject({ content: text, share })),
    }),
  ),
  bankPage: pagedOf(
    v.strictObject({
      id,
      subjectId: id,
      catalogId: id,
      type,
      title: text,
      titleEn: text,
      specimenId: v.nullable(id),
      difficulty: count,
      why: v.optional(text),
    }),
  ),
} satisfies Replies<typeof questions>
