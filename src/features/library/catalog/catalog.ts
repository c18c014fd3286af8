/** A subject's catalogue as a tree. Pure. */

interface TreeNode<T> {
  id: number
  isOpen: boolean
  items: readonly T[]
}

/** The nodes from the top down to this one; empty where it is not in the tree. */
export function pathTo<T extends TreeNode<T>>(nodes: readonly T[], id: number | undefined): T[] {
  for (const node of nodes) {
    if (node.id === id) return [node]
    const below = pathTo(node.items, id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** How many nodes are in sight when these are open, at each level from the top. */
export const startsOpen = <T extends TreeNode<T>>(
  nodes: readonly T[],
  chosen: number | undefined,
): ReadonlySet<number> =>
  new Set([
    ...nodes.filter((node) => node.isOpen).map((node) => node.id),
    ...pathTo(nodes, chosen).map(({ id }) => id),
  ])
