/** The item analysis and the results of a quiz, made at once by the code of their jobs. */
import { quizById } from '../../server/quizzes/quiz.ts'
import { analyseItems } from '../../server/quizzes/teach/itemFigures.ts'
import { type QuizResultLine, readResultLines } from '../../server/quizzes/teach/resultLines.ts'
import { type QuizItemAnalysis, quizItems } from '../../src/contract/quizzes/quizTeaching.ts'
import type { Running } from './service.ts'

const tellNobody = async () => undefined

export async function readAnalysis(
  { service: { db }, clock, ask }: Running,
  quizId: number,
  token: string,
): Promise<QuizItemAnalysis> {
  await analyseItems(db, quizId, clock.now, tellNobody)
  const { data } = await ask(quizItems, { quizId }, { token })
  if (!data) throw new Error('no analysis was kept')
  return data
}

export const readResults = async (
  { service: { db }, clock }: Running,
  quizId: number,
): Promise<QuizResultLine[]> => readResultLines(db, await quizById(db, quizId), clock.now, tellNobody)
