import type { Step } from '../table.ts'

/** The specimens that a question of a quiz shows, as JSON, as they were at the publication; empty: as they are now. */
export const up: Step = async (db) => {
  await db.schema
    .alterTable('quizQuestion')
    .addColumn('specimens', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
