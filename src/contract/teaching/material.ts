/** Files that a teacher brings: they become a deck, every page of which the teacher sees before anybody else does. */
import * as v from 'valibot'
import { get, id, optional, post, title, uuid } from '../endpoint.ts'
import type { Named } from './course.ts'
import type { CoursewareSlide } from './courseware.ts'
import type { DeckFileType } from './deckFileTypes.ts'

/** `toCheck`: its pages have not all been looked at; `own`: its teacher alone makes coursewares of it. */
export type BroughtState = 'toCheck' | 'own' | 'school'

export interface BroughtDeck extends Named {
  cover: string
  fileType: DeckFileType
  slideCount: number
  state: BroughtState
}

/** `blank`: nothing is on the page; `textLost`: the file has text there that could not be drawn. */
export type PageFinding = 'blank' | 'textLost'

export interface DeckToCheck extends BroughtDeck {
  slides: CoursewareSlide[]
  findings: { slideId: string; finding: PageFinding }[]
  /** 0: none was chosen yet */
  subjectId: number
  catalogId: number
}

export interface BringingTools {
  /** PPT and PPTX are taken too */
  office: boolean
}

export const bringingTools = get('/dh-teaching/deck/tools', {}).replies<BringingTools>()
/** Begins a job of the kind `deck`; its result is `{deckId}`. */
export const deckBring = post('/dh-teaching/deck/bring', {
  /** uploaded for `slides`; several only if all are pictures */
  fileIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(200)),
  name: title,
}).replies<{ jobId: number }>()
/** The decks that the caller brought, at most 200, the newest first. */
export const deckBrought = get('/dh-teaching/deck/brought', {}).replies<BroughtDeck[]>()
export const deckCheck = get('/dh-teaching/deck/check', { id }).replies<DeckToCheck>()
/** Refused as long as a page that stays has not been looked at. */
export const deckPublish = post('/dh-teaching/deck/publish', {
  id,
  name: title,
  nameEn: title,
  /** the pages that stay, in their order */
  slideIds: v.pipe(v.array(uuid), v.maxLength(200)),
  /** the pages that the teacher looked at */
  seen: v.pipe(v.array(uuid), v.maxLength(200)),
  /** into the school's resources, where students find it too; needs a subject */
  shared: v.boolean(),
  subjectId: optional(id),
  catalogId: optional(id),
}).replies<null>()
/** Coursewares that were made of it stay as they are. */
export const deckRemove = post('/dh-teaching/deck/remove', { id }).replies<null>()
