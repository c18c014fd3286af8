/** The permission of each call, named beside its handler, and the question that a handler asks of the table. */
import type { Endpoint } from '../src/contract/endpoint.ts'
import { isPermitted, isRolePermitted, type Permission, type Relation } from '../src/rules/permissions.ts'
import { rolesOf } from '../src/rules/roles.ts'
import type { Caller } from './context.ts'
import { notAllowed } from './http/failure.ts'

/** One permission per call of an area of the contract: a call without one does not compile, and does not start. */
export type Permissions<Area> = {
  [Name in keyof Area as Area[Name] extends Endpoint ? Name : never]: Permission
}

/** Before a handler runs: whether the caller's roles have the permission in any relation. @throws Failure 403 */
export function requireRole(caller: Caller, permission: Permission): void {
  if (!isRolePermitted(permission, rolesOf(caller.roles))) throw notAllowed()
}

/**
 * Within a handler, once the thing is known.
 * @param relations how the caller stands to it; roles over the whole school need none
 * @throws Failure 403
 */
export function requirePermission(
  { caller }: { caller: Caller },
  permission: Permission,
  relations: readonly Relation[],
): void {
  if (!isPermitted(permission, rolesOf(caller.roles), relations)) throw notAllowed()
}
