/** Questions that teachers write for the quizzes of a course; they stand nowhere else. */
import * as v from 'valibot'
import { get, id, optional, post, text, title } from './endpoint.ts'
import type { Question } from './questions.ts'

const part = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100))
const options = v.pipe(
  v.array(
    v.object({
      id: part,
      content: text,
      contentEn: text,
      answer: v.nullable(v.union([v.boolean(), v.pipe(v.array(title), v.maxLength(50))])),
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

export const quizQuestionList = get('/dh-teaching/quiz/question/list', { courseId: id }).replies<Question[]>()

/** Refused, by the field that is at fault, while a question cannot be asked: src/rules/questionForm.ts. */
export const quizQuestionSave = post('/dh-teaching/quiz/question/save', {
  courseId: id,
  /** left out: a new one */
  id: optional(id),
  question: v.object({
    ...body,
    children: v.pipe(v.array(v.object({ id: part, ...body })), v.maxLength(50)),
  }),
}).replies<Question>()
