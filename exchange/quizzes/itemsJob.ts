/** The background job `quiz.items`: the item analysis of a quiz, for all who watch it. */
import { analyseItems, type ItemsJobInput } from '../../server/quizzes/teach/itemFigures.ts'
import { open } from '../../server/store/db.ts'
import type { RunJob } from '../../server/store/jobs/kinds.ts'

export const run: RunJob<ItemsJobInput> = async ({ input, createdAt, report, ...place }) => {
  const db = open(place)
  try {
    await analyseItems(db, input.quizId, createdAt, (done, total) => report({ done, total }))
  } finally {
    await db.close()
  }
}
