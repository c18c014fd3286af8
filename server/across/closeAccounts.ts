/** Carries out closings that are due: each area deletes what it holds of the person. Scores and work handed in stay. */
import type { Service } from '../context.ts'
import { deleteReceipts } from '../http/spentKeys.ts'
import { deleteOwnContent } from '../library/personalMarks.ts'
import { dropPersonalFiles } from '../media/files/uploads.ts'
import { deleteOwnMessages } from '../notices/notify.ts'
import { dueClosings, erasePerson } from '../people/closing.ts'
import { deleteOwnPractice } from '../practice/ownPractice.ts'
import { deleteOwnQuestions } from '../questions/notes.ts'
import { deleteAnnouncements } from '../quizzes/assignments/announcements.ts'
import { forgetReasons } from '../quizzes/forgetRecords.ts'
import { dropResultFiles } from '../quizzes/teach/resultFile.ts'
import { deleteOwnTraces } from '../teaching/recordCalls.ts'

export async function closeDueAccounts(service: Service, now: number): Promise<void> {
  const { db, config, log } = service
  for (const accountId of await dueClosings(db.kysely, now)) {
    // files first: what is cut short here is done again in an hour
    await dropPersonalFiles(db, config, accountId)
    await dropResultFiles(db, config, accountId)
    await db.kysely.transaction().execute(async (trx) => {
      await deleteOwnMessages(trx, accountId)
      await deleteOwnContent(trx, accountId)
      await deleteOwnQuestions(db, accountId, trx)
      await deleteOwnPractice(trx, accountId)
      await deleteOwnTraces(trx, accountId)
      await forgetReasons(trx, accountId)
      await deleteAnnouncements(trx, accountId)
      await deleteReceipts(trx, accountId)
      await erasePerson(trx, accountId)
    })
    log('account closed', { accountId })
  }
}
