import { array, fallback, nullable, object, record, string, unknown } from 'valibot'
import type { Envelope } from './codes.ts'
import { get, id, oneOf, optional, post, uuid, word } from './endpoint.ts'

const anything = optional(nullable(record(string(), unknown())))

/** How many items one batch may hold; a longer one is refused as a whole (413). */
export const batchLimit = 200

export interface BatchResult {
  key: string
  /** the HTTP status that the single call would have had */
  status: number
  /** the envelope that the single call would have had */
  reply: Envelope
  /** s, where the single call would have had a Retry-After */
  retryAfter?: number
}

/** Stands for an item that is none: it is refused by itself, and the others of its batch run. */
const notAnItem = ({ value }: { value?: unknown } = {}) => {
  const hasKey =
    typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string'
  return { key: hasKey ? String(value.key) : '', method: 'POST', path: '' }
}

/** Runs each item through its own route, in order, each in its own transaction. */
export const batch = post('/dh-sync/batch', {
  items: array(
    fallback(
      object({
        key: uuid,
        method: word,
        path: word,
        query: anything,
        body: anything,
        /** after an item of a lane that was not acknowledged, the lane's later items are left alone (409, Retry-After) */
        lane: optional(word),
      }),
      notAnItem,
    ),
  ),
}).replies<{ results: BatchResult[] }>()

export const keepKinds = ['specimen', 'chapter', 'deck', 'courseware', 'course'] as const
export type KeepKind = (typeof keepKinds)[number]

/** Kinds of lessons: they have versions, and one depth of theirs is what the lesson shows. */
export const isLesson = (kind: KeepKind): boolean =>
  kind === 'deck' || kind === 'courseware' || kind === 'course'

/**
 * overview, study: all levels but the finest two or one, a beginning of the full archive · full: all ·
 * focus: low power everywhere, full power around the marks, an archive of its own; of a lesson each specimen as deep as
 * the lesson's views of it need, and no films, which come with full alone
 */
export const depths = ['overview', 'study', 'focus', 'full'] as const
export type Depth = (typeof depths)[number]

/** bytes of all pictures, the small ones too, at each depth */
export type Sizes = Record<Depth, number>

export interface Contents {
  /** Name of the thing that is kept, as people call it. */
  name: string
  nameEn: string
  /** the replies to keep; one with a version is asked for anew only where that is another than last time */
  calls: { path: string; query: Record<string, string | number>; version?: string }[]
  /**
   * addresses of pictures and files beside the archives: in questions, those that belong to a specimen, slides,
   * attachments; older services name none
   */
  pictures?: string[]
  /** the pictures to keep: archives with their length and strong ETag */
  packs: { specimenId: number; url: string; bytes: number; etag: string }[]
  /** bytes of all pictures, the small ones too */
  bytes: number
  /** the same at each depth, so that one asks before */
  sizes: Sizes
  /** how many of its pictures are still being made, and so are in no archive yet */
  pending: number
}

/** The contents to keep for offline. */
export const contents = get('/dh-sync/contents', {
  kind: oneOf(keepKinds),
  id,
  depth: optional(oneOf(depths), 'full'),
}).replies<Contents>()

/** Sizes of each chapter of a subject that has questions: one call for all rows of a list. */
export const chapterSizes = get('/dh-sync/chapter/sizes', { subjectId: id }).replies<
  { catalogId: number; sizes: Sizes }[]
>()
