/** The log of reviews: what is due is computed from it, on both sides alike. */
import type { Args } from '../../../src/contract/endpoint.ts'
import type { Question } from '../../../src/contract/questions.ts'
import type { ReviewDue, ReviewEntry, reviewLogAdd } from '../../../src/contract/review.ts'
import { isEverJudged } from '../../../src/rules/kinds/index.ts'
import { dayOf } from '../../../src/rules/review/day.ts'
import { duesOf } from '../../../src/rules/review/memory.ts'
import type { Context } from '../../context.ts'
import { answerableQuestion, servedId } from '../../questions/question.ts'
import { tenant } from '../../store/schema.ts'
import { settingOf } from '../answers/settings.ts'
import { itemColumns, itemsFrom, type StoredItem } from '../books/items.ts'

type Row = Omit<ReviewEntry, 'questionId'> & { id: number; questionClient: string }

/**
 * Entries are never changed, and go only all at once: another log has another length or other names at its ends. The key
 * of the table alone is read, 10,000 entries in 2 ms.
 */
export async function logStamp({ rows, caller }: Pick<Context, 'rows' | 'caller'>): Promise<string> {
  const found = await rows(
    `select count(*) as "n", min("clientId") as "first", max("clientId") as "last" from "reviewEntry"
      where "tenant" = ? and "accountId" = ?`,
    [tenant, caller.accountId],
  )
  return JSON.stringify(found)
}

/** Ordered by (at, clientId). */
export async function logOf({ rows, caller }: Context): Promise<ReviewEntry[]> {
  const found = await rows<Row>(
    `select r."clientId", r."at", r."rating", r."ms", q."id", q."clientId" as "questionClient"
      from "reviewEntry" r join "question" q on q."tenant" = r."tenant" and q."id" = r."questionId"
      where r."tenant" = ? and r."accountId" = ? order by r."at", r."clientId"`,
    [tenant, caller.accountId],
  )
  return found.map(({ clientId, at, rating, ms, id, questionClient }) => ({
    clientId,
    questionId: servedId({ id, clientId: questionClient }),
    at,
    rating,
    ms,
  }))
}

/** Whether a question is ever judged. The kind alone decides it, except in a case, where its parts do. */
const isReviewed = ({ baseType, body }: { baseType: string; body: string | null }) =>
  isEverJudged({ type: { baseType }, children: body === null ? [] : (JSON.parse(body) as Question).children })

type Missed = StoredItem & { body: string | null }

const wrongBook = ({ rows, caller }: Context) =>
  rows<Missed>(
    `select ${itemColumns}, case when q."baseType" = 'BINGLI' then q."body" end as "body" ${itemsFrom}`,
    [tenant, caller.accountId, 'wrong'],
  )

const duesIn = (book: readonly Missed[], entries: readonly ReviewEntry[]) =>
  duesOf(
    book.filter(isReviewed).map((row) => ({ questionId: servedId(row), at: row.at })),
    entries,
  )

/**
 * The questions of the wrong book that are due, each with its time, and the time of the exam: every device computes by
 * the same rule.
 */
export async function dueOf(context: Context): Promise<ReviewDue> {
  const book = await wrongBook(context)
  const [entries, { examAt }] = await Promise.all([logOf(context), settingOf(context)])
  return { dues: duesIn(book, entries).map(([questionId, due]) => ({ questionId, due })), examAt }
}

/** The questions of the wrong book: first what is due before the day ends, the longest due first, then the latest. */
export async function dueFirst(context: Context): Promise<number[]> {
  const book = (await wrongBook(context)).sort((a, b) => b.at - a.at || b.id - a.id)
  const ids = new Map(book.map((row) => [servedId(row), row.id]))
  const today = dayOf(context.now)
  const due = duesIn(book, await logOf(context)).filter(([, at]) => dayOf(at) <= today)
  return [...new Set([...due.flatMap(([id]) => ids.get(id) ?? []), ...ids.values()])]
}

/** An entry that is there stays as it is; what lies in the future is set to now. @throws Failure 404 */
export async function addEntry(given: Args<typeof reviewLogAdd>, context: Context): Promise<void> {
  const { clientId, at, rating, ms } = given
  const { id } = await answerableQuestion(given.questionId, context)
  const { accountId } = context.caller
  await context.db
    .insertInto('reviewEntry')
    .values({ tenant, accountId, clientId, questionId: id, at: Math.min(at, context.now), rating, ms })
    .onConflict((conflict) => conflict.columns(['tenant', 'accountId', 'clientId']).doNothing())
    .execute()
}
