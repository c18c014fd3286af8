import { useQueries } from '@tanstack/react-query'
import type { ChapterNode } from '../../../contract/practice.ts'
import type { Subject } from '../../../contract/subjects.ts'
import { chapterTreeQuery } from '../../../queries/practice/practice.ts'
import { openSubjects, progressOf } from './chapters.ts'

export interface SubjectChapters {
  subject: Subject
  /** undefined while they are not known */
  nodes: ChapterNode[] | undefined
}

/** The open subjects with their chapters; a sub-subject only where it has some of its own. */
export function useSubjects(subjects: readonly Subject[]): SubjectChapters[] {
  const open = openSubjects(subjects)
  const trees = useQueries({ queries: open.map(({ id }) => chapterTreeQuery(id)) })
  return open
    .map((subject, place) => ({ subject, nodes: trees[place]?.data }))
    .filter(({ subject, nodes }) => subject.parentId === null || progressOf(nodes ?? []).total > 0)
}
