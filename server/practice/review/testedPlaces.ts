/** Where a person was asked already, whichever device it was on: 考前突击 leaves it out of what was never tested. */
import type { AskedPlace } from '../../../src/contract/review.ts'
import { placesOf } from '../../../src/rules/review/asked.ts'
import type { Context } from '../../context.ts'
import { anyQuestionOf, readableBy } from '../../questions/question.ts'
import { type QuestionRow, tenant } from '../../store/schema.ts'
import { placesAtStations } from '../exam/stations.ts'

/** A case shows nothing itself, but its parts may. */
const askedSql = (
  readable: string,
) => `select q."id", q."clientId", q."body", q."catalogId", q."specimenId" from "question" q
  where q."tenant" = ? and ${readable} and (q."specimenId" is not null or q."baseType" = 'BINGLI') and q."id" in (
    select "questionId" from "submission" where "tenant" = ? and "accountId" = ?
    union select "questionId" from "reviewEntry" where "tenant" = ? and "accountId" = ?
    union select "questionId" from "bookItem" where "tenant" = ? and "accountId" = ? and "book" = 'wrong')
  order by q."id"`

export async function testedPlacesOf(context: Context): Promise<AskedPlace[]> {
  const { caller } = context
  const own = [tenant, caller.accountId]
  const readable = await readableBy(context)
  const found = await context.rows<QuestionRow>(askedSql(readable.sql), [
    tenant,
    ...readable.values,
    ...own,
    ...own,
    ...own,
  ])
  return [...found.flatMap((row) => placesOf(anyQuestionOf(row))), ...(await placesAtStations(context))]
}
