/** The two books of questions that a person fills: those answered wrong, and those collected. One family, twice. */
import { number, object } from 'valibot'
import { answerText, get, id, idOrUuid, oneOf, optional, postOnce, time, title, uuid } from './endpoint.ts'
import {
  amends,
  answerMs,
  answerTime,
  type CardItem,
  guessed,
  type Outcome,
  type SubmitDetail,
} from './practice.ts'
import { type AnyQuestion, type BookName, bookNames, type QuestionId } from './questions.ts'
import type { Specimen } from './specimens.ts'

/** A catalogue of one's own: the UUID of the device that made it, or the service's number (roots). */
export type CatalogId = number | string

/** A catalogue of a book. Each subject has one root, which cannot be renamed, moved or deleted. */
export interface BookNode {
  id: CatalogId
  /** null: the root of its subject */
  parentId: CatalogId | null
  subjectId: number
  /** of a root: the subject's name; of one's own: the same in both languages */
  name: string
  nameEn: string
  items: BookNode[]
  /** questions in it and below it */
  total: number
  submitted: number
  corrected: number
}

/** A question in a book. */
export interface BookItem extends CardItem<QuestionId> {
  catalogId: CatalogId
  /**
   * When the question last came into the book (ms UTC): reviews before that do not count; 0 where the platform does not
   * tell.
   */
  at: number
  /** how often it was answered wrong since it came in, wherever it was asked */
  times: number
  /** right answers in a row since the last wrong one */
  streak: number
  /** the answer that stands on this book's card; empty where there is none */
  content: string
  /** from sight to that answer, where a device told it */
  ms?: number
}

export interface BookCard {
  items: BookItem[]
}

/** All of a book in one reply: what is kept for offline. At most 2,000 questions: of 错题本 what is due, then the latest. */
export interface BookBundle {
  tree: BookNode[]
  items: BookItem[]
  questions: AnyQuestion[]
  specimens: Specimen[]
}

function book<N extends BookName>(name: N) {
  const at = `/dh-questionbank/practise/${name}` as const
  return {
    tree: get(`${at}/tree`, { subjectId: id }).replies<BookNode[]>(),
    /** the questions of a catalogue and of all below it */
    card: get(`${at}/card`, { catalogId: idOrUuid }).replies<BookCard>(),
    bundle: get(`${at}/bundle`, {}, { tagged: true }).replies<BookBundle>(),
    /** `name` must not be empty and not stand twice under one parent (V02) */
    catalogInsert: postOnce(`${at}/catalog/insert`, {
      name: title,
      parentId: idOrUuid,
      clientId: optional(uuid),
    }).replies<BookNode>(),
    catalogUpdate: postOnce(`${at}/catalog/update`, { id: idOrUuid, name: title }).replies<null>(),
    /** Deletes a catalogue: the questions in it, and below it, move to the root. */
    catalogDelete: postOnce(`${at}/catalog/delete`, { id: idOrUuid }).replies<null>(),
    submitDetail: get(`${at}/submit/detail`, { questionId: idOrUuid }).replies<SubmitDetail | null>(),
    submit: postOnce(`${at}/submit`, {
      questionId: idOrUuid,
      content: answerText,
      ms: answerMs,
      at: answerTime,
      amends,
      guessed,
    }).replies<Outcome>(),
    /** begins a catalogue and all below it anew: answers leave the card, questions stay */
    clear: postOnce(`${at}/clear`, { catalogId: idOrUuid }).replies<null>(),
    move: postOnce(`${at}/move`, { questionId: idOrUuid, catalogId: idOrUuid }).replies<null>(),
    remove: postOnce(`${at}/remove`, { questionId: idOrUuid }).replies<null>(),
  }
}

const wrong = book('wrong')
const collection = book('collection')

export const books = { wrong, collection } as const

export const wrongTree = wrong.tree
export const wrongCard = wrong.card
export const wrongBundle = wrong.bundle
export const wrongCatalogInsert = wrong.catalogInsert
export const wrongCatalogUpdate = wrong.catalogUpdate
export const wrongCatalogDelete = wrong.catalogDelete
export const wrongSubmitDetail = wrong.submitDetail
export const wrongSubmit = wrong.submit
export const wrongClear = wrong.clear
export const wrongMove = wrong.move
export const wrongRemove = wrong.remove
/**
 * Adds a question by hand; a wrong answer adds it by itself where the setting says so. Adding it again is harmless.
 * `at`: when it was done.
 */
export const wrongAdd = postOnce(
  '/api/v1.0/wq/add',
  { questionId: idOrUuid, at: answerTime },
  { carries: 'query' },
).replies<null>()
/**
 * The last miss that was told with a question of one's own was none: the book is as if it had not been, so where it was
 * the only one, the question is out of it. One that is not there is harmless.
 */
export const wrongTakeBack = postOnce('/dh-questionbank/practise/wrong/takeBack', {
  questionId: idOrUuid,
}).replies<null>()

export const collectionTree = collection.tree
export const collectionCard = collection.card
export const collectionBundle = collection.bundle
export const collectionCatalogInsert = collection.catalogInsert
export const collectionCatalogUpdate = collection.catalogUpdate
export const collectionCatalogDelete = collection.catalogDelete
export const collectionSubmitDetail = collection.submitDetail
export const collectionSubmit = collection.submit
export const collectionClear = collection.clear
export const collectionMove = collection.move
export const collectionRemove = collection.remove
/** Without a catalogue: into its subject's root. */
export const collectionCollect = postOnce('/dh-questionbank/practise/collection/collect', {
  questionId: idOrUuid,
  catalogId: optional(idOrUuid),
}).replies<null>()
export const collectionStatus = get('/dh-questionbank/practise/collection/status', {
  questionId: idOrUuid,
}).replies<{ collected: boolean }>()

const view = object({ x: number(), y: number(), zoom: number(), rotation: number() })

/**
 * A question of one's own, made from a mark: "what does the arrow point at?", with the exact view. The service and the
 * device make it by the same rule (rules/station.ts) and it enters a book at once. Again is harmless.
 */
export const ownQuestionSave = postOnce('/dh-questionbank/question/own/save', {
  clientId: uuid,
  specimenId: id,
  markId: idOrUuid,
  book: oneOf(bookNames),
  frame: optional(number()),
  view: optional(view),
  /** when it was missed or made, as of an answer */
  at: optional(time),
}).replies<AnyQuestion>()
