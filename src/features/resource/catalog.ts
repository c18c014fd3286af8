/** A subject's catalogue as a tree. Pure. */
import type { CatalogNode } from '../../contract/subjects.ts'

/** The nodes from the top down to this one; empty where it is not in the tree. */
export function pathTo(nodes: readonly CatalogNode[], id: number | undefined): CatalogNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node]
    const below = pathTo(node.items, id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** How many nodes are in sight when these are open, at each level from the top. */
export const startsOpen = (nodes: readonly CatalogNode[], chosen: number | undefined): ReadonlySet<number> =>
  new Set([
    ...nodes.filter((node) => node.isOpen).map((node) => node.id),
    ...pathTo(nodes, chosen).map(({ id }) => id),
  ])
