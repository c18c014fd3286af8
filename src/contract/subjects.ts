import { get, id, optional } from './endpoint.ts'

export interface Subject {
  id: number
  parentId: number | null
  name: string
  nameEn: string
  /** address of a picture */
  cover: string
  desc: string
  descEn: string
  enabled: boolean
  hasChildren: boolean
  children: Subject[]
  /** how many specimens a student finds in it */
  specimenCount: number
}

export interface CatalogNode {
  id: number
  parentId: number | null
  name: string
  nameEn: string
  /** 1 at the top */
  level: number
  isOpen: boolean
  items: CatalogNode[]
}

/** The home screen's subjects, all of them with their flags. */
export const subjectCommon = get('/dh-specimen/subject/listCommon', {}).replies<Subject[]>()
/** The subjects at the top, or those below `parentId`. */
export const subjectList = get('/dh-specimen/subject/list', { parentId: optional(id) }).replies<Subject[]>()
/** A subject's catalogue as a tree, or the part below `parentId`. */
export const catalogList = get('/dh-specimen/catalog/list', {
  subjectId: id,
  parentId: optional(id),
}).replies<CatalogNode[]>()
