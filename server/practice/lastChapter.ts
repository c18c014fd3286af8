/** Where a person practised last, on whichever device: what is offered to go on with on a new one. */
import type { LastChapter } from '../../src/contract/practice.ts'
import type { Context } from '../context.ts'
import { inOpenCatalog } from '../library/openSubjects.ts'
import { tenant } from '../store/schema.ts'

interface Row {
  catalogId: number
  questionId: number
  name: string
  nameEn: string
}

/** Null where nothing was practised, or nothing of that chapter is left to answer. */
export async function lastChapter({ rows, caller, closedSubjects }: Context): Promise<LastChapter | null> {
  const closed = await closedSubjects()
  const [last] = await rows<Row>(
    `select a."catalogId", a."questionId", c."name", c."nameEn" from "answer" a
      join "catalog" c on c."tenant" = a."tenant" and c."id" = a."catalogId"
      where a."tenant" = ? and a."accountId" = ? and ${inOpenCatalog('a."catalogId"', closed)}
      order by a."at" desc, a."questionId" desc limit 1`,
    [tenant, caller.accountId, ...closed],
  )
  if (!last) return null
  const card = await rows<{ id: number; answered: number | null }>(
    `select q."id", a."questionId" as "answered" from "question" q
      left join "answer" a on a."tenant" = q."tenant" and a."accountId" = ? and a."questionId" = q."id"
      where q."tenant" = ? and q."catalogId" = ? order by q."position", q."id"`,
    [caller.accountId, tenant, last.catalogId],
  )
  if (card.every(({ answered }) => answered !== null)) return null
  const at = card.findIndex(({ id }) => id === last.questionId)
  return { ...last, at: at + 1, of: card.length }
}
