import { sql } from 'kysely'
import { wordTable } from '../../dialect/words.ts'
import type { Step } from '../table.ts'

/** A word that may go on is one look into SQLite's index; PostgreSQL's had that. All questions are read anew. */
export const up: Step = async (db, name) => {
  if (name !== 'sqlite') return
  await sql.raw('drop table "questionWord"').execute(db)
  await wordTable(db, name, 'questionWord')
  await sql.raw('update "question" set "indexed" = 0 where "indexed" = 1').execute(db)
}
