import type { Context } from '../../context.ts'
import { refuse } from '../../http/failure.ts'
import { tenant } from '../../store/schema.ts'

/**
 * A sealed paper opens wherever its code is sent: attempts that began from one are released only when a teacher said
 * that the room was watched.
 * @throws Failure code 1
 */
export async function requirePresence({ rows }: Pick<Context, 'rows'>, quizId: number): Promise<void> {
  const [found] = await rows<{ attempts: number }>(
    `select count(distinct e."attemptId") as "attempts" from "quizEvent" e
      join "quizSealedHolder" h on h."tenant" = e."tenant" and h."attemptId" = e."attemptId"
      join "quizSeal" s on s."tenant" = h."tenant" and s."quizId" = h."quizId" and s."roomId" = h."roomId"
      where e."tenant" = ? and e."quizId" = ? and e."kind" = 'startedSealed' and s."presentAt" = 0`,
    [tenant, quizId],
  )
  const attempts = Number(found?.attempts ?? 0)
  if (attempts > 0) throw refuse('quizPresenceMissing', [attempts])
}
