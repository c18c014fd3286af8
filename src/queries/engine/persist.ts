/** Keeps each query's last good data on the device: a person's in that person's database, what is open to all in the device's. */
import { hashKey, notifyManager, type Query } from '@tanstack/react-query'
import { Offline } from '../../api/errors.ts'
import { inDevice, inUser } from '../../device/db.ts'
import type { KeptReply } from '../../device/stored.ts'
import { isFull } from '../../outbox/quota.ts'
import { currentOwner } from './owner.ts'

/** Where a query's data is kept; null: nowhere. Taken at the start, so a late reply never lands with somebody else. */
type Place = { user: number } | 'device' | null

const placeOf = (open: boolean): Place => (open ? 'device' : currentOwner())

/** A key in the other language: texts come in both, so where its own reply is missing that one serves. */
export const inOtherLang = ([lang, ...rest]: readonly unknown[]) => [lang === 'zh' ? 'en' : 'zh', ...rest]

const deviceKey = (hash: string) => `reply:${hash}`

const isKept = (value: unknown): value is KeptReply =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  'at' in value &&
  typeof value.at === 'number'

async function read(place: Place, hash: string): Promise<KeptReply | null> {
  if (!place) return null
  try {
    const kept: unknown =
      place === 'device'
        ? await inDevice((db) => db.get('settings', deviceKey(hash)))
        : await inUser(place.user, (db) => db.get('replies', hash))
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

const put = (place: Exclude<Place, null>, kept: KeptReply): Promise<unknown> =>
  place === 'device'
    ? inDevice((db) => db.put('settings', kept, deviceKey(kept.hash)))
    : inUser(place.user, (db) => db.put('replies', kept))

/** Replies that belong to what the person keeps for offline. */
const repliesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null && 'replies' in value && Array.isArray(value.replies)
    ? value.replies
    : []

/** Drops the older half of what one person's database keeps, but for what is kept for offline. */
async function dropOldest(user: number): Promise<void> {
  await inUser(user, async (db) => {
    const kept = new Set((await db.getAll('packs')).flatMap(({ value }) => repliesOf(value)))
    const all = (await db.getAll('replies')).filter(({ hash }) => !kept.has(hash)).sort((a, b) => a.at - b.at)
    const tx = db.transaction('replies', 'readwrite')
    const old = all.slice(0, Math.ceil(all.length / 2))
    await Promise.all([...old.map(({ hash }) => tx.store.delete(hash)), tx.done])
  })
}

async function write(place: Place, kept: KeptReply): Promise<void> {
  // who has left meanwhile leaves nothing behind
  if (!place || (place !== 'device' && currentOwner()?.user !== place.user)) return
  try {
    await put(place, kept).catch(async (error: unknown) => {
      if (!isFull(error) || place === 'device') throw error
      await dropOldest(place.user)
      await put(place, kept)
    })
  } catch {
    // not kept: it is asked for again next time
  }
}

/**
 * Shows what is kept at once and asks anew behind it; keeps every good reply, or the part of it that `part` says.
 * Failures are never kept. Where there is neither network nor a reply, that in the other language is shown until the
 * own one can be had. @param ready what is waited for before anything is shown
 */
export async function persisting<T>(
  fetch: () => T | Promise<T>,
  query: Query,
  open: boolean,
  part: (data: T) => unknown = (data) => data,
  ready: () => Promise<unknown> = async () => undefined,
): Promise<T> {
  const place = placeOf(open)
  const hash = query.queryHash
  const isFirst = query.state.data === undefined
  const kept = isFirst ? await read(place, hash) : null
  if (kept) {
    await ready()
    notifyManager.schedule(() => {
      query.setState({ dataUpdatedAt: kept.at })
      // may fail without a word: what is kept is on screen
      void query.fetch().catch(() => undefined)
    })
    return kept.data as T
  }
  try {
    const data = await fetch()
    void write(place, { hash, key: query.queryKey, data: part(data), at: Date.now() })
    await ready()
    return data
  } catch (error) {
    const other =
      isFirst && error instanceof Offline ? await read(place, hashKey(inOtherLang(query.queryKey))) : null
    if (!other) throw error
    await ready()
    // at once, not a moment later: a screen that opens in between would take it for the own reply, and never ask for that
    void query.promise?.then(
      () => query.invalidate(),
      () => undefined,
    )
    return other.data as T
  }
}
