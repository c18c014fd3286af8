/** The background job `quiz.results`: the Excel file of a quiz's results, for the person who asked for it. */
import { rm } from 'node:fs/promises'
import { fetchedPath } from '../../server/media/files/store.ts'
import { quizById } from '../../server/quizzes/quiz.ts'
import { keyedQuestionsOf } from '../../server/quizzes/scoring.ts'
import { type ResultsJobInput, storeResultFile } from '../../server/quizzes/teach/resultFile.ts'
import { readResultLines } from '../../server/quizzes/teach/resultLines.ts'
import { open } from '../../server/store/db.ts'
import type { RunJob } from '../../server/store/jobs/kinds.ts'
import { resultSheets, toWorkbook } from './resultSheets.ts'
import { resultWordsIn } from './resultWords.ts'

export const run: RunJob<ResultsJobInput> = async (job) => {
  const { id, input, createdAt, dataDir } = job
  const db = open(job)
  const path = await fetchedPath(dataDir, `results-${id}.xlsx`)
  try {
    const quiz = await quizById(db, input.quizId)
    const words = resultWordsIn(input.lang, input.timeZone)
    const lines = await readResultLines(db, quiz, createdAt, (done, total) => job.report({ done, total }))
    const sheets = resultSheets(await keyedQuestionsOf(db, quiz), lines, words)
    await toWorkbook(sheets).toFile(path)
    return await storeResultFile(db, job, words.pick(quiz.title, quiz.titleEn), path)
  } finally {
    await rm(path, { force: true })
    await db.close()
  }
}
