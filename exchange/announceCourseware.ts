/** The job that tells the classes of a course about a courseware at the time from which they see it. */
import { open } from '../server/store/db.ts'
import type { RunJob } from '../server/store/jobs/kinds.ts'
import { announcePlanned, type PlannedCourseware } from '../server/teaching/announceCourseware.ts'

export const run: RunJob<PlannedCourseware> = async ({ input, dataDir, databaseUrl }) => {
  const db = open({ dataDir, databaseUrl })
  try {
    return { announced: await announcePlanned(db, input, Date.now()) }
  } finally {
    await db.close()
  }
}
