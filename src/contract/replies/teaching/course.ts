import * as v from 'valibot'
import type * as course from '../../teaching/course.ts'
import { courseStates, teacherRoles } from '../../teaching/course.ts'
import { count, nothing, pagedOf, type Replies, replyId, replyText, replyTime, yes } from '../shapes.ts'

export const named = v.strictObject({ id: replyId, name: replyText, nameEn: replyText })
const plain = {
  ...named.entries,
  desc: replyText,
  descEn: replyText,
  thumbnail: replyText,
  collected: yes,
  teachers: v.array(named),
}
const state = v.picklist(courseStates)
const role = v.picklist(teacherRoles)
const maybeTime = v.nullable(replyTime)
const oneCourse = v.strictObject(plain)

export const replies = {
  coursePage: pagedOf(oneCourse),
  courseCollect: nothing,
  courseUncollect: nothing,
  courseUncollectBatch: nothing,
  collectedCourses: pagedOf(oneCourse),
  courseTeaching: v.array(
    v.strictObject({
      ...plain,
      role,
      state,
      termName: replyText,
      termNameEn: replyText,
      rooms: count,
      students: count,
      coursewares: count,
    }),
  ),
  courseStudying: v.array(
    v.strictObject({
      ...plain,
      roomId: replyId,
      roomName: replyText,
      state,
      coursewares: count,
      percent: count,
      next: v.nullable(named),
    }),
  ),
  courseAcademies: v.array(named),
  courseTeachers: v.array(named),
  courseDetail: v.strictObject({
    ...plain,
    state,
    academy: v.nullable(named),
    term: v.nullable(named),
    startsAt: maybeTime,
    endsAt: maybeTime,
    ratio: v.strictObject({ experiment: count, homework: count, quiz: count, exam: count }),
    staff: v.array(v.strictObject({ ...named.entries, role, from: maybeTime, until: maybeTime })),
    role: v.nullable(role),
    may: v.strictObject({
      edit: yes,
      rooms: yes,
      members: yes,
      coursewares: yes,
      present: yes,
      prepare: yes,
    }),
    roomId: v.nullable(replyId),
    rooms: count,
    students: count,
    coursewares: count,
  }),
  termList: v.array(v.strictObject({ ...named.entries, startsAt: replyTime, endsAt: replyTime })),
} satisfies Replies<typeof course>
