import { numbered, numbers, type Step, texts } from '../table.ts'

/** Extra time that a person has in every quiz. */
export const up: Step = async (db, name) => {
  await numbers(
    texts(numbered(db, name, 'quizAllowance'), 'reason'),
    'accountId',
    'factorPercent',
    'by',
    'at',
  ).execute()
  await db.schema
    .createIndex('quizAllowanceAccount')
    .on('quizAllowance')
    .columns(['tenant', 'accountId'])
    .execute()
}
