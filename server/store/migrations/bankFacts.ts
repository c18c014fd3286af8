import { sql } from 'kysely'
import { afterEachRow } from '../dialect/tables.ts'
import { wordSql } from '../dialect/words.ts'
import type { Step } from './table.ts'

/** Columns from which the words of a question are read, facts about it among them: words narrow a search too. */
const read = ['body', 'catalogId', 'baseType', 'specimenId']

/** A question whose columns change is indexed anew, and now all are. */
export const up: Step = async (db, name) => {
  await afterEachRow(db, name, {
    trigger: 'questionReworded',
    table: 'question',
    event: 'update',
    columns: read,
    when: read.map((column) => `old."${column}" is distinct from new."${column}"`).join(' or '),
    run: [
      `delete from "questionWord" where ${wordSql(name, 'questionWord').id} = old."id"`,
      'update "question" set "indexed" = 0 where "tenant" = new."tenant" and "id" = new."id"',
    ],
  })
  await sql.raw('delete from "questionWord"').execute(db)
  await sql.raw('update "question" set "indexed" = 0 where "indexed" = 1').execute(db)
}
