/** The effect of an answer on the books, wherever it was given. Plain SQL: a whole class answers at once. */

import type { Selectable } from 'kysely'
import type { AnyQuestion, BookName } from '../../../src/contract/questions.ts'
import { isAmended } from '../../../src/rules/kinds/index.ts'
import type { Context } from '../../context.ts'
import type { AskedQuestion } from '../../questions/question.ts'
import { tenant } from '../../store/schema.ts'
import type { Answered } from '../answers/history.ts'
import { toVerdict } from '../answers/history.ts'
import { settingOf } from '../answers/settings.ts'
import type { SubmissionTable } from '../tables.ts'
import { rootOf } from './catalogs.ts'

export type Judged = Pick<AskedQuestion, 'id' | 'subjectId' | 'isOpen'>

const ofQuestion = `where "tenant" = ? and "accountId" = ? and "questionId" = ?`
/** Named, so that their key is used. */
const inBooks = `${ofQuestion} and "book" in ('wrong', 'collection')`
const inWrong = `${ofQuestion} and "book" = 'wrong'`

const before = `"countedBy" = ?, "timesBefore" = "times", "streakBefore" = "streak"`

/** A wrong answer is counted, a right one makes the row longer unless it was a guess, in each book that the question stands in. */
const tellSql = {
  wrong: `update "bookItem" set ${before}, "times" = "times" + 1, "streak" = 0
    ${inBooks} returning "book", "streak"`,
  right: `update "bookItem" set ${before}, "streak" = "streak" + 1 ${inBooks} returning "book", "streak"`,
  guessed: `update "bookItem" set ${before} ${inBooks}`,
}

const enterSql = `insert into "bookItem"
    ("tenant", "accountId", "book", "questionId", "catalogId", "at", "times", "streak", "countedBy")
  values (?, ?, 'wrong', ?, ?, ?, 1, 0, ?) on conflict ("tenant", "accountId", "book", "questionId")
    do update set "countedBy" = excluded."countedBy", "timesBefore" = "bookItem"."times",
      "streakBefore" = "bookItem"."streak", "times" = "bookItem"."times" + 1, "streak" = 0`

const leaveSql = `delete from "bookItem" ${inWrong}`

const lastSql = `select "id", "content", "correct", "at", "ms" from "submission" ${ofQuestion}
  order by "id" desc limit 1`

const amendSql = {
  /** the same verdict: it only stands for the one before */
  carry: `update "bookItem" set "countedBy" = ? ${inBooks} and "countedBy" = ?`,
  /** A question that the answer before brought in leaves; any other is restored as it was before that answer. */
  leave: `delete from "bookItem" ${inWrong} and "countedBy" = ? and "timesBefore" is null`,
  restore: `update "bookItem" set "times" = "timesBefore", "streak" = "streakBefore"
    ${inBooks} and "countedBy" = ? and "timesBefore" is not null`,
}

/** Nothing was counted since the miss, and it is known how the question stood before it. */
const justMissed = `"countedBy" is null and "timesBefore" = "times" - 1`

const undoMissSql = {
  leave: `delete from "bookItem" ${inWrong} and "times" = 1 and ("timesBefore" is null or not (${justMissed}))`,
  restore: `update "bookItem" set "times" = "times" - 1,
    "streak" = case when ${justMissed} then "streakBefore" else "streak" end,
    "timesBefore" = case when "countedBy" is not null and "timesBefore" > 0 then "timesBefore" - 1
      else "timesBefore" end ${inWrong} and "times" > 0`,
}

/** An answer that arrives now, as it is in the history. */
interface Given {
  id: number
  correct: boolean | null
  /** when it was given */
  at: number
  guessed?: boolean | undefined
}

type Last = Pick<Selectable<SubmissionTable>, 'id' | 'content' | 'correct' | 'at' | 'ms'>

/** The answer that this one only marks otherwise; undefined where it is an answer of its own. To be asked before it is kept. */
export async function amendedBy(
  question: AnyQuestion,
  { id }: Judged,
  content: string,
  { rows, caller }: Context,
): Promise<Answered | undefined> {
  const [last] = await rows<Last>(lastSql, [tenant, caller.accountId, id])
  return last && isAmended(question, last.content, content)
    ? { ...last, correct: toVerdict(last.correct) }
    : undefined
}

/**
 * Enters a missed question into 错题本, or counts the miss there.
 * @param at when it was missed: reviews since then, on a device that told both late, keep it from being due anew
 * @param by the answer that counts; null: it was missed elsewhere
 */
export async function enterWrong(
  { id, subjectId }: Judged,
  at: number,
  context: Context,
  by: number | null = null,
): Promise<void> {
  const root = await rootOf('wrong', subjectId, context)
  await context.rows(enterSql, [tenant, context.caller.accountId, id, root.id, at, by], 'writer')
}

/** Undoes a miss that `enterWrong` counted. */
export async function undoMiss({ id }: Judged, { rows, caller }: Context): Promise<void> {
  const own = [tenant, caller.accountId, id]
  await rows(undoMissSql.leave, own, 'writer')
  await rows(undoMissSql.restore, own, 'writer')
}

/**
 * An answer is counted in the books, in place of the one that it amends. A wrong one enters 错题本 where the setting says
 * so and its subject is open; the last of enough right ones that were no guesses takes a question out of it.
 */
export async function tellBooks(
  question: Judged,
  { id, correct, at, guessed }: Given,
  amended: Answered | undefined,
  context: Context,
): Promise<void> {
  const { rows, caller } = context
  const own = [tenant, caller.accountId, question.id]
  if (amended?.correct === correct) {
    await rows(amendSql.carry, [id, ...own, amended.id], 'writer')
    return
  }
  if (amended) {
    await rows(amendSql.leave, [...own, amended.id], 'writer')
    await rows(amendSql.restore, [...own, amended.id], 'writer')
  }
  if (correct === null) return
  if (correct && guessed) return void (await rows(tellSql.guessed, [id, ...own], 'writer'))
  const told = await rows<{ book: BookName; streak: number }>(
    correct ? tellSql.right : tellSql.wrong,
    [id, ...own],
    'writer',
  )
  const item = told.find(({ book }) => book === 'wrong')
  if (correct) {
    if (!item) return
    const { removeAfter } = await settingOf(context)
    if (removeAfter > 0 && item.streak >= removeAfter) await rows(leaveSql, own, 'writer')
  } else if (!item && question.isOpen && (await settingOf(context)).autoWrong)
    await enterWrong(question, at, context, id)
}
