import type { Bilingual, SubjectSeed } from '../../../exchange/newSchool/types.ts'
import type { DeckFileType } from '../../../src/contract/deck.ts'

export interface DeckSeed {
  key: string
  subject: SubjectSeed['key']
  catalog: { key: string; name: Bilingual }
  name: Bilingual
  /** keys; each gives a part of the deck, and the courseware of a lesson */
  specimens: string[]
  /** key of the teacher who made it */
  by: string
  fileType: DeckFileType
}

export interface ClassSeed {
  name: string
  code: string
  /** of the school's students, the first and the one after the last, by their number */
  students: [from: number, until: number]
  /** login names of sample accounts that are members too */
  also: string[]
}

/** A course of the sample school that is taught this term. */
export interface TaughtSeed {
  /** of the course */
  key: string
  /** keys of specimens: a lesson each, in order */
  lessons: string[]
  ratio: { experiment: number; homework: number; quiz: number; exam: number }
  assistants: string[]
  classes: ClassSeed[]
}
