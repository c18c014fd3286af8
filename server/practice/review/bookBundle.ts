import type { BookBundle } from '../../../src/contract/books.ts'
import type { BookName } from '../../../src/contract/questions.ts'
import { specimensShown } from '../../../src/rules/teaching/specimensShown.ts'
import type { Context } from '../../context.ts'
import { specimensOf } from '../../library/specimen.ts'
import { anyQuestionOf } from '../../questions/question.ts'
import { marksFor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'
import { catalogsOf } from '../books/catalogs.ts'
import { itemColumns, itemOf, itemsFrom, itemsOrder } from '../books/items.ts'
import { bookTree } from '../books/tree.ts'
import { dueFirst } from './review.ts'

/** questions; what else a book holds is only counted */
export const bundleLimit = 2000

type Row = Parameters<typeof itemOf>[0] & { body: string; chapterId: number; specimenId: number | null }

/** All of a book in one reply. */
export async function bookBundle(book: BookName, context: Context): Promise<BookBundle> {
  const tree = await bookTree(book, context)
  const catalogs = new Map((await catalogsOf(book, context)).map((row) => [row.id, row]))
  // review asks of what is sent alone: by their dates the oldest would never come
  const isCut = book === 'wrong' && tree.reduce((sum, { total }) => sum + total, 0) > bundleLimit
  const sent = isCut ? (await dueFirst(context)).slice(0, bundleLimit) : []
  const rows = await context.rows<Row>(
    `select ${itemColumns}, q."body", q."catalogId" as "chapterId", q."specimenId"
      ${itemsFrom} ${isCut ? `and i."questionId" in (${marksFor(sent)})` : ''} ${itemsOrder} limit ?`,
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
