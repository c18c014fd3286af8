import type * as subjects from '../../src/contract/subjects.ts'
import type { CatalogNode, Subject } from '../../src/contract/subjects.ts'
import type { Context, Handlers } from '../context.ts'
import { tenant } from '../schema.ts'
import { below, tree } from '../tree.ts'

/** All subjects as a tree; a subject counts what is below it too. */
async function subjectTree({ db }: Context): Promise<Subject[]> {
  const rows = await db
    .selectFrom('subject')
    .selectAll()
    .where('tenant', '=', tenant)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const counts = await db
    .selectFrom('specimen')
    .select(['subjectId', ({ fn }) => fn.countAll<number>().as('n')])
    .where('tenant', '=', tenant)
    .where('published', '=', 1)
    .groupBy('subjectId')
    .execute()
  const own = new Map(counts.map(({ subjectId, n }) => [subjectId, n]))
  return tree(
    rows,
    (row, children: Subject[]): Subject => ({
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
      specimenCount: children.reduce((sum, child) => sum + child.specimenCount, own.get(row.id) ?? 0),
    }),
  )
}

export const handlers: Handlers<typeof subjects> = {
  subjectCommon: (_, context) => subjectTree(context),

  async subjectList({ parentId }, context) {
    const top = await subjectTree(context)
    return parentId === undefined ? top : below(top, parentId, (subject) => subject.children)
  },

  async catalogList({ subjectId, parentId }, { db }) {
    const rows = await db
      .selectFrom('catalog')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('subjectId', '=', subjectId)
      .orderBy('position')
      .orderBy('id')
      .execute()
    const top = tree(
      rows,
      (row, items: CatalogNode[]): CatalogNode => ({
        id: row.id,
        parentId: row.parentId,
        name: row.name,
        nameEn: row.nameEn,
        level: row.level,
        isOpen: row.isOpen === 1,
        items,
      }),
    )
    return parentId === undefined ? top : below(top, parentId, (node) => node.items)
  },
}
