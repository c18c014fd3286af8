/** The job that gives new first passwords to accounts that have never signed in. */
import { rolesOfOwner } from '../../server/people/manage/importAccounts.ts'
import { managedPlaces } from '../../server/people/manage/managedPlaces.ts'
import { freshAccounts, writeFirstPasswords } from '../../server/people/manage/renewFirstPasswords.ts'
import { open } from '../../server/store/db.ts'
import { JobFailure, type RunJob } from '../../server/store/jobs/kinds.ts'
import { readSettings } from '../../server/system/settings.ts'
import type { RenewedPasswords } from '../../src/contract/admin/adminImport.ts'
import { sealForPage } from '../../src/rules/bytes/sealedBox.ts'
import { bitsOf } from '../../src/rules/roles.ts'
import { type FirstPasswordLine, makeFirstPasswords } from './firstPasswords.ts'
import { accountNote } from './texts.ts'

interface RenewInput {
  academyId?: number | undefined
  publicKey: string
}

export const run: RunJob<RenewInput> = async ({ input, ownerId, dataDir, databaseUrl, report }) => {
  const db = open({ dataDir, databaseUrl })
  try {
    const roles = await rolesOfOwner(db, ownerId, 'account.manage')
    if (!roles) throw new JobFailure(accountNote('mayNotManage'))
    const caller = { accountId: ownerId, roles: bitsOf(roles), tokenHash: '' }
    const places = await managedPlaces({ db: db.kysely, caller }, input.academyId)
    const accounts = await freshAccounts(db, caller, places)
    const { passwordPolicy } = await readSettings(db.kysely)
    const made = await makeFirstPasswords(accounts, passwordPolicy, (done) =>
      report({ done, total: accounts.length }),
    )
    const written = await db.kysely.transaction().execute((trx) =>
      writeFirstPasswords(
        {
          db: trx,
          rows: (sql, values) => db.rows(sql, values, trx),
          caller,
          address: '',
          now: Date.now(),
        },
        made,
      ),
    )
    const passwords = made
      .filter(({ account }) => written.has(account.id))
      .map(({ account, password }): FirstPasswordLine => {
        const { number, loginName, fullName } = account
        return [number || loginName, fullName, password]
      })
    const done: RenewedPasswords = {
      accounts: passwords.length,
      sealed: await sealForPage(input.publicKey, JSON.stringify(passwords)),
    }
    return done
  } finally {
    await db.close()
  }
}
