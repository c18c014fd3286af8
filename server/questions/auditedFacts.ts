/** The facts of questions that the audit keeps. */
import type { Question } from '../../src/contract/questions.ts'

/** The audit holds all of a question that the form can change. */
const auditedFields = [
  'title',
  'titleEn',
  'options',
  'panDuanAnswer',
  'answer',
  'anyOrder',
  'showAnswer',
  'showAnswerEn',
  'analysis',
  'analysisEn',
  'difficulty',
  'children',
] as const satisfies (keyof Question)[]

/** The facts of a question for an entry of the audit. */
export const auditedFacts = (question: Question): Record<string, unknown> =>
  Object.fromEntries(auditedFields.map((field) => [field, question[field]]))
