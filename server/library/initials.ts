/** Names by their pinyin initials: what a Chinese keyboard types first. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { initialsPattern, mostInitialNames } from '../../src/rules/words/initials.ts'
import type { Context, Service } from '../context.ts'
import type { Db } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { seenBy } from './specimen.ts'

/** names that one transaction writes: a few milliseconds */
const maxNamesAtOnce = 200

interface Name {
  id: number
  text: string
}

/** Where names stand whose initials are not written yet. */
interface Unread {
  /** at most so many of them */
  read(db: Db, most: number): Promise<Name[]>
  write(db: Db, names: (Name & { initials: string })[]): Promise<void>
}

async function writeUnread(db: Db, { read, write }: Unread): Promise<void> {
  let thread: Worker | undefined
  try {
    for (;;) {
      const some = await read(db, maxNamesAtOnce)
      if (some.length === 0) return
      thread ??= new Worker(new URL('./initialsThread.ts', import.meta.url))
      thread.postMessage(some.map(({ text }) => text))
      const [initials] = (await once(thread, 'message')) as [string[]]
      await write(
        db,
        some.map((name, at) => ({ ...name, initials: initials[at] ?? '' })),
      )
    }
  } finally {
    await thread?.terminate()
  }
}

/** Reads the names that came since. Who asks while they are being read waits for the same thread. */
export type ReadNames = (db: Db) => Promise<void>

export function readerOf(unread: Unread): ReadNames {
  const underWay = new WeakMap<Db, Promise<void>>()
  return (db) => {
    const reading = underWay.get(db) ?? writeUnread(db, unread).finally(() => underWay.delete(db))
    underWay.set(db, reading)
    return reading
  }
}

/** Names of specimens and structures. */
export const readInitials = readerOf({
  read: (db, most) =>
    db.rows<Name>(
      `select w."id", w."text" from "word" w
        left join "wordInitials" i on i."tenant" = w."tenant" and i."wordId" = w."id"
        where w."tenant" = ? and i."wordId" is null order by w."id" limit ?`,
      [tenant, most],
    ),
  async write(db, names) {
    await db.kysely
      .insertInto('wordInitials')
      .values(names.map(({ id, initials }) => ({ tenant, wordId: id, initials })))
      .onConflict((conflict) => conflict.columns(['tenant', 'wordId']).doNothing())
      .execute()
  },
})

/** Pause (ms) after a save; what it saved is in the database by then */
const soonMs = 500

/** After a save: it does not wait for the dictionary itself. What fails here is done by the next search or within an hour. */
export function readSoon({ db, log, stopping }: Service, read: ReadNames): void {
  const begin = async () => {
    if (stopping.aborted) return
    try {
      await read(db)
    } catch (failure) {
      if (!stopping.aborted)
        log('initials failed', { reason: failure instanceof Error ? failure.message : '' })
    }
  }
  setTimeout(() => void begin(), soonMs).unref()
}

/** rows that are looked through for names */
const mostRows = 200

/** Names whose initials hold these letters, those that begin with them and short ones first. @param place which words */
async function namesWith(
  initials: string,
  place: { sql: string; values: readonly (string | number)[] },
  { rows }: Context,
): Promise<string[]> {
  const found = await rows<{ text: string; initials: string }>(
    `select w."text", i."initials" from "wordInitials" i
      join "word" w on w."tenant" = i."tenant" and w."id" = i."wordId"
      where i."tenant" = ? and i."initials" like ? and ${place.sql}
      order by length(i."initials"), w."id" limit ${mostRows}`,
    [tenant, `%${initials}%`, ...place.values],
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

/** The names of the specimens and structures that the caller sees, by their initials. */
export async function namesByInitials(given: string, context: Context): Promise<string[]> {
  const initials = given.toLowerCase()
  if (!initialsPattern.test(initials)) return []
  await readInitials(context.service.db)
  const { sql, values } = await seenBy(context)
  const isSeen = `exists (select 1 from "wordPlace" p
    join "specimen" s on s."tenant" = p."tenant" and s."id" = p."specimenId"
    where p."tenant" = w."tenant" and p."wordId" = w."id" and ${sql})`
  return namesWith(initials, { sql: isSeen, values }, context)
}

/** Names by their initials that no specimen or structure has: whoever asks looks whether the caller may see them. */
export async function unplacedNamesByInitials(given: string, context: Context): Promise<string[]> {
  const initials = given.toLowerCase()
  if (!initialsPattern.test(initials)) return []
  await readInitials(context.service.db)
  const isNowhere = `not exists (select 1 from "wordPlace" p where p."tenant" = w."tenant" and p."wordId" = w."id")`
  return namesWith(initials, { sql: isNowhere, values: [] }, context)
}
