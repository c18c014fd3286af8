/** Preparing a lab: a teacher says what it needs, the class keeps it beforehand, the teacher sees who is ready. */
import { array, maxLength, nullable, object, pipe, string, trim } from 'valibot'
import { get, id, oneOf, optional, post, time, withoutNul } from '../endpoint.ts'
import type { Depth, KeepKind } from '../sync.ts'
import type { Named } from './course.ts'

/** `specimen`: at full power everywhere; `marks`: at full power around its marks alone. */
export const preparedKinds = ['specimen', 'marks', 'chapter', 'courseware'] as const
export type PreparedKind = (typeof preparedKinds)[number]

export interface PreparedItem extends Named {
  kind: PreparedKind
  thumbnail: string
  /** as what it is kept on a device, and at which depth */
  keepKind: KeepKind
  depth: Depth
  /** of a courseware; a device that keeps an older one is not ready. Empty where there are no versions */
  version: string
}

export interface PreparedMember extends Named {
  loginName: string
}

export interface Preparation {
  id: number
  roomId: number
  roomName: string
  courseId: number
  courseName: string
  courseNameEn: string
  title: string
  /** When the lab takes place (ms UTC); null: not said. */
  labAt: number | null
  note: string
  items: PreparedItem[]
  /** for its teachers alone; null for the class */
  readiness: { ready: number; members: number; missing: PreparedMember[] } | null
}

const itemLimit = 50
const words = (most: number) => pipe(string(), withoutNul, trim(), maxLength(most))

/** Of one class, of the classes of a course, or of all classes of the caller; the next lab first. */
export const prepareList = get('/dh-teaching/prepare/list', {
  roomId: optional(id),
  courseId: optional(id),
}).replies<Preparation[]>()

/** Without `id` it is a new one, and the class is told. */
export const prepareSave = post('/dh-teaching/prepare/save', {
  id: optional(id),
  roomId: id,
  title: words(100),
  labAt: nullable(time),
  note: optional(words(1000), ''),
  items: pipe(array(object({ kind: oneOf(preparedKinds), id })), maxLength(itemLimit)),
}).replies<Preparation>()

export const prepareRemove = post('/dh-teaching/prepare/remove', { id }).replies<null>()
