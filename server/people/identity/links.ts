/** Which account a proven person is. Nothing is ever linked by a mail address. */

import { bitsOf } from '../../../src/rules/roles.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../http/failure.ts'
import { inTransaction } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'
import { recordChange } from '../../system/audit.ts'
import type { ProvenIdentity } from './provider.ts'

type Linking = Pick<Context, 'db' | 'now' | 'address'>

/** Accounts that may change everything are never linked. */
const neverLinked = bitsOf(['SystemAdmin', 'SuperAdmin'])

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
  const { db } = context
  const loginName = number.trim().toLowerCase()
  if (loginName === '') return undefined
  const account = await db
    .selectFrom('account')
    .select(['id', 'disabled', 'roles'])
    .where('tenant', '=', tenant)
    .where('loginName', '=', loginName)
    .executeTakeFirst()
  if (!account || (account.roles & neverLinked) !== 0) return undefined
  if (account.disabled) return { accountId: account.id, disabled: account.disabled }
  if (!(await insertLink(context, { provider, subject }, account, 'number')))
    return linkedAccount(context, provider, subject)
  return { accountId: account.id, disabled: 0 }
}

interface ProvenSubject {
  provider: string
  subject: string
}

/** @returns false where the person, or the account at this provider, is linked already */
async function insertLink(
  context: Linking,
  { provider, subject }: ProvenSubject,
  { id, roles }: { id: number; roles: number },
  by: 'number' | 'password',
): Promise<boolean> {
  return inTransaction(context.db, async (db) => {
    const made = await db
      .insertInto('identityLink')
      .values({ tenant, provider, subject, accountId: id, createdAt: context.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('accountId')
      .executeTakeFirst()
    if (!made) return false
    await recordChange(
      { ...context, db, caller: { accountId: id, roles, tokenHash: '' } },
      { what: 'account.link', thing: 'account', thingId: id, after: { provider, by } },
    )
    return true
  })
}

/**
 * Links a person to the account whose password they typed. A platform that is taken over must not lead into the
 * administration, so its accounts are not linked by this either.
 */
export async function linkByPassword(
  context: Linking,
  proven: ProvenSubject,
  account: { id: number; roles: number },
): Promise<void> {
  if ((account.roles & neverLinked) !== 0) throw refuse('linkNoAdministrator')
  if (await insertLink(context, proven, account, 'password')) return
  const linked = await linkedAccount(context, proven.provider, proven.subject)
  if (linked?.accountId !== account.id) throw refuse('linkTaken')
}

/** Ends what other sign-ins know of an account: each has to be linked anew. */
export async function forgetLinks({ db }: Pick<Linking, 'db'>, accountId: number): Promise<void> {
  await db
    .deleteFrom('identityLink')
    .where('tenant', '=', tenant)
    .where('accountId', '=', accountId)
    .execute()
}
