import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../dialect/name.ts'
import { shownByParts } from '../dialect/parts.ts'
import { afterEachRow } from '../dialect/tables.ts'
import { countQuestions } from './bank.ts'
import { keyed, numbers, type Step, texts } from './table.ts'

/** Columns that the bank narrows and orders by: with them a page of one specimen's questions reads no other table. */
const carried = ['creator', 'catalogId', 'position', 'baseType']

/** A case shows what its parts show: which question shows which specimen stands beside the questions. */
export const up: Step = async (db, name) => {
  const run = (text: string) => sql.raw(text).execute(db)
  await texts(
    numbers(keyed(db, 'questionShows'), 'specimenId', 'creator', 'catalogId', 'position', 'questionId'),
    'baseType',
  )
    .addPrimaryKeyConstraint('questionShowsKey', [
      'tenant',
      'specimenId',
      'creator',
      'catalogId',
      'position',
      'questionId',
      'baseType',
    ])
    .execute()
  await run('create index "questionShowsOf" on "questionShows" ("tenant", "questionId")')
  for (const text of shows(name, 'q')) await run(text)
  await db.schema
    .alterTable('question')
    .addColumn('onSpecimen', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await run(
    `update "question" set "onSpecimen" = 1 where exists (select 1 from "questionShows" s
      where s."tenant" = "question"."tenant" and s."questionId" = "question"."id")`,
  )
  await follow(db, name)

  // The old indexes know a question only as a whole, without the specimens that its parts show.
  for (const index of ['questionBank', 'questionOnSpecimen', 'questionSpecimen'])
    await run(`drop index "${index}"`)
  await run(
    `create index "questionBank" on "question"
      ("tenant", "creator", "catalogId", "position", "id", "baseType", "onSpecimen")`,
  )
  await run('delete from "questionTally"')
  await countQuestions(db, name, { column: 'onSpecimen', of: (row) => `${row}"onSpecimen"` })
}

/** Notes what a question shows itself, and what its parts do. @param row `new`, or a name for each there is */
function shows(name: DialectName, row: string): string[] {
  const named = carried.map((column) => `"${column}"`).join(', ')
  const into = `insert into "questionShows" ("tenant", "specimenId", "questionId", ${named})`
  const rest = [`${row}."id"`, ...carried.map((column) => `${row}."${column}"`)].join(', ')
  const each = row === 'new' ? [] : [`"question" ${row}`]
  const from = (...tables: string[]) => (tables.length > 0 ? `from ${tables.join(', ')}` : '')
  const parts = shownByParts(name, `${row}."body"`)
  return [
    `${into} select ${row}."tenant", ${row}."specimenId", ${rest} ${from(...each)}
      where ${row}."specimenId" is not null`,
    `${into} select ${row}."tenant", ${parts.id}, ${rest} ${from(...each, parts.from)}
      where ${parts.where} on conflict do nothing`,
  ]
}

/** The database itself keeps it right. */
async function follow(db: Kysely<unknown>, name: DialectName) {
  const ofRow = (row: 'new' | 'old') => `"tenant" = ${row}."tenant" and "questionId" = ${row}."id"`
  const gone = `delete from "questionShows" where ${ofRow('old')}`
  const is = `case when exists (select 1 from "questionShows" where ${ofRow('new')}) then 1 else 0 end`
  const told = ['body', 'specimenId', ...carried]
  const note = [
    ...shows(name, 'new'),
    `update "question" set "onSpecimen" = ${is}
      where "tenant" = new."tenant" and "id" = new."id" and "onSpecimen" <> ${is}`,
  ]
  const on = (trigger: string, event: 'insert' | 'update' | 'delete', when: string, run: string[]) => {
    const columns = event === 'update' ? told : []
    return afterEachRow(db, name, { trigger, table: 'question', event, columns, when, run })
  }
  const changed = told.map((column) => `old."${column}" is distinct from new."${column}"`).join(' or ')
  await on('questionShown', 'insert', '1 = 1', note)
  await on('questionShownAnew', 'update', changed, [gone, ...note])
  await on('questionShownGone', 'delete', '1 = 1', [gone])
}
