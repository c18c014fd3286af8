import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../../dialect/name.ts'
import { afterEachRow } from '../../dialect/tables.ts'
import { keyed, numbered, numbers, type Step, texts } from '../table.ts'

/**
 * Texts in which a keyword is looked for: each text once, however many specimens and marks are called so, with the
 * places where it stands. The database itself keeps the table right.
 */
export const up: Step = async (db, name) => {
  await texts(numbered(db, name, 'word'), 'text')
    .addUniqueConstraint('wordText', ['tenant', 'text'])
    .execute()
  await numbers(keyed(db, 'wordPlace'), 'wordId', 'specimenId', 'markId')
    .addPrimaryKeyConstraint('wordPlaceKey', ['tenant', 'wordId', 'specimenId', 'markId'])
    .execute()
  await db.schema
    .createIndex('wordPlaceOwner')
    .on('wordPlace')
    .columns(['tenant', 'specimenId', 'markId'])
    .execute()
  await followWords(db, name, 'lower')
}

/** @param fold the SQL function that makes of a text what a keyword is compared with */
export async function followWords(db: Kysely<unknown>, name: DialectName, fold: string): Promise<void> {
  await follow(db, name, fold, 'specimen', ['name', 'nameEn', 'nameLatin', 'source', 'sourceEn'])
  await follow(db, name, fold, 'mark', ['name', 'nameEn', 'nameLatin', 'aliases'])
}

/** Folded, a line for each; as long as an index takes. */
function textOf(row: string, fold: string, columns: string[]): string {
  const values = columns.map((column) =>
    column === 'aliases'
      ? ['["', '"]', '","', '[]'].reduce(
          (list, sign) => `replace(${list}, '${sign}', '\n')`,
          `${row}."aliases"`,
        )
      : `${row}."${column}"`,
  )
  return `substr(${fold}(${values.join(" || '\n' || ")}), 1, 600)`
}

async function follow(
  db: Kysely<unknown>,
  name: DialectName,
  fold: string,
  table: 'specimen' | 'mark',
  columns: string[],
) {
  const isMark = table === 'mark'
  const place = (row: string) => (isMark ? `${row}."specimenId", ${row}."id"` : `${row}."id", 0`)
  const common = (row: string) => (isMark ? `${row}."layer" <> 'personal'` : '1 = 1')
  const words = (rows: string, row: string) =>
    `insert into "word" ("tenant", "text") select ${row}."tenant", ${textOf(row, fold, columns)} ${rows}
      on conflict ("tenant", "text") do nothing`
  const places = (rows: string, row: string) =>
    `insert into "wordPlace" ("tenant", "wordId", "specimenId", "markId")
      select w."tenant", w."id", ${place(row)} from "word" w ${rows}
        and w."tenant" = ${row}."tenant" and w."text" = ${textOf(row, fold, columns)}`
  const come = [words('where 1 = 1', 'new'), places('where 1 = 1', 'new')]
  const owner = isMark
    ? '"markId" = old."id" and "specimenId" = old."specimenId"'
    : '"markId" = 0 and "specimenId" = old."id"'
  const gone = `delete from "wordPlace" where "tenant" = old."tenant" and ${owner}`
  const changing = isMark ? [...columns, 'layer', 'specimenId'] : columns
  const on = (trigger: string, event: 'insert' | 'update' | 'delete', when: string, run: string[]) =>
    afterEachRow(db, name, {
      trigger: `${table}${trigger}`,
      table,
      event,
      columns: event === 'update' ? changing : [],
      when,
      run,
    })
  const differs = changing.map((column) => `old."${column}" <> new."${column}"`).join(' or ')
  await on('WordsCome', 'insert', common('new'), come)
  await on('WordsChange', 'update', `(${differs}) and ${common('new')}`, [gone, ...come])
  await on('WordsGo', 'delete', common('old'), [gone])
  // The rows that are there already get their words now.
  const rows = `from "${table}" r where ${common('r')}`
  await sql.raw(words(rows, 'r')).execute(db)
  await sql.raw(places(`join "${table}" r on ${common('r')}`, 'r')).execute(db)
}
