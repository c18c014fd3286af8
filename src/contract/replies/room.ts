import * as v from 'valibot'
import type * as room from '../room.ts'
import { named } from './course.ts'
import { count, id, nothing, pagedOf, type Replies, text, time, yes } from './shapes.ts'

const oneRoom = v.strictObject({
  id,
  courseId: id,
  name: text,
  code: text,
  open: yes,
  capacity: count,
  members: count,
})
const joined = v.strictObject({
  id,
  courseId: id,
  courseName: text,
  courseNameEn: text,
  name: text,
  members: count,
  joinedAt: time,
  teachers: v.array(named),
})

export const replies = {
  roomJoin: joined,
  roomTeacherList: v.array(oneRoom),
  roomStudentList: v.array(joined),
  roomExit: nothing,
  roomJoined: v.nullable(joined),
  roomSave: oneRoom,
  roomRenew: oneRoom,
  roomClose: oneRoom,
  roomRemove: nothing,
  roomMembers: pagedOf(
    v.strictObject({
      ...named.entries,
      loginName: text,
      joinedAt: time,
      lastSeenAt: v.nullable(time),
      unsent: v.nullable(count),
      opened: count,
      percent: count,
    }),
  ),
} satisfies Replies<typeof room>
