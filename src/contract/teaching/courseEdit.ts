import * as v from 'valibot'
import { get, id, keyword, oneOf, optional, post, text, time, title } from '../endpoint.ts'
import { opened } from '../forms/opened.ts'
import { type Named, teacherRoles } from './course.ts'

const share = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100))
const maybeId = v.nullable(id)
const maybeTime = v.nullable(time)

/** Without `id` it is a new one, and the caller its owner. */
export const courseSave = post('/dh-teaching/course/save', {
  id: optional(id),
  name: title,
  nameEn: title,
  desc: text,
  descEn: text,
  academyId: maybeId,
  termId: maybeId,
  startsAt: maybeTime,
  endsAt: maybeTime,
  state: oneOf(['draft', 'open']),
  ratio: v.object({ experiment: share, homework: share, quiz: share, exam: share }),
  base: opened,
}).replies<number>()
/** The copy begins so many whole weeks later; students and scores stay behind. */
export const courseCopy = post('/dh-teaching/course/copy', {
  id,
  termId: maybeId,
  weeks: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(520)),
}).replies<number>()
export const courseEnd = post('/dh-teaching/course/end', { id }).replies<null>()
/** `role` null takes the person out of the course's staff. */
export const courseTeacherSave = post('/dh-teaching/course/teacher/save', {
  courseId: id,
  accountId: id,
  role: v.nullable(oneOf(teacherRoles)),
  from: optional(maybeTime),
  until: optional(maybeTime),
}).replies<null>()
/** Whom a course could be taught by. */
export const staffSearch = get('/dh-teaching/course/staff', { keyword }).replies<Named[]>()
