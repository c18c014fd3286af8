/** Administration of a school's people: accounts, and the tree of academies, grades and classes. */
import * as v from 'valibot'
import type { SignedInDevice } from '../devices.ts'
import { get, id, keyword, oneOf, optional, type Paged, page, post, title, word } from '../endpoint.ts'
import { opened } from '../forms/opened.ts'
import type { Role } from '../session.ts'
import type { AcademyKind } from './academies.ts'

const roleNames = [
  'Student',
  'Teacher',
  'MachineAdmin',
  'SubjectAdmin',
  'AcademyAdmin',
  'SystemAdmin',
  'SuperAdmin',
] as const satisfies readonly Role[]
const maybeId = v.nullable(id)
/** How many accounts one call disables at most. */
export const maxDisabled = 2000
const manyIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(maxDisabled))

/** An account as administrators see it. */
export interface ManagedAccount {
  id: number
  loginName: string
  /** of the school, for students and staff; may be empty */
  number: string
  fullName: string
  fullNameEn: string
  phone: string
  email: string
  roles: Role[]
  academyId: number | null
  academyName: string
  academyNameEn: string
  /** the class */
  classesName: string
  classesNameEn: string
  subjectName: string
  disabled: boolean
  /** it still has the first password that the school gave it */
  mustChangePassword: boolean
  /** When the account was created (ms UTC). */
  createdAt: number
  /** When the person was last seen (ms UTC, true to the day); null: never signed in. */
  lastSeenAt: number | null
  /** fields that were edited by hand: an import leaves them as they are */
  edited: string[]
}

export interface ManagedAccountDetail extends ManagedAccount {
  sessions: SignedInDevice[]
  /** When it is going to be closed (ms UTC); null: it stays. */
  closesAt: number | null
  /** the share of time in every quiz, as 1.25; 1: as others */
  timeFactor: number
  /** the caller may change it */
  canEdit: boolean
  /** the roles that the caller may give */
  grantable: Role[]
}

export const adminAccountPage = get('/dh-admin/account/page', {
  ...page,
  keyword,
  role: optional(oneOf(roleNames)),
  academyId: optional(id),
  state: optional(oneOf(['active', 'disabled', 'fresh'])),
}).replies<Paged<ManagedAccount>>()

export const adminAccountDetail = get('/dh-admin/account/detail', { id }).replies<ManagedAccountDetail>()

/** Makes an account or changes one; a new one gets a first password, which is answered this once. */
export const adminAccountSave = post('/dh-admin/account/save', {
  id: optional(id),
  loginName: word,
  number: title,
  fullName: title,
  fullNameEn: title,
  phone: title,
  email: title,
  academyId: maybeId,
  subjectName: title,
  roles: v.pipe(v.array(oneOf(roleNames)), v.maxLength(roleNames.length)),
  base: opened,
}).replies<{ id: number; firstPassword: string | null }>()

/** Gives a new first password, answered this once, and ends the sessions. */
export const adminAccountPassword = post('/dh-admin/account/password', { id }).replies<{
  firstPassword: string
}>()

/** Answers how many changed. A disabled account cannot sign in; nothing of it is lost. */
export const adminAccountDisable = post('/dh-admin/account/disable', {
  ids: manyIds,
  disabled: v.boolean(),
  reason: title,
}).replies<number>()

/** Closes an account in seven days; its person and administrators can take that back until then. */
export const adminAccountClose = post('/dh-admin/account/close', { id, reason: title }).replies<null>()
export const adminAccountKeep = post('/dh-admin/account/keep', { id }).replies<null>()

/**
 * Asks for what the school keeps and may see of a person. The reason stands in the audit, and the person is told it.
 * `address` is that of a ZIP: it holds ten minutes, for the caller alone.
 */
export const adminAccountArchive = post('/dh-admin/account/archive', { id, reason: title }).replies<{
  address: string
}>()

/** Gives a person a share of extra time in every quiz; 1 takes it back. Why is told to nobody else. */
export const adminAccountAllow = post('/dh-admin/account/allow', {
  id,
  factor: v.pipe(v.number(), v.minValue(1), v.maxValue(4)),
  reason: title,
  base: opened,
}).replies<null>()

/** @param session one of `sessions`; left out: all of them */
export const adminAccountEndSessions = post('/dh-admin/account/endSessions', {
  id,
  session: optional(word),
}).replies<null>()

/** A place of the tree as administrators see it, those that are put away included. */
export interface ManagedAcademy {
  id: number
  parentId: number | null
  kind: AcademyKind
  name: string
  nameEn: string
  position: number
  /** people who belong to this place itself */
  people: number
  isArchived: boolean
  children: ManagedAcademy[]
}

export const adminAcademyTree = get('/dh-admin/academy/tree', {}).replies<ManagedAcademy[]>()
export const adminAcademySave = post('/dh-admin/academy/save', {
  id: optional(id),
  parentId: maybeId,
  kind: oneOf(['academy', 'grade', 'class']),
  name: title,
  nameEn: title,
  position: optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000)), 0),
  base: opened,
}).replies<number>()
/** Puts a place away that nobody belongs to, or brings it back. */
export const adminAcademyArchive = post('/dh-admin/academy/archive', {
  id,
  archived: v.boolean(),
}).replies<null>()

export const gradeMoveKinds = ['promote', 'graduate'] as const
export type GradeMoveKind = (typeof gradeMoveKinds)[number]

/** The effect that a promotion or graduation will have. */
export interface GradeMovePreview {
  gradeName: string
  /** after a promotion; the old one at a graduation */
  newName: string
  classes: { id: number; name: string; people: number }[]
  students: number
  /** other people who belong there: they stay as they are */
  others: number
}

export interface GradeMove {
  id: number
  kind: GradeMoveKind
  gradeName: string
  newName: string
  students: number
  at: number
  undoneAt: number | null
  /** nobody of those concerned has signed in since */
  canUndo: boolean
}

const move = { gradeId: id, kind: oneOf(gradeMoveKinds), newName: title }
export const adminGradePreview = post('/dh-admin/grade/preview', move).replies<GradeMovePreview>()
/** @param students as the preview said: another number means that something changed meanwhile */
export const adminGradeMove = post('/dh-admin/grade/move', {
  ...move,
  students: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  disable: v.boolean(),
}).replies<number>()
export const adminGradeMoves = get('/dh-admin/grade/moves', {}).replies<GradeMove[]>()
export const adminGradeUndo = post('/dh-admin/grade/undo', { id }).replies<null>()
