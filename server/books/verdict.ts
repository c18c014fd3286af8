/** What an answer, wherever it was given, means for the books. Plain SQL: a whole class answers at once. */
import type { BookName } from '../../src/contract/questions.ts'
import type { Context } from '../context.ts'
import { settingOf } from '../practiceSettings.ts'
import type { AskedQuestion } from '../question.ts'
import { tenant } from '../schema.ts'
import { rootOf } from './catalogs.ts'

export type Judged = Pick<AskedQuestion, 'id' | 'subjectId'>

/** In both books: named, so that their key is used. */
const inBooks = `where "tenant" = ? and "accountId" = ? and "questionId" = ? and "book" in ('wrong', 'collection')`

/** A wrong answer is counted, a right one makes the row longer, in each book that the question stands in. */
const tellSql = {
  wrong: `update "bookItem" set "times" = "times" + 1, "streak" = 0 ${inBooks} returning "book", "streak"`,
  right: `update "bookItem" set "streak" = "streak" + 1 ${inBooks} returning "book", "streak"`,
}

const enterSql = `insert into "bookItem"
    ("tenant", "accountId", "book", "questionId", "catalogId", "at", "times", "streak")
  values (?, ?, 'wrong', ?, ?, ?, 1, 0) on conflict ("tenant", "accountId", "book", "questionId")
    do update set "times" = "bookItem"."times" + 1, "streak" = 0`

const leaveSql = `delete from "bookItem"
  where "tenant" = ? and "accountId" = ? and "questionId" = ? and "book" = 'wrong'`

/** It enters the book, or is counted there. */
export async function enterWrong({ id, subjectId }: Judged, context: Context): Promise<void> {
  const root = await rootOf('wrong', subjectId, context)
  await context.rows(enterSql, [tenant, context.caller.accountId, id, root.id, context.now])
}

/**
 * An answer is counted in the books. A wrong one enters 错题本 where the setting says so; the last of enough right ones
 * takes a question out of it.
 */
export async function tellBooks(question: Judged, correct: boolean | null, context: Context): Promise<void> {
  if (correct === null) return
  const { rows, caller } = context
  const own = [tenant, caller.accountId, question.id]
  const told = await rows<{ book: BookName; streak: number }>(correct ? tellSql.right : tellSql.wrong, own)
  const item = told.find(({ book }) => book === 'wrong')
  if (correct) {
    if (!item) return
    const { removeAfter } = await settingOf(context)
    if (removeAfter > 0 && item.streak >= removeAfter) await rows(leaveSql, own)
  } else if (!item && (await settingOf(context)).autoWrong) await enterWrong(question, context)
}
