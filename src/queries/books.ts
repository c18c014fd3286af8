/** The two books, wrong questions and collected ones: what a screen may ask and tell, with or without network. */
import { type BookBundle, type BookItem, books, type CatalogId } from '../contract/books.ts'
import type { AnyQuestion, BookName, QuestionId } from '../contract/questions.ts'
import { defaultSetting, type PracticeSetting, practiceSetting } from '../contract/review.ts'
import type { Specimen } from '../contract/specimens.ts'
import { newId } from '../device/names.ts'
import type { Input } from '../outbox/actions.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { judge } from '../rules/grading/index.ts'
import { type BookSubmitNote, foldBook, type OwnNote, type ShelfNote } from './booksFold.ts'
import { queryClient } from './client.ts'
import { operationsAfter } from './overlay.ts'
import type { EntryNote } from './practiceFold.ts'
import { folded, inMemory } from './query.ts'
import { ledgerRead } from './reading.ts'
import { foldSetting, settingQuery } from './setting.ts'

/** All of a book, as this device knows it. */
export const bookQuery = (name: BookName) =>
  folded(books[name].bundle, {}, (bundle, operations) => foldBook(name, bundle, operations))

/** Asks quietly for all that answers may change in the books, so that they open without network too. */
export function keepBooks(): void {
  void queryClient.prefetchQuery(bookQuery('wrong'))
  void queryClient.prefetchQuery(bookQuery('collection'))
  void queryClient.prefetchQuery(settingQuery())
}

/** The book in memory; undefined where this page has not asked for it. */
function shown(name: BookName): BookBundle | undefined {
  const bundle = inMemory(books[name].bundle, {})
  return bundle && foldBook(name, bundle.reply, operationsAfter(bundle.asOf))
}

const itemOf = (name: BookName, id: QuestionId): BookItem | undefined =>
  shown(name)?.items.find(({ questionId }) => questionId === id)

/** Whether a question stands in a book, as far as this page knows. */
export const stands = (name: BookName, id: QuestionId): boolean => itemOf(name, id) !== undefined

/** How a person practises, as far as this page knows. */
function currentSetting(): PracticeSetting {
  const kept = inMemory(practiceSetting, {})
  return foldSetting(kept?.reply ?? defaultSetting, operationsAfter(kept?.asOf ?? 0))
}

/** The specimens that a question, or one within it, shows. */
function shownBy(question: AnyQuestion, specimens: Iterable<Specimen>): Specimen[] {
  const ids = new Set([question, ...question.children].map(({ specimenId }) => specimenId))
  return [...specimens].filter(({ id }) => ids.has(id))
}

/** What the device notes of a question that comes into a book. */
const entryOf = (question: AnyQuestion, subjectId: number, specimens: Iterable<Specimen>): EntryNote => ({
  question,
  subjectId,
  specimens: shownBy(question, specimens),
  at: Date.now(),
})

/** Where a question belongs, and where what it shows is found. */
interface Around {
  subjectId: number
  specimens: Iterable<Specimen>
}

/** What an answer means for a book, noted with it. */
export function bookNote(
  name: BookName,
  question: AnyQuestion,
  correct: boolean | null,
  { subjectId, specimens }: Around,
): Pick<BookSubmitNote, 'entry' | 'stood'> {
  const { autoWrong, removeAfter } = currentSetting()
  const item = itemOf(name, question.id)
  if (item) {
    const { times, streak } = item
    return { stood: { times, streak, removeAfter: name === 'wrong' ? removeAfter : 0 } }
  }
  const enters = name === 'wrong' && autoWrong && correct === false && subjectId > 0
  return enters ? { entry: entryOf(question, subjectId, specimens) } : {}
}

const ofQuestion = (name: BookName, id: QuestionId) => ({ lane: `book:${name}`, subject: `question:${id}` })
const ofCatalog = (name: BookName, id: CatalogId) => ({ lane: `book:${name}`, subject: `catalog:${id}` })

/**
 * Puts a question into the wrong book by hand; again is harmless.
 * @param specimens where those that it shows are found
 */
export async function addWrong(
  question: AnyQuestion,
  subjectId: number,
  specimens: Iterable<Specimen>,
): Promise<void> {
  const local = entryOf(question, subjectId, specimens)
  await enqueue('wrong.add', { questionId: question.id }, { ...ofQuestion('wrong', question.id), local })
  await ledgerRead()
}

/** Collects a question; into its subject's root where no catalogue is told. */
export async function collect(
  question: AnyQuestion,
  subjectId: number,
  specimens: Iterable<Specimen>,
  catalogId?: CatalogId,
): Promise<void> {
  const local: EntryNote = entryOf(question, subjectId, specimens)
  const input = { questionId: question.id, ...(catalogId === undefined ? {} : { catalogId }) }
  await enqueue('collection.collect', input, { ...ofQuestion('collection', question.id), local })
  await ledgerRead()
}

