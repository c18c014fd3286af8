import * as v from 'valibot'
import { get, id, optional, type Paged, page, post, withoutNul } from '../endpoint.ts'

/** A class of a course, as its teachers see it. */
export interface Room {
  id: number
  courseId: number
  name: string
  code: string
  /** takes new members */
  open: boolean
  capacity: number
  members: number
  /** The caller may change the class and remove members; assistants and substitutes may not. */
  mayEdit: boolean
}

/** A class as its member sees it. */
export interface JoinedRoom {
  id: number
  courseId: number
  courseName: string
  courseNameEn: string
  name: string
  members: number
  /** When the person joined (ms UTC). */
  joinedAt: number
  teachers: { id: number; name: string; nameEn: string }[]
}

export interface RoomMember {
  id: number
  name: string
  nameEn: string
  loginName: string
  joinedAt: number
  /** When any of the person's devices was last seen (ms UTC); null: never. */
  lastSeenAt: number | null
  /** answers that wait on the person's devices, as they last said; null: they said nothing yet */
  unsent: number | null
  /** coursewares of the course that were opened, and what part of all of them was seen, in whole per cent */
  opened: number
  percent: number
  /** by the caller */
  mayRemove: boolean
}

/** A class's code as it was typed or read from a QR code: the service folds width, case, blanks and hyphens. */
const code = v.pipe(v.string(), withoutNul, v.maxLength(200))

export const roomJoin = post('/dh-teaching/room/join', { code }).replies<JoinedRoom>()
export const roomTeacherList = get('/dh-teaching/room/teacher/list', { courseId: optional(id) }).replies<
  Room[]
>()
export const roomStudentList = get('/dh-teaching/room/student/list', {}).replies<JoinedRoom[]>()
export const roomExit = post('/dh-teaching/room/student/exit', { roomId: id }).replies<null>()
export const roomJoined = get('/dh-teaching/room/joined', { courseId: id }).replies<JoinedRoom | null>()

/** Without `id` it is a new class with a new code. */
export const roomSave = post('/dh-teaching/room/save', {
  id: optional(id),
  courseId: id,
  name: v.pipe(v.string(), withoutNul, v.trim(), v.maxLength(100)),
  capacity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(5000)),
}).replies<Room>()
/** Gives the class a new code; the old one leads nowhere from then on. */
export const roomRenew = post('/dh-teaching/room/renew', { id }).replies<Room>()
/** Closes the class to new members, or opens it again; who is in it stays. */
export const roomClose = post('/dh-teaching/room/close', { id, open: v.boolean() }).replies<Room>()
export const roomRemove = post('/dh-teaching/room/remove', { roomId: id, accountId: id }).replies<null>()
export const roomMembers = get('/dh-teaching/room/members', { ...page, roomId: id }).replies<
  Paged<RoomMember>
>()
