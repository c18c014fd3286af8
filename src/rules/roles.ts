import type { Role } from '../contract/session.ts'

/** The bit of each role, as the service stores them. */
export const roleBits: Record<Role, number> = {
  Student: 1,
  Teacher: 2,
  MachineAdmin: 4,
  SubjectAdmin: 8,
  AcademyAdmin: 16,
  SystemAdmin: 32,
  SuperAdmin: 64,
}

/** In the order in which the single role is looked for. */
export const roleOrder: readonly Role[] = [
  'Student',
  'Teacher',
  'MachineAdmin',
  'SubjectAdmin',
  'AcademyAdmin',
  'SystemAdmin',
  'SuperAdmin',
]

export const rolesOf = (bits: number): Role[] => roleOrder.filter((role) => (bits & roleBits[role]) !== 0)

export const bitsOf = (roles: readonly Role[]): number =>
  roles.reduce((bits, role) => bits | roleBits[role], 0)

/** The single role of somebody who has several: the first match of the order, Student by default. */
export const singleRole = (roles: readonly Role[]): Role =>
  roleOrder.find((role) => roles.includes(role)) ?? 'Student'

/** Every role is on the teachers' side but Student and MachineAdmin. */
export const isTeacherSide = (role: Role): boolean => role !== 'Student' && role !== 'MachineAdmin'
