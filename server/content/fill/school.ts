import type { ChapterSeed, SpecimenSeed, SubjectSeed, Term } from '../school/types.ts'

/** All that fills a school beside its accounts, courses and notices. */
export interface School {
  subjects: SubjectSeed[]
  /** the first of each subject is drawn first */
  specimens: SpecimenSeed[]
  /** by key */
  terms: Record<string, Term>
  chapters: ChapterSeed[]
}
