import type { AcademyNode } from '../../../contract/admin/academies.ts'

/** The nodes from the top down to the one with this id; empty where there is none. */
export function academyPath(nodes: readonly AcademyNode[], id: number | null): AcademyNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node]
    const below = academyPath(node.children, id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** What is still to be chosen below the nodes chosen so far; null once a class is (V03). */
export function missingAcademyKind(
  tree: readonly AcademyNode[],
  path: readonly AcademyNode[],
): AcademyNode['kind'] | null {
  const last = path.at(-1)
  if (last?.kind === 'class') return null
  return (last ? last.children : tree)[0]?.kind ?? 'class'
}
