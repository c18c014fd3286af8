import type { Step } from './table.ts'

/** Names of what a mark never is, however alike they read: the best wrong ones to choose from. */
export const up: Step = async (db) => {
  await db.schema
    .alterTable('mark')
    .addColumn('apart', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
