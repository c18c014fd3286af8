/** What a keyword is looked for in: the words of the school's questions, in all languages. */
import type { Question } from '../src/contract/questions.ts'
import { foldWord } from '../src/rules/keyword.ts'
import type { Context } from './context.ts'
import { marksFor } from './db.ts'
import { type Phrase, wordSql } from './dialect.ts'
import { transaction } from './once.ts'
import { tenant } from './schema.ts'

/** A Chinese character is a word of its own, so that any row of them is found. */
const wordForm = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu

/** Words in their order, without case, width and accents. */
export const wordsIn = (text: string): string[] =>
  foldWord(text.replace(/<[^>]*>/g, ' '))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(wordForm) ?? []

function textsOf({ title, titleEn, options, keywords, keywordsEn = [], children }: Question): string[] {
  const own = options.flatMap(({ content, contentEn }) => [content, contentEn])
  return [title, titleEn, ...own, ...keywords, ...keywordsEn, ...children.flatMap(textsOf)]
}

/** All words of a question; what stands in different texts does not stand in a row. */
export const wordsOf = (question: Question): string =>
  textsOf(question)
    .map((text) => wordsIn(text).join(' '))
    .filter((text) => text !== '')
    .join(' zzbetween ')

/** rows that one transaction reads */
const atOnce = 1000

/** Reads the questions that came or changed since; whoever wrote them need not think of it. */
export async function readWords(context: Context): Promise<void> {
  const unread = `select "id", "body" from "question" where "tenant" = ? and "indexed" = 0 and "creator" = 0
    order by "id" limit ?`
  for (;;) {
    const waiting = await context.rows(unread, [tenant, 1])
    if (waiting.length === 0) return
    await transaction(context, async ({ rows, service }) => {
      const sql = wordSql(service.db.name, 'questionWord')
      const some = await rows<{ id: number; body: string }>(unread, [tenant, atOnce])
      for (const { id, body } of some) await rows(sql.put, [id, wordsOf(JSON.parse(body))])
      const ids = some.map(({ id }) => id)
      if (ids.length > 0)
        await rows(`update "question" set "indexed" = 1 where "tenant" = ? and "id" in (${marksFor(ids)})`, [
          tenant,
          ...ids,
        ])
    })
  }
}

const isHan = (word: string | undefined) => /^\p{Script=Han}$/u.test(word ?? '')

/** The parts of a keyword, the words of each in a row; of the last part the last word may go on. */
export const phrasesOf = (keyword: string): Phrase[] =>
  foldWord(keyword)
    .split(' ')
    .map(wordsIn)
    .filter((words) => words.length > 0)
    .map((words, at, all) => ({ words, goesOn: at === all.length - 1 && !isHan(words.at(-1)) }))
