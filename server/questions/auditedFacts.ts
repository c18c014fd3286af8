/** What the audit keeps of questions that people change. */
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

/** What an entry of the audit tells of a question. */
export const auditedFacts = (question: Question): Record<string, unknown> =>
  Object.fromEntries(auditedFields.map((field) => [field, question[field]]))
