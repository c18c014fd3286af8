import { boolean } from 'valibot'
import { answerText, duration, get, id, optional, postOnce, time, uuid } from './endpoint.ts'
import type { BaseType, Question, QuestionId } from './questions.ts'
import type { Specimen } from './specimens.ts'

export interface ChapterNode {
  id: number
  parentId: number | null
  name: string
  nameEn: string
  level: number
  isOpen: boolean
  items: ChapterNode[]
  /** questions in it and below it */
  total: number
  submitted: number
  corrected: number
}

export interface CardItem<Id extends QuestionId = number> {
  questionId: Id
  baseType: BaseType | (string & {})
  isSubmited: boolean
  /** null: not judged (a short answer before the self-mark) */
  isCorrected: boolean | null
}

export interface PracticeCard {
  /** who starts a paper makes its id: the service on the first card, a device after an offline restart */
  paperId: string
  items: CardItem[]
}

export interface SubmitDetail {
  content: string
  correct: boolean | null
  /** from sight to answer, where a device told it */
  ms?: number
}

/** The service's verdict. */
export interface Outcome {
  correct: boolean | null
}

/** All that practising a chapter needs, in one reply. */
export interface ChapterBundle {
  chapter: { id: number; subjectId: number; name: string; nameEn: string }
  card: PracticeCard
  questions: Question[]
  submissions: (SubmitDetail & { questionId: number })[]
  specimens: Specimen[]
}

/**
 * When an answer was given, in ms UTC of the device: what lies in the future is set to its receipt, and so is an answer
 * without it. First tries, days and what is due go by it; what stands on a card is still what arrived last.
 */
export const answerTime = optional(time)

/** From sight to answer, where the device knows it. */
export const answerMs = optional(duration)

/**
 * A self-mark that replaces the verdict of the previous answer. The books undo what that answer counted; statistics keep
 * its time.
 */
export const amends = optional(boolean())

/** So it was said before the answer: where it is right, it counts for no book. */
export const guessed = optional(boolean())

export const chapterTree = get('/dh-questionbank/practise/chapter/tree', { subjectId: id }).replies<
  ChapterNode[]
>()
/** The trees of all open subjects in one reply: the home of practice shows them side by side. */
export const chapterTrees = get('/dh-questionbank/practise/chapter/trees', {}).replies<
  { subjectId: number; nodes: ChapterNode[] }[]
>()
/** Where a person practised last, on whichever device. */
export interface LastChapter {
  catalogId: number
  questionId: number
  name: string
  nameEn: string
  /** the question's number, and how many there are */
  at: number
  of: number
  /** time (ms UTC); 0 for a chapter that is only the one that the device offers */
  answeredAt: number
}

/**
 * `catalogId`: the chapter that the device offers to go on with; it comes where nothing is left of the latest. Null:
 * nothing is left to answer in either.
 */
export const practiceLast = get('/dh-questionbank/practise/last', {
  catalogId: optional(id),
}).replies<LastChapter | null>()
export const chapterCard = get('/dh-questionbank/practise/chapter/card', {
  catalogId: id,
}).replies<PracticeCard>()
export const chapterSubmitDetail = get('/dh-questionbank/practise/chapter/submit/detail', {
  questionId: id,
}).replies<SubmitDetail | null>()
export const chapterSubmit = postOnce('/dh-questionbank/practise/chapter/submit', {
  catalogId: id,
  paperId: uuid,
  questionId: id,
  content: answerText,
  ms: answerMs,
  at: answerTime,
  amends,
  guessed,
}).replies<Outcome>()
export const chapterClear = postOnce('/dh-questionbank/practise/chapter/clear', {
  catalogId: id,
}).replies<null>()
export const chapterBundle = get('/dh-questionbank/practise/chapter/bundle', {
  catalogId: id,
}).replies<ChapterBundle>()
