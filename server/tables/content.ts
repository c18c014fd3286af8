/** What a school teaches with. */
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
  fileType: 1 | 2 | 3
  kind: 'slide' | 'gross' | 'pattern' | 'electron' | 'light'
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
  position: number
}

export interface MarkTable extends Row {
  specimenId: number
  key: string
  layer: 'preset' | 'system' | 'school' | 'personal'
  name: string
  nameEn: string
  nameLatin: string
  /** JSON, string[] */
  aliases: string
  desc: string
  descEn: string
  x: number
  y: number
  /** JSON, [number, number][] */
  outline: string
  objective: number
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
}

export interface CourseTable extends Row {
  key: string
  name: string
  nameEn: string
  desc: string
  descEn: string
  thumbnail: string
  published: Flag
  position: number
}

export interface CourseTeacherTable {
  tenant: number
  courseId: number
  accountId: number
  position: number
}
