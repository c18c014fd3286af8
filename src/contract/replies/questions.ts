import * as v from 'valibot'
import type * as questions from '../questions.ts'
import { id, type Replies, text, yes } from './shapes.ts'

const option = v.strictObject({
  id,
  content: text,
  contentEn: text,
  answer: v.nullable(v.union([yes, v.array(text)])),
  never: v.optional(v.array(text)),
})

export const question: v.GenericSchema<questions.Question> = v.strictObject({
  id,
  catalogId: id,
  type: v.strictObject({ id, name: text, nameEn: text, baseType: text, subjective: yes }),
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
    }),
  ),
})

export const definitions = { Question: question }

export const replies = { questionWithAnswer: question } satisfies Replies<typeof questions>
