import { type Db, openMigrated } from '../../server/store/db.ts'
import { JobFailure, type RunJob, type RunningJob } from '../../server/store/jobs/kinds.ts'
import { Unsaid } from '../words.ts'
import { inBothLanguages } from './outcome.ts'

/** A background job on uploaded files: opens the school for it, and tells its owner in both languages why it failed. */
export const uploadJob =
  <Input, Step = unknown>(
    work: (db: Db, job: RunningJob<Input, Step>) => Promise<unknown>,
  ): RunJob<Input, Step> =>
  async (job) => {
    const db = await openMigrated(job)
    try {
      return await work(db, job)
    } catch (failure) {
      throw failure instanceof Unsaid ? new JobFailure(inBothLanguages(failure.note)) : failure
    } finally {
      await db.close()
    }
  }
