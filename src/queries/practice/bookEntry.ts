/** How a question comes into a book, as the device notes it. */
import { books, type CatalogId } from '../../contract/books.ts'
import type { AnyQuestion, BookName, QuestionId } from '../../contract/questions.ts'
import type { Specimen } from '../../contract/specimens.ts'
import type { QueueRow } from '../../device/stored.ts'
import { putsIntoWrongBook } from '../../outbox/actions/answering.ts'
import { entry, type NewRow } from '../../outbox/entry.ts'
import { specimensShown } from '../../rules/teaching/specimensShown.ts'
import type { EntryNote } from '../engine/answerNote.ts'
import { operationsAfter } from '../engine/overlay.ts'
import { inMemory } from '../engine/query.ts'
import { foldBook } from './booksFold.ts'

export const subjectOf = (id: QuestionId) => `question:${id}`
export const catalogSubject = (id: CatalogId) => `catalog:${id}`

/** The specimens that a question, or one within it, shows. */
function shownBy(question: AnyQuestion, specimens: Iterable<Specimen>): Specimen[] {
  const ids = new Set(specimensShown([question]))
  return [...specimens].filter(({ id }) => ids.has(id))
}

/** The device's note of a question that comes into a book. */
export const toBookEntry = (
  question: AnyQuestion,
  subjectId: number,
  specimens: Iterable<Specimen>,
): EntryNote => ({
  question,
  subjectId,
  specimens: shownBy(question, specimens),
  at: Date.now(),
})

/**
 * A row that brings a question into 错题本 and still waits may stand in another lane. A lane in which something is done
 * with that question therefore gets a row of its own first, which says that it is there.
 * @param places the lanes in which something is done with these questions
 * @param rows the waiting rows
 */
export function saidThere(
  name: BookName,
  places: readonly { id: QuestionId; lane: string }[],
  rows: readonly QueueRow[],
): NewRow[] {
  const bundle = inMemory(books[name].bundle, {})
  if (name !== 'wrong' || !bundle) return []
  const known = new Set(bundle.reply.items.map(({ questionId }) => questionId))
  const fresh = places.filter(({ id }) => !known.has(id))
  if (fresh.length === 0) return []
  const operations = operationsAfter(bundle.asOf)
  const { items, questions, specimens, tree } = foldBook(name, bundle.reply, operations)
  const received = operations.filter(({ state }) => state === 'received')
  return fresh.flatMap(({ id, lane }) => {
    const item = items.find(({ questionId }) => questionId === id)
    const question = questions.find((one) => one.id === id)
    const root = tree.find((one) => one.id === item?.catalogId)
    if (!item || !question || !root) return []
    const isIt = putsIntoWrongBook(id)
    if (received.some(isIt) || rows.some((row) => row.lane === lane && isIt(row))) return []
    const local = { ...toBookEntry(question, root.subjectId, specimens), at: item.at }
    const place = { lane, subject: subjectOf(id), local }
    return entry('wrong.add', { questionId: id, at: item.at }, place, Date.now())
  })
}
