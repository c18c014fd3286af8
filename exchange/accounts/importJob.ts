/** The job that brings a table of accounts for good, exactly as it was previewed. */
import { rolesOfOwner } from '../../server/people/manage/importAccounts.ts'
import { open } from '../../server/store/db.ts'
import { JobFailure, type RunJob } from '../../server/store/jobs/kinds.ts'
import { readSettings } from '../../server/system/settings.ts'
import type { AccountImport } from '../../src/contract/admin/adminImport.ts'
import { sealForPage } from '../../src/rules/bytes/sealedBox.ts'
import { carryOutPlan } from './carryOut.ts'
import { planAccounts } from './plan.ts'
import { accountNote, WrongAccounts } from './texts.ts'
import { readUploadedTable } from './uploaded.ts'

export interface ImportInput {
  fileId: number
  planHash: string
  publicKey: string
}

export const run: RunJob<ImportInput> = async ({ input, ownerId, dataDir, databaseUrl, bucket, report }) => {
  const db = open({ dataDir, databaseUrl })
  try {
    const roles = await rolesOfOwner(db, ownerId, 'account.import')
    if (!roles) throw new WrongAccounts(accountNote('notAllowed'))
    const plan = await planAccounts(
      db,
      await readUploadedTable(db, { dataDir, bucket }, input.fileId, ownerId),
      roles,
    )
    if (plan.preview.planHash !== input.planHash) throw new WrongAccounts(accountNote('planChanged'))
    const { passwordPolicy } = await readSettings(db.kysely)
    const total = plan.created.length
    const by = { accountId: ownerId, now: Date.now() }
    const passwords = await carryOutPlan(db, plan, passwordPolicy, by, (done) => report({ done, total }))
    const done: AccountImport = {
      created: plan.created.length,
      changed: plan.changed.length,
      sealed: await sealForPage(input.publicKey, JSON.stringify(passwords)),
    }
    return done
  } catch (failure) {
    throw failure instanceof WrongAccounts ? new JobFailure(failure.text) : failure
  } finally {
    await db.close()
  }
}
