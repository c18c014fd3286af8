/** The sample school as its authors write it: keys instead of ids, both languages everywhere. See ../shared/design/content.md. */

import type { Bilingual, SubjectSeed } from '../../exchange/newSchool/types.ts'
import type { FileType, SpecimenKind } from '../../src/contract/specimens.ts'

/** A name of the field, written once; marks, questions, search and the judging of fill-ins refer to its key. */
export interface Term extends Bilingual {
  key: string
  /** Terminologia Histologica, Terminologia Anatomica 2, or a binomial */
  la?: string
  /** other accepted names, in any language */
  aliases?: string[]
  /** keys of terms that are never the same thing, however alike they read */
  never?: string[]
  /** keys of terms of which one begins or ends like the other and is neither a kind nor a part of it; said on one side */
  apart?: string[]
}

export interface SpecimenSeed {
  key: string
  subject: SubjectSeed['key']
  catalog: string
  name: Bilingual & { la?: string }
  /** what a student should know before and while looking: two to four sentences */
  desc: Bilingual
  /** stain */
  dye: Bilingual
  /** organ and species, for example 人手指皮肤 */
  source: Bilingual
  fileType: FileType
  kind: SpecimenKind
  /** key of the drawing; how each mark is described is written here, where it lies is known to the drawing */
  drawing: string
  /** a sentence for each mark, by term key */
  marks: Record<string, Bilingual>
  /** keys of the groups of people that it suits; by its subject where nothing is said */
  suitPeople?: string[]
  teacherMarks?: TeacherMarkSeed[]
  related?: RelatedSeed
  /** key of the teacher who brought it */
  owner?: string
  /** false: its owner alone sees it */
  published?: boolean
}

/** What a teacher points out beside the preset marks: inside of a structure that the drawing has marked. */
export interface TeacherMarkSeed {
  layer: 'system' | 'school'
  /** key of the preset mark in whose outline it lies: the term's, or `term-2`, `term-3` … */
  at: string
  /** key of the teacher */
  by: string
  name: Bilingual
  desc: Bilingual
}

/** What belongs to a specimen. */
export interface RelatedSeed {
  /** keys; those of the same catalogue where nothing is said */
  specimens?: string[]
  /** keys of preset marks of which a close-up is cut; the first few structures where nothing is said */
  pictures?: string[]
  videos?: FlightSeed[]
}

/** A film: from the whole slide down to each of these marks in turn. */
export interface FlightSeed {
  key: string
  name: Bilingual
  /** keys of preset marks */
  marks: string[]
}

/** An experiment of the laboratory. */
export interface ExperimentSeed {
  key: string
  subject: SubjectSeed['key']
  name: Bilingual
  aim: Bilingual
  /** one thing each */
  materials: Bilingual[]
  steps: { title: Bilingual; text: Bilingual; picture: string }[]
  result: Bilingual
  safety: Bilingual
  /** keys of specimens that show the result */
  specimens: string[]
  /** of work at the bench, without incubation, which the steps tell */
  minutes: number
}

interface QuestionBase {
  key: string
  stem: Bilingual
  analysis: Bilingual
  keywords?: string[]
  keywordsEn?: string[]
  /** 1 easy to 5 hard */
  difficulty: 1 | 2 | 3 | 4 | 5
  /**
   * the picture to answer from: an unnamed arrow at this structure (the term's key, or `term-2`, `term-3` … where it is
   * drawn several times); with `field` the field around it, without an arrow; without `term` the whole picture
   */
  specimen?: { key: string; term?: string; field?: true }
}

export interface OptionSeed {
  text: Bilingual
  right?: true
}

/** One blank: the terms whose names and aliases are accepted, and texts beside them. */
export interface BlankSeed {
  terms?: string[]
  accept?: string[]
}

export type QuestionSeed = QuestionBase &
  (
    | { kind: 'DANXUAN' | 'DUOXUAN'; options: OptionSeed[] }
    | { kind: 'PANDUAN'; right: boolean }
    | { kind: 'TIANKONG'; blanks: BlankSeed[]; anyOrder?: true }
    | { kind: 'WENDA'; model: Bilingual }
    | { kind: 'PEIWU'; options: Bilingual[]; stems: { text: Bilingual; option: number }[] }
    | { kind: 'BINGLI'; children: QuestionSeed[] }
    | { kind: 'OTHER'; name: Bilingual; model: Bilingual }
  )

/** The questions of one chapter, which is a leaf of the subject's catalogue. */
export interface ChapterSeed {
  subject: SubjectSeed['key']
  catalog: string
  questions: QuestionSeed[]
}

export interface AnnouncementSeed {
  key: string
  title: Bilingual
  /** paragraphs, in order */
  content: Bilingual[]
  daysAgo: number
}

export interface MessageSeed {
  key: string
  kind: 'system' | 'security' | 'course' | 'practice' | 'specimen' | 'correction'
  title: Bilingual
  content: Bilingual
  daysAgo: number
}

export interface BannerSeed {
  key: string
  title: Bilingual
  subtitle: Bilingual
  /** key of the specimen whose drawing it shows */
  specimen: string
  /** a place in the app, without the base path; or the key of the specimen whose detail page it opens */
  link: { path: string } | { specimen: string }
}

export interface TeacherSeed {
  /** the sample account's name where there is one */
  key: string
  name: Bilingual
}

export interface CourseSeed {
  key: string
  subject: SubjectSeed['key']
  name: Bilingual
  desc: Bilingual
  /** keys of teachers */
  teachers: string[]
  /** key of the specimen whose thumbnail it shows */
  specimen: string
}
