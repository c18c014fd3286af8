/** Rows that arrive after the release, from a device of which nobody knew: the rule judges them, and scores follow. */
import type { Context } from '../../context.ts'
import { attemptsOf, type QuizRow } from '../quiz.ts'
import { tellArrived } from '../quizNotices.ts'
import { scoreAttempts } from '../scoring.ts'
import { holdScores, storeReleasedPoints, touchAttempts } from './points.ts'

/** Stores the points of a student anew where the quiz is released and a row that has just arrived changes them. */
export async function scoreLateRows(context: Context, quiz: QuizRow, accountId: number): Promise<void> {
  if (quiz.releasedAt === null) return
  await holdScores(context, quiz.id)
  const scored = await scoreAttempts(context, quiz, await attemptsOf(context, quiz.id, accountId))
  const changed = scored.filter(({ attempt, points }) => points !== attempt.points)
  if (changed.length === 0) return
  await storeReleasedPoints(context, quiz.id, changed)
  await touchAttempts(
    context,
    changed.map(({ attempt }) => attempt.id),
  )
  await tellArrived(context, quiz, accountId)
}
