/** What a keyword is looked for in: the words of the school's questions, in all languages. */
import type { Question } from '../src/contract/questions.ts'
import { foldWord } from '../src/rules/keyword.ts'
import type { Context } from './context.ts'
import { wordSql } from './dialect.ts'
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
  const unread = `select "id", "body" from "question" where "tenant" = ? and "indexed" = 0 order by "id" limit ?`
  for (;;) {
    const waiting = await context.rows(unread, [tenant, 1])
    if (waiting.length === 0) return
    await transaction(context, async ({ rows, service }) => {
      const sql = wordSql(service.db.name, 'questionWord')
      for (const { id, body } of await rows<{ id: number; body: string }>(unread, [tenant, atOnce])) {
        await rows(sql.forget, [id])
        await rows(sql.put, [id, wordsOf(JSON.parse(body))])
        await rows(`update "question" set "indexed" = 1 where "tenant" = ? and "id" = ?`, [tenant, id])
      }
    })
  }
}

/** The words of a keyword that must stand in a row, for each of its parts; the last may go on. */
export const phrasesOf = (keyword: string): string[][] =>
  foldWord(keyword)
    .split(' ')
    .map(wordsIn)
    .filter((words) => words.length > 0)
