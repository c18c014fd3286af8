import type { Bilingual, SubjectSeed } from '../../../exchange/newSchool/types.ts'
import type { BaseType } from '../../../src/contract/questions.ts'
import type { QuizKind } from '../../../src/contract/quizzes/quiz.ts'
import type { DeckFileType } from '../../../src/contract/teaching/deckFileTypes.ts'

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

/** Which questions of the bank a quiz or an assignment is made of. */
export interface QuestionChoice {
  subject: SubjectSeed['key']
  /** keys of chapters that its questions come from first; all of the subject where they do not suffice */
  chapters: string[]
  /** a question of each kind, in this order */
  kinds: BaseType[]
}

/** A quiz of the sample school; its times count from the moment that the school is filled. */
export interface QuizSeed extends QuestionChoice {
  /** of the course */
  course: string
  title: Bilingual
  kind: QuizKind
  opensAfterHours: number
  closesAfterHours: number
  /** 0: no limit but the closing time */
  minutes: number
  state: 'draft' | 'upcoming' | 'open' | 'running' | 'ended' | 'graded' | 'released'
}

export interface AssignmentSeed {
  /** of the course */
  course: string
  title: Bilingual
  content: string
  deadlineAfterHours: number
  allowLate: boolean
  /** `open`: a few handed in; `submitted`: most did; `scored`: all of these have a score */
  state: 'open' | 'submitted' | 'scored'
  /** left out: it asks none */
  questions?: QuestionChoice
}
