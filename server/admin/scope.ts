/** How far an administrator's care reaches: the whole school, or the own academy. */
import type { ManagedAccount } from '../../src/contract/admin/adminPeople.ts'
import type { Role } from '../../src/contract/session.ts'
import { mayManageRoles } from '../../src/rules/people/adminRoles.ts'
import { rolesOf } from '../../src/rules/roles.ts'
import type { Context } from '../context.ts'
import { refuse } from '../http/failure.ts'
import { isInOwnAcademy } from '../people/academies.ts'
import { findAccount } from '../people/manage/listAccounts.ts'
import { requirePermission } from '../permissions.ts'

type Asking = Pick<Context, 'rows' | 'caller'>

export const ownRoles = ({ caller }: Pick<Context, 'caller'>): Role[] => rolesOf(caller.roles)

/** @throws Failure 403 where the place is not the caller's to look after */
export async function mustLookAfter(context: Asking, academyId: number | null): Promise<void> {
  const isOwn = await isInOwnAcademy(context, academyId)
  requirePermission(context, 'account.manage', isOwn ? ['ownAcademy'] : [])
}

/** @throws Failure 403 or 404; a refusal where the account is stronger than the caller */
export async function mustManage(context: Asking, id: number): Promise<ManagedAccount> {
  const account = await findAccount(context, id)
  await mustLookAfter(context, account.academyId)
  if (!mayManageRoles(ownRoles(context), account.roles)) throw refuse('roleTooStrong')
  return account
}
