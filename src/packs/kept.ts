/**
 * Fetches things that are wanted for offline, goes on with them by itself, and looks after those that stand. The
 * actions of a person are in keeping.ts.
 */
import { getDefaultStore } from 'jotai'
import { noteDamage } from '../device/damage.ts'
import { askToPersist } from '../device/space.ts'
import { currentOwner } from '../queries/engine/owner.ts'
import {
  areThere,
  isEntryWhole,
  type StoredFiles,
  sample,
  smallBytes,
  standing,
  standingBytes,
} from './check.ts'
import { changeEntry, type Entry, keptKey, neededBytes, readEntries, readEntry } from './entries.ts'
import { fetchThing, troubleOf } from './fetching.ts'
import { fileOf, pictureOf, removeOrphans } from './files.ts'
import { Failed } from './protocol.ts'
import { keptAgain, takeAway } from './room.ts'
import {
  announceKept,
  type KeptState,
  keptAtom,
  keptStateOf,
  notKept,
  setEntries,
  setKeptState,
} from './state.ts'
import { obstacle } from './support.ts'
import { TaskQueue } from './taskQueue.ts'

/** Two at a time: more would only make each slower. */
export const line = new TaskQueue(2)

export async function showEntries(user: number): Promise<void> {
  const entries = await readEntries(user)
  if (currentOwner()?.user === user) setEntries(entries)
}

const sayKept = ({ bytes, depth, ...kept }: Entry) =>
  setKeptState(keptKey(kept), { state: 'kept', bytes, depth })

/** Says that keeping was stopped: by the person, or because the device is full. */
export async function sayPaused(entry: Entry): Promise<void> {
  const { bytes, depth } = entry
  if (entry.isFull) return setKeptState(keptKey(entry), { state: 'failed', why: 'full', depth })
  const done = standingBytes(entry, await standing())
  setKeptState(keptKey(entry), { state: 'paused', done, bytes, depth })
}

/** Without a worker nothing would serve the stored archives. It is registered a while after the app's start. */
async function workerReady(): Promise<void> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, 20_000, null))
  if ((await Promise.race([navigator.serviceWorker.ready, late])) === null) throw new Failed('unsupported')
}

/** Whether its archives are of the pictures that stood before: none was made anew meanwhile, and none came to it. */
function isAsBefore({ packs, before }: Entry): boolean {
  const there = new Set(before.map(({ url }) => pictureOf(url)))
  return before.length > 0 && packs.every(({ url }) => there.has(pictureOf(url)))
}

/** How it stood until another depth was wanted, where all of that is still there; also in a page that did not see it stand. */
async function asBefore(user: number, entry: Entry, there: StoredFiles): Promise<KeptState | null> {
  const { before: packs, stood: depth } = entry
  if (!depth || !isAsBefore(entry) || !(await isEntryWhole(user, { ...entry, packs }, there))) return null
  return { state: 'kept', bytes: packs.reduce((sum, { bytes }) => sum + bytes, smallBytes(entry)), depth }
}

