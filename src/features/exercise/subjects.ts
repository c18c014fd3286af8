import type { Subject } from '../../contract/subjects.ts'

/** The subjects that are open, each followed by its own sub-subjects: any of them may have chapters. */
export const openSubjects = (subjects: readonly Subject[]): Subject[] =>
  subjects.flatMap((subject) => (subject.enabled ? [subject, ...openSubjects(subject.children)] : []))
