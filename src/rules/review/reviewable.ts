/**
 * The entries of the wrong book that can be reviewed: a question that nobody ever judges would be due for ever. Pure.
 */
import type { AnyQuestion, QuestionId } from '../../contract/questions.ts'
import { isEverJudged } from '../kinds/index.ts'

export function reviewable<T extends { questionId: QuestionId }>(
  items: readonly T[],
  questions: readonly AnyQuestion[],
): T[] {
  const judged = new Set(questions.filter(isEverJudged).map(({ id }) => id))
  return items.filter(({ questionId }) => judged.has(questionId))
}
