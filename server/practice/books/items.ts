/** The questions in a person's two books. */
import type { BookItem, CatalogId, wrongSubmit } from '../../../src/contract/books.ts'
import type { Args } from '../../../src/contract/endpoint.ts'
import type { Outcome, SubmitDetail } from '../../../src/contract/practice.ts'
import type { BookName, QuestionId } from '../../../src/contract/questions.ts'
import { judge } from '../../../src/rules/kinds/index.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../http/failure.ts'
import {
  type AskedQuestion,
  answerableQuestion,
  anyQuestionOf,
  askedQuestion,
  servedId,
} from '../../questions/question.ts'
import { marksFor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'
import { family } from '../../store/tree.ts'
import { givenAt, keep, toVerdict } from '../answers/history.ts'
import {
  type CatalogRow,
  catalogLeft,
  catalogOf,
  catalogsOf,
  rootOf,
  servedCatalogId as servedCatalog,
} from './catalogs.ts'
import { amendedBy, tellBooks } from './verdict.ts'

export interface StoredItem {
  id: number
  clientId: string
  baseType: string
  catalogId: number
  at: number
  times: number
  streak: number
  content: string
  correct: number | null
  answeredAt: number | null
  ms: number | null
}

export const itemColumns = `q."id", q."clientId", q."baseType", i."catalogId", i."at", i."times", i."streak",
  i."content", i."correct", i."answeredAt", i."ms"`
export const itemsFrom = `from "bookItem" i
  join "question" q on q."tenant" = i."tenant" and q."id" = i."questionId"
  where i."tenant" = ? and i."accountId" = ? and i."book" = ?`
/** The latest first. */
export const itemsOrder = `order by i."at" desc, i."questionId" desc`

export const itemOf = (row: StoredItem, catalogs: ReadonlyMap<number, CatalogRow>): BookItem => {
  const { baseType, at, times, streak, content, answeredAt, ms } = row
  const catalog = catalogs.get(row.catalogId)
  return {
    questionId: servedId(row),
    baseType,
    isSubmited: answeredAt !== null,
    isCorrected: toVerdict(row.correct),
    catalogId: catalog ? servedCatalog(catalog) : row.catalogId,
    at,
    times,
    streak,
    content,
    ...(ms !== null && { ms }),
  }
}

/** The questions of a catalogue and of all below it, the latest first. @throws Failure 404 */
export async function bookCard(book: BookName, catalogId: CatalogId, context: Context): Promise<BookItem[]> {
  const { id } = await catalogOf(book, catalogId, context)
  const all = await catalogsOf(book, context)
  const ids = family(all, id)
  const rows = await context.rows<StoredItem>(
    `select ${itemColumns} ${itemsFrom} and i."catalogId" in (${marksFor(ids)}) ${itemsOrder}`,
    [tenant, context.caller.accountId, book, ...ids],
  )
  const catalogs = new Map(all.map((row) => [row.id, row]))
  return rows.map((row) => itemOf(row, catalogs))
}

const item = (book: BookName, questionId: number, { db, caller }: Context) =>
  db
    .selectFrom('bookItem')
    .where('tenant', '=', tenant)
    .where('accountId', '=', caller.accountId)
    .where('book', '=', book)
    .where('questionId', '=', questionId)

/** The answer on the book's card; null where there is none. @throws Failure 404 */
export async function bookDetail(
  book: BookName,
  questionId: QuestionId,
  context: Context,
): Promise<SubmitDetail | null> {
  const { id } = await askedQuestion(questionId, context)
  const row = await item(book, id, context)
    .select(['content', 'correct', 'answeredAt', 'ms'])
    .executeTakeFirst()
  if (!row || row.answeredAt === null) return null
  const { content, correct, ms } = row
  return { content, correct: toVerdict(correct), ...(ms !== null && { ms }) }
}

export async function isInBook(book: BookName, questionId: QuestionId, context: Context): Promise<boolean> {
  const { id } = await askedQuestion(questionId, context)
  return (await item(book, id, context).select('at').executeTakeFirst()) !== undefined
}

/** The catalogue that was told, where it is still there; the subject's root otherwise. */
async function placeFor(
  book: BookName,
  { subjectId }: AskedQuestion,
  catalogId: CatalogId | undefined,
  context: Context,
): Promise<{ place: CatalogRow; told: boolean }> {
  const place = catalogId === undefined ? undefined : await catalogLeft(book, catalogId, context)
  if (!place) return { place: await rootOf(book, subjectId, context), told: false }
  if (place.subjectId !== subjectId) throw refuse('catalogElsewhere')
  return { place, told: true }
}

/** Again it only takes the place that is told. @param at when it was put there @throws Failure 404, 1 for a catalogue of another subject */
export async function addToBook(
  book: BookName,
  question: AskedQuestion,
  context: Context,
  { catalogId, at }: { catalogId?: CatalogId | undefined; at?: number | undefined } = {},
): Promise<void> {
  const { place, told } = await placeFor(book, question, catalogId, context)
  const { accountId } = context.caller
  const unanswered = { times: 0, streak: 0, content: '', ms: null }
  const first = { catalogId: place.id, at: givenAt(at, context), ...unanswered }
  await context.db
    .insertInto('bookItem')
    .values({ tenant, accountId, book, questionId: question.id, ...first, correct: null, answeredAt: null })
    .onConflict((conflict) => {
      const there = conflict.columns(['tenant', 'accountId', 'book', 'questionId'])
      return told ? there.doUpdateSet({ catalogId: place.id }) : there.doNothing()
    })
    .execute()
}

// a self-mark may come without a time: the answer's own stands
const standSql = `update "bookItem" set "content" = ?, "correct" = ?, "answeredAt" = ?, "ms" = coalesce(?, "ms")
  where "tenant" = ? and "accountId" = ? and "book" = ? and "questionId" = ?`

/** Judged and kept in the history; stands on the book's card where the question is still in the book. */
export async function submitInBook(
  book: BookName,
  { questionId, content, ms, at, amends, guessed }: Args<typeof wrongSubmit>,
  context: Context,
): Promise<Outcome> {
  const { rows, caller, now } = context
  const row = await answerableQuestion(questionId, context)
  const question = anyQuestionOf(row)
  const correct = judge(question, content)
  const flag = correct === null ? null : Number(correct)
  const amended = amends ? await amendedBy(question, row, content, context) : undefined
  const when = givenAt(at, context)
  const took = ms ?? null
  const answer = { questionId: row.id, paperId: '', content, correct: flag, at: when, ms: took, source: book }
  const id = await keep(answer, amended, context)
  await rows(standSql, [content, flag, now, took, tenant, caller.accountId, book, row.id], 'writer')
  await tellBooks(row, { id, correct, at: when, guessed }, amended, context)
  return { correct }
}

/**
 * Into the subject's root where another device deleted the catalogue meanwhile; one that left the book meanwhile stays
 * out of it. @throws Failure 404, 1 for a catalogue of another subject
 */
export async function moveInBook(
  book: BookName,
  { questionId, catalogId }: { questionId: QuestionId; catalogId: CatalogId },
  context: Context,
): Promise<void> {
  const question = await answerableQuestion(questionId, context)
  const { place } = await placeFor(book, question, catalogId, context)
  await context.rows(
    `update "bookItem" set "catalogId" = ? where "tenant" = ? and "accountId" = ? and "book" = ? and "questionId" = ?`,
    [place.id, tenant, context.caller.accountId, book, question.id],
    'writer',
  )
}

/**
 * Takes a question out of a book. One that is not in it is removed already.
 * @throws Failure 404 for a question that there is not
 */
export async function removeFromBook(
  book: BookName,
  questionId: QuestionId,
  context: Context,
): Promise<void> {
  const { id } = await askedQuestion(questionId, context)
  await context.db
    .deleteFrom('bookItem')
    .where('tenant', '=', tenant)
    .where('accountId', '=', context.caller.accountId)
    .where('book', '=', book)
    .where('questionId', '=', id)
    .execute()
}

const within = (ids: readonly number[]) =>
  `where "tenant" = ? and "accountId" = ? and "book" = ? and "catalogId" in (${marksFor(ids)})`

/** Answers leave the card, the history stays. Of a device's own that is not there none stands. @throws Failure 404 */
export async function clearBook(book: BookName, catalogId: CatalogId, context: Context): Promise<void> {
  const row = await catalogLeft(book, catalogId, context)
  if (!row) return
  const ids = family(await catalogsOf(book, context), row.id)
  await context.rows(
    `update "bookItem" set "content" = '', "correct" = null, "answeredAt" = null, "ms" = null ${within(ids)}`,
    [tenant, context.caller.accountId, book, ...ids],
    'writer',
  )
}

/**
 * Deletes a catalogue; the questions in it and below it go to its subject's root. A catalogue that a device named and
 * that is not there is deleted already.
 * @throws Failure 404, 1 for a root
 */
export async function deleteCatalog(book: BookName, id: CatalogId, context: Context): Promise<void> {
  const { rows, caller } = context
  const row = await catalogLeft(book, id, context)
  if (!row) return
  if (row.parentId === null) throw refuse('catalogIsRoot')
  const ids = family(await catalogsOf(book, context), row.id)
  const root = await rootOf(book, row.subjectId, context)
  const own = [tenant, caller.accountId, book]
  await rows(`update "bookItem" set "catalogId" = ? ${within(ids)}`, [root.id, ...own, ...ids], 'writer')
  await rows(
    `delete from "bookCatalog" where "tenant" = ? and "accountId" = ? and "book" = ?
      and "id" in (${marksFor(ids)})`,
    [...own, ...ids],
    'writer',
  )
}
