/** Decisions of a teacher about attempts that ended: rows in doubt, the release. */
import type { Args } from '../../../src/contract/endpoint.ts'
import type { quizDecide, quizRelease } from '../../../src/contract/quizzes/quizTeaching.ts'
import type { Context } from '../../context.ts'
import { notFound, refuse } from '../../http/failure.ts'
import { transaction } from '../../http/idempotency.ts'
import { marksFor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'
import { recordChange } from '../../system/audit.ts'
import { allAttempts, isRunning, quizForTeacher } from '../quiz.ts'
import { tellDecided, tellReleased } from '../quizNotices.ts'
import { scoreAttempts } from '../scoring.ts'
import { requirePresence } from '../sealed/presence.ts'
import { giveScoresBack, holdScores, storePoints, storeReleasedPoints, touchAttempts } from './points.ts'

/** All decisions or none of them. */
export const decideRows = (given: Args<typeof quizDecide>, context: Context) =>
  transaction(context, (within) => storeDecisions(given, within))

async function storeDecisions({ quizId, decisions, reason }: Args<typeof quizDecide>, context: Context) {
  const quiz = await quizForTeacher(context, quizId, 'edit')
  if (reason === '') throw refuse('reasonEmpty', [], { field: 'reason' })
  const releasedAt = await holdScores(context, quiz.id)
  const { rows, caller, now } = context
  const opIds = decisions.map(({ opId }) => opId)
  const found = await rows<{ opId: string; attemptId: string }>(
    `select r."opId", r."attemptId" from "quizAnswer" r join "quizAttempt" a on a."tenant" = r."tenant"
      and a."id" = r."attemptId" where r."tenant" = ? and a."quizId" = ? and r."opId" in (${marksFor(opIds)})`,
    [tenant, quizId, ...opIds],
  )
  const attemptOf = new Map(found.map(({ opId, attemptId }) => [opId, attemptId]))
  for (const { opId, accept } of decisions) {
    const attemptId = attemptOf.get(opId)
    if (attemptId === undefined) throw notFound()
    await rows(
      `insert into "quizDecision" ("tenant", "attemptId", "opId", "accept", "by", "at", "reason")
        values (?, ?, ?, ?, ?, ?, ?)`,
      [tenant, attemptId, opId, accept ? 1 : 0, caller.accountId, now, reason],
      'writer',
    )
  }
  const ids = [...new Set(attemptOf.values())]
  await touchAttempts(context, ids)
  const decided = (await allAttempts(context, quiz.id)).filter(({ id }) => ids.includes(id))
  const students = decided.map(({ accountId }) => accountId)
  await tellDecided(context, quiz, students, reason)
  if (releasedAt !== null)
    await storeReleasedPoints(context, quiz.id, await scoreAttempts(context, quiz, decided))
  return null
}

/** All scores of the quiz at once, or none; what was released already is not told again. */
export const releaseQuiz = (given: Args<typeof quizRelease>, context: Context) =>
  transaction(context, (within) => storeRelease(given, within))

async function storeRelease({ quizId }: Args<typeof quizRelease>, context: Context) {
  const quiz = await quizForTeacher(context, quizId, 'edit')
  const releasedAt = await holdScores(context, quiz.id)
  if (releasedAt !== null) return null
  if (quiz.state === 'draft' || quiz.opensAt > context.now) throw refuse('quizNotOpen')
  const attempts = await allAttempts(context, quiz.id)
  if (attempts.some((attempt) => isRunning(attempt, context.now))) throw refuse('quizStillRunning')
  const scored = await scoreAttempts(context, quiz, attempts)
  const toGrade = scored.flatMap(({ answers }) => answers).filter(({ points }) => points === null).length
  if (toGrade > 0) throw refuse('quizNotGraded', [toGrade])
  const open = scored.filter(({ isOpen }) => isOpen).length
  if (open > 0) throw refuse('quizUndecided', [open])
  await requirePresence(context, quiz.id)
  await storePoints(context, scored)
  await context.rows(
    `update "quiz" set "releasedAt" = ?, "state" = 'closed' where "tenant" = ? and "id" = ?`,
    [context.now, tenant, quizId],
    'writer',
  )
  await giveScoresBack(context, quizId)
  await touchAttempts(
    context,
    attempts.map(({ id }) => id),
  )
  await recordChange(context, {
    what: 'quiz.release',
    thing: 'quiz',
    thingId: quizId,
    after: { students: new Set(attempts.map(({ accountId }) => accountId)).size },
  })
  await tellReleased(context, quiz)
  return null
}
