/** Names by their pinyin initials: what a Chinese keyboard types first. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { initialsPattern, mostInitialNames } from '../../src/rules/words/initials.ts'
import type { Context } from '../context.ts'
import type { Db } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { seenBy } from './specimen.ts'

/** names that one transaction writes: a few milliseconds */
const maxNamesAtOnce = 200

async function writeUnread(db: Db): Promise<void> {
  const unread = `select w."id", w."text" from "word" w
    left join "wordInitials" i on i."tenant" = w."tenant" and i."wordId" = w."id"
    where w."tenant" = ? and i."wordId" is null order by w."id" limit ?`
  let thread: Worker | undefined
  try {
    for (;;) {
      const some = await db.rows<{ id: number; text: string }>(unread, [tenant, maxNamesAtOnce])
      if (some.length === 0) return
      thread ??= new Worker(new URL('./initialsThread.ts', import.meta.url))
      thread.postMessage(some.map(({ text }) => text))
      const [initials] = (await once(thread, 'message')) as [string[]]
      const values = some.map(({ id }, at) => ({ tenant, wordId: id, initials: initials[at] ?? '' }))
      await db.kysely
        .insertInto('wordInitials')
        .values(values)
        .onConflict((conflict) => conflict.columns(['tenant', 'wordId']).doNothing())
        .execute()
    }
  } finally {
    await thread?.terminate()
  }
}

const underWay = new WeakMap<Db, Promise<void>>()

/**
 * Reads the names that came since: content is often saved many at a time, and nobody then waits for the dictionary. Who
 * asks while they are being read waits for the same thread.
 */
export function readInitials(db: Db): Promise<void> {
  const reading = underWay.get(db) ?? writeUnread(db).finally(() => underWay.delete(db))
  underWay.set(db, reading)
  return reading
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
