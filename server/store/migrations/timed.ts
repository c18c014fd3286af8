import type { Step } from './table.ts'

/** How long the answer took that stands on a book's card. */
export const up: Step = async (db) => {
  await db.schema.alterTable('bookItem').addColumn('ms', 'bigint').execute()
}
