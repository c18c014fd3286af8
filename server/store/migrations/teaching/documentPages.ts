import type { Step } from '../table.ts'

/** Pages of a courseware's document as pictures, for readers who may not download it. */
export const up: Step = async (db) => {
  await db.schema
    .alterTable('courseware')
    .addColumn('docPages', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
