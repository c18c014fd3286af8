/** Specimens and questions from uploaded files. A job carries each import out; its result says what became of each item. */
import * as v from 'valibot'
import { id, optional, post } from '../endpoint.ts'
import type { BilingualText } from './adminImport.ts'

export const itemStates = ['imported', 'updated', 'already', 'leftOut', 'failed', 'note'] as const
/** `leftOut`: nothing is wrong with it, but the file came in not at all; `note`: about the file as a whole. */
export type ItemState = (typeof itemStates)[number]

export interface ImportedItem {
  /** a file of a slide, or the first words of a question; empty: the file as a whole */
  name: string
  state: ItemState
  /** the specimen that it became; 0 where there is none */
  specimenId: number
  /** the key of the catalogue in which a question stands */
  catalog: string
  notes: BilingualText[]
}

export interface MaterialImport {
  counts: Record<ItemState, number>
  /** at most `maxReportItems`, what went wrong first */
  items: ImportedItem[]
}

export const maxReportItems = 500

const fileIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(200))

/**
 * @param fileIds uploaded for `specimen`: slides, and at most one table that describes them
 * @param catalogId of the subject; left out: what the table says
 */
export const specimenImport = post('/dh-admin/import/specimens', {
  fileIds,
  subjectId: optional(id),
  catalogId: optional(id),
}).replies<number>()

/**
 * Another picture for a specimen, of the same field and size (px): marks, questions and links keep their places.
 * @param fileId uploaded for `specimen`
 */
export const specimenReplace = post('/dh-admin/specimen/replace', {
  specimenId: id,
  fileId: id,
}).replies<number>()

/** Specimens of one's own: nobody else sees them until an administrator publishes them. */
export const ownSpecimenImport = post('/dh-studyplatform/resource/specimen/import', {
  fileIds,
  subjectId: id,
  catalogId: id,
}).replies<number>()

/** @param skip passes over questions that are wrong; else one of them keeps the whole file out */
export const questionImport = post('/dh-admin/import/questions', {
  fileId: id,
  subjectId: optional(id),
  catalogId: optional(id),
  skip: v.boolean(),
}).replies<number>()
