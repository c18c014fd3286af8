/** Texts by question, as they are stored. */
import type { QuestionId } from '../contract/questions.ts'

export const isId = (value: unknown): value is QuestionId =>
  typeof value === 'number' || typeof value === 'string'

export type PairList = [QuestionId, string][]
export const isPairs = (value: unknown): value is PairList =>
  Array.isArray(value) &&
  value.every((one) => Array.isArray(one) && isId(one[0]) && typeof one[1] === 'string')
