/** What an answer means for the book of wrong questions. Plain SQL: a whole class answers at once. */
import type { Context } from '../context.ts'
import { settingOf } from '../practiceSettings.ts'
import type { AskedQuestion } from '../question.ts'
import { tenant } from '../schema.ts'
import { rootOf } from './catalogs.ts'

export type Judged = Pick<AskedQuestion, 'id' | 'subjectId'>

const inBook = `where "tenant" = ? and "accountId" = ? and "book" = ? and "questionId" = ?`

/** A wrong answer is counted, a right one makes the row longer; both answer the row of right ones. */
export const tellSql = {
  wrong: `update "bookItem" set "times" = "times" + 1, "streak" = 0 ${inBook} returning "streak"`,
  right: `update "bookItem" set "streak" = "streak" + 1 ${inBook} returning "streak"`,
}

const enterSql = `insert into "bookItem"
    ("tenant", "accountId", "book", "questionId", "catalogId", "at", "times", "streak")
  values (?, ?, 'wrong', ?, ?, ?, 1, 0) on conflict ("tenant", "accountId", "book", "questionId")
    do update set "times" = "bookItem"."times" + 1, "streak" = 0`

const leaveSql = `delete from "bookItem" ${inBook}`

/** It enters the book, or is counted there. */
export async function enterWrong({ id, subjectId }: Judged, context: Context): Promise<void> {
  const root = await rootOf('wrong', subjectId, context)
  await context.rows(enterSql, [tenant, context.caller.accountId, id, root.id, context.now])
}

/** A wrong answer enters the book where the setting says so; the last of enough right ones takes a question out. */
export async function tellWrongBook(
  question: Judged,
  correct: boolean | null,
  context: Context,
): Promise<void> {
  if (correct === null) return
  const { rows, caller } = context
  const own = [tenant, caller.accountId, 'wrong', question.id]
  const [item] = await rows<{ streak: number }>(correct ? tellSql.right : tellSql.wrong, own)
  if (correct) {
    if (!item) return
    const { removeAfter } = await settingOf(context)
    if (removeAfter > 0 && item.streak >= removeAfter) await rows(leaveSql, own)
  } else if (!item && (await settingOf(context)).autoWrong) await enterWrong(question, context)
}
