import * as v from 'valibot'
import { get, id, keyword, optional, type Paged, page, postOnce } from '../endpoint.ts'

/** A person as others read the name. */
export interface Named {
  id: number
  name: string
  nameEn: string
}

export const teacherRoles = ['owner', 'teacher', 'assistant', 'substitute'] as const
export type TeacherRole = (typeof teacherRoles)[number]

export const courseStates = ['draft', 'open', 'ended'] as const
export type CourseState = (typeof courseStates)[number]

export interface Course extends Named {
  desc: string
  descEn: string
  thumbnail: string
  collected: boolean
  teachers: Named[]
}

/** The parts of the final grade, whole per cent; their sum is 100. */
export interface GradeRatio {
  experiment: number
  homework: number
  quiz: number
  exam: number
}

/** The rights that somebody has on a course. */
export interface CourseMay {
  /** edit, end and copy it, set the ratio, name teachers */
  edit: boolean
  /** make classes, renew codes, remove members */
  rooms: boolean
  /** see members and progress */
  members: boolean
  /** make coursewares and publish them to the course */
  coursewares: boolean
  /** lead a lesson that the class follows */
  present: boolean
  /** say what a class keeps before a lab */
  prepare: boolean
}

export interface CourseTeacher extends Named {
  role: TeacherRole
  /** When the role begins (ms UTC): of a substitute, the first moment of the days. */
  from: number | null
  /** When the role ends (ms UTC): of a substitute, the moment after the last of the days. */
  until: number | null
}

export interface CourseDetail extends Course {
  state: CourseState
  academy: Named | null
  term: Named | null
  startsAt: number | null
  endsAt: number | null
  ratio: GradeRatio
  staff: CourseTeacher[]
  /** The caller's role, in their days; null: does not teach it. */
  role: TeacherRole | null
  may: CourseMay
  /** the class that the caller is in; null: none */
  roomId: number | null
  rooms: number
  students: number
  coursewares: number
}

/** A course that the caller studies. */
export interface StudyingCourse extends Course {
  roomId: number
  roomName: string
  state: CourseState
  coursewares: number
  /** whole per cent of all coursewares */
  percent: number
  /** the first courseware that is not finished */
  next: Named | null
}

/** A course that the caller teaches. */
export interface TeachingCourse extends Course {
  role: TeacherRole
  state: CourseState
  termName: string
  termNameEn: string
  rooms: number
  students: number
  coursewares: number
}

export interface Term extends Named {
  startsAt: number
  endsAt: number
}

export const coursePage = get('/dh-teaching/course/page', {
  ...page,
  keyword,
  academyId: optional(id),
  teacherId: optional(id),
}).replies<Paged<Course>>()
export const courseCollect = postOnce(
  '/dh-teaching/course/collection/insert',
  { courseId: id },
  { carries: 'query' },
).replies<null>()
export const courseUncollect = postOnce('/dh-teaching/course/collection/delete', {
  courseId: id,
}).replies<null>()
export const courseUncollectBatch = postOnce('/dh-teaching/course/collection/cancelBatch', {
  courseIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(200)),
}).replies<null>()
export const collectedCourses = get('/dh-teaching/course/collection/page', page).replies<Paged<Course>>()
export const courseTeaching = get('/dh-teaching/course/teaching/home', {}).replies<TeachingCourse[]>()
export const courseStudying = get('/dh-teaching/course/studying/home', {}).replies<StudyingCourse[]>()
export const courseAcademies = get('/api/v1.0/academy/list/course', {}).replies<Named[]>()
export const courseTeachers = get('/api/v1.0/teacher/course', {}).replies<Named[]>()
export const courseDetail = get('/dh-teaching/course/detail', { id }).replies<CourseDetail>()

export const termList = get('/dh-teaching/term/list', {}).replies<Term[]>()
