import { type Kysely, sql } from 'kysely'
import { withForms } from '../../../../src/rules/words/keyword.ts'
import type { Step } from '../table.ts'

/** rows that are read at a time: the slides of one may be long */
const maxRows = 100

/** The forms know signs, units and numbers now: all are made anew, names and questions by the next search, slides here. */
export const up: Step = async (db) => {
  const execute = (text: string) => sql.raw(text).execute(db)
  await execute('update "word" set "searched" = null')
  await execute('delete from "questionWord"')
  await execute('update "question" set "indexed" = 0 where "indexed" = 1')
  await renewWords(db, 'courseware')
  await renewWords(db, 'deck')
}

interface Slides {
  tenant: number
  id: number
  name: string
  nameEn: string
  slides: string
}

async function renewWords(db: Kysely<unknown>, table: string) {
  const key = sql`("tenant", "id")`
  for (let last = { tenant: 0, id: 0 }; ; ) {
    const { rows } = await sql<Slides>`
      select "tenant", "id", "name", "nameEn", "slides" from ${sql.table(table)}
        where ${key} > (${last.tenant}, ${last.id}) order by "tenant", "id" limit ${maxRows}`.execute(db)
    for (const { tenant, id, ...row } of rows)
      await sql`update ${sql.table(table)} set "words" = ${wordsOf(row)}
        where "tenant" = ${tenant} and "id" = ${id}`.execute(db)
    const end = rows.at(-1)
    if (!end) return
    last = end
  }
}

function wordsOf({ name, nameEn, slides }: Pick<Slides, 'name' | 'nameEn' | 'slides'>): string {
  const read: { text: string; textEn: string }[] = slides === '' ? [] : JSON.parse(slides)
  return withForms([name, nameEn, ...read.flatMap(({ text, textEn }) => [text, textEn])]).join('\n')
}
