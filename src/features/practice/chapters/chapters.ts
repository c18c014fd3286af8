import type { ChapterNode } from '../../../contract/practice.ts'
import type { Subject } from '../../../contract/subjects.ts'

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

/** Whether it stands above others that have questions. */
export const isHeading = ({ items }: ChapterNode): boolean => items.some(({ total }) => total > 0)

/** The chapters that a heading stands above, itself first where it has questions of its own beside theirs. */
export function chaptersIn(node: ChapterNode): ChapterNode[] {
  const below = progressOf(node.items)
  const own = {
    ...node,
    items: [],
    total: node.total - below.total,
    submitted: Math.max(node.submitted - below.submitted, 0),
    corrected: Math.max(node.corrected - below.corrected, 0),
  }
  return [own, ...node.items].filter(({ total }) => total > 0)
}

/** 0 to 1 */
export const submittedShare = ({ total, submitted }: Progress): number => (total > 0 ? submitted / total : 0)

/** The subjects that are open, each followed by its own sub-subjects: any of them may have chapters. */
export const openSubjects = (subjects: readonly Subject[]): Subject[] =>
  subjects.flatMap((subject) => (subject.enabled ? [subject, ...openSubjects(subject.children)] : []))
