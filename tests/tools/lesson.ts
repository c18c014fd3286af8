/** A class of the sample school that its teacher leads and a student is in. */
import type { CourseCourseware } from '../../src/contract/teaching/courseware.ts'
import type { JoinedRoom, Room } from '../../src/contract/teaching/room.ts'
import { ask } from './steps.ts'

/** @param student @param teacher their tokens */
export async function commonRoom(origin: string, student: string, teacher: string): Promise<Room> {
  const joined = await ask<JoinedRoom[]>(origin, '/dh-teaching/room/student/list', student)
  const taught = await ask<Room[]>(origin, '/dh-teaching/room/teacher/list', teacher)
  const room = taught.find(({ id }) => joined.some((one) => one.id === id))
  if (!room) throw new Error('no class in common')
  return room
}

/** The first courseware of the class's course that has slides to turn. */
export async function lessonFor(
  origin: string,
  token: string,
  { courseId }: Room,
): Promise<CourseCourseware> {
  const path = `/dh-teaching/courseware/byCourse?courseId=${courseId}`
  const all = await ask<CourseCourseware[]>(origin, path, token)
  const courseware = all.find(({ slideCount }) => slideCount > 2)
  if (!courseware) throw new Error('no slides')
  return courseware
}
