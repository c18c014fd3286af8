import type { Step } from '../table.ts'

/** Whether a regrade left a question of a quiz out of its maximum. */
export const up: Step = async (db) => {
  await db.schema
    .alterTable('quizQuestion')
    .addColumn('leftOut', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
