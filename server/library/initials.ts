/** Names by their pinyin initials: what a Chinese keyboard types first. */
import { initialsPattern, mostInitialNames } from '../../src/rules/words/initials.ts'
import type { Context } from '../context.ts'
import type { Db } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { seenBy } from './specimen.ts'

/** names that one transaction reads: a few milliseconds */
const maxNamesAtOnce = 200

const isChinese = (line: string) => /\p{Script=Han}/u.test(line)

/** For each line of a text the initials of its characters; of a line without Chinese nothing. */
export async function initialsOf(text: string): Promise<string> {
  // its dictionary is large: only a service that searches loads it
  const { pinyin } = await import('pinyin-pro')
  const lines = text.split('\n').map((line) => {
    if (!isChinese(line)) return ''
    const plain = line.replace(/[^\p{Script=Han}a-z0-9]/gu, '')
    return pinyin(plain, { pattern: 'first', toneType: 'none', type: 'array', nonZh: 'consecutive' }).join('')
  })
  return lines.join('\n').toLowerCase()
}

/** Reads the names that came since: content is often saved many at a time, and nobody then waits for the dictionary. */
export async function readInitials(db: Db): Promise<void> {
  const unread = `select w."id", w."text" from "word" w
    left join "wordInitials" i on i."tenant" = w."tenant" and i."wordId" = w."id"
    where w."tenant" = ? and i."wordId" is null order by w."id" limit ?`
  for (;;) {
    const some = await db.rows<{ id: number; text: string }>(unread, [tenant, maxNamesAtOnce])
    if (some.length === 0) return
    const values = await Promise.all(
      some.map(async ({ id, text }) => ({ tenant, wordId: id, initials: await initialsOf(text) })),
    )
    await db.kysely
      .insertInto('wordInitials')
      .values(values)
      .onConflict((conflict) => conflict.columns(['tenant', 'wordId']).doNothing())
      .execute()
  }
}

/** rows that are looked through for names */
const mostRows = 200

/** The names of what the caller sees whose initials hold these letters, those that begin with them and short ones first. */
export async function namesByInitials(given: string, context: Context): Promise<string[]> {
  const initials = given.toLowerCase()
  if (!initialsPattern.test(initials)) return []
  await readInitials(context.service.db)
  const seen = await seenBy(context)
  const found = await context.rows<{ text: string; initials: string }>(
    `select w."text", i."initials" from "wordInitials" i
      join "word" w on w."tenant" = i."tenant" and w."id" = i."wordId"
      where i."tenant" = ? and i."initials" like ?
        and exists (select 1 from "wordPlace" p
          join "specimen" s on s."tenant" = p."tenant" and s."id" = p."specimenId"
          where p."tenant" = w."tenant" and p."wordId" = w."id" and ${seen.sql})
      order by length(i."initials"), w."id" limit ${mostRows}`,
    [tenant, `%${initials}%`, ...seen.values],
  )
  const names = found.flatMap((row) => {
    const lines = row.text.split('\n')
    return row.initials
      .split('\n')
      .flatMap((one, at) => (one.includes(initials) ? [{ one, name: lines[at] ?? '' }] : []))
  })
  const rank = ({ one }: { one: string }) => {
    if (one === initials) return 0
    return one.startsWith(initials) ? 1 : 2
  }
  names.sort((a, b) => rank(a) - rank(b) || a.one.length - b.one.length)
  return [...new Set(names.map(({ name }) => name))].slice(0, mostInitialNames)
}
