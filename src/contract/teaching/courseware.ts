import * as v from 'valibot'
import {
  get,
  id,
  keyword,
  oneOf,
  optional,
  type Paged,
  page,
  post,
  postOnce,
  text,
  time,
  title,
  uuid,
  withoutNul,
} from '../endpoint.ts'
import type { Named } from './course.ts'

export interface CoursewareSlide {
  /** UUID: survives reordering */
  id: string
  picture: string
  thumbnail: string
  width: number
  height: number
  /** The text on the slide, for search and for people who hear it read. */
  text: string
  textEn: string
  /** for teachers alone; null for everybody else */
  note: string | null
  noteEn: string | null
}

/** A file as an upload answers it. */
export interface FileLink {
  url: string
  name: string
  /** bytes */
  size: number
}

export interface CaptionedFilm extends FileLink {
  /** addresses of WebVTT files; empty: none */
  captions: string
  captionsEn: string
}

/** A page of a document that may not be downloaded. */
export interface DocumentPage {
  /** its address */
  picture: string
  width: number
  height: number
  text: string
}

export interface DocumentPages {
  name: string
  /** none where they are not made yet, or where the file is no PDF */
  pages: DocumentPage[]
}

export const coursewareStates = ['draft', 'published'] as const
export type CoursewareState = (typeof coursewareStates)[number]
export const coursewareScopes = ['own', 'school'] as const
export type CoursewareScope = (typeof coursewareScopes)[number]

/** A courseware in a list. */
export interface CoursewareRow extends Named {
  description: string
  descriptionEn: string
  thumbnail: string
  slideCount: number
  hasVideo: boolean
  hasDoc: boolean
  state: CoursewareState
  scope: CoursewareScope
  ownerId: number
  ownerName: string
  /** counts up with each change of what it holds */
  version: number
}

/** A courseware of a course. */
export interface CourseCourseware extends CoursewareRow {
  position: number
  /** When the class begins to see the courseware (ms UTC). */
  shownFrom: number
  /** whole per cent that the caller has seen */
  percent: number
  /** slides that the caller has seen */
  seen: number
}

export interface Courseware extends CoursewareRow {
  /** addresses of the slides' pictures, in order */
  content: string[]
  slides: CoursewareSlide[]
  /** null without a document, and for whom the document may not be downloaded */
  doc: FileLink | null
  /** in place of a document that the caller may not download */
  docPreview: DocumentPages | null
  video: CaptionedFilm | null
  allowDownloadDoc: boolean
  allowDownloadVideo: boolean
  attachments: FileLink[]
  percent: number
  /** ids of the slides that the caller has seen */
  seen: string[]
  /** The place in the film where the caller stopped (ms). */
  videoMs: number
  /** the caller's own */
  unclear: string[]
  kept: string[]
  mayEdit: boolean
  /** teaches with it: sees notes and counts of reactions */
  teaches: boolean
}

/** Where a specimen is opened: centre and height in fractions of the picture. */
export interface SpecimenView {
  x: number
  y: number
  height: number
}

export interface CoursewareSpecimen extends Named {
  /** null: it belongs to the whole courseware */
  slideId: string | null
  thumbnail: string
  fileType: number
  /** Width and height of the whole picture (px); 0 until it is ready. */
  width: number
  height: number
  view: SpecimenView | null
}

export interface CoursewarePicture extends Named {
  slideId: string | null
  url: string
}

export interface CoursewareVideo extends Named {
  slideId: string | null
  url: string
  thumbnail: string
}

export interface CoursewareResources {
  pictureList: CoursewarePicture[]
  videoList: CoursewareVideo[]
  specimenList: CoursewareSpecimen[]
}

/** How many find a slide unclear, and how many keep it. */
export interface SlideReactions {
  slideId: string
  unclear: number
  kept: number
}

