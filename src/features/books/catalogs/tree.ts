/** Finding one's way in a book's catalogues: pure. */
import type { BookNode, CatalogId } from '../../../contract/books.ts'

/** A catalogue and how deep it lies; a root's is 0. */
export interface PlacedNode {
  node: BookNode
  depth: number
}

/** A tree in the order in which it is read. */
export const flattenNodes = (nodes: readonly BookNode[], depth = 0): PlacedNode[] =>
  nodes.flatMap((node) => [{ node, depth }, ...flattenNodes(node.items, depth + 1)])

/** From the root down to it; empty where there is no such catalogue. */
export function pathToCatalog(nodes: readonly BookNode[], id: CatalogId): BookNode[] {
  for (const node of nodes) {
    const below = node.id === id ? [] : pathToCatalog(node.items, id)
    if (node.id === id || below.length > 0) return [node, ...below]
  }
  return []
}

/** It and all below it. */
export const idsWithin = (node: BookNode): Set<CatalogId> =>
  new Set(flattenNodes([node]).map((one) => one.node.id))

/** The names that a name under `parent` must differ from. */
export const namesBeside = (parent: BookNode, except?: CatalogId): string[] =>
  parent.items.filter(({ id }) => id !== except).map(({ name }) => name)

/** The subject that a person meant, else the first with questions, else the first. */
export const chosenRoot = (roots: readonly BookNode[], subject: number | undefined): BookNode | undefined =>
  roots.find(({ subjectId }) => subjectId === subject) ?? roots.find(({ total }) => total > 0) ?? roots[0]

/** 0 to 1: answered, of all */
export const answeredShare = ({ total, submitted }: BookNode): number => (total > 0 ? submitted / total : 0)
