/** Marks that a teacher draws for others: for a class or the whole school, from a time on. */
import { array, integer, maxLength, minLength, nullable, number, picklist, pipe, tuple } from 'valibot'
import { get, id, optional, post, text, time, uuid } from '../endpoint.ts'
import { type MarkColor, type MarkShape, markColors, markShapes } from '../specimens.ts'

export const markScopes = ['own', 'room', 'school'] as const
export type MarkScope = (typeof markScopes)[number]

export interface TeacherMark {
  /** UUID of the device that drew it */
  clientId: string
  specimenId: number
  shape: MarkShape
  /** as of personal marks */
  points: [number, number][]
  frame: number
  name: string
  nameEn: string
  desc: string
  color: MarkColor
  /** `own`: nobody else sees it yet */
  scope: MarkScope
  /** the class that sees it; null where it is not for one class */
  roomId: number | null
  roomName: string
  /** When others begin to see the mark (ms UTC); nobody else sees it, or its name, before. */
  shownFrom: number
}

/** The caller's own. */
export const teacherMarks = get('/dh-specimen/mark/teacher', { specimenId: id }).replies<TeacherMark[]>()

const place = tuple([number(), number()])

/** Replaces the caller's mark of this name. */
export const teacherMarkSave = post('/dh-specimen/mark/teacher/save', {
  clientId: uuid,
  specimenId: id,
  shape: picklist(markShapes),
  points: pipe(array(place), minLength(1), maxLength(2000)),
  frame: pipe(number(), integer()),
  name: text,
  nameEn: text,
  desc: text,
  color: picklist(markColors),
  scope: picklist(markScopes),
  roomId: optional(nullable(id), null),
  shownFrom: time,
}).replies<null>()

export const teacherMarkDelete = post('/dh-specimen/mark/teacher/delete', { clientId: uuid }).replies<null>()
