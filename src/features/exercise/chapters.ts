import type { ChapterNode } from '../../contract/practice.ts'

export interface Progress {
  total: number
  submitted: number
  corrected: number
}

/** A subject's progress: the sum of its top nodes, which each count what is below them. */
export const progressOf = (nodes: readonly ChapterNode[]): Progress =>
  nodes.reduce(
    (sum, node) => ({
      total: sum.total + node.total,
      submitted: sum.submitted + node.submitted,
      corrected: sum.corrected + node.corrected,
    }),
    { total: 0, submitted: 0, corrected: 0 },
  )

/** The chapters at the leaves that have questions. */
export function leaves(nodes: readonly ChapterNode[]): ChapterNode[] {
  return nodes.flatMap((node) => (node.items.length > 0 ? leaves(node.items) : node.total > 0 ? [node] : []))
}

/** 0 to 1 */
export const share = ({ total, submitted }: Progress): number => (total > 0 ? submitted / total : 0)
