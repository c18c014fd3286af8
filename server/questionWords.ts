/** What a keyword is looked for in: the words of the school's questions, in all languages. */
import type { Question } from '../src/contract/questions.ts'
import { textsOf, wordsIn } from '../src/rules/questionWords.ts'
import { type Db, marksFor } from './db.ts'
import { wordSql } from './dialect.ts'
import { tenant } from './schema.ts'

/** All words of a question; what stands in different texts does not stand in a row. */
export const wordsOf = (question: Question): string =>
  textsOf(question)
    .map((text) => wordsIn(text).join(' '))
    .filter((text) => text !== '')
    .join(' zzbetween ')

/** rows that one transaction reads */
const atOnce = 1000

/** Reads the questions that came or changed since: after an import, and before a search, for others write them too. */
export async function readWords(db: Db): Promise<void> {
  const sql = wordSql(db.name, 'questionWord')
  const unread = `select "id", "body" from "question" where "tenant" = ? and "indexed" = 0 and "creator" = 0
    order by "id" limit ?`
  while ((await db.rows(unread, [tenant, 1])).length > 0) {
    await db.kysely.transaction().execute(async (within) => {
      const some = await db.rows<{ id: number; body: string }>(unread, [tenant, atOnce], within)
      for (const { id, body } of some) await db.rows(sql.put, [id, wordsOf(JSON.parse(body))], within)
      const ids = some.map(({ id }) => id)
      if (ids.length === 0) return
      const read = `update "question" set "indexed" = 1 where "tenant" = ? and "id" in (${marksFor(ids)})`
      await db.rows(read, [tenant, ...ids], within)
    })
  }
}