/** A courseware or deck that was found, by its name or by what stands on a slide. */
export interface MaterialHit extends Named {
  kind: 'courseware' | 'deck'
  thumbnail: string
  /** the first slide that says it; null: the name says it */
  slideId: string | null
  /** from 1 */
  slideNo: number
  slideText: string
  slideTextEn: string
  /** of a courseware, a course through which the caller reads it */
  courseId: number | null
}

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false', '0', '1'])]),
  v.transform((given) => given === true || given === 'true' || given === '1'),
)
// the page's build leaves shapes out: nothing here may read one
const fileFields = { url: v.pipe(v.string(), withoutNul, v.maxLength(500)), name: title, size: time }
const file = v.object(fileFields)
const film = v.object({
  ...fileFields,
  captions: v.optional(v.pipe(v.string(), withoutNul, v.maxLength(500)), ''),
  captionsEn: v.optional(v.pipe(v.string(), withoutNul, v.maxLength(500)), ''),
})

export const coursewareTeacherPage = get('/dh-teaching/courseware/teacher/page', {
  ...page,
  keyword,
  courseId: optional(id),
  selfOnly: optional(flag),
}).replies<Paged<CoursewareRow>>()
export const coursewarePreview = get('/dh-teaching/courseware/preview', { id }).replies<Courseware>()
export const coursewareResource = get('/dh-teaching/courseware/resource', {
  id,
}).replies<CoursewareResources>()
export const coursewareByCourse = get('/dh-teaching/courseware/byCourse', { courseId: id }).replies<
  CourseCourseware[]
>()
/** The caller's own coursewares, those that stand in the course left out. */
export const coursewareOwn = get('/dh-teaching/courseware/own', { courseId: id }).replies<CoursewareRow[]>()
export const coursewareProgress = postOnce('/dh-courseware/courseware/updateViewProgress', {
  id,
  progress: percent,
  slideIds: optional(v.pipe(v.array(uuid), v.maxLength(1000))),
  videoMs: optional(time),
}).replies<null>()
export const coursewareReact = postOnce('/dh-teaching/courseware/react', {
  id,
  slideId: uuid,
  kind: oneOf(['unclear', 'kept']),
  on: v.boolean(),
}).replies<null>()
export const coursewareReactions = get('/dh-teaching/courseware/reactions', { id }).replies<
  SlideReactions[]
>()

/** Without `id` it is a new one, and the caller its owner. */
export const coursewareSave = post('/dh-teaching/courseware/save', {
  id: optional(id),
  name: title,
  nameEn: title,
  description: text,
  descriptionEn: text,
  scope: oneOf(coursewareScopes),
  /** begin with the slides of this deck, or add them */
  deckId: optional(id),
  doc: optional(v.nullable(file)),
  video: optional(v.nullable(film)),
  attachments: optional(v.pipe(v.array(file), v.maxLength(50))),
  allowDownloadDoc: optional(v.boolean()),
  allowDownloadVideo: optional(v.boolean()),
}).replies<number>()
/** The slides that stay, in their order, with their notes and specimens. */
export const coursewareSlides = post('/dh-teaching/courseware/slides', {
  id,
  /** the version that was changed: another change since then is not written over */
  version: v.pipe(v.number(), v.safeInteger()),
  slides: v.pipe(v.array(v.object({ id: uuid, note: text, noteEn: text })), v.maxLength(200)),
  specimens: v.pipe(
    v.array(
      v.object({
        slideId: v.nullable(uuid),
        specimenId: id,
        view: v.nullable(v.object({ x: v.number(), y: v.number(), height: v.number() })),
      }),
    ),
    v.maxLength(500),
  ),
  /** Pictures and films of specimens, beside slides; left out, they stay as they are. */
  related: optional(
    v.pipe(
      v.array(v.object({ kind: v.picklist(['picture', 'video']), id, slideId: v.nullable(uuid) })),
      v.maxLength(500),
    ),
  ),
}).replies<number>()
/** Puts it into a course from a moment on, or takes it out of the course where `shownFrom` is null. */
export const coursewarePublish = post('/dh-teaching/courseware/publish', {
  id,
  courseId: id,
  shownFrom: v.nullable(time),
  position: optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
}).replies<null>()
export const coursewareRemove = post('/dh-teaching/courseware/remove', { id }).replies<null>()
/** Coursewares and decks, at most 20 of each, by name or by the text of a slide. */
export const materialSearch = get('/dh-teaching/material/search', {
  keyword: v.pipe(v.string(), withoutNul, v.trim(), v.minLength(1), v.maxLength(100)),
}).replies<MaterialHit[]>()
