/** In which lane a thing is kept: behind what it needs and what still waits here; what needs nothing holds up only itself. */
import { getDefaultStore } from 'jotai'
import type { CatalogId } from '../../contract/books.ts'
import type { BookName, QuestionId } from '../../contract/questions.ts'
import type { QueueRow } from '../../device/stored.ts'
import { ledgerAtom, wholeLedger } from './overlay.ts'
import { ledgerRead } from './reading.ts'

type Row = Pick<QueueRow, 'call' | 'input'>
type Fields = Partial<Record<'questionId' | 'clientId' | 'book', unknown>>

/** What waits here, all of it. */
export async function waiting(): Promise<readonly QueueRow[]> {
  await ledgerRead()
  await wholeLedger()
  return getDefaultStore().get(ledgerAtom).rows
}

/** The lane of the last thing that waits and must come before; `free` where nothing must. */
const laneIn = (rows: readonly QueueRow[], mustCome: (row: Row) => boolean, free: string): string =>
  rows.findLast(mustCome)?.lane ?? free
const laneAfter = async (mustCome: (row: Row) => boolean, free: string) =>
  laneIn(await waiting(), mustCome, free)

const fields = ({ input }: Row) => input as Fields
const bookLane = (name: BookName) => `book:${name}`
const questionLane = (name: BookName, id: QuestionId) => `${bookLane(name)}:${id}`

/** It makes the question. */
const isMaking = (id: QuestionId) => (row: Row) => row.call === 'question.own' && fields(row).clientId === id
/** It makes the catalogue. */
const isShelving = (name: BookName, id: CatalogId) => (row: Row) =>
  row.call === `${name}.catalogInsert` && fields(row).clientId === id
/** It makes the question, or does something with it in the book. */
const isAbout = (name: BookName, id: QuestionId) => (row: Row) =>
  isMaking(id)(row) || (row.call.startsWith(`${name}.`) && fields(row).questionId === id)

/** What is said of a question anywhere: a note, a report, a review. @param call that of which one waits behind another */
export const laneOfSaying = (call: string, id: QuestionId, free: string) =>
  laneAfter((row) => isMaking(id)(row) || (row.call === call && fields(row).questionId === id), free)

/** Catalogues keep one order: a name that one gives up may be the next one's. */
export const laneOfCatalog = (name: BookName, id: CatalogId) =>
  laneAfter(isShelving(name, id), bookLane(name))

/** A beginning anew holds up no other thing: what comes before and after it, the actions say. */
export const laneOfClearing = (name: BookName, id: CatalogId) => `${bookLane(name)}:clear:${id}`

/**
 * A question comes into a book, is answered there, moves in it or leaves it.
 * @param rows what waits
 */
export const laneOfQuestion = (
  rows: readonly QueueRow[],
  name: BookName,
  id: QuestionId,
  free = questionLane(name, id),
): string => laneIn(rows, isAbout(name, id), free)

/** A question is made of a mark: behind what waits of it, where it is one's own. */
export function laneOfMaking(
  rows: readonly QueueRow[],
  name: BookName,
  id: QuestionId,
  markId: number | string,
): string {
  const isOfMark = (row: Row) => row.call.startsWith('mark.') && fields(row).clientId === markId
  return laneOfQuestion(rows, name, id, laneIn(rows, isOfMark, questionLane(name, id)))
}

/** It puts the question into the wrong book. */
export const isPutting = (id: QuestionId) => (row: Row) =>
  (isMaking(id)(row) && fields(row).book === 'wrong') ||
  (row.call === 'wrong.add' && fields(row).questionId === id)