/** @param before how it stood until it was asked for */
async function run(user: number, key: string, before: KeptState, signal: AbortSignal): Promise<void> {
  try {
    await workerReady()
    const listener = {
      onTold: () => showEntries(user),
      onProgress: ({ bytes, depth }: Entry, done: number) => {
        if (!signal.aborted) setKeptState(key, { state: 'loading', done, bytes, depth })
      },
      onRemoved: (gone: string) => {
        setKeptState(gone, notKept)
        announceKept()
      },
      // others may need the same archive
      onDamaged: (name: string) =>
        void noteDamage(name)
          .then(() => dropBadge(name))
          .catch(() => undefined),
      spared: () => new Set(line.keys()),
    }
    const entry = await fetchThing(user, key, listener, signal)
    if (signal.aborted || currentOwner()?.user !== user) return
    await showEntries(user)
    if (!entry) return await sayWaiting(user, key, signal)
    await removeOrphans(() => neededBytes(user)).catch(() => undefined)
    // its person may have left meanwhile
    if (signal.aborted) return
    sayKept(entry)
    announceKept()
    await keptAgain(user, key).catch(() => undefined)
    void askToPersist()
  } catch (error) {
    if (signal.aborted) return
    const why = troubleOf(error)
    const entry = await readEntry(user, key).catch(() => null)
    if (why === 'gone' && entry && entry.kind !== 'chapter') return await letGo(user, entry)
    // asked again at each start it would push out more and more
    if (why === 'full') await changeEntry(user, key, { state: 'paused', isFull: true }).catch(() => null)
    await showEntries(user).catch(() => undefined)
    // the archives that stood before still stand: they were only not asked for anew
    const stands = why === 'offline' && entry && (await standsStill(user, entry, before).catch(() => null))
    if (signal.aborted) return
    // said last, so that whoever tries again then does not meet this try
    setKeptState(key, stands || (entry ? { state: 'failed', why, depth: entry.depth } : notKept))
    if (why === 'offline' || why === 'busy') again()
  }
}

/** The state in which a thing still is that could not be asked for. @param before its state until then */
async function standsStill(user: number, entry: Entry, before: KeptState): Promise<KeptState | null> {
  if (entry.state === 'kept') return before.state === 'kept' ? before : null
  return asBefore(user, entry, await standing())
}

async function letGo(user: number, entry: Entry): Promise<void> {
  setKeptState(keptKey(entry), notKept)
  await takeAway(user, entry)
  await showEntries(user)
  announceKept()
}

/**
 * The service has a specimen no longer: its own kept thing goes, and other things that hold it are asked for without
 * it.
 */
export async function dropSpecimen(id: number): Promise<void> {
  const owner = currentOwner()
  if (!owner || (await obstacle())) return
  const { user } = owner
  const key = keptKey({ kind: 'specimen', id })
  await line.drop(key)
  const entries = await readEntries(user)
  const own = entries.get(key)
  if (own) await letGo(user, own)
  for (const entry of entries.values())
    if (
      entry.kind !== 'specimen' &&
      entry.state !== 'paused' &&
      entry.packs.some((pack) => pack.specimenId === id)
    )
      void begin(user, entry)
}

/** Some of its pictures are still being made: they are asked for a little later. */
async function sayWaiting(user: number, key: string, signal: AbortSignal): Promise<void> {
  const entry = await readEntry(user, key)
  const there = await standing()
  if (signal.aborted) return
  if (!entry) return setKeptState(key, notKept)
  const done = standingBytes(entry, there)
  setKeptState(key, { state: 'waiting', done, bytes: entry.bytes, depth: entry.depth })
  again()
}

export function begin(
  user: number,
  entry: Pick<Entry, 'kind' | 'id' | 'bytes' | 'depth'>,
  before = keptStateOf(keptKey(entry)),
): Promise<void> {
  const key = keptKey(entry)
  // its person left while it was looked up
  if (currentOwner()?.user !== user) return Promise.resolve()
  if (!line.has(key) && keptStateOf(key).state !== 'kept')
    setKeptState(key, { state: 'waiting', done: 0, bytes: entry.bytes, depth: entry.depth })
  return line.add(key, (signal) => run(user, key, before, signal))
}

/** The next try after downloads failed. */
const retry: {
  pauseMs: number
  timer: ReturnType<typeof setTimeout> | undefined
} = {
  pauseMs: 15_000,
  timer: undefined,
}

/** Tries once more in a while, later each time: 15 s to 5 min. */
function again(): void {
  clearTimeout(retry.timer)
  retry.timer = setTimeout(() => void goOn().catch(() => undefined), retry.pauseMs)
  retry.pauseMs = Math.min(300_000, retry.pauseMs * 2)
}

