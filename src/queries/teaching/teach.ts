/** Everything that needs the service at once: joining and leaving a class, and all that teachers do. */

import { Refused } from '../../api/errors.ts'
import type { Endpoint, Given, Reply } from '../../contract/endpoint.ts'
import { courseDetail, coursePage, courseStudying, courseTeaching } from '../../contract/teaching/course.ts'
import {
  coursewareByCourse,
  coursewareOwn,
  coursewarePreview,
  coursewareResource,
  coursewareTeacherPage,
} from '../../contract/teaching/courseware.ts'
import { prepareList } from '../../contract/teaching/prepare.ts'
import {
  type JoinedRoom,
  roomExit,
  roomJoin,
  roomJoined,
  roomMembers,
  roomStudentList,
  roomTeacherList,
} from '../../contract/teaching/room.ts'
import { ask, refresh } from '../engine/query.ts'

const pathsOf = (calls: readonly Endpoint[]) => new Set(calls.map(({ path }) => path))

const membership = [
  prepareList,
  roomStudentList,
  roomJoined,
  courseStudying,
  courseDetail,
  coursewareByCourse,
  coursewarePreview,
]

export async function joinRoomByCode(code: string): Promise<JoinedRoom> {
  const room = await ask(roomJoin, { code })
  await refresh(pathsOf(membership))
  return room
}

export async function exitRoom(roomId: number): Promise<void> {
  await ask(roomExit, { roomId })
  await refresh(pathsOf(membership))
}

const taught = [
  prepareList,
  courseDetail,
  courseTeaching,
  coursePage,
  roomTeacherList,
  roomMembers,
  coursewareByCourse,
  coursewareTeacherPage,
  coursewareOwn,
  coursewarePreview,
  coursewareResource,
]

/**
 * Makes a teacher's change: courses, classes and coursewares on screen are asked for again, also where somebody else
 * changed them meanwhile.
 */
export async function teach<E extends Endpoint>(call: E, args: Given<E>): Promise<Reply<E>> {
  try {
    const reply = await ask(call, args)
    await refresh(pathsOf(taught))
    return reply
  } catch (error) {
    if (error instanceof Refused && error.field === 'base') await refresh(pathsOf(taught))
    throw error
  }
}
