/** The caller's standing in a course, and what they may do with it. */

import type { Role } from '../../src/contract/session.ts'
import type { CourseMay, CourseState, TeacherRole } from '../../src/contract/teaching/course.ts'
import { isPermitted, type Permission, type Relation } from '../../src/rules/permissions.ts'
import { roleBits, rolesOf } from '../../src/rules/roles.ts'
import type { CallerContext, Context } from '../context.ts'
import { notAllowed, notFound } from '../http/failure.ts'
import { isInOwnAcademy } from '../people/academies.ts'
import { tenant } from '../store/schema.ts'

const schoolAdmins = roleBits.SystemAdmin | roleBits.SuperAdmin
const students = roleBits.Student | roleBits.MachineAdmin

/** Whether somebody works on the teachers' side: has any role but Student and MachineAdmin. */
export const isOnTeacherSide = (roles: number): boolean => (roles & ~students) !== 0

export const isSchoolAdmin = (roles: number): boolean => (roles & schoolAdmins) !== 0

export interface Standing {
  courseId: number
  state: CourseState
  published: number
  /** The caller's role in the course today; null: does not teach it. */
  role: TeacherRole | null
  /** the class that the caller is in; null: none */
  roomId: number | null
  /** administers the course's academy or the school */
  administers: boolean
  roles: Role[]
  relations: Relation[]
}

const relationOfRole: Record<TeacherRole, Relation> = {
  owner: 'courseOwner',
  teacher: 'courseTeacher',
  assistant: 'courseAssistant',
  substitute: 'courseSubstitute',
}

interface StandingRow extends Pick<Standing, 'state' | 'published' | 'role' | 'roomId'> {
  id: number
  academyId: number | null
  from: number | null
  until: number | null
}

const standingSql = `select c."id", c."state", c."published", c."academyId", t."role", t."from", t."until",
    m."roomId"
  from "course" c
  left join "courseTeacher" t on t."tenant" = c."tenant" and t."courseId" = c."id" and t."accountId" = ?
  left join "roomMember" m on m."tenant" = c."tenant" and m."courseId" = c."id" and m."accountId" = ?
    and m."leftAt" is null
  where c."tenant" = ? and c."id" = ?`

/** A substitute teaches in the given days alone. */
export const isInDays = ({ from, until }: { from: number | null; until: number | null }, now: number) =>
  (from === null || from <= now) && (until === null || now < until)

/** @throws Failure 404 where there is no such course for the caller */
export async function standingOf({ rows, caller, now }: CallerContext, courseId: number): Promise<Standing> {
  const { accountId, roles } = caller
  const [row] = await rows<StandingRow>(standingSql, [accountId, accountId, tenant, courseId])
  if (!row) throw notFound()
  const role = row.role !== null && (row.role !== 'substitute' || isInDays(row, now)) ? row.role : null
  const { state, published, roomId } = row
  const relations: Relation[] = role === null ? [] : [relationOfRole[role]]
  if (roomId !== null) relations.push('member')
  const isAcademyAdmin = (roles & roleBits.AcademyAdmin) !== 0
  const isOfAcademy = isAcademyAdmin && (await isInOwnAcademy({ rows, caller }, row.academyId))
  if (isOfAcademy) relations.push('ownAcademy')
  const administers = isSchoolAdmin(roles) || isOfAcademy
  const standing = { courseId, state, published, role, roomId, administers, roles: rolesOf(roles), relations }
  const isShown = published === 1 || role !== null || standing.administers || roomId !== null
  if (!isShown) throw notFound()
  return standing
}

export function mayOf({ roles, relations }: Standing): CourseMay {
  const may = (permission: Permission) => isPermitted(permission, roles, relations)
  return {
    edit: may('course.edit'),
    rooms: may('room.edit'),
    members: may('course.members'),
    coursewares: may('courseware.publish'),
    present: may('course.present'),
    prepare: may('course.prepare'),
  }
}

/** @throws Failure 404 without such a course, 403 where the caller may not do this with it */
export async function mustMay(
  context: CallerContext,
  courseId: number,
  what: keyof CourseMay,
): Promise<Standing> {
  const standing = await standingOf(context, courseId)
  if (!mayOf(standing)[what]) throw notAllowed()
  return standing
}

/** @throws Failure 403 for students */
export function mustBeOnTeacherSide({ caller }: Pick<Context, 'caller'>): void {
  if (!isOnTeacherSide(caller.roles)) throw notAllowed()
}
