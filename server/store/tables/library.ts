/** Favourites, personal marks, whom specimens suit, what belongs to them, experiments, counts. */
import type { MarkColor, MarkShape, SpecimenKind } from '../../../src/contract/specimens.ts'
import type { Row } from './row.ts'

export interface CollectSpecimenTable {
  tenant: number
  accountId: number
  specimenId: number
  at: number
}

export interface CollectSubjectTable {
  tenant: number
  accountId: number
  subjectId: number
  at: number
}

export interface PersonalMarkTable {
  tenant: number
  accountId: number
  /** UUID of the device that made it, unique per person */
  clientId: string
  specimenId: number
  shape: MarkShape
  /** JSON, [number, number][] */
  points: string
  frame: number
  name: string
  desc: string
  color: MarkColor
  /** px */
  fontSize: number
  createdAt: number
  updatedAt: number
}

export interface SuitPeopleTable extends Row {
  key: string
  name: string
  nameEn: string
  position: number
}

export interface SpecimenSuitTable {
  tenant: number
  suitPeopleId: number
  specimenId: number
}

export interface RelatedTable extends Row {
  /** unique within the specimen */
  key: string
  specimenId: number
  kind: 'video' | 'picture' | 'specimen'
  /** the other specimen's id, of that kind */
  relatedId: number | null
  name: string
  nameEn: string
  filePath: string
  poster: string
  /** ms */
  duration: number
  /** px */
  width: number
  height: number
  position: number
}

export interface ExperimentTable extends Row {
  key: string
  /** 0: of none */
  subjectId: number
  name: string
  nameEn: string
  aim: string
  aimEn: string
  materials: string
  materialsEn: string
  /** JSON, the contract's ExperimentStep[] */
  steps: string
  result: string
  resultEn: string
  safety: string
  safetyEn: string
  thumbnailPath: string
  /** JSON, keys of the specimens that show the result */
  specimens: string
  minutes: number
  position: number
}

/** How many specimens are shown: kept by the database itself, see store/migrations/library.ts. */
export interface SpecimenTallyTable {
  tenant: number
  subjectId: number
  catalogId: number
  kind: SpecimenKind
  dye: string
  dyeEn: string
  n: number
}

/** What a keyword is looked for in; see store/migrations/words.ts. */
export interface WordTable extends Row {
  text: string
}

export interface WordPlaceTable {
  tenant: number
  wordId: number
  specimenId: number
  /** 0: the specimen's own */
  markId: number
}
