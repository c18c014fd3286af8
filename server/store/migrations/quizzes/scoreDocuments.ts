import type { Step } from '../table.ts'

/** The decision on which a score of misconduct rests, by its number or name; empty: none was named. */
export const up: Step = async (db) => {
  await db.schema
    .alterTable('score')
    .addColumn('document', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
