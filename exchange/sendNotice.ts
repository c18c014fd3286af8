/** The job that sends an announcement or a message at its time. */
import { sendPlannedNotice } from '../server/notices/plannedNotices.ts'
import { open } from '../server/store/db.ts'
import type { RunJob } from '../server/store/jobs/kinds.ts'

export const run: RunJob<{ noticeId: number }> = async ({ input, dataDir, databaseUrl }) => {
  const db = open({ dataDir, databaseUrl })
  try {
    return { recipients: await sendPlannedNotice(db, input.noticeId, Date.now()) }
  } finally {
    await db.close()
  }
}
