/** Carries out a plan: first passwords are made and hashed, then everything is written in one transaction. */
import { makeFirstPassword } from '../../server/people/firstPassword.ts'
import { type NewAccount, writeImportedAccounts } from '../../server/people/manage/importAccounts.ts'
import { hashPassword } from '../../server/people/password.ts'
import type { Db } from '../../server/store/db.ts'
import type { PasswordPolicy } from '../../src/contract/system.ts'
import type { AccountPlan } from './plan.ts'

/** Number, name, first password. */
export type FirstPasswordLine = [number: string, fullName: string, password: string]

/** Two at a time: what hashPassword takes turns in. */
const maxAtOnce = 2

export async function carryOutPlan(
  db: Db,
  { created, changed }: AccountPlan,
  policy: PasswordPolicy,
  by: { accountId: number; now: number },
  report: (done: number) => Promise<void>,
): Promise<FirstPasswordLine[]> {
  const passwords: FirstPasswordLine[] = []
  const accounts: NewAccount[] = []
  for (let at = 0; at < created.length; at += maxAtOnce) {
    const made = await Promise.all(
      created.slice(at, at + maxAtOnce).map(async (account) => {
        const password = makeFirstPassword(policy)
        return { account, password, passwordHash: await hashPassword(password) }
      }),
    )
    for (const { account, password, passwordHash } of made) {
      passwords.push([account.number, account.fullName, password])
      accounts.push({ ...account, passwordHash })
    }
    if (at % 20 === 0) await report(Math.min(at + maxAtOnce, created.length))
  }
  const asking = {
    caller: { accountId: by.accountId, roles: 0, tokenHash: '' },
    address: '',
    now: by.now,
  }
  await db.kysely
    .transaction()
    .execute((within) => writeImportedAccounts(within, { created: accounts, changed }, asking))
  return passwords
}
