/** What a school teaches with. */

import type { Generated } from 'kysely'
import type {
  FileType,
  MarkColor,
  MarkLayer,
  MarkShape,
  SpecimenKind,
} from '../../../src/contract/specimens.ts'
import type { Flag, Row } from './row.ts'

export interface SubjectTable extends Row {
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

export interface CatalogTable extends Row {
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

export interface SpecimenTable extends Row {
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
  /** px; 0 until the picture is ready */
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

export interface MarkTable extends Row {
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
  /** px */
  fontSize: Generated<number>
  /** JSON, of a turntable group the tip in each frame: ([number, number] | null)[] */
  frames: Generated<string>
  /** account that put it there; 0 for the sample's own */
  creator: Generated<number>
  creatorName: Generated<string>
  position: number
}

export interface QuestionTable extends Row {
  key: string
  catalogId: number
  baseType: string
  specimenId: number | null
  /** JSON, the contract's Question with its answers; the columns here stand above what it says of them */
  body: string
  position: number
  /** account that made it for itself; 0: the school's */
  creator: Generated<number>
  /** UUID of the device that made it; empty for the school's */
  clientId: Generated<string>
  /** whether server/questions/questionWords.ts has read it as it is */
  indexed: Generated<Flag>
  /** whether it or a part of it shows a specimen: kept by the database itself, see store/migrations/shown.ts */
  onSpecimen: Generated<Flag>
}

/** Which specimens a question shows, those of a case's parts too: kept by the database itself, see store/migrations/shown.ts. */
export interface QuestionShowsTable {
  tenant: number
  specimenId: number
  questionId: number
  creator: number
  catalogId: number
  position: number
  baseType: string
}

/** How many of the school's questions there are: kept by the database itself, see store/migrations/bank.ts. */
export interface QuestionTallyTable {
  tenant: number
  catalogId: number
  baseType: string
  onSpecimen: Flag
  n: number
}
