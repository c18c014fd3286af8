/** Carries out a plan: first passwords are made and hashed, then everything is written in one transaction. */
import { tellFieldsChanged } from '../../server/notices/accountNotices.ts'
import { type AccountChange, writeImportedAccounts } from '../../server/people/manage/importAccounts.ts'
import type { Db } from '../../server/store/db.ts'
import type { PasswordPolicy } from '../../src/contract/system.ts'
import { type FirstPasswordLine, makeFirstPasswords } from './firstPasswords.ts'
import type { AccountPlan } from './plan.ts'

/** Accounts whose phone number or e-mail address is replaced, by the names of these fields; a first one replaces none. */
function replacedContacts(changed: readonly AccountChange[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const { id, before } of changed) {
    const names = ['phone', 'email'].filter((name) => (before[name] ?? '') !== '').join(' ')
    if (names !== '') found.set(names, [...(found.get(names) ?? []), id])
  }
  return found
}

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
  await db.kysely.transaction().execute(async (within) => {
    await writeImportedAccounts(within, { created: accounts, changed }, asking)
    for (const [names, ids] of replacedContacts(changed))
      await tellFieldsChanged({ ...asking, db: within }, ids, names.split(' '))
  })
  return made.map(({ account, password }) => [account.number, account.fullName, password])
}
