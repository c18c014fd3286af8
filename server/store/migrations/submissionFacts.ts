import { sql } from 'kysely'
import type { Step } from './table.ts'

/** What figures sum up of each answer stands in the index by which a person's answers are found: their texts are not read. */
export const up: Step = async (db) => {
  await sql.raw('drop index "submissionQuestion"').execute(db)
  await db.schema
    .createIndex('submissionQuestion')
    .on('submission')
    .columns(['tenant', 'accountId', 'questionId', 'replacedBy', 'at', 'ms', 'correct', 'id'])
    .execute()
}
