/** Carries out a plan: first passwords are made and hashed, then everything is written in one transaction. */
import { writeImportedAccounts } from '../../server/people/manage/importAccounts.ts'
import type { Db } from '../../server/store/db.ts'
import type { PasswordPolicy } from '../../src/contract/system.ts'
import { type FirstPasswordLine, makeFirstPasswords } from './firstPasswords.ts'
import type { AccountPlan } from './plan.ts'

export async function carryOutPlan(
  db: Db,
  { created, changed }: AccountPlan,
  policy: PasswordPolicy,
  by: { accountId: number; now: number },
  report: (done: number) => Promise<void>,
): Promise<FirstPasswordLine[]> {
  const made = await makeFirstPasswords(created, policy, report)
  const accounts = made.map(({ account, passwordHash }) => ({ ...account, passwordHash }))
  const asking = {
    caller: { accountId: by.accountId, roles: 0, tokenHash: '' },
    address: '',
    now: by.now,
  }
  await db.kysely
    .transaction()
    .execute((within) => writeImportedAccounts(within, { created: accounts, changed }, asking))
  return made.map(({ account, password }) => [account.number, account.fullName, password])
}
