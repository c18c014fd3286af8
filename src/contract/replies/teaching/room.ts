import * as v from 'valibot'
import type * as room from '../../teaching/room.ts'
import { count, nothing, pagedOf, type Replies, replyId, replyText, replyTime, yes } from '../shapes.ts'
import { named } from './course.ts'

const oneRoom = v.strictObject({
  id: replyId,
  courseId: replyId,
  name: replyText,
  code: replyText,
  open: yes,
  capacity: count,
  members: count,
  mayEdit: yes,
})
const joined = v.strictObject({
  id: replyId,
  courseId: replyId,
  courseName: replyText,
  courseNameEn: replyText,
  name: replyText,
  members: count,
  joinedAt: replyTime,
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
      loginName: replyText,
      joinedAt: replyTime,
      lastSeenAt: v.nullable(replyTime),
      unsent: v.nullable(count),
      opened: count,
      percent: count,
      mayRemove: yes,
    }),
  ),
} satisfies Replies<typeof room>
