/** A chapter is a leaf of a subject's catalogue; its card shows what the caller answered since the last restart. */

import { randomUUID } from 'node:crypto'
import type { ChapterNode, PracticeCard } from '../../src/contract/practice.ts'
import type { Context } from '../context.ts'
import { notFound } from '../http/failure.ts'
import { chapter, openChapter } from '../library/catalog.ts'
import { tenant } from '../store/schema.ts'
import { tree } from '../store/tree.ts'
import { toVerdict } from './answers/history.ts'

/** The paper that was opened last and not cleared; a first one where there is none. */
async function openPaper({ db, caller, now }: Context, catalogId: number): Promise<string> {
  const { accountId } = caller
  const open = await db
    .selectFrom('paper')
    .select('id')
    .where('tenant', '=', tenant)
    .where('accountId', '=', accountId)
    .where('catalogId', '=', catalogId)
    .where('clearedAt', 'is', null)
    .orderBy('openedAt', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  if (open) return open.id
  const id = randomUUID()
  await db
    .insertInto('paper')
    .values({ tenant, accountId, id, catalogId, openedAt: now, usedAt: now, clearedAt: null })
    .execute()
  return id
}

/** @throws Failure 404 where there is no such chapter, or its subject is closed */
export async function cardOf(catalogId: number, context: Context): Promise<PracticeCard> {
  await openChapter(context, catalogId)
  const paperId = await openPaper(context, catalogId)
  const rows = await context.db
    .selectFrom('question')
    .leftJoin('answer', (join) =>
      join
        .onRef('answer.tenant', '=', 'question.tenant')
        .onRef('answer.questionId', '=', 'question.id')
        .on('answer.accountId', '=', context.caller.accountId),
    )
    .select(['question.id', 'baseType', 'answer.at', 'answer.correct'])
    .where('question.tenant', '=', tenant)
    .where('question.catalogId', '=', catalogId)
    .orderBy('position')
    .orderBy('question.id')
    .execute()
  const items = rows.map(({ id, baseType, at, correct }) => ({
    questionId: id,
    baseType,
    isSubmited: at !== null,
    isCorrected: toVerdict(correct),
  }))
  return { paperId, items }
}

/** Starts the chapter anew: its papers are closed, the history stays. */
export async function clearChapter(catalogId: number, context: Context): Promise<void> {
  const { db, caller, now } = context
  await chapter(context, catalogId)
  await db
    .updateTable('paper')
    .set({ clearedAt: now })
    .where('tenant', '=', tenant)
    .where('accountId', '=', caller.accountId)
    .where('catalogId', '=', catalogId)
    .where('clearedAt', 'is', null)
    .execute()
  await db
    .deleteFrom('answer')
    .where('tenant', '=', tenant)
    .where('accountId', '=', caller.accountId)
    .where('catalogId', '=', catalogId)
    .execute()
}

interface Counts {
  total: number
  submitted: number
  corrected: number
}

/** Questions, answers and right answers by chapter. @param subjectId null: of all subjects */
async function countsOf({ rows, caller }: Context, subjectId: number | null): Promise<Map<number, Counts>> {
  const own = subjectId === null ? '' : 'and c."subjectId" = ?'
  const found = await rows<Counts & { id: number }>(
    `select q."catalogId" as "id", count(*) as "total", count(a."questionId") as "submitted",
        sum(case when a."correct" = 1 then 1 else 0 end) as "corrected"
      from "question" q
      join "catalog" c on c."tenant" = q."tenant" and c."id" = q."catalogId"
      left join "answer" a on a."tenant" = q."tenant" and a."accountId" = ? and a."questionId" = q."id"
      where q."tenant" = ? ${own} group by q."catalogId"`,
    [caller.accountId, tenant, ...(subjectId === null ? [] : [subjectId])],
  )
  return new Map(found.map((row) => [row.id, row]))
}

async function isSubject(id: number, { db }: Context): Promise<boolean> {
  const found = db.selectFrom('subject').select('id').where('tenant', '=', tenant).where('id', '=', id)
  return (await found.executeTakeFirst()) !== undefined
}

/** The rows of the catalogues of open subjects, in their order. */
const catalogRows = ({ db }: Context, closed: readonly number[]) =>
  db
    .selectFrom('catalog')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('subjectId', 'not in', closed)
    .orderBy('position')
    .orderBy('id')

type CatalogRow = Awaited<ReturnType<ReturnType<typeof catalogRows>['execute']>>[number]

/** A node counts what is in it and below it. */
function treeWithCounts(rows: readonly CatalogRow[], counts: ReadonlyMap<number, Counts>): ChapterNode[] {
  return tree(rows, (row, items: ChapterNode[]): ChapterNode => {
    const own = counts.get(row.id)
    const sum = (of: keyof Counts) => items.reduce((all, item) => all + item[of], own?.[of] ?? 0)
    return {
      id: row.id,
      parentId: row.parentId,
      name: row.name,
      nameEn: row.nameEn,
      level: row.level,
      isOpen: row.isOpen === 1,
      items,
      total: sum('total'),
      submitted: sum('submitted'),
      corrected: sum('corrected'),
    }
  })
}

/** The subject's catalogue with progress. @throws Failure 404 */
export async function chapterTreeOf(subjectId: number, context: Context): Promise<ChapterNode[]> {
  const counts = await countsOf(context, subjectId)
  const rows = await catalogRows(context, await context.closedSubjects())
    .where('subjectId', '=', subjectId)
    .execute()
  if (rows.length === 0 && !(await isSubject(subjectId, context))) throw notFound()
  return treeWithCounts(rows, counts)
}

/** The catalogues of all open subjects with progress; a subject without chapters is left out. */
export async function chapterTreesOf(
  context: Context,
): Promise<{ subjectId: number; nodes: ChapterNode[] }[]> {
  const counts = await countsOf(context, null)
  const all = await catalogRows(context, await context.closedSubjects()).execute()
  const bySubject = Map.groupBy(all, ({ subjectId }) => subjectId)
  return [...bySubject].map(([subjectId, rows]) => ({ subjectId, nodes: treeWithCounts(rows, counts) }))
}
