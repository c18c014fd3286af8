import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CardItem, ChapterBundle } from '../../../contract/practice.ts'
import type { AnyQuestion, BookName, QuestionId } from '../../../contract/questions.ts'
import type { Specimen } from '../../../contract/specimens.ts'
import type { PracticeMode } from '../../../device/practice.ts'
import type { Resumable } from './lastPlace.ts'

/** How an answer is given, where that is not for the first time. */
export interface AnswerOptions {
  /** the answer replaces an earlier one with another mark */
  amends?: boolean
  /** given again under the same one, nothing happens */
  key?: string
}

/** Source of the questions being practised: a chapter, a catalogue of a book, a review, or a few questions. */
export interface QuestionSource {
  /** names it on this device: drafts and flags stand under it; `chapter:12`, `wrong:<catalogId>` … */
  key: string
  title: string
  /** the place above it */
  back: NonNullable<LinkProps['to']>
  questions: readonly AnyQuestion[]
  /** how each stands, in the order of the card; a question without an item comes last, unanswered */
  items: readonly CardItem<QuestionId>[]
  /** the submitted answers, as the contract writes them */
  contents: ReadonlyMap<QuestionId, string>
  /** time (ms) that each answer took; left out where times are not kept */
  times?: ReadonlyMap<QuestionId, number>
  /** by id; one that is missing is asked for when a question shows it */
  specimens: ReadonlyMap<number, Specimen>
  /**
   * Stores an answer for the service.
   * @param ms from sight to answer; 0: not known
   * @returns once it is durably stored
   * @throws when it could not be stored
   */
  submit(question: AnyQuestion, content: string, ms: number, how?: AnswerOptions): Promise<unknown>
  /** begins it anew, durably; left out where that makes no sense */
  restart?(): Promise<unknown>
  /** a chapter: it can be kept for offline */
  chapter?: ChapterBundle['chapter']
  /** it is gone on with from the home; left out: it is not */
  resumable?: Resumable
  /** the only way in which it is practised (a review needs its verdicts at once); left out: as the person chose */
  mode?: PracticeMode
  /** the subject that a question belongs to: collected or put into 错题本, it stands there; left out: it cannot be */
  subjectOf?(question: AnyQuestion): number
  /** how a question that was made here and may stand in no book yet is collected; undefined for any other */
  collectMade?(question: AnyQuestion): (() => Promise<unknown>) | undefined
  /** the book that it is, or is a part of */
  book?: BookName
  /** the catalogue a question stands in, where they differ within the source: the summary names the weak ones */
  catalogName?(question: AnyQuestion): string | undefined
  /** shown below a question before it is answered */
  aside?(question: AnyQuestion): ReactNode
}

/** How a question stands on a card before its first answer. */
export const unansweredItem = ({ id, type }: AnyQuestion): CardItem<QuestionId> => ({
  questionId: id,
  baseType: type.baseType,
  isSubmited: false,
  isCorrected: null,
})

/** Some of a question source's questions anew, as if unanswered; drafts and flags are the source's, and what is submitted goes where it sends it. */
export function narrowSource(
  source: QuestionSource,
  ids: ReadonlySet<QuestionId>,
  title: string,
): QuestionSource {
  const questions = source.questions.filter(({ id }) => ids.has(id))
  return {
    ...source,
    title,
    questions,
    items: questions.map(unansweredItem),
    contents: new Map(),
    times: undefined,
    restart: undefined,
    chapter: undefined,
    resumable: undefined,
    mode: 'practise',
  }
}
