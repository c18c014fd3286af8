import type { Step } from './table.ts'

/** How a question stood in a book before the answer that was counted last. */
export const up: Step = async (db) => {
  for (const column of ['countedBy', 'timesBefore', 'streakBefore'])
    await db.schema.alterTable('bookItem').addColumn(column, 'bigint').execute()
}
