/** Grading by hand. */
import type { Args } from '../../../src/contract/endpoint.ts'
import type { QuizAnswerToGrade, quizGrade } from '../../../src/contract/quizzes/quizTeaching.ts'
import type { Context } from '../../context.ts'
import { notFound, refuse } from '../../http/failure.ts'
import { tenant } from '../../store/schema.ts'
import { questionsOf } from '../paper.ts'
import { allAttempts, attemptPoints, isRunning, type QuizRow, quizForTeacher } from '../quiz.ts'
import { tellRegraded } from '../quizNotices.ts'
import { scoreAttempts } from '../scoring.ts'
import { namesOf, unknownPerson } from './people.ts'
import { holdScores, storeReleasedPoints, touchAttempts } from './points.ts'

/** What students answered to one question, in all attempts or in the one that is named. */
export async function answersToGrade(
  context: Context,
  quiz: QuizRow,
  questionId: number,
  attemptId?: string,
): Promise<QuizAnswerToGrade[]> {
  const attempts = (await allAttempts(context, quiz.id)).filter(
    (one) => !isRunning(one, context.now) && (attemptId === undefined || one.id === attemptId),
  )
  const names = await namesOf(
    context,
    attempts.map(({ accountId }) => accountId),
  )
  const scored = await scoreAttempts(context, quiz, attempts)
  return scored.flatMap(({ attempt, answers }) => {
    const answer = answers.find((one) => one.questionId === questionId)
    if (!answer) return []
    const { content, points, comment, version } = answer
    return [
      {
        attemptId: attempt.id,
        ...(names.get(attempt.accountId) ?? unknownPerson),
        content,
        points,
        comment,
        version,
      },
    ]
  })
}

export async function storeGrade(
  { quizId, attemptId, questionId, points, comment, version }: Args<typeof quizGrade>,
  context: Context,
) {
  const quiz = await quizForTeacher(context, quizId, 'grade')
  const question = (await questionsOf(context, quiz)).find(({ id }) => id === questionId)
  if (!question) throw notFound()
  if (points > question.maxPoints)
    throw refuse('quizTooManyPoints', [question.maxPoints / 100], { field: 'points' })
  const releasedAt = await holdScores(context, quiz.id)
  const find = async () => (await answersToGrade(context, quiz, questionId, attemptId))[0]
  const answer = await find()
  if (!answer) throw notFound()
  if (answer.version !== version) throw refuse('quizGradedMeanwhile', [(answer.points ?? 0) / 100], answer)
  const { rows, caller, now } = context
  await rows(
    `insert into "quizGrade" ("tenant", "attemptId", "questionId", "points", "gradedBy", "comment", "at")
      values (?, ?, ?, ?, ?, ?, ?)`,
    [tenant, attemptId, questionId, points, caller.accountId, comment, now],
    'writer',
  )
  await touchAttempts(context, [attemptId])
  if (releasedAt !== null) await storeAndTell(context, { ...quiz, releasedAt }, attemptId, comment)
  return (await find()) ?? answer
}

/** Scores the student of an attempt of a released quiz anew, and tells them what changed. @param reason the teacher's words */
async function storeAndTell(
  context: Context,
  quiz: QuizRow,
  attemptId: string,
  reason: string,
): Promise<void> {
  const attempts = await allAttempts(context, quiz.id)
  const accountId = attempts.find(({ id }) => id === attemptId)?.accountId ?? 0
  const own = attempts.filter((one) => one.accountId === accountId)
  const scored = await scoreAttempts(context, quiz, own)
  await storeReleasedPoints(context, quiz.id, scored)
  const before = attemptPoints(quiz.counts, own)
  const after = attemptPoints(quiz.counts, scored)
  const moved = before === null || after === null || before === after ? [] : [{ accountId, before, after }]
  await tellRegraded(context, quiz, { moved, maxBefore: 0, maxAfter: 0 }, reason)
}
