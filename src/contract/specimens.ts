import { array, integer, maxLength, minLength, number, picklist, pipe, tuple } from 'valibot'
import {
  get,
  id,
  keyword,
  oneOf,
  optional,
  type Paged,
  page,
  postOnce,
  text,
  uuid,
  word,
} from './endpoint.ts'
import { type SpecimenKind, specimenKinds } from './specimenKinds.ts'

/** 1 slide (deep zoom), 2 turntable group, 3 pattern diagram or photograph (deep zoom too) */
export type FileType = 1 | 2 | 3
export type { SpecimenKind }

/**
 * Where the picture's tiles are: `<url><level>/<x>_<y>.webp`, level 0 is one px wide (Deep Zoom's counting).
 * Of a turntable group each level holds all frames at one size: frame n is `<url><level>/<n>_0.webp`, 2^level px on
 * its long side; there are `pictureNum` frames, the first seen from the front, turning to the right.
 */
export interface Tiles {
  url: string
  /** Side of a tile (px). */
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
  /** Width and height at full size (px); 0 while the picture is still being made. */
  width: number
  height: number
  /** µm per px at full size; 0 where it is not known */
  scale: number
  /** the greatest useful objective, for example 40 */
  zoom: number
  /** frames of a turntable group; 1 otherwise */
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
  /** ids of the groups of people that it suits */
  suitPeople: number[]
  /** a favourite of who asks */
  isCollected: boolean
  /** shown to all; one's own may still be hidden */
  published: boolean
  /** only in the answer to a keyword: the mark whose name or alias was found, null where the specimen's own words were */
  hit?: MarkHit | null
}

/** A mark that a keyword found, everybody's or one's own: its slide opens there. */
export interface MarkHit {
  markId: MarkId
  name: string
  nameEn: string
  nameLatin: string
}

/** Which side put a mark there. */
export type MarkLayer = 'preset' | 'system' | 'school' | 'personal'

/** An id that the service gave, or the UUID that a device made. */
export type MarkId = number | string

export interface Mark {
  id: MarkId
  layer: MarkLayer
  name: string
  nameEn: string
  nameLatin: string
  /** other names, in any language */
  aliases: string[]
  /** names of structures that this one neither is nor is a kind or a part of, however alike they read */
  apart?: string[]
  desc: string
  descEn: string
  /** the pointer's tip, px at full size */
  x: number
  y: number
  /** the structure's outline, px at full size */
  outline: [number, number][]
  /** the smallest objective at which it makes sense; 0 where any will do */
  objective: number
  /** of a turntable group: where the tip is in each frame, null where the organ hides it; empty otherwise */
  frames: ([number, number] | null)[]
  /** who put it there; empty for the sample's own */
  creatorName: string
}

export interface CommonMarks {
  presetMarks: Mark[]
  teacherMarks: { system: Mark[]; school: Mark[] }
}

export const markShapes = [
  'point',
  'arrow',
  'line',
  'rectangle',
  'ellipse',
  'polygon',
  'freehand',
  'text',
] as const
export type MarkShape = (typeof markShapes)[number]
export const markColors = ['yellow', 'red', 'green', 'blue', 'violet', 'black'] as const
export type MarkColor = (typeof markColors)[number]

/** A mark that somebody drew on a picture. A device makes it, so its name is a UUID. */
export interface PersonalMark {
  clientId: string
  specimenId: number
  shape: MarkShape
  /**
   * Places in px at full size. point, text: its place · arrow: tail, tip · line: its ends · rectangle, ellipse: two
   * opposite corners of the box · polygon, freehand: the corners
   */
  points: [number, number][]
  /** frame of a turntable group; 0 otherwise */
  frame: number
  name: string
  desc: string
  color: MarkColor
  /** Size of the letters (px), 8 to 24. */
  fontSize: number
  /** When the mark was last changed, by the service's clock (ms UTC). */
  updatedAt: number
}

export interface SuitPeople {
  id: number
  name: string
  nameEn: string
}

export interface RelatedVideo {
  id: number
  name: string
  nameEn: string
  filePath: string
  /** address of a picture shown before it runs */
  poster: string
  /** Length of the film (ms). */
  duration: number
}

export interface RelatedPicture {
  id: number
  name: string
  nameEn: string
  filePath: string
  /** Width and height of the picture (px). */
  width: number
  height: number
}

export interface Related {
  relatedVideos: RelatedVideo[]
  relateSpecs: Specimen[]
  relatedPictures: RelatedPicture[]
}

/** Filters that narrow a list of specimens; `dye` is a stain's Chinese name as `dyeList` gives it. */
export const specimenFilters = {
  ...page,
  keyword,
  subjectId: optional(id),
  catalogId: optional(id),
  suitPeopleId: optional(id),
  kind: optional(oneOf(specimenKinds)),
  dye: optional(word),
}

export const specimenPage = get('/dh-specimen/specimen/front/page', specimenFilters).replies<
  Paged<Specimen>
>()
/** Those that the person brought, hidden ones too. */
export const mySpecimenPage = get('/dh-specimen/specimen/my/page', specimenFilters).replies<Paged<Specimen>>()
export const specimenInfo = get('/dh-specimen/specimen/info', { id }).replies<Specimen>()
export const specimenForQuestion = get('/dh-specimen/specimen/getSpecInfoByIdForQuestion', {
  id,
}).replies<Specimen>()
export const suitPeopleList = get('/dh-specimen/specimen/suitPeople/list', {}).replies<SuitPeople[]>()
/** The stains that occur in a subject. */
export const dyeList = get('/dh-specimen/specimen/dye/list', { subjectId: optional(id) }).replies<
  { dye: string; dyeEn: string }[]
>()
/** as many as one call deletes */
export const deleteLimit = 200
export const specimenDeleteBatch = postOnce('/dh-specimen/specimen/deleteBatch', {
  catalogId: optional(id),
  subjectId: optional(id),
  specimenIds: pipe(array(id), minLength(1), maxLength(deleteLimit)),
}).replies<null>()
export const relatedOf = get('/dh-specimen/specimen/related', { specimenId: id }).replies<Related>()

export const commonMarks = get('/dh-specimen/mark/common', { specimenId: id }).replies<CommonMarks>()
export const personalMarks = get('/dh-specimen/mark/personal', { specimenId: id }).replies<PersonalMark[]>()
const place = tuple([number(), number()])
export const personalMarkSave = postOnce('/dh-specimen/mark/personal/save', {
  clientId: uuid,
  specimenId: id,
  shape: picklist(markShapes),
  points: pipe(array(place), minLength(1), maxLength(2000)),
  frame: pipe(number(), integer()),
  name: text,
  desc: text,
  color: picklist(markColors),
  fontSize: pipe(number(), integer()),
}).replies<PersonalMark>()
export const personalMarkDelete = postOnce('/dh-specimen/mark/personal/delete', {
  clientId: uuid,
  specimenId: id,
}).replies<null>()
