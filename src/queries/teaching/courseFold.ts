/** Favourite courses, and study on this device, laid over the service's reply: pure. */

import type { Paged } from '../../contract/endpoint.ts'
import type { Course } from '../../contract/teaching/course.ts'
import type { CourseCourseware, Courseware } from '../../contract/teaching/courseware.ts'
import type { StudyRecord } from '../../contract/teaching/record.ts'
import { type Operation, ofAction } from '../engine/overlay.ts'
import type { Loaded } from '../engine/paged.ts'

/** Whether each course is a favourite by the actions made here: the last word counts. */
export function coursesCollectedHere(operations: readonly Operation[]): Map<number, boolean> {
  const words = new Map<number, boolean>()
  const say = (id: number, yes: boolean) => {
    words.delete(id)
    words.set(id, yes)
  }
  for (const { call, input } of operations) {
    const { courseId = 0, courseIds = [] } = input as { courseId?: number; courseIds?: number[] }
    if (call === 'course.collect') say(courseId, true)
    else if (call === 'course.uncollect') say(courseId, false)
    else if (call === 'course.uncollectBatch') for (const id of courseIds) say(id, false)
  }
  return words
}

function withWord<T extends Course>(course: T, words: ReadonlyMap<number, boolean>): T {
  const collected = words.get(course.id) ?? course.collected
  return collected === course.collected ? course : { ...course, collected }
}

export const foldCourse = <T extends Course>(course: T, operations: readonly Operation[]): T =>
  withWord(course, coursesCollectedHere(operations))

export function foldCourses<T extends Course>(courses: T[], operations: readonly Operation[]): T[] {
  const words = coursesCollectedHere(operations)
  return words.size === 0 ? courses : courses.map((course) => withWord(course, words))
}

export const foldCoursePage = (page: Paged<Course>, operations: readonly Operation[]): Paged<Course> => ({
  ...page,
  records: foldCourses(page.records, operations),
})

/** A page of favourites, without those that are none any longer. */
export function foldCollectedCourses(page: Paged<Course>, operations: readonly Operation[]): Paged<Course> {
  const { records } = foldCoursePage(page, operations)
  return { ...page, records: records.filter(({ collected }) => collected) }
}

/** Before the favourites that were loaded, those made here, the latest first, as far as the device knew of them. */
export function withAddedCourses(all: Loaded<Course>, operations: readonly Operation[]): Loaded<Course> {
  const known = new Map(
    ofAction(operations, 'course.collect').flatMap(({ local }) =>
      local ? [[(local as Course).id, local as Course] as const] : [],
    ),
  )
  const has = new Set(all.records.map(({ id }) => id))
  const added = [...coursesCollectedHere(operations)]
    .filter(([id, yes]) => yes && !has.has(id))
    .reverse()
    .flatMap(([id]) => known.get(id) ?? [])
    .map((course) => ({ ...course, collected: true }))
  return { records: [...added, ...all.records], total: all.total + added.length }
}

/** The slides, share and film position of a courseware that were seen here. */
function seenHere(id: number, operations: readonly Operation[]) {
  const told = ofAction(operations, 'courseware.progress').filter(({ input }) => input.id === id)
  return {
    slideIds: told.flatMap(({ input }) => input.slideIds ?? []),
    percent: Math.max(0, ...told.map(({ input }) => Math.round(input.progress))),
    videoMs: told.findLast(({ input }) => input.videoMs !== undefined)?.input.videoMs,
  }
}

/** Seen slides are united, as the service does it; the last word on each reaction counts. */
export function foldCourseware(courseware: Courseware, operations: readonly Operation[]): Courseware {
  const { id, slides } = courseware
  const here = seenHere(id, operations)
  const shown = new Set(slides.map((slide) => slide.id))
  const seen = [...new Set([...courseware.seen, ...here.slideIds])].filter((slide) => shown.has(slide))
  const bySlides = slides.length > 0 ? Math.floor((100 * seen.length) / slides.length) : 0
  const reactions = { unclear: new Set(courseware.unclear), kept: new Set(courseware.kept) }
  for (const { input } of ofAction(operations, 'courseware.react')) {
    if (input.id !== id) continue
    if (input.on) reactions[input.kind].add(input.slideId)
    else reactions[input.kind].delete(input.slideId)
  }
  return {
    ...courseware,
    seen,
    percent: Math.max(courseware.percent, here.percent, bySlides),
    videoMs: here.videoMs ?? courseware.videoMs,
    unclear: [...reactions.unclear],
    kept: [...reactions.kept],
  }
}

export const foldCoursewares = (all: CourseCourseware[], operations: readonly Operation[]) =>
  all.map((one) => {
    const { slideIds, percent } = seenHere(one.id, operations)
    if (slideIds.length === 0 && percent === 0) return one
    const seen = Math.max(one.seen, Math.min(one.slideCount, new Set(slideIds).size))
    return { ...one, seen, percent: Math.max(one.percent, percent) }
  })

/** The last place that this device knows of. */
export function foldRecord(record: StudyRecord | null, operations: readonly Operation[]): StudyRecord | null {
  const last = ofAction(operations, 'record.update').findLast(({ local }) => local)
  return last ? (last.local as StudyRecord) : record
}
