/** Which roles an administrator may give and take, and whose accounts each may change. */
import type { Role } from '../../contract/session.ts'
import { roleOrder } from '../roles.ts'

const plainRoles: readonly Role[] = ['Student', 'Teacher', 'MachineAdmin']
const ofSystem: readonly Role[] = [...plainRoles, 'SubjectAdmin', 'AcademyAdmin']

/** Nobody gives a role that is as strong as the own one, but the super administrator. */
export function grantableRoles(own: readonly Role[]): readonly Role[] {
  if (own.includes('SuperAdmin')) return roleOrder
  if (own.includes('SystemAdmin')) return ofSystem
  if (own.includes('AcademyAdmin')) return plainRoles
  return []
}

/** Whether an administrator may change an account with these roles. */
export const mayManageRoles = (own: readonly Role[], roles: readonly Role[]): boolean =>
  own.includes('SuperAdmin') || roles.every((role) => grantableRoles(own).includes(role))
