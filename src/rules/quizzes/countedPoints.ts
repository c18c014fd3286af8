import type { QuizSettings } from '../../contract/quizzes/quiz.ts'

/**
 * Points of a quiz with several attempts, as the quiz counts them. Pure.
 * @param points hundredths of each scored attempt, in the order of the attempts
 * @returns null where no attempt has points
 */
export function countedPoints(counts: QuizSettings['counts'], points: readonly number[]): number | null {
  const [first] = points
  if (first === undefined) return null
  switch (counts) {
    case 'first':
      return first
    case 'last':
      return points.at(-1) ?? first
    case 'mean':
      return Math.round(points.reduce((sum, one) => sum + one, 0) / points.length)
    default:
      return Math.max(...points)
  }
}
