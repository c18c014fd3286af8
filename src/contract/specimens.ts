import { get, id, keyword, optional, type Paged, page } from './endpoint.ts'

/** 1 slide (deep zoom), 2 turntable group, 3 pattern diagram or photograph (deep zoom too) */
export type FileType = 1 | 2 | 3
export type SpecimenKind = 'slide' | 'gross' | 'pattern' | 'electron' | 'light'

/** Where the picture's tiles are: `<url><level>/<x>_<y>.webp`, level 0 is one px wide (Deep Zoom's counting). */
export interface Tiles {
  url: string
  /** px */
  tileSize: number
  /** the coarsest level that exists */
  minLevel: number
  maxLevel: number
}

export interface Specimen {
  id: number
  subjectId: number
  catalogId: number
  name: string
  nameEn: string
  nameLatin: string
  desc: string
  descEn: string
  creator: number
  creatorName: string
  /** stain */
  dye: string
  dyeEn: string
  source: string
  sourceEn: string
  /** px at full size; 0 while the picture is still being made */
  width: number
  height: number
  /** µm per px at full size; 0 where it is not known */
  scale: number
  /** the greatest useful objective, for example 40 */
  zoom: number
  pictureNum: number
  originalPicture: string
  markPicture: string
  fileType: FileType
  kind: SpecimenKind
  thumbnailPath: string
  requestId: string
  /** null while the picture is still being made */
  tiles: Tiles | null
  /** drawn by our own code: shown with the tag 绘制示意图 */
  drawn: boolean
  markCount: number
}

/** Which side put a mark there. */
export type MarkLayer = 'preset' | 'system' | 'school' | 'personal'

export interface Mark {
  id: number
  layer: MarkLayer
  name: string
  nameEn: string
  nameLatin: string
  /** other names, in any language */
  aliases: string[]
  desc: string
  descEn: string
  /** the pointer's tip, px at full size */
  x: number
  y: number
  /** the structure's outline, px at full size */
  outline: [number, number][]
  /** the smallest objective at which it makes sense */
  objective: number
}

export interface CommonMarks {
  presetMarks: Mark[]
  teacherMarks: { system: Mark[]; school: Mark[] }
}

export const specimenPage = get('/dh-specimen/specimen/front/page', {
  ...page,
  keyword,
  subjectId: optional(id),
  catalogId: optional(id),
  suitPeopleId: optional(id),
}).replies<Paged<Specimen>>()
export const specimenInfo = get('/dh-specimen/specimen/info', { id }).replies<Specimen>()
export const specimenForQuestion = get('/dh-specimen/specimen/getSpecInfoByIdForQuestion', {
  id,
}).replies<Specimen>()
export const commonMarks = get('/dh-specimen/mark/common', { specimenId: id }).replies<CommonMarks>()
