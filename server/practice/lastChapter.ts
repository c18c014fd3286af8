/** Where a person practised last, on whichever device: what is offered to go on with on another one. */
import type { LastChapter } from '../../src/contract/practice.ts'
import type { Context } from '../context.ts'
import { inOpenCatalog } from '../library/openSubjects.ts'
import { tenant } from '../store/schema.ts'

type Chapter = Pick<LastChapter, 'catalogId' | 'name' | 'nameEn'>

type Place = Omit<LastChapter, 'at' | 'of'>

async function lastPlace({ rows, caller, closedSubjects }: Context): Promise<Place | undefined> {
  const closed = await closedSubjects()
  const [last] = await rows<Place>(
    `select a."catalogId", a."questionId", a."at" as "answeredAt", c."name", c."nameEn" from "answer" a
      join "catalog" c on c."tenant" = a."tenant" and c."id" = a."catalogId"
      where a."tenant" = ? and a."accountId" = ? and ${inOpenCatalog('a."catalogId"', closed)}
      order by a."at" desc, a."questionId" desc limit 1`,
    [tenant, caller.accountId, ...closed],
  )
  return last
}

async function openChapter(
  catalogId: number,
  { rows, closedSubjects }: Context,
): Promise<Chapter | undefined> {
  const closed = await closedSubjects()
  const [chapter] = await rows<Chapter>(
    `select c."id" as "catalogId", c."name", c."nameEn" from "catalog" c
      where c."tenant" = ? and c."id" = ? and ${inOpenCatalog('c."id"', closed)}`,
    [tenant, catalogId, ...closed],
  )
  return chapter
}

/** The questions of a chapter in their order, and which of them the caller answered. */
const cardOf = (catalogId: number, { rows, caller }: Context) =>
  rows<{ id: number; answered: number | null }>(
    `select q."id", a."questionId" as "answered" from "question" q
      left join "answer" a on a."tenant" = q."tenant" and a."accountId" = ? and a."questionId" = q."id"
      where q."tenant" = ? and q."catalogId" = ? order by q."position", q."id"`,
    [caller.accountId, tenant, catalogId],
  )

/**
 * The chapter practised last; where nothing of it is left to answer, the one that the asking device would offer. Null
 * where nothing is left in that one either.
 */
export async function lastChapter(
  offeredId: number | undefined,
  context: Context,
): Promise<LastChapter | null> {
  const last = await lastPlace(context)
  if (last) {
    const card = await cardOf(last.catalogId, context)
    const at = card.findIndex(({ id }) => id === last.questionId) + 1
    if (card.some(({ answered }) => answered === null)) return { ...last, at, of: card.length }
  }
  if (offeredId === undefined || offeredId === last?.catalogId) return null
  const offered = await openChapter(offeredId, context)
  if (!offered) return null
  const card = await cardOf(offeredId, context)
  const at = card.findIndex(({ answered }) => answered === null)
  const next = card[at]
  return next ? { ...offered, questionId: next.id, answeredAt: 0, at: at + 1, of: card.length } : null
}
