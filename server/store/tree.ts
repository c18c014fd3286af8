interface Node {
  id: number
  parentId: number | null
}

/** Rows in their order to a tree; what names a parent that is not among them stands at the top. */
export function tree<R extends Node, T>(rows: readonly R[], make: (row: R, children: T[]) => T): T[] {
  const ids = new Set(rows.map(({ id }) => id))
  const children = Map.groupBy(rows, ({ parentId }) =>
    parentId !== null && ids.has(parentId) ? parentId : null,
  )
  const branch = (parent: number | null): T[] =>
    (children.get(parent) ?? []).map((row) => make(row, branch(row.id)))
  return branch(null)
}

/** The nodes below this node of a tree; none where there is no such node. */
export function below<T extends { id: number }>(top: T[], id: number, children: (node: T) => T[]): T[] {
  for (const node of top) {
    if (node.id === id) return children(node)
    const found = below(children(node), id, children)
    if (found.length > 0) return found
  }
  return []
}

/** The ids of this row and of all below it. */
export function family(rows: readonly Node[], id: number): number[] {
  return [id, ...rows.filter(({ parentId }) => parentId === id).flatMap((row) => family(rows, row.id))]
}
