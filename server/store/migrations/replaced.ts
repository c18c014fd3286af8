import type { Step } from './table.ts'

/** Which mark stands in an answer's place. */
export const up: Step = async (db) => {
  await db.schema.alterTable('submission').addColumn('replacedBy', 'bigint').execute()
}
