/** Lays everything that was done with a book on this device over the service's reply: pure. */
import type { BookBundle, BookItem, CatalogId } from '../../contract/books.ts'
import type { BookName, QuestionId } from '../../contract/questions.ts'
import type { Action, Input } from '../../outbox/actions/index.ts'
import { type AnswerNote, type BookNote, type EntryNote, verdictOf } from '../engine/answerNote.ts'
import type { Operation } from '../engine/overlay.ts'
import {
  addBeyond,
  type BookDraft,
  noCounts,
  putTogether,
  rootIdOf,
  subtreeIdsIn,
  takeApart,
  takeBeyond,
} from './bookDraft.ts'
import { isLast, nextStreak, noteFor } from './practiceFold.ts'

/** The device's note with an answer in a book, and where the answer counts in figures. */
export type BookSubmitNote = AnswerNote & {
  /** the question's chapter; 0: it is one's own, and counts for its specimen's subject */
  catalogId?: number
  subjectId?: number | undefined
}

/** The device's note with a question of one's own: into the wrong book it comes by a miss. */
export type OwnNote = EntryNote & {
  /** how often it was then missed */
  times?: number
  /** right answers in a row before; without it, it did not stand there */
  streak?: number
}

/** The device's note with a miss that was none: how the question stood before it. */
export interface TakenBackNote {
  times: number
  streak?: number
  /** it did not stand there */
  leaves: boolean
}

/** The device's note with a new catalogue. */
export interface ShelfNote {
  subjectId: number
}

type Done<A extends Action, L = unknown> = Omit<Operation, 'input' | 'local'> & { input: Input<A>; local: L }
type Apply = (book: BookDraft, one: Operation) => void

/** One line of the table below, with the types that its action has. */
const on =
  <A extends Action, L = unknown>(apply: (book: BookDraft, one: Done<A, L>) => void): Apply =>
  (book, one) =>
    apply(book, one as unknown as Done<A, L>)

function change(book: BookDraft, id: QuestionId, how: (item: BookItem) => BookItem) {
  const item = book.items.get(id)
  if (item) book.items.set(id, how(item))
}

/** A question comes in, into its subject's root where no catalogue is told or there is none such any longer. */
function enter(book: BookDraft, note: EntryNote | undefined, catalogId: CatalogId | undefined, times = 0) {
  // a row that the first build queued has no note: the service's reply will tell
  if (!note) return
  const { question, subjectId, specimens, at } = note
  const told = catalogId !== undefined && book.shelves.has(catalogId) ? catalogId : undefined
  const before = book.items.get(question.id)
  if (before && told !== undefined) book.items.set(question.id, { ...before, catalogId: told })
  const place = told ?? rootIdOf(book, subjectId)
  if (before || place === undefined) return
  book.items.set(question.id, {
    questionId: question.id,
    baseType: question.type.baseType,
    isSubmited: false,
    isCorrected: null,
    catalogId: place,
    at,
    times,
    streak: 0,
    content: '',
  })
  book.questions.set(question.id, question)
  for (const one of specimens) if (!book.specimens.has(one.id)) book.specimens.set(one.id, one)
}

type Answered = Done<'wrong.submit', AnswerNote>

/** Takes back the counts of the answer before, from which this answer's own note begins. */
function takeBack(book: BookDraft, one: Answered, { entry, stood }: BookNote) {
  const { questionId } = one.input
  if (entry && verdictOf(one) !== false) book.items.delete(questionId)
  if (stood) change(book, questionId, (item) => ({ ...item, times: stood.times, streak: stood.streak }))
}

/** An answer is counted where the question stands; a wrong one enters the wrong book, enough right ones leave it. */
function count(name: BookName, book: BookDraft, one: Answered) {
  const { questionId, amends } = one.input
  const correct = verdictOf(one)
  const note = noteFor(name, one.call, one.local)
  if (!note) return
  if (amends) takeBack(book, one, note)
  if (correct === null) return
  const { entry, stood } = note
  if (!correct && entry && !book.items.has(questionId)) enter(book, entry, undefined, 1)
  const times = stood?.times ?? -1
  if (correct && stood && isLast(stood)) book.items.delete(questionId)
  // where the book was not known here when it was answered, the reply may have counted it already
  const knownStreak = ({ streak }: { streak: number }) => (stood ? nextStreak(stood) : streak)
  change(book, questionId, (item) => ({
    ...item,
    times: correct ? item.times : Math.max(item.times, times + 1),
    streak: correct ? knownStreak(item) : 0,
  }))
}

/** In a chapter or in the other book. */
const answered = (name: BookName) => on<'wrong.submit', AnswerNote>((book, one) => count(name, book, one))

