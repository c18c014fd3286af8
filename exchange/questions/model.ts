/** The content of a file, before it has a place in the school. */

import { typeOf } from '../../server/questions/types.ts'
import type { Question } from '../../src/contract/questions.ts'
import { bareQuestion } from '../../src/rules/bareQuestion.ts'
import type { FileNote, QuestionFileFault } from './texts.ts'

/** A text in the languages that its author gave. */
export interface AuthoredText {
  zh: string
  /** empty: none */
  en: string
}

export interface Draft {
  /** how people find it in the file: its number and name, or its row */
  label: string
  /** names of the catalogues from the top; empty: not told */
  path: AuthoredText[]
  /** the idnumber that the file gives it; empty where it gives none */
  idnumber: string
  /** its own id, its catalogue's and its specimen's are not known yet */
  question: Question
  /** the format can say all of a question, its specimen too */
  saysAll?: boolean
  /** as the file calls it, where it does */
  subject?: string
  notes: FileNote[]
  /** a readable copy of a question that this school has */
  isCopy?: boolean
}

/** A question that does not come in: one that cannot be read is wrong, one that nobody wants is left out. */
export interface RefusedQuestion {
  label: string
  why: FileNote
  leftOut: boolean
}

export interface Content {
  drafts: Draft[]
  refused: RefusedQuestion[]
  /** notes on the file as a whole */
  notes: FileNote[]
}

export const refusedBy = (label: string, { note: why }: QuestionFileFault): RefusedQuestion => ({
  label,
  why,
  leftOut: false,
})

export type Kind = Parameters<typeof typeOf>[0]

/** A question with nothing in it yet. */
export const blank = (kind: Kind): Question => ({
  ...bareQuestion,
  id: 0,
  type: typeOf(kind),
  title: '',
  titleEn: '',
  options: [],
  difficulty: 3,
  children: [],
})

/**
 * Numbers options and parts within the question, in their order, so that the same question is always the same.
 * A stem is as difficult as its whole; its answer is given as the place of its option, from 1.
 */
export function numberParts(question: Question): Question {
  let last = 0
  const number = (whole: Question): Question => {
    const options = whole.options.map((option) => ({ ...option, id: ++last }))
    const children = whole.children.map((child) => {
      const id = ++last
      const answer = child.answer === null ? null : (options[child.answer - 1]?.id ?? null)
      const difficulty = child.answer === null ? child.difficulty : whole.difficulty
      return { ...number({ ...child, answer, difficulty }), id }
    })
    return { ...whole, options, children }
  }
  return number(question)
}

/** Option's content in both languages. */
export const optionOf = (text: AuthoredText, answer: Question['options'][number]['answer'] = null) => ({
  id: 0,
  content: text.zh,
  contentEn: text.en,
  answer,
})

/** A, B, C … by place from 0. */
export const letters = (place: number): string => String.fromCharCode(65 + place)
