/** Makes room: tiles that were merely looked at go first, then things kept unasked or unpinned, the oldest first. */
import { inUser } from '../device/db.ts'
import { dropEntry, type Entry, keptKey, neededBytes, neededPictures, readEntries } from './entries.ts'
import { fileOf, removePack } from './files.ts'
import { dropPictures, dropSeen } from './pictures.ts'
import { inUse } from './use.ts'

/**
 * Things that may go, the first first: never one that is pinned, on screen (a chapter whose specimen is, too), or
 * `spared`.
 */
export function evictionOrder(
  entries: Iterable<Entry>,
  used: ReadonlySet<string>,
  spared: ReadonlySet<string>,
  now: number,
): Entry[] {
  // an entry of a time when the clock ran ahead: nobody knows how old it is, and it would stay for years
  const age = ({ at }: Entry) => (at > now ? -1 : at)
  return [...entries]
    .filter((entry) => {
      const things = [
        keptKey(entry),
        ...entry.packs.map(({ specimenId }) => keptKey({ kind: 'specimen', id: specimenId })),
      ]
      return !entry.pinned && !spared.has(keptKey(entry)) && !things.some((thing) => used.has(thing))
    })
    .sort((a, b) => age(a) - age(b) || a.bytes - b.bytes)
}

/** Files of an entry that nothing else on this device needs. */
export const freedFiles = (
  { packs, before }: Pick<Entry, 'packs' | 'before'>,
  needed: ReadonlyMap<string, number>,
): string[] =>
  [...new Set([...packs, ...before].map(({ url }) => fileOf(url)))].filter((name) => !needed.has(name))

/** Removes the files of an entry that nobody else needs. It writes nothing, so that a full device can do it too. */
export async function removeEntry(user: number, entry: Entry): Promise<void> {
  await dropEntry(user, keptKey(entry))
  for (const name of freedFiles(entry, await neededBytes(user))) await removePack(name)
  await dropPictures(entry.pictures, await neededPictures(user))
}

/** A thing that was removed, to make room or because the service has it no longer: told until it is read. */
export interface Removed {
  key: string
  name: string
  nameEn: string
  /** when it was removed, ms UTC */
  at: number
  gone?: boolean
}

const removedKey = 'removed'

export async function readRemoved(user: number): Promise<Removed[]> {
  const record = await inUser(user, (db) => db.get('packs', removedKey))
  return Array.isArray(record?.value) ? (record.value as Removed[]) : []
}

export const forgetRemoved = (user: number) => inUser(user, (db) => db.delete('packs', removedKey))

/** A thing that is kept again is no longer told to be removed, not even once the person has removed it. */
export async function keptAgain(user: number, key: string): Promise<void> {
  const told = await readRemoved(user)
  const left = told.filter((one) => one.key !== key)
  if (left.length < told.length) await inUser(user, (db) => db.put('packs', { key: removedKey, value: left }))
}

async function tell(user: number, { name, nameEn, ...kept }: Entry, gone: boolean): Promise<void> {
  const before = await readRemoved(user)
  const removed: Removed = { key: keptKey(kept), name, nameEn, at: Date.now(), gone }
  await inUser(user, (db) => db.put('packs', { key: removedKey, value: [...before, removed].slice(-20) }))
}

/**
 * Frees something.
 * @param spared keys of things that are just being fetched
 * @param onGoing hears the key of a thing before any of it is gone: from then on it is not available
 * @returns false where nothing may go any more
 */
export async function makeRoom(
  user: number,
  spared: ReadonlySet<string>,
  onGoing: (key: string) => void,
): Promise<boolean> {
  if (await dropSeen()) return true
  const [first] = evictionOrder((await readEntries(user)).values(), await inUse(), spared, Date.now())
  if (!first) return false
  onGoing(keptKey(first))
  await removeEntry(user, first)
  await tell(user, first, false).catch(() => undefined)
  return true
}

/** Removes from the device a thing that the service has no longer, and tells it. */
export async function takeAway(user: number, entry: Entry): Promise<void> {
  await removeEntry(user, entry)
  await tell(user, entry, true).catch(() => undefined)
}
