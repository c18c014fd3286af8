/** Courses, classes, coursewares and decks as screens ask for them; favourites follow the queue. */
import type { InfiniteData } from '@tanstack/react-query'
import type { Paged } from '../../contract/endpoint.ts'
import {
  type Course,
  collectedCourses,
  courseAcademies,
  courseDetail,
  coursePage,
  courseStudying,
  courseTeaching,
  termList,
} from '../../contract/teaching/course.ts'
import { staffSearch } from '../../contract/teaching/courseEdit.ts'
import { recordLatest } from '../../contract/teaching/record.ts'
import { roomMembers, roomStudentList, roomTeacherList } from '../../contract/teaching/room.ts'
import { enqueueInLane } from '../engine/enqueueInLane.ts'
import { operationsAfter } from '../engine/overlay.ts'
import { pagedQuery } from '../engine/paged.ts'
import { overlaidQuery, query, type Snapshot } from '../engine/query.ts'
import {
  foldCollectedCourses,
  foldCourse,
  foldCoursePage,
  foldCourses,
  foldRecord,
  withAddedCourses,
} from './courseFold.ts'

export const coursesQuery = () => pagedQuery(coursePage, {}, foldCoursePage)
export const courseQuery = (id: number) => overlaidQuery(courseDetail, { id }, foldCourse)
export const studyingQuery = () => overlaidQuery(courseStudying, {}, foldCourses)
export const teachingQuery = () => overlaidQuery(courseTeaching, {}, foldCourses)
export const recordQuery = () => overlaidQuery(recordLatest, {}, foldRecord)
export const joinedRoomsQuery = () => query(roomStudentList, {})
export const roomsQuery = (courseId: number) => query(roomTeacherList, { courseId })
export const ownRoomsQuery = () => query(roomTeacherList, {})
export const membersQuery = (roomId: number) => pagedQuery(roomMembers, { roomId })
export const termsQuery = () => query(termList, {})
export const courseAcademiesQuery = () => query(courseAcademies, {})
export const staffQuery = (keyword: string) => query(staffSearch, { keyword })

/** Those made a favourite here stand first. */
export function collectedCoursesQuery() {
  const all = pagedQuery(collectedCourses, {}, foldCollectedCourses)
  const { select } = all
  return {
    ...all,
    select: (data: InfiniteData<Snapshot<Paged<Course>>, number>) => {
      const loaded = select ? select(data) : { records: [], total: 0 }
      return withAddedCourses(loaded, operationsAfter(data.pages[0]?.asOf ?? 0))
    },
  }
}

/** Makes a course a favourite, or no longer one; stored on the device and on screen when it resolves. */
export async function setCourseCollected(course: Course, yes: boolean): Promise<void> {
  const { id, name, nameEn, desc, descEn, thumbnail, teachers } = course
  const local = yes ? { id, name, nameEn, desc, descEn, thumbnail, teachers, collected: true } : undefined
  const subject = `course:${id}`
  await enqueueInLane(yes ? 'course.collect' : 'course.uncollect', { courseId: id }, { subject, local })
}

/** Takes several out of the favourites at once. */
export async function uncollectCourses(courseIds: number[]): Promise<void> {
  await enqueueInLane('course.uncollectBatch', { courseIds }, { subject: `courses:${courseIds.join()}` })
}
