import type * as subjects from '../../src/contract/subjects.ts'
import type { CatalogNode, SpecimenCatalogNode, Subject } from '../../src/contract/subjects.ts'
import type { Context, Handlers } from '../context.ts'
import { notFound } from '../http/failure.ts'
import type { Permissions } from '../permissions.ts'
import { below } from '../store/tree.ts'
import { allAbove, subtreeIds } from './places.ts'
import { catalogTree, flat, readSubjectTree, shownBy } from './subjects.ts'

/** @throws Failure 404 */
async function subject(id: number, context: Context): Promise<Subject> {
  const found = flat(await readSubjectTree(context)).find((one) => one.id === id)
  if (!found) throw notFound()
  return found
}

export const permissions: Permissions<typeof subjects> = {
  catalogList: 'library.read',
  specimenCatalog: 'library.read',
  subjectCommon: 'library.read',
  subjectDetail: 'library.read',
  subjectList: 'library.read',
  subjectLite: 'library.read',
  subjectTree: 'library.read',
}

export const handlers: Handlers<typeof subjects> = {
  subjectCommon: (_, context) => readSubjectTree(context),
  subjectTree: (_, context) => readSubjectTree(context),

  async subjectList({ parentId }, context) {
    const top = await readSubjectTree(context)
    return parentId === undefined ? top : below(top, parentId, (one) => one.children)
  },

  subjectDetail: ({ id }, context) => subject(id, context),

  async subjectLite({ id }, context) {
    const { name, nameEn, enabled, hasChildren } = await subject(id, context)
    return { id, name, nameEn, enabled, hasChildren }
  },

  async catalogList({ subjectId, parentId }, context) {
    const top = await catalogTree(context, [subjectId], (node, items: CatalogNode[]) => ({ ...node, items }))
    return parentId === undefined ? top : below(top, parentId, (node) => node.items)
  },

  /** A part of a subject has the parts of the subject's catalogue in which its specimens hang. */
  async specimenCatalog({ subjectId }, context) {
    const within = await subtreeIds(context, 'subject', subjectId)
    const above = await allAbove(context, subjectId)
    const counts = await shownBy(context, 'catalogId', within)
    const top = await catalogTree(
      context,
      [...within, ...above],
      (node, items: SpecimenCatalogNode[]): SpecimenCatalogNode => ({
        ...node,
        items,
        count: items.reduce((sum, { count }) => sum + count, counts.get(node.id) ?? 0),
      }),
    )
    return above.length > 0 ? withSpecimens(top) : top
  },
}

const withSpecimens = (nodes: SpecimenCatalogNode[]): SpecimenCatalogNode[] =>
  nodes.flatMap((node) => (node.count > 0 ? [{ ...node, items: withSpecimens(node.items) }] : []))
