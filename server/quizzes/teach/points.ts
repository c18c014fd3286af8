/** Points as they are stored. */
import type { Context } from '../../context.ts'
import { queueQuizScores } from '../../people/lti/scores.ts'
import { marksFor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'
import type { ScoredAttempt } from '../scoring.ts'

/** Notes for the student that something changed in their attempts. */
export async function touchAttempts({ rows, now }: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await rows(
    `update "quizAttempt" set "changedAt" = ? where "tenant" = ? and "id" in (${marksFor(ids)})`,
    [now, tenant, ...ids],
    'writer',
  )
}

/**
 * Waits for others who change scores of the quiz, and holds it to the end of the transaction: what is stored is scored
 * with all that stands then.
 * @returns when its scores were released
 */
export async function holdScores({ rows }: Context, quizId: number): Promise<number | null> {
  const [held] = await rows<{ releasedAt: number | null }>(
    'update "quiz" set "releasedAt" = "releasedAt" where "tenant" = ? and "id" = ? returning "releasedAt"',
    [tenant, quizId],
    'writer',
  )
  return held?.releasedAt ?? null
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
      await rows(
        'update "quizAttempt" set "points" = ? where "tenant" = ? and "id" = ?',
        [points, tenant, attempt.id],
        'writer',
      )
}
