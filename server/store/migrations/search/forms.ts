import { type Kysely, sql } from 'kysely'
import { searchText } from '../../../../src/rules/words/keyword.ts'
import type { Step } from '../table.ts'

/** rows that are read at a time: the text of the slides of one may be long */
const maxRows = 200

/**
 * The search folds as judging does: beside the names stand their forms, which server/library/searched.ts writes before the
 * next search, as server/questions/questionWords.ts reads all questions anew. Slides get theirs here.
 */
export const up: Step = async (db) => {
  const execute = (text: string) => sql.raw(text).execute(db)
  await execute('alter table "word" add column "searched" text')
  await execute('create index "wordUnread" on "word" ("tenant", "id") where "searched" is null')
  await execute('delete from "questionWord"')
  await execute('update "question" set "indexed" = 0 where "indexed" = 1')
  await addForms(db, 'courseware')
  await addForms(db, 'deck')
}

async function addForms(db: Kysely<unknown>, table: string) {
  const key = sql`("tenant", "id")`
  for (let last = { tenant: 0, id: 0 }; ; ) {
    const { rows } = await sql<{ tenant: number; id: number; words: string }>`
      select "tenant", "id", "words" from ${sql.table(table)} where ${key} > (${last.tenant}, ${last.id})
        order by "tenant", "id" limit ${maxRows}`.execute(db)
    for (const { tenant, id, words } of rows)
      await sql`update ${sql.table(table)} set "words" = ${searchText(words)}
        where "tenant" = ${tenant} and "id" = ${id}`.execute(db)
    const end = rows.at(-1)
    if (!end) return
    last = end
  }
}
