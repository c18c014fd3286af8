/** How far an administrator's care for accounts reaches: the whole school, or the own academy. */
import { rolesOf } from '../../../src/rules/roles.ts'
import type { Context } from '../../context.ts'
import { tenant } from '../../store/schema.ts'
import { academyFamily } from './manageAcademies.ts'

/** Roles over the whole school; others look after what is theirs. */
export const isOfSchool = ({ caller }: Pick<Context, 'caller'>): boolean =>
  rolesOf(caller.roles).some((role) => role === 'SystemAdmin' || role === 'SuperAdmin')

async function ownAcademyId({ db, caller }: Pick<Context, 'db' | 'caller'>): Promise<number | null> {
  const account = await db
    .selectFrom('account')
    .select('academyId')
    .where('tenant', '=', tenant)
    .where('id', '=', caller.accountId)
    .executeTakeFirst()
  return account?.academyId ?? null
}

/** The places whose accounts are the caller's to look after, at the asked place or anywhere; undefined: all of the school. */
export async function managedPlaces(
  context: Pick<Context, 'db' | 'caller'>,
  academyId: number | undefined,
): Promise<number[] | undefined> {
  const asked = academyId === undefined ? undefined : await academyFamily(context, academyId)
  if (isOfSchool(context)) return asked
  const own = await academyFamily(context, await ownAcademyId(context))
  return asked ? asked.filter((id) => own.includes(id)) : own
}
