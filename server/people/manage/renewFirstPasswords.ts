/**
 * New first passwords for accounts that have never signed in: those of an import are shown once, and a page that is
 * closed too early loses them all.
 */
import { mayManageRoles } from '../../../src/rules/people/adminRoles.ts'
import { rolesOf } from '../../../src/rules/roles.ts'
import type { Caller, Context } from '../../context.ts'
import { chunksOf } from '../../store/chunks.ts'
import { marksFor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'
import { recordChange } from '../../system/audit.ts'
import { clearAccount } from '../throttle.ts'

interface FreshAccount {
  id: number
  loginName: string
  number: string
  fullName: string
}

/**
 * Accounts that the caller may manage, that still have a first password and that nobody has signed in to by other means.
 * @param academyIds at these places; undefined: anywhere
 */
export async function freshAccounts(
  { rows }: Pick<Context, 'rows'>,
  caller: Caller,
  academyIds: readonly number[] | undefined,
): Promise<FreshAccount[]> {
  if (academyIds?.length === 0) return []
  const found = await rows<FreshAccount & { roles: number }>(
    `select a."id", a."loginName", a."number", a."fullName", a."roles" from "account" a
      where a."tenant" = ? and a."disabled" = 0 and a."mustChangePassword" = 1
      ${academyIds ? `and a."academyId" in (${marksFor(academyIds)})` : ''}
      and not exists (select 1 from "session" s where s."tenant" = a."tenant" and s."accountId" = a."id")
      and not exists (select 1 from "identityLink" l where l."tenant" = a."tenant" and l."accountId" = a."id")
      order by a."loginName", a."id"`,
    [tenant, ...(academyIds ?? [])],
  )
  const own = rolesOf(caller.roles)
  return found
    .filter(({ id, roles }) => id !== caller.accountId && mayManageRoles(own, rolesOf(roles)))
    .map(({ roles: _, ...account }) => account)
}

type Within = Pick<Context, 'db' | 'rows' | 'caller' | 'address' | 'now'>

/**
 * Whoever chose an own password while the new ones were being made keeps it.
 * @returns the ids of the accounts that have their new first password
 */
export async function writeFirstPasswords(
  within: Within,
  hashes: readonly { account: FreshAccount; passwordHash: string }[],
): Promise<Set<number>> {
  const written = new Set<number>()
  for (const { account, passwordHash } of hashes) {
    const row = await within.db
      .updateTable('account')
      .set({ passwordHash })
      .where('tenant', '=', tenant)
      .where('id', '=', account.id)
      .where('mustChangePassword', '=', 1)
      .returning('id')
      .executeTakeFirst()
    if (!row) continue
    written.add(account.id)
    // whoever looked for the lost password has often used up the tries
    await clearAccount(within, account.loginName)
    await recordChange(within, { what: 'account.resetPassword', thing: 'account', thingId: account.id })
  }
  // a ticket was given for the old password
  for (const ids of chunksOf([...written]))
    await within.db.deleteFrom('ticket').where('tenant', '=', tenant).where('accountId', 'in', ids).execute()
  return written
}
