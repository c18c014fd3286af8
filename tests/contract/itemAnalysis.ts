/** The item analysis of a quiz, computed at once by the code of its job. */
import { analyseItems } from '../../server/quizzes/teach/itemFigures.ts'
import { type QuizItemAnalysis, quizItems } from '../../src/contract/quizzes/quizTeaching.ts'
import type { Running } from './service.ts'

export async function readAnalysis(
  { service: { db }, clock, ask }: Running,
  quizId: number,
  token: string,
): Promise<QuizItemAnalysis> {
  await analyseItems(db, quizId, clock.now, async () => undefined)
  const { data } = await ask(quizItems, { quizId }, { token })
  if (!data) throw new Error('no analysis was kept')
  return data
}
