/** What a teacher decides about attempts that ended: rows in doubt, changed keys, the release. */
import type { Args } from '../../../src/contract/endpoint.ts'
import type { quizDecide, quizRegrade, quizRelease } from '../../../src/contract/quizzes/quizTeaching.ts'
import type { Context } from '../../context.ts'
import { notFound, refuse } from '../../http/failure.ts'
import { marksFor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'
import { allAttempts, isRunning, type QuizRow, quizForTeacher } from '../quiz.ts'
import { tellDecided, tellRegraded, tellReleased } from '../quizNotices.ts'
import { type KeyChange, scoreAttempts } from '../scoring.ts'
import { requirePresence } from '../sealed/presence.ts'
import { namesOf, unknownPerson } from './people.ts'
import { giveScoresBack, storePoints, storeReleasedPoints, touchAttempts } from './points.ts'

export async function decideRows({ quizId, decisions, reason }: Args<typeof quizDecide>, context: Context) {
  const quiz = await quizForTeacher(context, quizId, 'edit')
  if (reason === '') throw refuse('reasonEmpty', [], { field: 'reason' })
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
    )
  }
  const ids = [...new Set(attemptOf.values())]
  await touchAttempts(context, ids)
  const decided = (await allAttempts(context, quiz.id)).filter(({ id }) => ids.includes(id))
  const students = decided.map(({ accountId }) => accountId)
  await tellDecided(context, quiz, students, reason)
  if (quiz.releasedAt !== null)
    await storeReleasedPoints(context, quiz.id, await scoreAttempts(context, quiz, decided))
  return null
}

/** Who would have other points with a changed key, and how many. */
async function regradedAttempts(context: Context, quiz: QuizRow, questionId: number, change: KeyChange) {
  const attempts = (await allAttempts(context, quiz.id)).filter((one) => !isRunning(one, context.now))
  const before = await scoreAttempts(context, quiz, attempts)
  const after = await scoreAttempts(context, quiz, attempts, new Map([[questionId, [change]]]))
  return before.flatMap((one, index) => {
    const other = after[index]
    if (!other || one.points === null || other.points === null || one.points === other.points) return []
    return [{ attempt: one.attempt, before: one.points, after: other.points }]
  })
}

export async function regradeQuestion(
  { quizId, questionId, change, reason, lowerReleased, preview }: Args<typeof quizRegrade>,
  context: Context,
) {
  const quiz = await quizForTeacher(context, quizId, 'edit')
  const { rows, caller, now } = context
  const moved = await regradedAttempts(context, quiz, questionId, change)
  const names = await namesOf(
    context,
    moved.map(({ attempt }) => attempt.accountId),
  )
  const told = moved.map(({ attempt, before, after }) => ({
    accountId: attempt.accountId,
    ...(names.get(attempt.accountId) ?? unknownPerson),
    before,
    after,
  }))
  if (preview) return { moved: told }
  if (reason === '') throw refuse('reasonEmpty', [], { field: 'reason' })
  await rows(
    `insert into "quizKey" ("tenant", "quizId", "questionId", "change", "by", "at", "reason") values (?, ?, ?, ?, ?, ?, ?)`,
    [tenant, quizId, questionId, JSON.stringify(change), caller.accountId, now, reason],
  )
  if (quiz.releasedAt !== null) {
    const attempts = await allAttempts(context, quiz.id)
    const scored = await scoreAttempts(context, quiz, attempts)
    await storeReleasedPoints(
      context,
      quiz.id,
      scored.filter(({ attempt, points }) => lowerReleased || (points ?? 0) >= (attempt.points ?? 0)),
    )
  }
  await touchAttempts(
    context,
    moved.map(({ attempt }) => attempt.id),
  )
  const changed = told.filter(({ before, after }) => lowerReleased || after > before)
  await tellRegraded(context, quiz, changed, reason)
  return { moved: told }
}

export async function releaseQuiz({ quizId }: Args<typeof quizRelease>, context: Context) {
  const quiz = await quizForTeacher(context, quizId, 'edit')
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
  )
  await giveScoresBack(context, quizId)
  await touchAttempts(
    context,
    attempts.map(({ id }) => id),
  )
  await tellReleased(context, quiz)
  return null
}
