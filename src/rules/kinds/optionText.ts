import type { Question } from '../../contract/questions.ts'

export type PickName = (zh: string, en: string) => string

export interface TruthWords {
  right: string
  wrong: string
}

/** How an answer is put into words. */
export interface AnswerTexts {
  pick: PickName
  truth: TruthWords
  /** of a part of a case; empty where it was not answered */
  ofPart: (part: Question, content: string) => string
}

/** A, B, C … for the place of an option, counted from 0. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index)

/** `A. cortex; B. medulla` */
export const optionTexts = (question: Question, ids: readonly number[], pick: PickName): string =>
  ids.map((id) => optionText(question, id, pick)).join('; ')

/** `B. medulla`; `?` for an option that the question does not have. */
export function optionText({ options }: Question, id: number, pick: PickName): string {
  const index = options.findIndex((option) => option.id === id)
  const option = options[index]
  return option ? `${letterOf(index)}. ${pick(option.content, option.contentEn)}` : '?'
}
