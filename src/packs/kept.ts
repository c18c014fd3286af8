/** What this device keeps for offline. "Kept" is said of verified bytes and stored replies, all of them, or not at all. */
import { atom, getDefaultStore } from 'jotai'
import { Offline } from '../api/errors.ts'
import type { Contents } from '../contract/sync.ts'
import { inUser } from '../device/db.ts'
import { askToPersist } from '../device/space.ts'
import { sessionAtom } from '../queries/here.ts'
import { currentOwner } from '../queries/owner.ts'
import {
  contentsOf,
  type Depth,
  hasReplies,
  hasSmallPictures,
  type Kept,
  keepReply,
  keepSmallPictures,
  keptBytes,
  keptKey,
} from './contents.ts'
import { DownloadFailed, download } from './download.ts'
import type { Trouble } from './order.ts'

export type KeptState =
  | { state: 'none' }
  /** `done` of `bytes` stand */
  | { state: 'loading'; done: number; bytes: number }
  | { state: 'kept'; bytes: number; depth: Depth }
  | { state: 'failed'; why: Trouble }

/** What the person's database remembers of a kept thing. */
interface Entry {
  calls: Contents['calls']
  packs: Contents['packs']
  bytes: number
  depth: Depth
}

export const none: KeptState = { state: 'none' }

/** By key (`chapter:12`), for the person who is signed in. */
export const keptAtom = atom<ReadonlyMap<string, KeptState>>(new Map())

const store = getDefaultStore()
const say = (key: string, state: KeptState) =>
  store.set(keptAtom, new Map(store.get(keptAtom)).set(key, state))

/** Where there is no worker or no private file system, nothing may be promised. */
export const canKeep = () =>
  typeof navigator.storage?.getDirectory === 'function' &&
  'serviceWorker' in navigator &&
  globalThis.isSecureContext

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'packs' in value &&
  Array.isArray(value.packs) &&
  'calls' in value

async function isWhole(user: number, { calls, packs }: Entry): Promise<boolean> {
  for (const { url, bytes } of packs) {
    if ((await keptBytes(url)) < bytes || !(await hasSmallPictures(url))) return false
  }
  return hasReplies(user, calls)
}

/** Whose things are shown as kept. */
let shown: number | undefined

/** Looks again at what is there, for a browser may have taken anything meanwhile. */
async function look(): Promise<void> {
  const user = currentOwner()?.user
  if (user === shown) return
  shown = user
  store.set(keptAtom, new Map())
  if (user === undefined || !canKeep()) return
  const records = await inUser(user, (db) => db.getAll('packs'))
  for (const { key, value } of records) {
    if (isEntry(value) && (await isWhole(user, value)))
      say(key, { state: 'kept', bytes: value.bytes, depth: value.depth })
  }
}

let looked: Promise<void> = Promise.resolve()
const lookAgain = () => {
  looked = look().catch(() => undefined)
}

// while a screen shows what is kept, it is that of whoever is signed in
keptAtom.onMount = () => {
  lookAgain()
  return store.sub(sessionAtom, lookAgain)
}

const running = new Map<string, Promise<void>>()

/** Keeps a thing for offline, or goes on with it; harmless when it is kept already. */
export function keep(kept: Kept): Promise<void> {
  const key = keptKey(kept)
  const user = currentOwner()
  if (!user || user.state === 'offline' || !canKeep()) return Promise.resolve()
  const known = running.get(key)
  if (known) return known
  const work = keepNow(user.user, kept).finally(() => running.delete(key))
  running.set(key, work)
  return work
}

async function keepNow(user: number, kept: Kept): Promise<void> {
  const key = keptKey(kept)
  await looked
  const before = store.get(keptAtom).get(key)
  try {
    // without a registered worker nothing would serve what is stored
    await navigator.serviceWorker.ready
    const { calls, packs, bytes, depth, pending } = await contentsOf(kept)
    const entry: Entry = { calls, packs, bytes, depth }
    if (!(await isWhole(user, entry))) {
      say(key, { state: 'loading', done: 0, bytes })
      for (const call of calls) await keepReply(user, call)
      let stored = 0
      for (const pack of packs) {
        await keepSmallPictures(pack.url)
        if ((await keptBytes(pack.url)) < pack.bytes) {
          await download(pack, (done) =>
            say(key, { state: 'loading', done: Math.min(stored + done, bytes), bytes }),
          )
        }
        stored += pack.bytes
      }
    }
    // a picture that is still being made would be missed
    if (pending > 0) return say(key, none)
    await inUser(user, (db) => db.put('packs', { key, value: entry }))
    say(
      key,
      (await isWhole(user, entry)) ? { state: 'kept', bytes, depth } : { state: 'failed', why: 'damaged' },
    )
    void askToPersist()
  } catch (error) {
    const why = troubleOf(error)
    // what stood before stands: it was only not asked for anew
    say(key, why === 'offline' && before?.state === 'kept' ? before : { state: 'failed', why })
  }
}

const troubleOf = (error: unknown): Trouble => {
  if (error instanceof DownloadFailed) return error.why
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full'
  return error instanceof Offline ? 'offline' : 'busy'
}
