/** The two books, wrong questions and collected ones: all that a screen may ask and tell, with or without network. */
import { getDefaultStore } from 'jotai'
import { type BookBundle, type BookItem, books, type CatalogId } from '../../contract/books.ts'
import type { AnyQuestion, BookName, QuestionId } from '../../contract/questions.ts'
import { defaultSetting, type PracticeSetting, practiceSetting } from '../../contract/review.ts'
import type { Specimen } from '../../contract/specimens.ts'
import { type Action, type Input, isAnswer, laneOf } from '../../outbox/actions/index.ts'
import { enqueue, enqueueAll } from '../../outbox/enqueue.ts'
import { type Beside, entry } from '../../outbox/entry.ts'
import { isAmended, judge } from '../../rules/kinds/index.ts'
import type { AnswerNote, BookNote, EntryNote } from '../engine/answerNote.ts'
import { queryClient } from '../engine/client.ts'
import { enqueueInLane, pendingRows } from '../engine/enqueueInLane.ts'
import { ledgerAtom, type Operation, operationsAfter, saidUnder } from '../engine/overlay.ts'
import { inMemory, overlaidQuery } from '../engine/query.ts'
import { ledgerRead } from '../engine/reading.ts'
import { catalogSubject, saidThere, subjectOf, toBookEntry } from './bookEntry.ts'
import { type BookSubmitNote, foldBook, type OwnNote, type TakenBackNote } from './booksFold.ts'
import { noteDue, noteGone } from './dueChanges.ts'
import { fetchBook } from './gather.ts'
import { noteFor } from './practiceFold.ts'
import { foldSetting, settingQuery } from './setting.ts'

/** All of a book, as this device knows it. */
export const bookQuery = (name: BookName) =>
  overlaidQuery(
    books[name].bundle,
    {},
    (bundle, operations) => foldBook(name, bundle, operations),
    (signal) => fetchBook(name, signal),
  )

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

/** A question as it stands in a book, as far as this page knows. */
export const findBookItem = (name: BookName, id: QuestionId): BookItem | undefined =>
  shown(name)?.items.find(({ questionId }) => questionId === id)

/** Whether a question stands in a book, as far as this page knows. */
export const isKnownInBook = (name: BookName, id: QuestionId): boolean => findBookItem(name, id) !== undefined

/** How a person practises, as far as this page knows. */
function currentSetting(): PracticeSetting {
  const kept = inMemory(practiceSetting, {})
  return foldSetting(kept?.reply ?? defaultSetting, operationsAfter(kept?.asOf ?? 0))
}

/**
 * An answer with its device's verdict, the subject of its question, and the specimens among which those it shows are
 * found.
 */
interface Judged {
  question: AnyQuestion
  content: string
  correct: boolean | null
  /** it marks the previous answer otherwise */
  amends?: boolean
  guessed?: boolean
  subjectId: number
  specimens: Iterable<Specimen>
}

type Answer = Operation & { input: Input<'wrong.submit'>; local: AnswerNote }

/** The answer that this one marks otherwise, where this device knows of it. */
function amended({ question, content }: Judged): Answer | undefined {
  const isIts = (one: Operation): one is Answer =>
    isAnswer(one.call) && (one as Answer).input.questionId === question.id
  const last = operationsAfter(0).findLast(isIts)
  return last && isAmended(question, last.input.content, content) ? last : undefined
}

function bookNote(name: BookName, answer: Judged, before: Answer | undefined): BookNote | undefined {
  const { question, correct, amends, guessed, subjectId, specimens } = answer
  const { autoWrong, removeAfter } = currentSetting()
  const item = findBookItem(name, question.id)
  const noted = before && noteFor(name, before.call, before.local)
  // a new mark begins where the previous answer began; where this device does not know that, only the service may
  if (noted?.entry || (noted?.stood && item)) return noted
  if (amends && !before) return undefined
  if (item) {
    const { times, streak } = item
    return {
      stood: { times, streak, removeAfter: name === 'wrong' ? removeAfter : 0, ...(guessed && { guessed }) },
    }
  }
  const enters = name === 'wrong' && autoWrong && correct === false && subjectId > 0
  return enters ? { entry: toBookEntry(question, subjectId, specimens) } : undefined
}

