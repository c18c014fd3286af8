import type * as users from '../../src/contract/users.ts'
import { inLang } from '../../src/rules/lang.ts'
import { permissionsOf } from '../../src/rules/permissions.ts'
import { rolesOf, singleRole } from '../../src/rules/roles.ts'
import type { Context, Handlers } from '../context.ts'
import { notAllowed, sessionGone } from '../http/failure.ts'
import type { Permissions } from '../permissions.ts'
import { type Account, tenant } from '../store/schema.ts'

async function ownAccount({ db, caller }: Context): Promise<Account> {
  const account = await db
    .selectFrom('account')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', caller.accountId)
    .executeTakeFirst()
  if (!account) throw sessionGone()
  return account
}

export const permissions: Permissions<typeof users> = {
  baseInfo: 'account.self',
  changeLanguage: 'account.self',
  currentUser: 'account.self',
}

export const handlers: Handlers<typeof users> = {
  async currentUser(_, context) {
    const account = await ownAccount(context)
    const roleTypeKeys = rolesOf(account.roles)
    return {
      id: account.id,
      loginName: account.loginName,
      fullName: inLang(context.lang, account.fullName, account.fullNameEn),
      image: account.image,
      userType: singleRole(roleTypeKeys),
      roleTypeKeys,
      permissions: permissionsOf(roleTypeKeys),
    }
  },

  async baseInfo({ id }, context) {
    if (id !== context.caller.accountId) throw notAllowed()
    const account = await ownAccount(context)
    const { lang } = context
    return {
      id,
      loginName: account.loginName,
      fullName: inLang(lang, account.fullName, account.fullNameEn),
      academyName: inLang(lang, account.academyName, account.academyNameEn),
      classesName: inLang(lang, account.classesName, account.classesNameEn),
      subjectName: inLang(lang, account.subjectName, account.subjectNameEn),
      image: account.image,
      userType: singleRole(rolesOf(account.roles)),
      email: account.email,
    }
  },

  async changeLanguage({ language }, { db, caller }) {
    await db
      .updateTable('account')
      .set({ language })
      .where('tenant', '=', tenant)
      .where('id', '=', caller.accountId)
      .execute()
    return null
  },
}