/** The question is no longer collected. */
export const uncollect = (id: QuestionId): Promise<void> => removeQuestions('collection', [id])

/** A question made from a mark enters a book; `question` is what rules/station makes with `input.clientId` as its id. */
export async function addOwn(
  input: Input<'question.own'>,
  question: AnyQuestion,
  specimen: Specimen,
): Promise<void> {
  const missed = input.book === 'wrong' && { times: (itemOf('wrong', question.id)?.times ?? 0) + 1 }
  const local: OwnNote = { ...entryOf(question, specimen.subjectId, [specimen]), ...missed }
  await enqueue('question.own', input, { ...ofQuestion(input.book, question.id), local })
  await ledgerRead()
}

/**
 * A wrong answer in a chapter that still waits stands in another lane: what is done with the question in the book says
 * itself first that it is there.
 */
async function saidThere(name: BookName, id: QuestionId): Promise<void> {
  const bundle = inMemory(books[name].bundle, {})
  if (name !== 'wrong' || !bundle || bundle.reply.items.some(({ questionId }) => questionId === id)) return
  const operations = operationsAfter(bundle.asOf)
  const said = operations.some(
    ({ call, input }) =>
      (call === 'wrong.add' && (input as Input<'wrong.add'>).questionId === id) ||
      (call === 'question.own' && (input as Input<'question.own'>).clientId === id),
  )
  const item = itemOf(name, id)
  const tree = shown(name)
  const question = tree?.questions.find((one) => one.id === id)
  const root = tree?.tree.find((one) => one.id === item?.catalogId)
  if (said || !question || !root) return
  const local = entryOf(question, root.subjectId, tree?.specimens ?? [])
  await enqueue('wrong.add', { questionId: id }, { ...ofQuestion('wrong', id), local })
}

export async function moveQuestions(
  name: BookName,
  ids: readonly QuestionId[],
  catalogId: CatalogId,
): Promise<void> {
  for (const questionId of ids) {
    await saidThere(name, questionId)
    await enqueue(`${name}.move`, { questionId, catalogId }, ofQuestion(name, questionId))
  }
  await ledgerRead()
}

export async function removeQuestions(name: BookName, ids: readonly QuestionId[]): Promise<void> {
  for (const questionId of ids) {
    await saidThere(name, questionId)
    await enqueue(`${name}.remove`, { questionId }, ofQuestion(name, questionId))
  }
  await ledgerRead()
}

/** @returns its id, which holds on the service too */
export async function addCatalog(
  name: BookName,
  title: string,
  parent: { id: CatalogId; subjectId: number },
): Promise<CatalogId> {
  const clientId = newId()
  const local: ShelfNote = { subjectId: parent.subjectId }
  const input = { name: title, parentId: parent.id, clientId }
  await enqueue(`${name}.catalogInsert`, input, { ...ofCatalog(name, clientId), local })
  await ledgerRead()
  return clientId
}

export async function renameCatalog(name: BookName, id: CatalogId, title: string): Promise<void> {
  await enqueue(`${name}.catalogUpdate`, { id, name: title }, ofCatalog(name, id))
  await ledgerRead()
}

/** What stands in it, and below it, moves to its subject's root. */
export async function deleteCatalog(name: BookName, id: CatalogId): Promise<void> {
  await enqueue(`${name}.catalogDelete`, { id }, ofCatalog(name, id))
  await ledgerRead()
}

/** Begins a catalogue, and all below it, anew: answers leave the card, questions stay. */
export async function clearBook(name: BookName, catalogId: CatalogId): Promise<void> {
  await enqueue(`${name}.clear`, { catalogId }, ofCatalog(name, catalogId))
  await ledgerRead()
}

/**
 * Judges an answer to a book's question at once and stores it for the service, which has the last word.
 * @param subjectId of a question that may have left the wrong book: answered wrong, it comes in again
 * @returns once it is durably stored and known to wait; the device's verdict
 * @throws when it could not be stored
 */
export async function submitInBook(
  name: BookName,
  question: AnyQuestion,
  content: string,
  subjectId = 0,
): Promise<{ correct: boolean | null }> {
  const { id, catalogId, specimenId } = question
  const correct = judge(question, content)
  await saidThere(name, id)
  const specimens = shown(name)?.specimens ?? []
  const local: BookSubmitNote = {
    correct,
    catalogId,
    subjectId: specimens.find((one) => one.id === specimenId)?.subjectId,
    ...bookNote(name, question, correct, { subjectId, specimens }),
  }
  await enqueue(
    `${name}.submit`,
    { questionId: id, content, at: Date.now() },
    { ...ofQuestion(name, id), local },
  )
  await ledgerRead()
  return { correct }
}
