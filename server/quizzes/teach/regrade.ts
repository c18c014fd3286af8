/** Corrections of a question's key for a whole quiz: who would move, and the new version of the key with its log. */
import type { Args } from '../../../src/contract/endpoint.ts'
import type { QuizCorrection, quizRegrade } from '../../../src/contract/quizzes/quizTeaching.ts'
import { withRightAnswer } from '../../../src/rules/quizzes/regrade.ts'
import type { Context } from '../../context.ts'
import { notFound, refuse } from '../../http/failure.ts'
import { transaction } from '../../http/idempotency.ts'
import { tenant } from '../../store/schema.ts'
import { recordChange } from '../../system/audit.ts'
import { paperIdBase, questionsOf } from '../paper.ts'
import { allAttempts, attemptPoints, isRunning, type QuizRow, quizForTeacher } from '../quiz.ts'
import { tellRegraded } from '../quizNotices.ts'
import {
  keyChangesOf,
  type LoggedChange,
  maxPointsOfKeyed,
  type ScoredAttempt,
  scoreAttempts,
  withKeys,
} from '../scoring.ts'
import { namesOf, unknownPerson } from './people.ts'
import { holdScores, storeReleasedPoints, touchAttempts } from './points.ts'

/** Makes a correction, or tells what it would do. It is stored with the choice whether released scores may fall. */
export async function regradeQuestion(
  { quizId, questionId, change, reason, lowerReleased, preview }: Args<typeof quizRegrade>,
  context: Context,
) {
  const quiz = await quizForTeacher(context, quizId, 'edit')
  const made = { questionId, change, keepsReleased: quiz.releasedAt !== null && !lowerReleased }
  const { isLeftOut, position, ...maximum } = await readMaximum(context, quiz, made)
  const isScaled = maximum.maxBefore !== maximum.maxAfter
  const { changed, ...people } = await findMoved(context, quiz, made, isScaled)
  const reply = { ...people, ...maximum }
  if (preview) return reply
  if (reason === '') throw refuse('reasonEmpty', [], { field: 'reason' })
  await transaction(context, async (within) => {
    const releasedAt = await holdScores(within, quizId)
    const stored = { ...made, keepsReleased: releasedAt !== null && !lowerReleased }
    await storeCorrection(within, quiz, stored, { reason, isLeftOut })
    const facts = { ...stored, ...maximum, position, students: people.moved.length }
    await recordCorrection(within, quiz, facts, reason)
    if (releasedAt !== null) {
      const attempts = await allAttempts(within, quiz.id)
      await storeReleasedPoints(within, quiz.id, await scoreAttempts(within, quiz, attempts))
    }
    await touchAttempts(within, changed)
    await tellRegraded(within, { ...quiz, releasedAt }, reply, reason)
  })
  return reply
}

/**
 * What counts before and after a correction.
 * @throws Failure 404 where the quiz has no such question; a refusal where the correction cannot be made
 */
async function readMaximum(context: Context, quiz: QuizRow, made: LoggedChange) {
  const { questionId, change } = made
  const [questions, changes] = await Promise.all([questionsOf(context, quiz), keyChangesOf(context, quiz.id)])
  const asked = questions.find(({ id }) => id === questionId)
  if (!asked) throw notFound()
  const isUnfit =
    (change.kind === 'accept' && change.content === '') ||
    (change.kind === 'key' && withRightAnswer(asked.question, change.content) === null)
  if (isUnfit) throw refuse('quizKeyUnfit', [], { field: 'content' })
  const after = withKeys(questions, [...changes, made])
  const maxAfter = maxPointsOfKeyed(after)
  if (maxAfter === 0) throw refuse('quizNothingCounts')
  return {
    position: questions.indexOf(asked) + 1,
    isLeftOut: after.some(({ id, isLeftOut }) => id === questionId && isLeftOut),
    maxBefore: maxPointsOfKeyed(withKeys(questions, changes)),
    maxAfter,
  }
}

