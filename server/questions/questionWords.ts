/** Words in which a keyword is looked for: those of the school's questions, in all languages. */
import { kindOf } from '../../src/rules/kinds/index.ts'
import { specimensShown } from '../../src/rules/teaching/specimensShown.ts'
import { textsOf, wordWaysIn } from '../../src/rules/words/questionWords.ts'
import { noteNames } from '../library/rows/wordPlaces.ts'
import { type Db, marksFor } from '../store/db.ts'
import { wordSql } from '../store/dialect/words.ts'
import { type QuestionRow, tenant } from '../store/schema.ts'
import { takeTurns } from '../store/takeTurns.ts'
import { questionOf } from './question.ts'

/**
 * Facts about a question, stored as words beside those of its texts: so one look into the index narrows and searches.
 * They begin with a Chinese character and go on, which no word of a text or a keyword does (rules/words/questionWords).
 */
export const factWord = {
  catalog: (id: number) => `章${id}`,
  /** a service may know kinds of any name */
  kind: (baseType: string) => `型${Buffer.from(baseType).toString('hex')}`,
  specimen: (id: number) => `本${id}`,
  onSpecimen: (is: 'yes' | 'no') => `看${is}`,
}
const between = ' 隔0 '

type Read = Pick<QuestionRow, 'id' | 'catalogId' | 'baseType' | 'specimenId' | 'body'>

/** All words of a question; words of different texts do not follow one another. */
function wordsOf(row: Read): string {
  const question = questionOf(row)
  const { catalogId, baseType } = row
  const specimens = specimensShown([question])
  const facts = [
    factWord.catalog(catalogId),
    ...new Set([baseType, kindOf({ type: { baseType } })].map(factWord.kind)),
    ...specimens.map(factWord.specimen),
    factWord.onSpecimen(specimens.length > 0 ? 'yes' : 'no'),
  ]
  const texts = textsOf(question).flatMap(wordWaysIn)
  return [...facts, ...texts.map((words) => words.join(' '))].join(between)
}

/** a keyword that is longer is no name */
const maxKeywordChars = 40

/** The Chinese keywords of a question and of its parts. */
function keywordsIn(row: Read): string[] {
  const { keywords, children } = questionOf(row)
  return [...keywords, ...children.flatMap((child) => child.keywords)].filter(
    (keyword) => keyword.length <= maxKeywordChars && /\p{Script=Han}/u.test(keyword),
  )
}

/** rows that one transaction reads */
const maxRows = 1000

/** Reads the questions that came or changed since: after an import, and before a search, for others write them too. */
export async function readWords(db: Db): Promise<void> {
  const sql = wordSql(db.name, 'questionWord')
  const unread = `from "question" where "tenant" = ? and "indexed" = 0 and "creator" = 0 order by "id" limit ?`
  const one = `select "id" ${unread}`
  const more = `select "id", "catalogId", "baseType", "specimenId", "body" ${unread}`
  const letOthersRun = takeTurns()
  let came = 0
  while ((await db.rows(one, [tenant, 1])).length > 0) {
    await db.kysely.transaction().execute(async (within) => {
      const some = await db.rows<Read>(more, [tenant, maxRows], within)
      for (const row of some) {
        await letOthersRun()
        const put = sql.put(tenant, row.id, wordsOf(row))
        await db.rows(put.sql, put.values, within)
      }
      await noteNames(within, some.flatMap(keywordsIn))
      const ids = some.map(({ id }) => id)
      came += ids.length
      if (ids.length === 0) return
      const read = `update "question" set "indexed" = 1 where "tenant" = ? and "id" in (${marksFor(ids)})`
      await db.rows(read, [tenant, ...ids], within)
    })
  }
  if (came >= maxRows) for (const statement of sql.tidy) await db.rows(statement, [], 'writer')
}
