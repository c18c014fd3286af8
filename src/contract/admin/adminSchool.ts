/** Administration of what a school has: terms, subjects with their catalogues, specimens, banners. */
import * as v from 'valibot'
import { get, id, keyword, oneOf, optional, type Paged, page, post, text, time, title } from '../endpoint.ts'
import { opened } from '../forms/opened.ts'
import type { SpecimenKind } from '../specimens.ts'

const maybeId = v.nullable(id)
const position = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000))
/** An address of this origin, or empty: two strokes begin the name of another one. */
export const ownAddressPattern = /^(|\/(?!\/)[^\s\\]*)$/
const address = v.pipe(v.string(), v.trim(), v.maxLength(500), v.regex(ownAddressPattern))
const both = { name: title, nameEn: title }

export const adminTermSave = post('/dh-admin/term/save', {
  id: optional(id),
  ...both,
  startsAt: time,
  endsAt: time,
  base: opened,
}).replies<number>()
/** Refused while a course belongs to it. */
export const adminTermRemove = post('/dh-admin/term/remove', { id }).replies<null>()

/** A subject as administrators see it, those that students do not see included. */
export interface ManagedSubject {
  id: number
  parentId: number | null
  name: string
  nameEn: string
  desc: string
  descEn: string
  cover: string
  enabled: boolean
  position: number
  specimens: number
  questions: number
  /** the caller may change it */
  canEdit: boolean
  children: ManagedSubject[]
}

export interface ManagedCatalog {
  id: number
  subjectId: number
  parentId: number | null
  name: string
  nameEn: string
  position: number
  specimens: number
  questions: number
  children: ManagedCatalog[]
}

export const adminSubjectTree = get('/dh-admin/subject/tree', {}).replies<ManagedSubject[]>()
export const adminSubjectSave = post('/dh-admin/subject/save', {
  id: optional(id),
  parentId: maybeId,
  ...both,
  desc: text,
  descEn: text,
  cover: address,
  enabled: v.boolean(),
  position,
  base: opened,
}).replies<number>()
export const adminCatalogTree = get('/dh-admin/catalog/tree', { subjectId: id }).replies<ManagedCatalog[]>()
export const adminCatalogSave = post('/dh-admin/catalog/save', {
  id: optional(id),
  subjectId: id,
  parentId: maybeId,
  ...both,
  position,
  base: opened,
}).replies<number>()
/** Refused while a specimen, a question or another folder hangs in it. */
export const adminCatalogRemove = post('/dh-admin/catalog/remove', { id }).replies<null>()

export interface ManagedSpecimen {
  id: number
  name: string
  nameEn: string
  nameLatin: string
  desc: string
  descEn: string
  subjectId: number
  catalogId: number
  subjectName: string
  subjectNameEn: string
  catalogName: string
  catalogNameEn: string
  kind: SpecimenKind
  dye: string
  dyeEn: string
  source: string
  sourceEn: string
  /** µm per px; 0: not known */
  scale: number
  thumbnailPath: string
  published: boolean
  state: 'waiting' | 'ready' | 'failed'
  creatorName: string
}

export const adminSpecimenPage = get('/dh-admin/specimen/page', {
  ...page,
  keyword,
  subjectId: optional(id),
  state: optional(oneOf(['published', 'hidden', 'failed'])),
}).replies<Paged<ManagedSpecimen>>()
export const adminSpecimenSave = post('/dh-admin/specimen/save', {
  id,
  ...both,
  nameLatin: title,
  desc: text,
  descEn: text,
  catalogId: id,
  dye: title,
  dyeEn: title,
  source: title,
  sourceEn: title,
  published: v.boolean(),
  base: opened,
}).replies<null>()

/** A picture at the head of the home screen. */
export interface ManagedBanner {
  id: number
  title: string
  titleEn: string
  subtitle: string
  subtitleEn: string
  image: string
  link: string
  position: number
}

export const adminBannerList = get('/dh-admin/banner/list', {}).replies<ManagedBanner[]>()
export const adminBannerSave = post('/dh-admin/banner/save', {
  id: optional(id),
  title,
  titleEn: title,
  subtitle: title,
  subtitleEn: title,
  image: address,
  link: address,
  position,
  base: opened,
}).replies<number>()
export const adminBannerRemove = post('/dh-admin/banner/remove', { id }).replies<null>()