/**
 * Whose score changes with a correction, by the attempts that count; `changed` are the attempts with another score.
 * @param isScaled the maximum changes too: the same points are another score, but for none
 */
async function findMoved(context: Context, quiz: QuizRow, tried: LoggedChange, isScaled: boolean) {
  const isSame = (was: number | null, is: number | null) => was === is && !(isScaled && was !== 0)

  const attempts = (await allAttempts(context, quiz.id)).filter((one) => !isRunning(one, context.now))
  const before = await scoreAttempts(context, quiz, attempts)
  const after = await scoreAttempts(context, quiz, attempts, tried)
  const pointsBefore = new Map(before.map(({ attempt, points }) => [attempt.id, points]))
  const byStudent = Map.groupBy(after, ({ attempt }) => attempt.accountId)
  const names = await namesOf(context, [...byStudent.keys()])
  const moved = [...byStudent].flatMap(([accountId, own]) => {
    const was = countedOf(quiz, own, ({ attempt }) => pointsBefore.get(attempt.id) ?? null)
    const is = countedOf(quiz, own, ({ points }) => points)
    if (was === null || is === null || isSame(was, is)) return []
    return [{ accountId, ...(names.get(accountId) ?? unknownPerson), before: was, after: is }]
  })
  return {
    moved,
    students: byStudent.size,
    kept: [...byStudent.values()].filter((own) => own.some(({ kept }) => kept > 0)).length,
    changed: after.flatMap(({ attempt, points }) =>
      isSame(pointsBefore.get(attempt.id) ?? null, points) ? [] : [attempt.id],
    ),
  }
}

const countedOf = (
  { counts }: QuizRow,
  own: readonly ScoredAttempt[],
  pointsOf: (scored: ScoredAttempt) => number | null,
): number | null =>
  attemptPoints(
    counts,
    own.map((scored) => ({ points: pointsOf(scored) })),
  )

async function storeCorrection(
  { rows, caller, now }: Context,
  quiz: QuizRow,
  { questionId, change, keepsReleased }: LoggedChange,
  { reason, isLeftOut }: { reason: string; isLeftOut: boolean },
): Promise<void> {
  await rows(
    `insert into "quizKey" ("tenant", "quizId", "questionId", "change", "by", "at", "reason") values (?, ?, ?, ?, ?, ?, ?)`,
    [
      tenant,
      quiz.id,
      questionId,
      JSON.stringify({ ...change, keepsReleased }),
      caller.accountId,
      now,
      reason,
    ],
    'writer',
  )
  await rows(
    'update "quizQuestion" set "leftOut" = ? where "tenant" = ? and "quizId" = ? and "id" = ?',
    [isLeftOut ? 1 : 0, tenant, quiz.id, questionId - paperIdBase],
    'writer',
  )
}

/** The entry of a correction in the school's audit. It holds no answers. */
const recordCorrection = (
  context: Context,
  { id }: QuizRow,
  made: LoggedChange & { position: number; maxBefore: number; maxAfter: number; students: number },
  reason: string,
): Promise<number> =>
  recordChange(context, {
    what: 'quiz.regrade',
    thing: 'quiz',
    thingId: id,
    before: { maxPoints: made.maxBefore / 100 },
    after: {
      question: made.position,
      correction: made.change.kind,
      keepsReleased: made.keepsReleased,
      maxPoints: made.maxAfter / 100,
      students: made.students,
    },
    reason,
  })

/** The log of a quiz's corrections, for its teachers. */
export async function correctionsOf(
  context: Pick<Context, 'rows'>,
  quizId: number,
): Promise<QuizCorrection[]> {
  const changes = await keyChangesOf(context, quizId)
  const names = await namesOf(context, [...new Set(changes.map(({ by }) => by))])
  return changes.map(({ by, ...one }) => ({ ...one, by: names.get(by) ?? unknownPerson }))
}
