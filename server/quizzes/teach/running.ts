/** Changes that a teacher makes while a quiz goes on. */
import type { Args } from '../../../src/contract/endpoint.ts'
import type { quizAllowTakeOver, quizExtend, quizReopen } from '../../../src/contract/quizzes/quizTeaching.ts'
import type { Context } from '../../context.ts'
import { badParameter, refuse } from '../../http/failure.ts'
import { tenant } from '../../store/schema.ts'
import { extendAttempts, judgeOneAttempt, recordEvent } from '../attempts.ts'
import { allAttempts, isRunning, type QuizRow, quizForTeacher, requirePublished } from '../quiz.ts'
import { tellExtended, tellReopened } from '../quizNotices.ts'
import { closeAttempt } from '../rows.ts'
import { attemptOfStudent } from './sitters.ts'

export async function extendQuiz(
  { quizId, accountId, roomId, minutes, factor, reason }: Args<typeof quizExtend>,
  context: Context,
) {
  const quiz = await quizForTeacher(context, quizId, 'edit')
  if (minutes === 0 && factor === 1) throw badParameter('minutes')
  if (reason === '') throw refuse('reasonEmpty', [], { field: 'reason' })
  requirePublished(quiz)
  const { rows, caller, now } = context
  await rows(
    `insert into "quizExtension" ("tenant", "quizId", "accountId", "roomId", "minutes", "factorPercent", "by", "at",
      "reason") values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      tenant,
      quizId,
      accountId ?? null,
      roomId ?? null,
      minutes,
      Math.round(factor * 100),
      caller.accountId,
      now,
      reason,
    ],
    'writer',
  )
  await extendAttempts(context, quiz)
  await tellExtended(context, quiz, { accountId, roomId, minutes, factor })
  return null
}

export async function endRunningQuiz(context: Context, quiz: QuizRow, reason: string): Promise<void> {
  const { rows, now, caller } = context
  for (const attempt of await allAttempts(context, quiz.id)) {
    if (!isRunning(attempt, now)) continue
    await rows(
      'update "quizAttempt" set "endAt" = ? where "tenant" = ? and "id" = ?',
      [now, tenant, attempt.id],
      'writer',
    )
    await closeAttempt(context, attempt, 'ended', now, { by: caller.accountId, detail: reason })
  }
  await rows(
    `update "quiz" set "state" = 'closed' where "tenant" = ? and "id" = ?`,
    [tenant, quiz.id],
    'writer',
  )
  await recordEvent(context, quiz.id, '', 'ended', reason)
}

/**
 * Lets the next device that asks take the attempt over; until one does, the first device goes on.
 * @throws Failure code 1 where the attempt is over, or no reason is given
 */
export async function allowTakeOver(
  { quizId, accountId, reason }: Args<typeof quizAllowTakeOver>,
  context: Context,
) {
  const quiz = await quizForTeacher(context, quizId, 'edit')
  if (reason === '') throw refuse('reasonEmpty', [], { field: 'reason' })
  const attempt = await attemptOfStudent(context, quiz, accountId, undefined)
  if (!isRunning(attempt, context.now)) throw refuse('quizOver')
  await recordEvent(context, quiz.id, attempt.id, 'takeOverAllowed', reason)
  return null
}

/** Takes a hand-in back. @throws Failure code 1 after the release, without a hand-in, or without a reason */
export async function reopenAttempt(
  { quizId, accountId, reason }: Args<typeof quizReopen>,
  context: Context,
) {
  const quiz = await quizForTeacher(context, quizId, 'edit')
  if (reason === '') throw refuse('reasonEmpty', [], { field: 'reason' })
  // whoever goes on by then knows the answers
  if (quiz.releasedAt !== null) throw refuse('quizOver')
  const attempt = await attemptOfStudent(context, quiz, accountId, undefined)
  const { closing } = await judgeOneAttempt(context, quiz, attempt)
  if (!closing) throw refuse('quizNotHandedIn')
  await context.rows(
    `update "quizAttempt" set "state" = 'running', "submittedAt" = null, "changedAt" = ? where "tenant" = ? and "id" = ?`,
    [context.now, tenant, attempt.id],
    'writer',
  )
  await recordEvent(context, quiz.id, attempt.id, 'reopened', closing.row.opId)
  await recordEvent(context, quiz.id, attempt.id, 'reason', reason)
  await tellReopened(context, quiz, accountId, reason)
  return null
}
