/** A question as the teachers' form sends it: src/rules/questionForm.ts says what makes it whole. */
import * as v from 'valibot'
import { text, title } from '../endpoint.ts'

const part = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100))
/** words that may stand behind the answer in a blank or be left out */
const mayBeLeftOut = v.optional(v.pipe(v.array(title), v.maxLength(20)))
const options = v.pipe(
  v.array(
    v.object({
      id: part,
      content: text,
      contentEn: text,
      answer: v.nullable(v.union([v.boolean(), v.pipe(v.array(title), v.maxLength(50))])),
      unit: mayBeLeftOut,
      suffix: mayBeLeftOut,
    }),
  ),
  v.maxLength(26),
)
const body = {
  baseType: v.picklist(['DANXUAN', 'DUOXUAN', 'PANDUAN', 'TIANKONG', 'WENDA', 'PEIWU', 'BINGLI']),
  title: text,
  titleEn: text,
  options,
  panDuanAnswer: v.nullable(v.boolean()),
  answer: v.nullable(part),
  anyOrder: v.boolean(),
  showAnswer: text,
  showAnswerEn: text,
  analysis: text,
  analysisEn: text,
  difficulty: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(5)),
}

export const questionInForm = v.object({
  ...body,
  children: v.pipe(v.array(v.object({ id: part, ...body })), v.maxLength(50)),
})

export type QuestionInForm = v.InferOutput<typeof questionInForm>
