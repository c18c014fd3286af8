import { msg } from '@lingui/core/macro'
import {
  collectedCourses,
  courseCollect,
  courseDetail,
  coursePage,
  courseStudying,
  courseUncollect,
  courseUncollectBatch,
} from '../../contract/teaching/course.ts'
import {
  coursewareByCourse,
  coursewarePreview,
  coursewareProgress,
  coursewareReact,
  coursewareReactions,
} from '../../contract/teaching/courseware.ts'
import { recordLatest, recordUpdate } from '../../contract/teaching/record.ts'
import { courseFavouriteLane, coursesLane, coursewareLane, recordLane } from '../../device/lanes.ts'
import { newId } from '../../device/names.ts'
import { coversAll, ownLane, queuedAction } from './action.ts'
import { groups } from './groups.ts'

/** The replies that say whether a course is a favourite. */
const courses = [coursePage, courseDetail, collectedCourses, courseStudying]
const favourites = () => groups.favourites
const study = () => groups.study
const ofCourse = ownLane(({ courseId }: { courseId: number }) => courseFavouriteLane(courseId))
const ofCourseware = ownLane(({ id }: { id: number }) => coursewareLane(id))

export const teachingActions = {
  'course.collect': queuedAction({
    send: courseCollect,
    version: 1,
    name: msg`收藏课程`,
    group: favourites,
    lane: ofCourse,
    refreshes: courses,
    supersedes: null,
    whenGone: 'done',
    answers: null,
    repair: null,
    notBefore: ['course.uncollectBatch'],
  }),
  'course.uncollect': queuedAction({
    send: courseUncollect,
    version: 1,
    name: msg`取消收藏课程`,
    group: favourites,
    lane: ofCourse,
    refreshes: courses,
    supersedes: null,
    whenGone: 'done',
    answers: null,
    repair: null,
  }),
  'course.uncollectBatch': queuedAction({
    send: courseUncollectBatch,
    version: 1,
    name: msg`批量取消收藏课程`,
    group: favourites,
    lane: ownLane(() => coursesLane(newId())),
    refreshes: courses,
    supersedes: null,
    whenGone: 'done',
    answers: null,
    repair: null,
    notBefore: ['course.collect'],
  }),
  // a class that was left, or a courseware that was taken back: there is nothing left to tell
  'courseware.progress': queuedAction({
    send: coursewareProgress,
    version: 1,
    name: msg`课件学习进度`,
    group: study,
    lane: ofCourseware,
    refreshes: [coursewarePreview, coursewareByCourse, courseStudying],
    supersedes: null,
    whenGone: 'done',
    answers: null,
    repair: null,
  }),
  'courseware.react': queuedAction({
    send: coursewareReact,
    version: 1,
    name: msg`课件页的不懂与收藏`,
    group: study,
    lane: ofCourseware,
    refreshes: [coursewarePreview, coursewareReactions],
    supersedes: null,
    whenGone: 'done',
    answers: null,
    repair: null,
  }),
  'record.update': queuedAction({
    send: recordUpdate,
    version: 1,
    name: msg`上次学到`,
    group: study,
    lane: ownLane(() => recordLane),
    refreshes: [recordLatest],
    supersedes: coversAll,
    whenGone: 'done',
    answers: null,
    repair: null,
  }),
}
