/** Many first passwords at once; each takes a tenth of a second of a machine's time. */
import { makeFirstPassword } from '../../server/people/firstPassword.ts'
import { hashPassword } from '../../server/people/password.ts'
import type { PasswordPolicy } from '../../src/contract/system.ts'

/** Number, name, first password. */
export type FirstPasswordLine = [number: string, fullName: string, password: string]

/** Two at a time: what hashPassword takes turns in. */
const maxAtOnce = 2

interface WithFirstPassword<Account> {
  account: Account
  password: string
  passwordHash: string
}

export async function makeFirstPasswords<Account>(
  accounts: readonly Account[],
  policy: PasswordPolicy,
  report: (done: number) => Promise<void>,
): Promise<WithFirstPassword<Account>[]> {
  const made: WithFirstPassword<Account>[] = []
  for (let at = 0; at < accounts.length; at += maxAtOnce) {
    const some = accounts.slice(at, at + maxAtOnce).map(async (account) => {
      const password = makeFirstPassword(policy)
      return { account, password, passwordHash: await hashPassword(password) }
    })
    made.push(...(await Promise.all(some)))
    if (at % 20 === 0) await report(Math.min(at + maxAtOnce, accounts.length))
  }
  return made
}
