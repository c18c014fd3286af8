import { hashPassword } from '../../server/people/password.ts'
import type { Executor } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import { bitsOf } from '../../src/rules/roles.ts'
import type { TeacherSeed } from '../school/types.ts'
import { type AccountSeed, accountSeeds } from './accountSeeds.ts'

interface NewAccount extends AccountSeed {
  /** empty: nobody can sign in with it */
  passwordHash: string
}

const nothing = { zh: '', en: '' }

/** A teacher whom courses name, but who has no account to sign in with. */
const named = ({ key, name }: TeacherSeed): NewAccount => ({
  loginName: key,
  password: '',
  passwordHash: '',
  phone: null,
  name,
  roles: ['Teacher'],
  academy: nothing,
  classes: nothing,
  subject: nothing,
})

/** Those accounts that are not there yet; hashing takes its time, so it stays out of transactions. */
export async function missingAccounts(db: Executor, teachers: TeacherSeed[]): Promise<NewAccount[]> {
  const rows = await db.selectFrom('account').select('loginName').where('tenant', '=', tenant).execute()
  const there = new Set(rows.map((row) => row.loginName))
  const signingIn = await Promise.all(
    accountSeeds
      .filter(({ loginName }) => !there.has(loginName))
      .map(async (seed) => ({ ...seed, passwordHash: await hashPassword(seed.password) })),
  )
  const samples = new Set(accountSeeds.map(({ loginName }) => loginName))
  return [...signingIn, ...teachers.filter(({ key }) => !samples.has(key) && !there.has(key)).map(named)]
}

/** An account that is there already keeps its password and all else. @returns ids by login name */
export async function fillAccounts(
  db: Executor,
  accounts: NewAccount[],
  now: number,
): Promise<Map<string, number>> {
  for (const seed of accounts)
    await db
      .insertInto('account')
      .values({
        tenant,
        loginName: seed.loginName,
        phone: seed.phone,
        email: '',
        passwordHash: seed.passwordHash,
        fullName: seed.name.zh,
        fullNameEn: seed.name.en,
        image: '',
        roles: bitsOf(seed.roles),
        language: '',
        mustChangePassword: seed.mustChangePassword ? 1 : 0,
        disabled: seed.passwordHash === '' ? 1 : 0,
        academyName: seed.academy.zh,
        academyNameEn: seed.academy.en,
        classesName: seed.classes.zh,
        classesNameEn: seed.classes.en,
        subjectName: seed.subject.zh,
        subjectNameEn: seed.subject.en,
        createdAt: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const rows = await db
    .selectFrom('account')
    .select(['id', 'loginName'])
    .where('tenant', '=', tenant)
    .execute()
  return new Map(rows.map((row) => [row.loginName, row.id]))
}
