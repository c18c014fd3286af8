import type { BookNode, CatalogId } from '../../../src/contract/books.ts'
import type { BookName } from '../../../src/contract/questions.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/failure.ts'
import { tenant } from '../../store/schema.ts'
import { tree } from '../../store/tree.ts'
import { type CatalogRow, catalogsOf, ensureRoots, servedCatalogId } from './catalogs.ts'

interface Counts {
  total: number
  submitted: number
  corrected: number
}

/** Counts of the questions that stand directly in each catalogue. */
async function countsOf(book: BookName, { rows, caller }: Context): Promise<Map<number, Counts>> {
  const found = await rows<Counts & { catalogId: number }>(
    `select "catalogId", count(*) as "total", count("answeredAt") as "submitted",
        sum(case when "correct" = 1 then 1 else 0 end) as "corrected"
      from "bookItem" where "tenant" = ? and "accountId" = ? and "book" = ? group by "catalogId"`,
    [tenant, caller.accountId, book],
  )
  return new Map(found.map((row) => [row.catalogId, row]))
}

/** Subjects that have a book's page: those that are taught, and those that something of the person's stands in. */
async function subjectsOf(context: Context, catalogs: CatalogRow[]) {
  const used = new Set(catalogs.map(({ subjectId }) => subjectId))
  const all = await context.db
    .selectFrom('subject')
    .select(['id', 'parentId', 'name', 'nameEn', 'enabled'])
    .where('tenant', '=', tenant)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const ordered = tree(all, (row, below: (typeof all)[]) => [row, ...below.flat()]).flat()
  return ordered.filter(({ id, enabled }) => enabled === 1 || used.has(id))
}

/**
 * The catalogues of a book with their counts: a root for each subject, in the subjects' order.
 * @param subjectId only this one's; @throws Failure 404 where there is no such subject
 */
export async function bookTree(book: BookName, context: Context, subjectId?: number): Promise<BookNode[]> {
  let catalogs = await catalogsOf(book, context)
  const subjects = (await subjectsOf(context, catalogs)).filter(
    ({ id }) => subjectId === undefined || id === subjectId,
  )
  if (subjects.length === 0 && subjectId !== undefined) throw notFound()
  const rooted = new Set(catalogs.flatMap((row) => (row.parentId === null ? [row.subjectId] : [])))
  const missing = subjects.flatMap(({ id }) => (rooted.has(id) ? [] : [id]))
  if (missing.length > 0) {
    await ensureRoots(book, missing, context)
    catalogs = await catalogsOf(book, context)
  }
  const counts = await countsOf(book, context)
  const served = new Map(catalogs.map((row) => [row.id, servedCatalogId(row)]))
  const place = new Map(subjects.map((subject, at) => [subject.id, { ...subject, at }]))
  const shown = catalogs
    .filter((row) => place.has(row.subjectId))
    .sort((a, b) => (place.get(a.subjectId)?.at ?? 0) - (place.get(b.subjectId)?.at ?? 0) || a.id - b.id)
  return tree(shown, (row, items: BookNode[]): BookNode => {
    const right = counts.get(row.id)
    const sum = (of: keyof Counts) => items.reduce((all, item) => all + item[of], right?.[of] ?? 0)
    const subject = place.get(row.subjectId)
    const isRoot = row.parentId === null
    return {
      id: servedCatalogId(row),
      parentId: row.parentId === null ? null : (served.get(row.parentId) ?? null),
      subjectId: row.subjectId,
      name: isRoot ? (subject?.name ?? '') : row.name,
      nameEn: isRoot ? (subject?.nameEn ?? '') : row.name,
      items,
      total: sum('total'),
      submitted: sum('submitted'),
      corrected: sum('corrected'),
    }
  })
}

/** @throws Failure 404 where it is not in the tree */
export function nodeIn(tree: BookNode[], id: CatalogId): BookNode {
  const all = (nodes: BookNode[]): BookNode[] => nodes.flatMap((node) => [node, ...all(node.items)])
  const node = all(tree).find((one) => one.id === id)
  if (!node) throw notFound()
  return node
}
