/** Which attempt a call is about. */
import type { Context } from '../../context.ts'
import { refuse } from '../../http/failure.ts'
import { attemptShown } from '../attempts.ts'
import { type AttemptRecord, isOpenAt, type QuizRow, quizForDevice, quizForStudent } from '../quiz.ts'
import { takeUpSealedAttempt } from '../sealed/begin.ts'

/** Nobody sees a paper before the quiz opens, and nobody sees one that they did not begin after it has closed. */
export function requirePaper(quiz: QuizRow, attempt: AttemptRecord | null, now: number): void {
  if (attempt) return
  if (quiz.opensAt > now && quiz.state === 'published') throw refuse('quizNotOpen')
  if (!isOpenAt(quiz, now)) throw refuse('quizOver')
}

interface Meant {
  quizId: number
  number?: number | undefined
}

export async function meantAttempt(context: Context, { quizId, number }: Meant) {
  const quiz = await quizForStudent(context, quizId)
  return { quiz, attempt: await attemptShown(context, quiz, number) }
}

/** The attempt that a change is for. @throws Failure code 1 where none was begun */
export async function begunAttempt(context: Context, given: Meant) {
  const { quiz, attempt } = await meantAttempt(context, given)
  if (!attempt) throw refuse('quizNotBegun')
  return { quiz, attempt }
}

/** The same for what a device sends that may have begun without network, from a sealed paper. */
export async function begunOrSealed(context: Context, given: Meant & { token?: string | undefined }) {
  const quiz = await quizForDevice(context, given.quizId, given.token)
  const attempt = await attemptShown(context, quiz, given.number)
  const known = attempt ?? (await takeUpSealedAttempt(context, quiz, given.token))
  if (!known) throw refuse('quizNotBegun')
  return { quiz, attempt: known }
}