/** Its person was told that the device is full, and nothing was written of it. */
function metFull(key: string): boolean {
  const state = keptStateOf(key)
  return state.state === 'failed' && state.why === 'full'
}

/** Goes on with everything that is wanted and does not stand. */
export async function goOn(): Promise<void> {
  const owner = currentOwner()
  if (!owner || owner.state === 'offline' || (await obstacle())) return
  for (const entry of (await readEntries(owner.user)).values())
    if (entry.state === 'wanted' && !metFull(keptKey(entry))) void begin(owner.user, entry)
}

/** The line came back: waiting things do not wait any longer. */
export function goOnSoon(): void {
  retry.pauseMs = 15_000
  void goOn().catch(() => undefined)
}

/** Looks at the things that are there: a browser, or another tab, may have taken any of them meanwhile. */
export async function lookAt(user: number): Promise<void> {
  if (await obstacle()) return
  const there = await standing()
  const entries = await readEntries(user)
  if (currentOwner()?.user !== user) return
  setEntries(entries)
  // a thing that failed may have no entry, since that may be the failure itself
  for (const [key, { state }] of getDefaultStore().get(keptAtom))
    if (!entries.has(key) && state !== 'failed' && !line.has(key)) setKeptState(key, notKept)
  const names = new Set<string>()
  for (const [key, entry] of entries) {
    if (!(await areThere(entry.before, there))) await forgetBefore(user, entry)
    const whole = entry.state !== 'paused' && (await isEntryWhole(user, entry, there))
    const before = entry.state === 'wanted' && !whole ? await asBefore(user, entry, there) : null
    if (currentOwner()?.user !== user) return
    for (const { url } of whole ? entry.packs : before ? entry.before : []) names.add(fileOf(url))
    if (whole) sayKept(entry)
    else if (entry.state === 'paused') await sayPaused(entry)
    else if (before) {
      if (!line.has(key)) setKeptState(key, before)
    } else if (entry.state === 'kept' || keptStateOf(key).state === 'kept') await sayDamaged(user, entry)
  }
  await removeOrphans(() => neededBytes(user))
  for (const name of await sample([...names])) await dropBadge(name)
  await goOn()
}

/** Says that a kept thing is damaged. It is said before it is written down: a full device may refuse to write. */
async function sayDamaged(user: number, entry: Entry): Promise<void> {
  const key = keptKey(entry)
  const wasSaid = keptStateOf(key).state === 'failed'
  if (!line.has(key)) setKeptState(key, { state: 'failed', why: 'damaged', depth: entry.depth })
  await changeEntry(user, key, { state: 'wanted' }).catch(() => null)
  if (!wasSaid) announceKept()
}

/** Forgets the archives that stood before: they do not serve any more, for some of their data is gone or damaged. */
async function forgetBefore(user: number, entry: Entry): Promise<void> {
  const key = keptKey(entry)
  if (entry.state !== 'kept' && keptStateOf(key).state === 'kept')
    setKeptState(key, { state: 'failed', why: 'damaged', depth: entry.depth })
  await changeEntry(user, key, { before: [] }).catch(() => null)
  await showEntries(user)
}

/** A damaged place was met in an archive: things that need it are not available until it is whole again. */
export async function dropBadge(name: string): Promise<void> {
  const owner = currentOwner()
  if (!owner) return
  const { user } = owner
  const among = (packs: Entry['packs']) => packs.some(({ url }) => fileOf(url) === name)
  for (const entry of (await readEntries(user)).values()) {
    if (among(entry.before)) await forgetBefore(user, entry)
    if (entry.state === 'paused' || !among(entry.packs)) continue
    await sayDamaged(user, entry)
  }
  goOnSoon()
}

/** Nobody's things are shown, and nothing is fetched for who has left. */
export async function forgetAll(): Promise<void> {
  for (const key of line.keys()) void line.drop(key)
  for (const key of getDefaultStore().get(keptAtom).keys()) setKeptState(key, notKept)
  setEntries(new Map())
}
