/** The caller's own account. */
import type { Updateable } from 'kysely'
import type { Context } from '../context.ts'
import { sessionGone } from '../http/failure.ts'
import { type Account, tenant } from '../store/schema.ts'
import { recordChange } from '../system/audit.ts'
import type { AccountTable } from './tables.ts'

export async function ownAccount({ db, caller }: Context): Promise<Account> {
  const account = await db
    .selectFrom('account')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', caller.accountId)
    .executeTakeFirst()
  if (!account) throw sessionGone()
  return account
}

export async function changeOwnAccount(
  { db, caller }: Context,
  change: Updateable<AccountTable>,
): Promise<void> {
  await db
    .updateTable('account')
    .set(change)
    .where('tenant', '=', tenant)
    .where('id', '=', caller.accountId)
    .execute()
}

/** Only a new photo for exams is recorded: everybody sees an avatar anyway. */
export async function setOwnImage(
  within: Context,
  kind: 'avatar' | 'examPhoto',
  address: string,
): Promise<void> {
  await changeOwnAccount(within, kind === 'avatar' ? { image: address } : { examImage: address })
  if (kind === 'examPhoto')
    await recordChange(within, {
      what: 'account.examPhoto',
      thing: 'account',
      thingId: within.caller.accountId,
    })
}
