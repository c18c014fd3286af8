import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../dialect/name.ts'
import { afterEachRow } from '../dialect/tables.ts'
import { wordTable } from '../dialect/words.ts'
import { keyed, numbers, type Step, texts } from './table.ts'

/** The question bank: an order to page through, counts, and an index of words that server/questions/questionWords.ts fills. */
export const up: Step = async (db, name) => {
  await db.schema
    .createIndex('questionBank')
    .on('question')
    .columns(['tenant', 'creator', 'catalogId', 'position', 'id', 'baseType', 'specimenId'])
    .execute()
  await db.schema.createIndex('questionClient').on('question').columns(['tenant', 'clientId']).execute()
  await words(db, name)
  await tally(db, name)
}

/** A question whose text changed is looked at anew; one that is gone is found no more. */
async function words(db: Kysely<unknown>, name: DialectName) {
  await db.schema
    .alterTable('question')
    .addColumn('indexed', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await sql
    .raw('create index "questionUnread" on "question" ("tenant", "id") where "indexed" = 0 and "creator" = 0')
    .execute(db)
  const found = await wordTable(db, name, 'questionWord')
  await afterEachRow(db, name, {
    trigger: 'questionReworded',
    table: 'question',
    event: 'update',
    columns: ['body'],
    when: 'old."body" <> new."body"',
    run: [
      `delete from "questionWord" where ${found} = old."id"`,
      'update "question" set "indexed" = 0 where "tenant" = new."tenant" and "id" = new."id"',
    ],
  })
  await afterEachRow(db, name, {
    trigger: 'questionWordsGo',
    table: 'question',
    event: 'delete',
    columns: [],
    when: '1 = 1',
    run: [`delete from "questionWord" where ${found} = old."id"`],
  })
}

const tallied = '"tenant", "catalogId", "baseType", "onSpecimen"'

/** How it is known of a row whether it shows a specimen. */
interface OnSpecimen {
  column: string
  /** @param row empty, or the row's name with a dot */
  of: (row: string) => string
}

/** How many of the school's questions there are, by what lists are narrowed with; the database keeps it right. */
async function tally(db: Kysely<unknown>, name: DialectName) {
  await texts(numbers(keyed(db, 'questionTally'), 'catalogId', 'onSpecimen', 'n'), 'baseType')
    .addPrimaryKeyConstraint('questionTallyKey', ['tenant', 'catalogId', 'baseType', 'onSpecimen'])
    .execute()
  const column = 'specimenId'
  await countQuestions(db, name, {
    column,
    of: (row) => `case when ${row}"${column}" is null then 0 else 1 end`,
  })
}

/** Fills the empty tally, and follows the questions from now on. */
export async function countQuestions(db: Kysely<unknown>, name: DialectName, onSpecimen: OnSpecimen) {
  await sql
    .raw(
      `insert into "questionTally" (${tallied}, "n")
        select "tenant", "catalogId", "baseType", ${onSpecimen.of('')}, count(*) from "question"
        where "creator" = 0 group by "tenant", "catalogId", "baseType", ${onSpecimen.of('')}`,
    )
    .execute(db)
  const columns = ['catalogId', 'baseType', onSpecimen.column, 'creator']
  const on = (trigger: string, event: 'insert' | 'update' | 'delete', row: 'new' | 'old', by: number) =>
    afterEachRow(db, name, {
      trigger,
      table: 'question',
      event,
      columns: event === 'update' ? columns : [],
      when: `${row}."creator" = 0`,
      run: [
        `insert into "questionTally" (${tallied}, "n")
          values (${row}."tenant", ${row}."catalogId", ${row}."baseType", ${onSpecimen.of(`${row}.`)}, ${by})
          on conflict (${tallied}) do update set "n" = "questionTally"."n" + ${by}`,
      ],
    })
  await on('questionCome', 'insert', 'new', 1)
  await on('questionGone', 'delete', 'old', -1)
  await on('questionNew', 'update', 'new', 1)
  await on('questionOld', 'update', 'old', -1)
}
