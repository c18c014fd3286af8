/** Points as they are stored. */
import type { Context } from '../../context.ts'
import { queueQuizScores } from '../../people/lti/scores.ts'
import { marksFor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'
import type { ScoredAttempt } from '../scoring.ts'

/** Notes for the student that something changed in their attempts. */
export async function touchAttempts({ rows, now }: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await rows(`update "quizAttempt" set "changedAt" = ? where "tenant" = ? and "id" in (${marksFor(ids)})`, [
    now,
    tenant,
    ...ids,
  ])
}

/** Gives the scores of a released quiz back to the learning platforms that wait for them. */
export async function giveScoresBack(context: Context, quizId: number): Promise<void> {
  await queueQuizScores(context, quizId)
  context.service.senders.wake()
}

/** Stores the points of the attempts of a released quiz anew. */
export async function storeReleasedPoints(
  context: Context,
  quizId: number,
  scored: readonly ScoredAttempt[],
): Promise<void> {
  await storePoints(context, scored)
  await giveScoresBack(context, quizId)
}

export async function storePoints({ rows }: Context, scored: readonly ScoredAttempt[]): Promise<void> {
  for (const { attempt, points } of scored)
    if (points !== attempt.points)
      await rows('update "quizAttempt" set "points" = ? where "tenant" = ? and "id" = ?', [
        points,
        tenant,
        attempt.id,
      ])
}
