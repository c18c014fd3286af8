import type { BookBundle, BookNode } from '../../../src/contract/books.ts'
import type { BookName } from '../../../src/contract/questions.ts'
import { dayOf } from '../../../src/rules/review/day.ts'
import { specimensShown } from '../../../src/rules/teaching/specimensShown.ts'
import type { Context } from '../../context.ts'
import { specimensOf } from '../../library/specimen.ts'
import { anyQuestionOf } from '../../questions/question.ts'
import { marksFor } from '../../store/db.ts'
import type { DialectName } from '../../store/dialect/name.ts'
import { rowsAsText } from '../../store/dialect/parts.ts'
import { tenant } from '../../store/schema.ts'
import { catalogsOf } from '../books/catalogs.ts'
import { itemColumns, itemOf, itemsFrom, itemsOrder } from '../books/items.ts'
import { bookTree } from '../books/tree.ts'
import { dueFirst, logStamp } from './review.ts'

/** questions; what else a book holds is only counted */
export const bundleLimit = 2000

type Row = Parameters<typeof itemOf>[0] & { body: string; chapterId: number; specimenId: number | null }

/** Review asks of what is sent alone: by their dates the oldest would never come. */
const isCut = (book: BookName, tree: readonly BookNode[]) =>
  book === 'wrong' && tree.reduce((sum, { total }) => sum + total, 0) > bundleLimit

const stampSql = (name: DialectName) =>
  `select ${rowsAsText(
    name,
    'q."id", q."stamp", i."catalogId", i."at", i."times", i."streak", i."content", i."correct", i."answeredAt", i."ms"',
    'order by q."id"',
  )} as "items" ${itemsFrom}`

const shownSql = `select distinct s."specimenId" as "id" from "bookItem" i
  join "questionShows" s on s."tenant" = i."tenant" and s."questionId" = i."questionId"
  where i."tenant" = ? and i."accountId" = ? and i."book" = ? order by "id"`

/** All that the reply below is made of, but for each question the number that changes with it. */
export async function bookStamp(book: BookName, context: Context): Promise<string> {
  const own = [tenant, context.caller.accountId, book]
  const tree = await bookTree(book, context)
  const items = await context.rows<object>(stampSql(context.service.db.name), own)
  const shown = await context.rows<{ id: number }>(shownSql, own)
  const specimens = await specimensOf(
    context,
    shown.map(({ id }) => id),
  )
  const due = isCut(book, tree) ? [dayOf(context.now), await logStamp(context)] : []
  return JSON.stringify([tree, items, specimens, due])
}

/** All of a book in one reply. */
export async function bookBundle(book: BookName, context: Context): Promise<BookBundle> {
  const tree = await bookTree(book, context)
  const catalogs = new Map((await catalogsOf(book, context)).map((row) => [row.id, row]))
  const cut = isCut(book, tree)
  const sent = cut ? (await dueFirst(context)).slice(0, bundleLimit) : []
  const rows = await context.rows<Row>(
    `select ${itemColumns}, q."body", q."catalogId" as "chapterId", q."specimenId"
      ${itemsFrom} ${cut ? `and i."questionId" in (${marksFor(sent)})` : ''} ${itemsOrder} limit ?`,
    [tenant, context.caller.accountId, book, ...sent, bundleLimit],
  )
  const questions = rows.map((row) => anyQuestionOf({ ...row, catalogId: row.chapterId }))
  const ids = specimensShown(questions)
  return {
    tree,
    items: rows.map((row) => itemOf(row, catalogs)),
    questions,
    specimens: await specimensOf(
      context,
      ids.toSorted((a, b) => a - b),
    ),
  }
}
