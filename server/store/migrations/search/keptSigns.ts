import { type Kysely, sql } from 'kysely'
import { keepSigns } from '../../../../src/rules/grading/tokens.ts'
import { foldLines } from '../../../../src/rules/words/foldWord.ts'
import type { Step } from '../table.ts'
import { up as renewForms } from './signs.ts'

/** rows that are read at a time */
const maxRows = 1000

/** characters of a text that an index takes */
const maxChars = 600

/**
 * Names with º or 10⁹ were stored as their width was folded (109), and were found only as they were typed until somebody
 * saved them again. They are noted here as saving notes them. Judging reads more ways of writing now: all forms are made
 * anew.
 */
export const up: Step = async (db, name) => {
  await noteNamesOf(db, 'specimen')
  await noteNamesOf(db, 'mark')
  await renewForms(db, name)
}

interface Row {
  tenant: number
  id: number
  specimenId: number
  names: string
  aliases: string
}

const selections = {
  specimen: sql`"id" as "specimenId", "name" || '\n' || "nameEn" || '\n' || "nameLatin" || '\n' || "source" || '\n' || "sourceEn" as "names", '[]' as "aliases" from "specimen" where 1 = 1`,
  mark: sql`"specimenId", "name" || '\n' || "nameEn" || '\n' || "nameLatin" as "names", "aliases" from "mark" where "layer" <> 'personal'`,
}

async function noteNamesOf(db: Kysely<unknown>, table: 'specimen' | 'mark') {
  for (let last = { tenant: 0, id: 0 }; ; ) {
    const { rows } = await sql<Row>`
      select "tenant", "id", ${selections[table]} and ("tenant", "id") > (${last.tenant}, ${last.id})
        order by "tenant", "id" limit ${maxRows}`.execute(db)
    for (const row of rows) {
      const names = [row.names, ...(JSON.parse(row.aliases) as string[])].join('\n')
      const kept = keepSigns(names)
      if (kept !== names)
        await noteName(db, row, { text: textOf(kept), markId: table === 'mark' ? row.id : 0 })
    }
    const end = rows.at(-1)
    if (!end) return
    last = end
  }
}

const textOf = (names: string) => [...foldLines(names)].slice(0, maxChars).join('').toWellFormed()

async function noteName(
  db: Kysely<unknown>,
  { tenant, specimenId }: Row,
  { text, markId }: { text: string; markId: number },
) {
  await sql`insert into "word" ("tenant", "text") values (${tenant}, ${text})
    on conflict ("tenant", "text") do nothing`.execute(db)
  await sql`delete from "wordPlace"
    where "tenant" = ${tenant} and "specimenId" = ${specimenId} and "markId" = ${markId}`.execute(db)
  await sql`insert into "wordPlace" ("tenant", "wordId", "specimenId", "markId")
    select ${tenant}, "id", ${specimenId}, ${markId} from "word"
    where "tenant" = ${tenant} and "text" = ${text}`.execute(db)
}
