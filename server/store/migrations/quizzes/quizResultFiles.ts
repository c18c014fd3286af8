import { keyed, numbers, type Step, texts } from '../table.ts'

/** Files of results that background jobs wrote for teachers. */
export const up: Step = async (db) => {
  const table = texts(keyed(db, 'quizResultFile'), 'storageKey', 'name')
  await numbers(table, 'jobId', 'quizId', 'ownerId', 'madeAt')
    .addPrimaryKeyConstraint('quizResultFileKey', ['tenant', 'jobId'])
    .execute()
  await db.schema
    .createIndex('quizResultFileOwner')
    .on('quizResultFile')
    .columns(['tenant', 'ownerId'])
    .execute()
}
