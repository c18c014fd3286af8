import type { ComponentType } from 'react'
import type { AnyQuestion } from '../contract/questions.ts'
import type { Specimen } from '../contract/specimens.ts'

/** Specimens by id; null: it is being asked for. */
export type ShownSpecimens = ReadonlyMap<number, Specimen | null>

export interface AnswerProps {
  question: AnyQuestion
  /** the answer as the contract writes it; empty before the first choice */
  content: string
  /** also after submission, where a short answer is marked by who wrote it */
  onChange: (content: string) => void
  /** submitted: the answer is fixed, and the right one is shown */
  shown: boolean
  /** the next question, laid out but unseen, so that it can be shown at once; its pictures rest */
  ready?: boolean
  /** 背题: the right answer is shown, and nothing is answered */
  recited?: boolean
  /** of a quiz's paper: nobody judges it here, so nothing is said of how it is judged */
  isPaper?: boolean
  /** counts an answer that was nearly written right; left out: it cannot be */
  onAmend?: (content: string) => void
  /** the specimens that the question and its parts show */
  specimens: ShownSpecimens
}

/** Props of a kind of question, with the component that answers its parts, whatever kind they are. */
export interface KindProps extends AnswerProps {
  Part: ComponentType<AnswerProps>
}

const stemIds = new WeakMap<AnyQuestion, string>()
let stems = 0

/**
 * The id of the element that asks the question: groups of inputs are named by it. Not made of the question's own id,
 * for a part's may be the same as its whole's.
 */
export function stemId(question: AnyQuestion): string {
  const id = stemIds.get(question) ?? `stem-${++stems}`
  stemIds.set(question, id)
  return id
}
