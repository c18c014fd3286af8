/** Subjects, specimens and their marks, favourites, whom specimens suit, what belongs to them, experiments, counts. */
import type { Generated } from 'kysely'
import type { FileType, MarkColor, MarkLayer, MarkShape, SpecimenKind } from '../../src/contract/specimens.ts'
import type { MarkScope } from '../../src/contract/teaching/teacherMarks.ts'
import type { Flag, NumberedRow } from '../store/row.ts'

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
  /** Size of the letters (px). */
  fontSize: number
  createdAt: number
  updatedAt: number
}

export interface SuitPeopleTable extends NumberedRow {
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

export interface RelatedTable extends NumberedRow {
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
  /** Length of the film (ms). */
  duration: number
  /** Width and height (px). */
  width: number
  height: number
  position: number
}

export interface ExperimentTable extends NumberedRow {
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

/** How many specimens are shown; see rows/specimenRows.ts. */
export interface SpecimenTallyTable {
  tenant: number
  subjectId: number
  catalogId: number
  kind: SpecimenKind
  dye: string
  dyeEn: string
  n: number
}

/** Texts in which a keyword is looked for; see rows/wordPlaces.ts. */
export interface WordTable extends NumberedRow {
  text: string
  /** the text with its forms, written by searched.ts before the next search */
  searched: string | null
}

/** Pinyin initials of a word's lines, written by initials.ts after it is saved. */
export interface WordInitialsTable {
  tenant: number
  wordId: number
  initials: string
}

export interface WordPlaceTable {
  tenant: number
  wordId: number
  specimenId: number
  /** 0: the specimen's own */
  markId: number
}

export interface SubjectTable extends NumberedRow {
  key: string
  parentId: number | null
  name: string
  nameEn: string
  cover: string
  desc: string
  descEn: string
  enabled: Flag
  hasChildren: Flag
  position: number
}

export interface CatalogTable extends NumberedRow {
  /** unique within the tenant: begin it with the subject's key */
  key: string
  subjectId: number
  parentId: number | null
  name: string
  nameEn: string
  /** 1 at the top */
  level: number
  isOpen: Flag
  position: number
}

export interface SpecimenTable extends NumberedRow {
  key: string
  subjectId: number
  catalogId: number
  name: string
  nameEn: string
  nameLatin: string
  desc: string
  descEn: string
  creator: number
  creatorName: string
  dye: string
  dyeEn: string
  source: string
  sourceEn: string
  /** Width and height of the picture (px); 0 until the picture is ready. */
  width: number
  height: number
  /** µm per px at full size */
  scale: number
  zoom: number
  pictureNum: number
  originalPicture: string
  markPicture: string
  fileType: FileType
  kind: SpecimenKind
  thumbnailPath: string
  requestId: string
  drawn: Flag
  /** shown to students */
  published: Flag
  /** of its picture */
  state: 'waiting' | 'ready' | 'failed'
  /** address that the tiles' names follow; null until the picture is ready */
  tileUrl: string | null
  tileSize: number
  minLevel: number
  maxLevel: number
  /** the archive for offline; null until the picture is ready */
  packUrl: string | null
  packEtag: string
  /** bytes of the archive's beginning that hold this depth; `packFull` is its length */
  packOverview: number
  packStudy: number
  packFull: number
  /** the archive with full power only around the marks; null where there is none, and then the full one stands for it */
  focusUrl: Generated<string | null>
  focusEtag: Generated<string>
  /** bytes */
  packFocus: Generated<number>
  /** gone from every list; only a question that asks about it still shows it */
  deleted: Generated<Flag>
  position: number
}

export interface MarkTable extends NumberedRow {
  specimenId: number
  key: string
  layer: MarkLayer
  name: string
  nameEn: string
  nameLatin: string
  /** JSON, string[] */
  aliases: string
  /** JSON, string[] */
  apart: Generated<string>
  desc: string
  descEn: string
  x: number
  y: number
  /** JSON, [number, number][] */
  outline: string
  objective: number
  shape: Generated<MarkShape>
  color: Generated<MarkColor>
  /** Size of the letters (px). */
  fontSize: Generated<number>
  /** JSON, of a turntable group the tip in each frame: ([number, number] | null)[] */
  frames: Generated<string>
  /** account that put it there; 0 for the sample's own */
  creator: Generated<number>
  creatorName: Generated<string>
  position: number
}

/** Beside `mark`: what teachers draw for a class or the school. */
export interface TeacherMarkTable extends NumberedRow {
  accountId: number
  /** UUID of the device that made it, unique per person */
  clientId: string
  specimenId: number
  shape: MarkShape
  /** JSON, [number, number][] */
  points: string
  frame: number
  name: string
  nameEn: string
  desc: string
  color: MarkColor
  scope: MarkScope
  roomId: number | null
  /** When others begin to see the mark (ms UTC). */
  shownFrom: number
  updatedAt: number
}

export interface LibraryTables {
  teacherMark: TeacherMarkTable
  collectSpecimen: CollectSpecimenTable
  collectSubject: CollectSubjectTable
  personalMark: PersonalMarkTable
  suitPeople: SuitPeopleTable
  specimenSuit: SpecimenSuitTable
  related: RelatedTable
  experiment: ExperimentTable
  specimenTally: SpecimenTallyTable
  word: WordTable
  wordPlace: WordPlaceTable
  wordInitials: WordInitialsTable
  subject: SubjectTable
  catalog: CatalogTable
  specimen: SpecimenTable
  mark: MarkTable
}