/** The meaning of an answer for the book that it is given in, in a chapter for 错题本, and for the other one. */
export function answerNote(name: BookName, answer: Judged): AnswerNote {
  const before = answer.amends ? amended(answer) : undefined
  const also = bookNote(name === 'wrong' ? 'collection' : 'wrong', answer, before)
  return { correct: answer.correct, ...bookNote(name, answer, before), ...(also && { also }) }
}

/** This device's verdict on the answer that was said under this key, if one was. */
export async function answerUnder(key: string | undefined): Promise<{ correct: boolean | null } | undefined> {
  const said = key === undefined ? undefined : await saidUnder(key)
  return said && { correct: (said.local as AnswerNote).correct }
}

/** Home follows the questions that an answer, known to wait, brings into 错题本 or takes out of it. */
export function noteAnswered(call: string, question: AnyQuestion, answer: AnswerNote): void {
  const note = noteFor('wrong', call, answer)
  if (note?.entry && answer.correct === false) void noteDue(question, note.entry.at)
  else if (note && !isKnownInBook('wrong', question.id)) void noteGone([question.id])
}

/**
 * Puts a question into the wrong book by hand; again is harmless.
 * @param specimens where those that it shows are found
 */
export async function addWrong(
  question: AnyQuestion,
  subjectId: number,
  specimens: Iterable<Specimen>,
): Promise<void> {
  const { id } = question
  const stood = isKnownInBook('wrong', id)
  const local = toBookEntry(question, subjectId, specimens)
  await enqueueInLane('wrong.add', { questionId: id, at: local.at }, { subject: subjectOf(id), local })
  if (!stood) void noteDue(question, local.at)
}

/** Collects a question; into its subject's root where no catalogue is told. */
export async function collect(
  question: AnyQuestion,
  subjectId: number,
  specimens: Iterable<Specimen>,
  catalogId?: CatalogId,
): Promise<void> {
  const local: EntryNote = toBookEntry(question, subjectId, specimens)
  const input = { questionId: question.id, ...(catalogId === undefined ? {} : { catalogId }) }
  await enqueueInLane('collection.collect', input, { subject: subjectOf(question.id), local })
}

/** The question is no longer collected. */
export const uncollect = (id: QuestionId): Promise<void> => removeQuestions('collection', [id])

const stoodBefore = ({ streak }: OwnNote) => streak !== undefined

/**
 * A question made from a mark enters a book; `question` is what rules/station makes with `input.clientId` as its id.
 * @param key said again under the same one, nothing happens
 * @returns whether it stood in the wrong book before it was missed
 */
export async function addOwn(
  made: Omit<Input<'question.own'>, 'at'>,
  question: AnyQuestion,
  specimen: Specimen,
  key?: string,
): Promise<boolean> {
  const said = key === undefined ? undefined : await saidUnder(key)
  if (said) return stoodBefore(said.local as OwnNote)
  const stood = findBookItem('wrong', question.id)
  const missed = made.book === 'wrong' && {
    times: (stood?.times ?? 0) + 1,
    ...(stood && { streak: stood.streak }),
  }
  const local: OwnNote = { ...toBookEntry(question, specimen.subjectId, [specimen]), ...missed }
  const place = { subject: subjectOf(question.id), local, id: key }
  await enqueueInLane('question.own', { ...made, at: local.at }, place)
  if (missed && !stood) void noteDue(question, local.at)
  return stoodBefore(local)
}

/**
 * A miss that was told was none: 错题本 is as if it had not been.
 * @param miss the key under which it was told
 * @param key said again under the same one, nothing happens
 */
export async function takeBackMiss(id: QuestionId, miss: string, key: string): Promise<void> {
  if (await saidUnder(key)) return
  await pendingRows()
  const local = beforeMiss(id, miss)
  await enqueueInLane('wrong.takeBack', { questionId: id }, { subject: subjectOf(id), local, id: key })
  if (local?.leaves) void noteGone([id])
}

