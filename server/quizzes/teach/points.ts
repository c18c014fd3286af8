/** Points as they are stored. */
import type { Context } from '../../context.ts'
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

/** Stores the points of released attempts anew. */
export async function storePoints({ rows }: Context, scored: readonly ScoredAttempt[]): Promise<void> {
  for (const { attempt, points } of scored)
    if (points !== attempt.points)
      await rows('update "quizAttempt" set "points" = ? where "tenant" = ? and "id" = ?', [
        points,
        tenant,
        attempt.id,
      ])
}
