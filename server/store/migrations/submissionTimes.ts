import type { Step } from './table.ts'

/** When the student's device says that work was handed in, and whether that is all that speaks for its being in time. */
export const up: Step = async (db) => {
  for (const column of ['madeAt', 'isUnproved'])
    await db.schema
      .alterTable('assignmentSubmission')
      .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
}