const submit = (name: BookName) =>
  on<'wrong.submit', AnswerNote>((book, one) => {
    const { questionId, content, ms } = one.input
    const answer = { isSubmited: true, isCorrected: verdictOf(one), content, ...(ms !== undefined && { ms }) }
    change(book, questionId, (item) => ({ ...item, ...answer }))
    count(name, book, one)
  })

const clear = on<'wrong.clear'>((book, { input: { catalogId } }) => {
  const ids = subtreeIdsIn(book, catalogId)
  for (const [id, { ms: _, ...item }] of book.items)
    if (ids.has(item.catalogId))
      book.items.set(id, { ...item, isSubmited: false, isCorrected: null, content: '' })
  for (const id of ids) {
    const shelf = book.shelves.get(id)
    if (shelf) book.shelves.set(id, { ...shelf, beyond: { ...noCounts, total: shelf.beyond.total } })
  }
})

/** Into its subject's root where another device deleted the catalogue meanwhile. */
const move = on<'wrong.move'>((book, { input: { questionId, catalogId } }) => {
  change(book, questionId, (item) => {
    if (book.shelves.has(catalogId)) return { ...item, catalogId }
    const root = rootIdOf(book, book.shelves.get(item.catalogId)?.subjectId ?? 0)
    return root === undefined || typeof catalogId === 'number' ? item : { ...item, catalogId: root }
  })
})

const remove = on<'wrong.remove'>((book, { input }) => {
  book.items.delete(input.questionId)
})

const takeBackMiss = on<'wrong.takeBack', TakenBackNote | undefined>((book, { input, local }) => {
  if (local?.leaves) book.items.delete(input.questionId)
  else if (local)
    change(book, input.questionId, (item) => ({
      ...item,
      times: Math.min(item.times, local.times),
      streak: local.streak ?? item.streak,
    }))
})

const insertShelf = on<'wrong.catalogInsert', ShelfNote>((book, { input, local }) => {
  const { clientId: id, parentId, name } = input
  if (id === undefined || book.shelves.has(id) || !book.shelves.has(parentId)) return
  const { subjectId } = local
  book.shelves.set(id, { id, parentId, subjectId, name, nameEn: name, beyond: noCounts })
})

const renameShelf = on<'wrong.catalogUpdate'>((book, { input: { id, name } }) => {
  const shelf = book.shelves.get(id)
  if (shelf) book.shelves.set(id, { ...shelf, name, nameEn: name })
})

const deleteShelf = on<'wrong.catalogDelete'>((book, { input: { id } }) => {
  const shelf = book.shelves.get(id)
  const root = shelf && rootIdOf(book, shelf.subjectId)
  const top = root === undefined ? undefined : book.shelves.get(root)
  if (!top || top.id === id) return
  const ids = subtreeIdsIn(book, id)
  for (const [question, item] of book.items)
    if (ids.has(item.catalogId)) book.items.set(question, { ...item, catalogId: top.id })
  book.shelves.set(top.id, addBeyond(top, takeBeyond(book, ids)))
  for (const one of ids) book.shelves.delete(one)
})

const own = (name: BookName) =>
  on<'question.own', OwnNote | undefined>((book, { input, local }) => {
    if (input.book !== name || !local) return
    const { question, times = 0 } = local
    enter(book, local, undefined, times)
    // missed again, it is seen as it was last
    book.questions.set(question.id, question)
    if (times > 0)
      change(book, question.id, (item) => ({ ...item, times: Math.max(item.times, times), streak: 0 }))
  })

const family = (name: BookName): Record<string, Apply> => ({
  [`${name}.submit`]: submit(name),
  [`${name}.clear`]: clear,
  [`${name}.move`]: move,
  [`${name}.remove`]: remove,
  [`${name}.catalogInsert`]: insertShelf,
  [`${name}.catalogUpdate`]: renameShelf,
  [`${name}.catalogDelete`]: deleteShelf,
  'question.own': own(name),
})

const tables: Record<BookName, Record<string, Apply>> = {
  wrong: {
    ...family('wrong'),
    'chapter.submit': answered('wrong'),
    'collection.submit': answered('wrong'),
    'wrong.takeBack': takeBackMiss,
    'wrong.add': on<'wrong.add', EntryNote | undefined>((book, { local }) => enter(book, local, undefined)),
  },
  collection: {
    ...family('collection'),
    'chapter.submit': answered('collection'),
    'wrong.submit': answered('collection'),
    'collection.collect': on<'collection.collect', EntryNote>((book, { input, local }) =>
      enter(book, local, input.catalogId),
    ),
  },
}

/** The book as this device knows it. An operation that the reply knows already changes nothing. */
export function foldBook(name: BookName, bundle: BookBundle, operations: readonly Operation[]): BookBundle {
  const table = tables[name]
  const own = operations.filter(({ call }) => Object.hasOwn(table, call))
  if (own.length === 0) return bundle
  const book = takeApart(bundle)
  for (const one of own) table[one.call]?.(book, one)
  return putTogether(book)
}
