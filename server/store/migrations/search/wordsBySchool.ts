import { sql } from 'kysely'
import { afterEachRow } from '../../dialect/tables.ts'
import type { Step } from '../table.ts'

/** Columns from which the words of a question are read. */
const read = ['body', 'catalogId', 'baseType', 'specimenId']

/** On PostgreSQL, where schools share a database, the key of a question's words begins with the tenant too. */
export const up: Step = async (db, name) => {
  if (name === 'sqlite') return
  const execute = (text: string) => sql.raw(text).execute(db)
  await execute('alter table "questionWord" add column "tenant" integer')
  await execute('update "questionWord" w set "tenant" = q."tenant" from "question" q where q."id" = w."id"')
  await execute('delete from "questionWord" where "tenant" is null')
  await execute('alter table "questionWord" alter column "tenant" set not null')
  await execute('alter table "questionWord" drop constraint "questionWord_pkey"')
  await execute('alter table "questionWord" add constraint "questionWordKey" primary key ("tenant", "id")')
  const forget = 'delete from "questionWord" where "tenant" = old."tenant" and "id" = old."id"'
  await afterEachRow(db, name, {
    trigger: 'questionReworded',
    table: 'question',
    event: 'update',
    columns: read,
    when: read.map((column) => `old."${column}" is distinct from new."${column}"`).join(' or '),
    run: [forget, 'update "question" set "indexed" = 0 where "tenant" = new."tenant" and "id" = new."id"'],
  })
  await afterEachRow(db, name, {
    trigger: 'questionWordsGo',
    table: 'question',
    event: 'delete',
    columns: [],
    when: '1 = 1',
    run: [forget],
  })
}
