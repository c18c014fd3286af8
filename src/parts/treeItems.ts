/** An item of a list that shows a tree. */
export interface TreeItem {
  value: number
  label: string
}

/** The nodes of a tree in their order, each indented as deep as it stands. */
export function treeItems<T extends { id: number; children: readonly T[] }>(
  nodes: readonly T[],
  nameOf: (node: T) => string,
  depth = 0,
): TreeItem[] {
  return nodes.flatMap((node) => [
    { value: node.id, label: `${'　'.repeat(depth)}${nameOf(node)}` },
    ...treeItems(node.children, nameOf, depth + 1),
  ])
}

/** The nodes from the top of a tree down to this one; empty where it is not in the tree. */
export function nodesDownTo<T extends { id: number; children: readonly T[] }>(
  nodes: readonly T[],
  id: number,
): T[] {
  for (const node of nodes) {
    if (node.id === id) return [node]
    const below = nodesDownTo(node.children, id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}
