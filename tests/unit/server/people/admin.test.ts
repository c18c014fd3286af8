import { expect, onTestFinished, test } from 'vitest'
import { makeAdministrator } from '../../../../server/people/admin.ts'
import { isPassword } from '../../../../server/people/password.ts'
import { openMigrated } from '../../../../server/store/db.ts'
import { rolesOf } from '../../../../src/rules/roles.ts'
import { temporary } from '../../exchange/slides.ts'

async function empty() {
  const db = await openMigrated({ dataDir: temporary() })
  onTestFinished(() => db.close())
  return { db, accounts: () => db.kysely.selectFrom('account').selectAll().execute() }
}

test('the first administrator of an empty school is made with the password given', async () => {
  const { db, accounts } = await empty()
  await makeAdministrator(db, ' Li.Hua ', 'Good-Pass1', 5)
  const [account] = await accounts()
  expect(account).toMatchObject({
    loginName: 'li.hua',
    fullName: 'Li.Hua',
    disabled: 0,
    mustChangePassword: 0,
  })
  expect(rolesOf(account?.roles ?? 0)).toEqual(['SuperAdmin'])
  expect(await isPassword('Good-Pass1', account?.passwordHash ?? null)).toBe(true)
})

test('a weak password, a name with blanks and a taken name are refused', async () => {
  const { db, accounts } = await empty()
  await expect(makeAdministrator(db, 'li', 'short', 5)).rejects.toThrow(/at least 6.*\n.*uppercase/)
  await expect(makeAdministrator(db, 'li hua', 'Good-Pass1', 5)).rejects.toThrow(/no blanks/)
  expect(await accounts()).toEqual([])
  await makeAdministrator(db, 'li', 'Good-Pass1', 5)
  await expect(makeAdministrator(db, 'LI', 'Other-Pass1', 5)).rejects.toThrow(/already/)
  expect(await accounts()).toHaveLength(1)
})
