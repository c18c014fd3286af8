/** What is graded by hand. */
import type { Args } from '../../../src/contract/endpoint.ts'
import type { QuizAnswerToGrade, quizGrade } from '../../../src/contract/quizzes/quizTeaching.ts'
import type { Context } from '../../context.ts'
import { notFound, refuse } from '../../http/failure.ts'
import { tenant } from '../../store/schema.ts'
import { questionsOf } from '../paper.ts'
import { allAttempts, isRunning, type QuizRow, quizForTeacher } from '../quiz.ts'
import { scoreAttempts } from '../scoring.ts'
import { namesOf, unknownPerson } from './people.ts'
import { storeReleasedPoints, touchAttempts } from './points.ts'

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
  const find = async () => (await answersToGrade(context, quiz, questionId, attemptId))[0]
  const answer = await find()
  if (!answer) throw notFound()
  if (answer.version !== version) throw refuse('quizGradedMeanwhile', [(answer.points ?? 0) / 100], answer)
  const { rows, caller, now } = context
  await rows(
    `insert into "quizGrade" ("tenant", "attemptId", "questionId", "points", "gradedBy", "comment", "at")
      values (?, ?, ?, ?, ?, ?, ?)`,
    [tenant, attemptId, questionId, points, caller.accountId, comment, now],
  )
  await touchAttempts(context, [attemptId])
  if (quiz.releasedAt !== null) {
    const attempts = (await allAttempts(context, quiz.id)).filter(({ id }) => id === attemptId)
    await storeReleasedPoints(context, quiz.id, await scoreAttempts(context, quiz, attempts))
  }
  return (await find()) ?? answer
}
