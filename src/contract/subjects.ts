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
  /** how many experiments of the laboratory belong to it */
  experimentCount: number
  /** a favourite of who asks */
  isCollected: boolean
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

export interface SubjectLite {
  id: number
  name: string
  nameEn: string
  enabled: boolean
  hasChildren: boolean
}

export interface SpecimenCatalogNode extends Omit<CatalogNode, 'items'> {
  items: SpecimenCatalogNode[]
  /** published specimens in it and below it */
  count: number
}

/**
 * The home screen's subjects, all of them with their flags. Screens use this one reply for every tree and list of subjects,
 * so that it is stored once for offline use; `subjectList` and `subjectLite` answer parts of it to other clients, as
 * `catalogList` answers a part of `specimenCatalog`.
 */
export const subjectCommon = get('/dh-specimen/subject/listCommon', {}).replies<Subject[]>()
/** The subjects at the top, or those below `parentId`. */
export const subjectList = get('/dh-specimen/subject/list', { parentId: optional(id) }).replies<Subject[]>()
/** A subject's catalogue as a tree, or the part below `parentId`. */
export const catalogList = get('/dh-specimen/catalog/list', {
  subjectId: id,
  parentId: optional(id),
}).replies<CatalogNode[]>()
/** A subject with its children. */
export const subjectDetail = get('/dh-specimen/subject/detail', { id }).replies<Subject>()
export const subjectLite = get('/dh-specimen/subject/lite', { id }).replies<SubjectLite>()
/** All subjects, as a tree. */
export const subjectTree = get('/dh-specimen/subject/tree', {}).replies<Subject[]>()
/** A subject's catalogue with how many specimens hang in each part. */
export const specimenCatalog = get('/dh-specimen/specimen/catalog', { subjectId: id }).replies<
  SpecimenCatalogNode[]
>()
