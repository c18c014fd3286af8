import { get, id, optional, postOnce, uuid } from '../endpoint.ts'

/** The place where the caller stopped last. */
export interface StudyRecord {
  courseId: number
  courseName: string
  courseNameEn: string
  coursewareId: number
  coursewareName: string
  coursewareNameEn: string
  thumbnail: string
  slideId: string | null
  /** from 1; 0 where the slide is not there any more */
  slideNo: number
  slideCount: number
  percent: number
  /** When the person studied it (ms UTC). */
  at: number
}

export const recordLatest = get('/dh-teaching/record/latest', {}).replies<StudyRecord | null>()
export const recordUpdate = postOnce('/dh-teaching/record/update', {
  courseId: id,
  coursewareId: id,
  slideId: optional(uuid),
}).replies<null>()
