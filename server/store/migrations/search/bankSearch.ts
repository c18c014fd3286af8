import { sql } from 'kysely'
import type { Step } from '../table.ts'

/** The bank's questions on one specimen, without a look at all the others; what a blank accepts is found by a keyword too. */
export const up: Step = async (db) => {
  await sql
    .raw(
      `create index "questionOnSpecimen" on "question"
        ("tenant", "specimenId", "catalogId", "position", "id", "baseType") where "creator" = 0`,
    )
    .execute(db)
  await sql.raw('delete from "questionWord"').execute(db)
  await sql.raw('update "question" set "indexed" = 0 where "indexed" = 1').execute(db)
}
