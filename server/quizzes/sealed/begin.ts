/** Attempts that began without network from a sealed paper: the service hears of them when their rows arrive. */

import type { CallerContext } from '../../context.ts'
import { tenant } from '../../store/schema.ts'
import { addSealedHolder, holderOf, readAttemptEnd, recordEvent } from '../attempts.ts'
import { type AttemptRecord, attemptsOf, type QuizRow } from '../quiz.ts'
import { sealedCopiesOf } from './copies.ts'

/**
 * Takes up an attempt whose rows arrive under the token of a sealed copy, whatever the time is: it began when the quiz
 * opened. The first device that is heard holds it.
 * @returns null where the token is none of the caller's sealed copies
 */
export async function takeUpSealedAttempt(
  context: CallerContext,
  quiz: QuizRow,
  token: string | undefined,
): Promise<AttemptRecord | null> {
  if (token === undefined || quiz.together !== 1) return null
  const { rows, caller, now } = context
  const copy = (await sealedCopiesOf(context, quiz.id, caller.accountId)).find((one) => one.token === token)
  if (!copy) return null
  const startedAt = Math.min(quiz.opensAt, now)
  const made = await rows<{ id: string }>(
    `insert into "quizAttempt" ("tenant", "id", "quizId", "accountId", "number", "seed", "startedAt", "endAt", "state",
      "submittedAt", "receiptCode", "points") values (?, ?, ?, ?, 1, ?, ?, ?, 'running', null, '', null)
      on conflict do nothing returning "id"`,
    [
      tenant,
      copy.attemptId,
      quiz.id,
      caller.accountId,
      copy.seed,
      startedAt,
      await readAttemptEnd(context, quiz, caller.accountId, startedAt),
    ],
    'writer',
  )
  if (made.length > 0)
    await recordEvent(context, quiz.id, copy.attemptId, 'startedSealed', copy.name, startedAt)
  if ((await holderOf(context, copy.attemptId)) === null) await addSealedHolder(context, copy, startedAt)
  return (
    (await attemptsOf(context, quiz.id, caller.accountId)).find(({ id }) => id === copy.attemptId) ?? null
  )
}