/** How a question stood in the wrong book before its last miss, as far as this page knows. */
function beforeMiss(id: QuestionId, miss: string): TakenBackNote | undefined {
  const item = findBookItem('wrong', id)
  if (!item) return undefined
  const { rows, receipts } = getDefaultStore().get(ledgerAtom)
  const told = [...rows, ...receipts].find((one) => one.id === miss)?.local as OwnNote | undefined
  // nothing was counted since
  const streak = told?.times === item.times && item.streak === 0 ? told.streak : undefined
  return {
    times: item.times - 1,
    ...(streak !== undefined && { streak }),
    leaves: item.times === 1 && streak === undefined,
  }
}

/** Says the same of many questions: all of it is stored, or nothing. */
async function sayOfEach<A extends Action>(
  name: BookName,
  ids: readonly QuestionId[],
  action: A,
  inputOf: (questionId: QuestionId) => Input<A>,
): Promise<void> {
  const rows = await pendingRows()
  const now = Date.now()
  const places = ids.map((id) => ({ id, lane: laneOf(action, inputOf(id), rows) }))
  const said = places.map(({ id, lane }) => entry(action, inputOf(id), { lane, subject: subjectOf(id) }, now))
  await enqueueAll([...saidThere(name, places, rows), ...said])
}

export async function moveQuestions(
  name: BookName,
  ids: readonly QuestionId[],
  catalogId: CatalogId,
): Promise<void> {
  await sayOfEach(name, ids, `${name}.move`, (questionId) => ({ questionId, catalogId }))
  await ledgerRead()
}

export async function removeQuestions(name: BookName, ids: readonly QuestionId[]): Promise<void> {
  await sayOfEach(name, ids, `${name}.remove`, (questionId) => ({ questionId }))
  if (name === 'wrong') void noteGone(ids)
  await ledgerRead()
}

/** Begins a catalogue, and all below it, anew: answers leave the card, questions stay. */
export async function restartBook(name: BookName, catalogId: CatalogId): Promise<void> {
  await enqueueInLane(`${name}.clear`, { catalogId }, { subject: catalogSubject(catalogId) })
}

interface Given {
  subjectId: number
  ms: number
  amends: boolean
  guessed: boolean
  key: string | undefined
  beside: Beside | undefined
}

/**
 * Judges an answer to a book's question at once and stores it for the service, which has the last word.
 * @param subjectId of a question that may have left the wrong book: answered wrong, it comes in again
 * @param ms whole, from sight to answer; 0: not known
 * @param amends it marks otherwise what was answered before
 * @param guessed so it was said before the answer
 * @param key said again under the same one, nothing happens
 * @param beside what is stored with it, or not at all
 * @returns once it is durably stored and known to wait; the device's verdict
 * @throws when it could not be stored
 */
export async function answerInBook(
  name: BookName,
  question: AnyQuestion,
  content: string,
  { subjectId = 0, ms = 0, amends = false, guessed = false, key, beside }: Partial<Given> = {},
): Promise<{ correct: boolean | null }> {
  const said = await answerUnder(key)
  if (said) return said
  const { id, catalogId, specimenId } = question
  const correct = judge(question, content)
  const rows = await pendingRows()
  const lane = laneOf(`${name}.submit`, { questionId: id, content }, rows)
  await enqueueAll(saidThere(name, [{ id, lane }], rows))
  const specimens = shown(name)?.specimens ?? []
  const local: BookSubmitNote = {
    ...answerNote(name, { question, content, correct, amends, guessed, subjectId, specimens }),
    catalogId,
    subjectId: specimens.find((one) => one.id === specimenId)?.subjectId,
  }
  const input = {
    questionId: id,
    content,
    ...(ms > 0 && { ms }),
    at: Date.now(),
    ...(amends && { amends }),
    ...(guessed && { guessed }),
  }
  await enqueue(`${name}.submit`, input, { lane, subject: subjectOf(id), local, beside, id: key })
  await ledgerRead()
  noteAnswered(`${name}.submit`, question, local)
  return { correct }
}
