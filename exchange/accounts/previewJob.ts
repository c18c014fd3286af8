/** The job that previews a table of accounts: its result is what the page shows. */
import { rolesOfOwner } from '../../server/people/manage/importAccounts.ts'
import { open } from '../../server/store/db.ts'
import { JobFailure, type RunJob } from '../../server/store/jobs/kinds.ts'
import { planAccounts } from './plan.ts'
import { accountNote, WrongAccounts } from './texts.ts'
import { readUploadedTable } from './uploaded.ts'

export const run: RunJob<{ fileId: number }> = async ({ input, ownerId, dataDir, databaseUrl, bucket }) => {
  const db = open({ dataDir, databaseUrl })
  try {
    const roles = await rolesOfOwner(db, ownerId, 'account.import')
    if (!roles) throw new WrongAccounts(accountNote('notAllowed'))
    const { preview } = await planAccounts(
      db,
      await readUploadedTable(db, { dataDir, bucket }, input.fileId, ownerId),
      roles,
    )
    return preview
  } catch (failure) {
    throw failure instanceof WrongAccounts ? new JobFailure(failure.text) : failure
  } finally {
    await db.close()
  }
}
