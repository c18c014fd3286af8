import type { Step } from '../table.ts'

/** Points of the parts of a case in a quiz, as JSON; empty where they share its points evenly. */
export const up: Step = async (db) => {
  await db.schema
    .alterTable('quizQuestion')
    .addColumn('partPoints', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
