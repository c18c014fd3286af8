/** Everything that a person asks of things kept for offline: keep, pause, go on, remove, pin, make room. */
import { type Depth, isLesson } from '../contract/sync.ts'
import { inDevice } from '../device/db.ts'
import { keepDepthKey } from '../device/names.ts'
import { currentOwner } from '../queries/engine/owner.ts'
import {
  changeEntry,
  decline,
  type Entry,
  isDeclined,
  type Kept,
  keptKey,
  readEntry,
  writeEntry,
} from './entries.ts'
import { troubleOf } from './fetching.ts'
import { begin, line, sayPaused, showEntries } from './kept.ts'
import { forgetRemoved, makeRoom, type Removed, readRemoved, removeEntry } from './room.ts'
import { announceKept, keptStateOf, notKept, setKeptState } from './state.ts'
import { obstacle } from './support.ts'

const blank = {
  name: '',
  nameEn: '',
  calls: [],
  replies: [],
  packs: [],
  before: [],
  pictures: [],
  told: '',
  bytes: 0,
}

/** Up to here all of the pictures are kept without asking. */
export const roomyBytes = 64 * 1024 * 1024

export const rememberedDepth = async (): Promise<Depth | null> =>
  ((await inDevice((db) => db.get('settings', keepDepthKey)).catch(() => null)) as Depth | undefined) ?? null

/**
 * Keeps a thing because the person says so, or keeps it at another depth; the depth is remembered for the next one.
 * @param remembers false where the depth is no choice of the person's
 * @returns once it stands or failed: how it is then is said by its state
 */
export async function keepOffline(kept: Kept, depth: Depth, remembers = true): Promise<void> {
  const owner = currentOwner()
  if (!owner || (await obstacle())) return
  const { user } = owner
  const key = keptKey(kept)
  await line.drop(key)
  const known = await readEntry(user, key)
  const before = keptStateOf(key)
  // whoever asks for it means it as it is today
  const told = ''
  const asked = { depth, told, pinned: true, at: Date.now(), state: 'wanted' as const }
  const entry: Entry = { ...blank, ...known, ...kept, ...asked }
  // the archives that stood before serve until the new depth stands
  if (known?.state === 'kept') entry.before = known.packs
  try {
    await writeEntry(user, entry)
  } catch (error) {
    return setKeptState(key, { state: 'failed', why: troubleOf(error), depth })
  }
  // a lesson begins with the parts that it shows, whatever depth was chosen elsewhere
  if (remembers && !isLesson(kept.kind))
    void inDevice((db) => db.put('settings', depth, keepDepthKey)).catch(() => undefined)
  await showEntries(user)
  setKeptState(key, { state: 'waiting', done: 0, bytes: entry.bytes, depth })
  return begin(user, entry, before)
}

/** Keeps a chapter because it was opened, unless the person has removed it; harmless when it is kept already. */
export async function keepOpened(kept: Kept, depth: () => Promise<Depth>): Promise<void> {
  const owner = currentOwner()
  if (!owner || owner.state === 'offline' || (await obstacle())) return
  const { user } = owner
  const key = keptKey(kept)
  const known = await changeEntry(user, key, { at: Date.now() })
  if (known?.state === 'paused') return
  if (known) return begin(user, await deepened(user, known, depth))
  if (await isDeclined(user, key)) return
  const entry: Entry = {
    ...blank,
    ...kept,
    depth: await depth(),
    pinned: false,
    at: Date.now(),
    state: 'wanted',
  }
  await writeEntry(user, entry)
  return begin(user, entry)
}

/** Fetches at the next opening on Wi-Fi the pictures that a chapter first opened elsewhere lacks. */
async function deepened(user: number, known: Entry, depth: () => Promise<Depth>): Promise<Entry> {
  const key = keptKey(known)
  if (known.pinned || known.depth !== 'overview' || line.has(key)) return known
  const deeper = await depth().catch(() => known.depth)
  if (deeper === known.depth) return known
  // the archives that stood before serve until the new depth stands
  const before = known.state === 'kept' ? known.packs : known.before
  return (await changeEntry(user, key, { depth: deeper, state: 'wanted', told: '', before })) ?? known
}

/** A person's wish could not be carried out. */
async function sayFailed(user: number, key: string, error: unknown): Promise<void> {
  const entry = await readEntry(user, key).catch(() => null)
  setKeptState(key, entry ? { state: 'failed', why: troubleOf(error), depth: entry.depth } : notKept)
}

export async function pauseKeeping(kept: Kept): Promise<void> {
  const owner = currentOwner()
  if (!owner) return
  const { user } = owner
  const key = keptKey(kept)
  await line.drop(key)
  try {
    const entry = await changeEntry(user, key, { state: 'paused', isFull: false })
    await showEntries(user)
    if (entry) await sayPaused(entry)
  } catch (error) {
    await sayFailed(user, key, error)
  }
}

export async function resumeKeeping(kept: Kept): Promise<void> {
  const owner = currentOwner()
  if (!owner) return
  const { user } = owner
  const key = keptKey(kept)
  // without room for that it begins all the same: fetching makes room
  const entry = await changeEntry(user, key, { state: 'wanted' }).catch(() => readEntry(user, key))
  if (entry) await begin(user, entry)
}

/** Brings a kept thing up to the service's version of it; only changed parts are fetched. */
export async function updateKept(kept: Kept): Promise<void> {
  const owner = currentOwner()
  if (!owner || owner.state === 'offline' || (await obstacle())) return
  const entry = await readEntry(owner.user, keptKey(kept))
  if (entry?.state === 'kept') await begin(owner.user, entry)
}

/** Removes a thing from the device; parts that other kept things need stay. */
export async function removeKept(kept: Kept): Promise<void> {
  const owner = currentOwner()
  if (!owner) return
  const key = keptKey(kept)
  await line.drop(key)
  const { user } = owner
  try {
    const entry = await readEntry(user, key)
    setKeptState(key, notKept)
    if (entry) await removeEntry(user, entry)
    // without room for that, opening it keeps it again
    if (kept.kind === 'chapter') await decline(user, key).catch(() => undefined)
    await showEntries(user)
    announceKept()
  } catch (error) {
    await sayFailed(user, key, error)
  }
}

/** @throws where it could not be written down: `troubleOf` tells why */
export async function pinKept(kept: Kept, pinned: boolean): Promise<void> {
  const owner = currentOwner()
  if (!owner) return
  await changeEntry(owner.user, keptKey(kept), { pinned })
  await showEntries(owner.user)
}

/**
 * Frees one thing more for something that the person did: that is worth more than anything kept unasked, and more than
 * a thing that is just being fetched. False: nothing may go any more.
 */
export async function giveRoom(user: number): Promise<boolean> {
  const onGoing = (key: string) => {
    // whoever fetches it lets its archive go meanwhile
    void line.drop(key)
    setKeptState(key, notKept)
  }
  const freed = await makeRoom(user, new Set(), onGoing)
  if (freed) await showEntries(user).catch(() => undefined)
  if (freed) announceKept()
  return freed
}

/** Things that were removed without being asked since this list was last read. */
export async function removedForRoom(): Promise<Removed[]> {
  const owner = currentOwner()
  return owner ? readRemoved(owner.user) : []
}

export async function forgetRemovedForRoom(): Promise<void> {
  const owner = currentOwner()
  if (owner) await forgetRemoved(owner.user)
}
