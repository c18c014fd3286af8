import { get, id, keyword, oneOf, optional, type Paged, page } from '../endpoint.ts'
import type { Named } from './course.ts'
import type { CoursewareRow, CoursewareSlide } from './courseware.ts'
import { type DeckFileType, deckFileTypes } from './deckFileTypes.ts'

export interface DeckCatalogNode extends Named {
  subjectId: number
  parentId: number | null
  /** decks here and below */
  decks: number
  /** nodes right below it */
  children: number
}

export interface SchoolCatalogNode extends DeckCatalogNode {
  subjectName: string
  subjectNameEn: string
}

export interface DeckRow extends Named {
  cover: string
  creatorName: string
  fileType: DeckFileType
  slideCount: number
  subjectId: number
  /** 0: in none */
  catalogId: number
  catalogName: string
  catalogNameEn: string
  version: number
}

export interface Deck extends DeckRow {
  /** addresses of the slides' pictures, in order */
  content: string[]
  slides: CoursewareSlide[]
}

export const schoolCatalogPage = get('/dh-specimen/catalog/teacher/page', { ...page, keyword }).replies<
  Paged<SchoolCatalogNode>
>()
export const deckCatalogPage = get('/dh-specimen/deck/catalog/page', {
  ...page,
  subjectId: optional(id),
}).replies<Paged<DeckCatalogNode>>()
export const deckCatalogChild = get('/dh-specimen/deck/catalog/child', { id }).replies<DeckCatalogNode[]>()
export const deckPage = get('/dh-specimen/deck/page', {
  ...page,
  keyword,
  subjectId: optional(id),
  fileType: optional(oneOf(deckFileTypes)),
  catalogId: optional(id),
}).replies<Paged<DeckRow>>()
export const deckPreview = get('/dh-specimen/deck/preview', { id }).replies<Deck>()
export const deckCoursewares = get('/dh-specimen/deck/courseware', { id }).replies<CoursewareRow[]>()
