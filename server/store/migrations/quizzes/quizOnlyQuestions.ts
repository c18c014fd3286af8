import { keyed, numbered, numbers, type Step, texts } from '../table.ts'

/** Questions that are for quizzes only, and what a quiz under seal needs. */
export const up: Step = async (db, name) => {
  await numbers(
    texts(numbered(db, name, 'quizOnlyQuestion'), 'body'),
    'courseId',
    'catalogId',
    'createdBy',
    'createdAt',
  ).execute()
  await db.schema
    .createIndex('quizOnlyQuestionCourse')
    .on('quizOnlyQuestion')
    .columns(['tenant', 'courseId'])
    .execute()

  await numbers(texts(keyed(db, 'quizSeal'), 'code', 'salt', 'iv', 'data'), 'quizId', 'roomId', 'presentAt')
    .addPrimaryKeyConstraint('quizSealKey', ['tenant', 'quizId', 'roomId'])
    .execute()
  await numbers(
    texts(keyed(db, 'quizSealedHolder'), 'attemptId', 'token', 'deviceId', 'name'),
    'quizId',
    'accountId',
    'roomId',
    'seed',
    'at',
  )
    .addPrimaryKeyConstraint('quizSealedHolderKey', ['tenant', 'quizId', 'accountId', 'deviceId'])
    .execute()
}
