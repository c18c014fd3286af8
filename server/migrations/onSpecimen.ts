import { sql } from 'kysely'
import type { Step } from './table.ts'

/** The bank's questions on one specimen, in its order: without a look at all the others. */
export const up: Step = async (db) => {
  await sql
    .raw(
      `create index "questionOnSpecimen" on "question"
        ("tenant", "specimenId", "catalogId", "position", "id", "baseType") where "creator" = 0`,
    )
    .execute(db)
}
