import { sql } from 'kysely'
import type { Step } from '../table.ts'

/** Keywords of questions are found by their initials: all questions are read anew by the next search, which notes them. */
export const up: Step = async (db) => {
  await sql.raw('delete from "questionWord"').execute(db)
  await sql.raw('update "question" set "indexed" = 0 where "indexed" = 1').execute(db)
}
