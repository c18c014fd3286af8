/** The log of reviews: what is due is computed from it, on both sides alike. */
import type { Args } from '../src/contract/endpoint.ts'
import type { ReviewEntry, reviewLogAdd } from '../src/contract/review.ts'
import type { Context } from './context.ts'
import { askedQuestion, servedId } from './question.ts'
import { tenant } from './schema.ts'

type Row = Omit<ReviewEntry, 'questionId'> & { id: number; questionClient: string }

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

/** An entry that is there stays as it is; what lies in the future is set to now. @throws Failure 404 */
export async function addEntry(given: Args<typeof reviewLogAdd>, context: Context): Promise<void> {
  const { clientId, at, rating, ms } = given
  const { id } = await askedQuestion(given.questionId, context)
  const { accountId } = context.caller
  await context.db
    .insertInto('reviewEntry')
    .values({ tenant, accountId, clientId, questionId: id, at: Math.min(at, context.now), rating, ms })
    .onConflict((conflict) => conflict.columns(['tenant', 'accountId', 'clientId']).doNothing())
    .execute()
}
