/** The job that previews a table of accounts: its result is what the page shows. */
import { open } from '../../server/store/db.ts'
import { JobFailure, type RunJob } from '../../server/store/jobs/kinds.ts'
import { planAccounts } from './plan.ts'
import { WrongAccounts } from './texts.ts'
import { readUploadedTable } from './uploaded.ts'

export const run: RunJob<{ fileId: number }> = async ({ input, ownerId, dataDir, databaseUrl, bucket }) => {
  const db = open({ dataDir, databaseUrl })
  try {
    const { preview } = await planAccounts(
      db,
      await readUploadedTable(db, { dataDir, bucket }, input.fileId, ownerId),
    )
    return preview
  } catch (failure) {
    throw failure instanceof WrongAccounts ? new JobFailure(failure.text) : failure
  } finally {
    await db.close()
  }
}
