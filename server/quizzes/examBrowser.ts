/** Quizzes that may be taken only in a Safe Exam Browser of the school's configuration. */
import type { Context } from '../context.ts'
import { refuse } from '../http/failure.ts'
import type { QuizRow } from './quiz.ts'

/**
 * Whoever begins, takes over or reads a running paper has to prove the configuration. Rows of answers are never refused:
 * an attempt that began rightly goes on whatever its device sends.
 * @throws Failure code 1
 */
export function requireExamBrowser(context: Pick<Context, 'provesConfigKey'>, quiz: QuizRow): void {
  if (quiz.configKey !== '' && !context.provesConfigKey(quiz.configKey)) throw refuse('quizNeedsExamBrowser')
}
