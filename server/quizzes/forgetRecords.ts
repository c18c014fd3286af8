/** Students are told before a quiz how long records of their devices stay; this keeps that promise. */
import type { Db, Executor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'

/** How long (ms) after the release of the scores the records of devices stay. */
const keptMs = 180 * 86_400_000

/**
 * Forgets when devices were without network, out of sight or changed, and how they are called, of quizzes that were
 * released long ago and of which no review is asked for. Events on which a score hangs stay: reopened hand-ins, and
 * clocks that were changed.
 */
export async function forgetDeviceRecords({ rows }: Pick<Db, 'rows'>, nowMs: number): Promise<void> {
  const oldQuizzes = `select q."id" from "quiz" q where q."tenant" = ? and q."releasedAt" < ?
    and not exists (select 1 from "quizComplaint" c where c."tenant" = q."tenant" and c."quizId" = q."id"
      and c."answeredAt" = 0)`
  const old = [tenant, nowMs - keptMs]
  await rows(
    `delete from "quizEvent" where "tenant" = ? and "attemptId" <> ''
      and "kind" in ('started', 'wentOffline', 'cameBack', 'hidden', 'shown', 'takenOver', 'sealOpened')
      and "quizId" in (${oldQuizzes})`,
    [tenant, ...old],
    'writer',
  )
  await rows(
    `update "quizHolder" set "name" = '', "deviceId" = '', "lastHeardAt" = null where "tenant" = ? and "name" <> ''
      and "attemptId" in (select a."id" from "quizAttempt" a where a."tenant" = ? and a."quizId" in (${oldQuizzes}))`,
    [tenant, tenant, ...old],
    'writer',
  )
  await rows(
    `update "quizSealedHolder" set "name" = '' where "tenant" = ? and "name" <> '' and "quizId" in (${oldQuizzes})`,
    [tenant, ...old],
    'writer',
  )
  // that a sealed paper was begun or its code given stays, without the name of the device
  await rows(
    `update "quizEvent" set "detail" = '' where "tenant" = ? and "kind" in ('startedSealed', 'keyGiven')
      and "detail" <> '' and "quizId" in (${oldQuizzes})`,
    [tenant, ...old],
    'writer',
  )
}

/** Forgets why somebody got more time: that may speak of their health. How much they got stays with the attempts. */
export async function forgetReasons(db: Executor, accountId: number): Promise<void> {
  const without = { reason: '' }
  await db
    .updateTable('quizAllowance')
    .set(without)
    .where('tenant', '=', tenant)
    .where('accountId', '=', accountId)
    .execute()
  await db
    .updateTable('quizExtension')
    .set(without)
    .where('tenant', '=', tenant)
    .where('accountId', '=', accountId)
    .execute()
}
