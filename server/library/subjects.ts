import type { CatalogNode, Subject } from '../../src/contract/subjects.ts'
import type { Context } from '../context.ts'
import { tenant } from '../store/schema.ts'
import { tree } from '../store/tree.ts'

/**
 * How many specimens are shown, by subject or by catalogue; what is below is not counted with it.
 * @param within only those of these subjects
 */
export async function shownBy(
  { db, closedSubjects }: Context,
  column: 'subjectId' | 'catalogId',
  within?: number[],
): Promise<Map<number, number>> {
  const counts = await db
    .selectFrom('specimenTally')
    .select([`${column} as id`, ({ fn }) => fn.sum<number | string>('n').as('n')])
    .where('tenant', '=', tenant)
    .where('subjectId', 'not in', await closedSubjects())
    .$if(within !== undefined, (all) => all.where('subjectId', 'in', within ?? []))
    .groupBy(column)
    .execute()
  return new Map(counts.map(({ id, n }) => [id, Number(n)]))
}

/** How many experiments belong to each subject itself. */
async function experimentsBy({ db, closedSubjects }: Context): Promise<Map<number, number>> {
  const counts = await db
    .selectFrom('experiment')
    .select(['subjectId', ({ fn }) => fn.countAll<number | string>().as('n')])
    .where('tenant', '=', tenant)
    .where('subjectId', 'not in', await closedSubjects())
    .groupBy('subjectId')
    .execute()
  return new Map(counts.map(({ subjectId, n }) => [subjectId, Number(n)]))
}

/** When the caller made each subject a favourite. */
export async function collectedAt({ db, caller }: Context): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('collectSubject')
    .select(['subjectId', 'at'])
    .where('tenant', '=', tenant)
    .where('accountId', '=', caller.accountId)
    .execute()
  return new Map(rows.map(({ subjectId, at }) => [subjectId, at]))
}

/** All subjects as a tree; a subject counts what is below it too. */
export async function readSubjectTree(context: Context): Promise<Subject[]> {
  const rows = await context.db
    .selectFrom('subject')
    .selectAll()
    .where('tenant', '=', tenant)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const specimens = await shownBy(context, 'subjectId')
  const experiments = await experimentsBy(context)
  const collected = await collectedAt(context)
  return tree(rows, (row, children: Subject[]): Subject => {
    const counted = (own: ReadonlyMap<number, number>, count: 'specimenCount' | 'experimentCount') =>
      children.reduce((sum, child) => sum + child[count], own.get(row.id) ?? 0)
    return {
      id: row.id,
      parentId: row.parentId,
      name: row.name,
      nameEn: row.nameEn,
      cover: row.cover,
      desc: row.desc,
      descEn: row.descEn,
      enabled: row.enabled === 1,
      hasChildren: row.hasChildren === 1,
      children,
      specimenCount: counted(specimens, 'specimenCount'),
      experimentCount: counted(experiments, 'experimentCount'),
      isCollected: collected.has(row.id),
    }
  })
}

/** All of them, without order of rank. */
export const flat = (subjects: Subject[]): Subject[] =>
  subjects.flatMap((subject) => [subject, ...flat(subject.children)])

/** A subject's catalogue, each node made by `make`. */
export async function catalogTree<T>(
  { db, closedSubjects }: Context,
  subjectIds: number[],
  make: (node: Omit<CatalogNode, 'items'>, items: T[]) => T,
): Promise<T[]> {
  const rows = await db
    .selectFrom('catalog')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('subjectId', 'in', subjectIds)
    .where('subjectId', 'not in', await closedSubjects())
    .orderBy('position')
    .orderBy('id')
    .execute()
  return tree(rows, ({ id, parentId, name, nameEn, level, isOpen }, items: T[]) =>
    make({ id, parentId, name, nameEn, level, isOpen: isOpen === 1 }, items),
  )
}
