/** How far an administrator's care reaches: the whole school, or the own academy. */
import { rolesOf } from '../../src/rules/roles.ts'
import type { Context } from '../context.ts'
import { tenant } from '../store/schema.ts'

/** Roles over the whole school; others look after what is theirs. */
export const isOfSchool = ({ caller }: Pick<Context, 'caller'>): boolean =>
  rolesOf(caller.roles).some((role) => role === 'SystemAdmin' || role === 'SuperAdmin')

export async function ownAcademyId({ db, caller }: Pick<Context, 'db' | 'caller'>): Promise<number | null> {
  const account = await db
    .selectFrom('account')
    .select('academyId')
    .where('tenant', '=', tenant)
    .where('id', '=', caller.accountId)
    .executeTakeFirst()
  return account?.academyId ?? null
}
