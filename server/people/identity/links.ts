/** Which account a proven person is. Nothing is ever linked by a mail address. */

import { bitsOf } from '../../../src/rules/roles.ts'
import type { Context } from '../../context.ts'
import { tenant } from '../../store/schema.ts'
import { recordChange } from '../../system/audit.ts'
import type { ProvenIdentity } from './provider.ts'

type Linking = Pick<Context, 'db' | 'now' | 'address'>

/** Accounts that may change everything are linked by nobody's word but their own. */
const neverByNumber = bitsOf(['SystemAdmin', 'SuperAdmin'])

interface Linked {
  accountId: number
  disabled: number
}

export async function linkedAccount(
  { db }: Pick<Linking, 'db'>,
  provider: string,
  subject: string,
): Promise<Linked | undefined> {
  return db
    .selectFrom('identityLink as l')
    .innerJoin('account as a', (join) =>
      join.onRef('a.tenant', '=', 'l.tenant').onRef('a.id', '=', 'l.accountId'),
    )
    .select(['l.accountId', 'a.disabled'])
    .where('l.tenant', '=', tenant)
    .where('l.provider', '=', provider)
    .where('l.subject', '=', subject)
    .executeTakeFirst()
}

/**
 * Links a person to the account with their number, at the first sign-in and only where the school trusts the provider to say
 * numbers. An account that is linked to somebody else of this provider stays theirs.
 */
export async function linkByNumber(
  context: Linking,
  provider: string,
  { subject, number }: ProvenIdentity,
): Promise<Linked | undefined> {
  const { db, now } = context
  const loginName = number.trim().toLowerCase()
  if (loginName === '') return undefined
  const account = await db
    .selectFrom('account')
    .select(['id', 'disabled', 'roles'])
    .where('tenant', '=', tenant)
    .where('loginName', '=', loginName)
    .executeTakeFirst()
  if (!account || (account.roles & neverByNumber) !== 0) return undefined
  if (account.disabled) return { accountId: account.id, disabled: account.disabled }
  const made = await db
    .insertInto('identityLink')
    .values({ tenant, provider, subject, accountId: account.id, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('accountId')
    .executeTakeFirst()
  if (!made) return linkedAccount(context, provider, subject)
  const caller = { accountId: account.id, roles: account.roles, tokenHash: '' }
  await recordChange(
    { ...context, caller },
    { what: 'account.link', thing: 'account', thingId: account.id, after: { provider } },
  )
  return { accountId: account.id, disabled: 0 }
}
