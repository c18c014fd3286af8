/**
 * Brings one kept thing onto the device: the service's list of its parts, then replies, small pictures and archives.
 */
import { Offline } from '../api/errors.ts'
import type { Given } from '../contract/endpoint.ts'
import { contents } from '../contract/sync.ts'
import { forgetDamage } from '../device/damage.ts'
import { isFull, withRoom } from '../outbox/quota.ts'
import { ask } from '../queries/engine/query.ts'
import { isGone } from '../queries/engine/revoked.ts'
import { isEntryWhole, smallBytes, standing, standingBytes, verifiedBytes } from './check.ts'
import { download } from './download.ts'
import { changeEntry, type Entry, neededBytes, neededPictures, readEntry } from './entries.ts'
import { fileOf, pictureOf, sizeOf } from './files.ts'
import { dropPictures, keepPictures, smallOf } from './pictures.ts'
import { Failed, type Trouble } from './protocol.ts'
import { keepReplies, storedNamesOf } from './replies.ts'
import { makeRoom } from './room.ts'
import { notAble } from './support.ts'

export interface Listener {
  /** name and size are known */
  onTold(): Promise<void>
  /** `done` of the entry's bytes stand */
  onProgress(entry: Entry, done: number): void
  /** goes to make room */
  onRemoved(key: string): void
  /** damage was met in an archive that is being fetched, by its name */
  onDamaged(name: string): void
  /** keys of the things that are being fetched: they are not removed to make room */
  spared(): ReadonlySet<string>
}

/** How often the service may say that something changed meanwhile. */
const maxChanges = 2

export const troubleOf = (error: unknown): Trouble => {
  if (error instanceof Failed) return error.why
  if (isFull(error)) return 'full'
  // fetch itself: no response, or not a picture
  return error instanceof Offline || error instanceof TypeError ? 'offline' : 'busy'
}

const lacksRoom = (error: unknown) => troubleOf(error) === 'full'

/** Runs again after something made room, until nothing may go any more: an archive may need as much as all that goes. */
async function fetchWithRoom<T>(user: number, listener: Listener, work: () => Promise<T>): Promise<T> {
  const free = () => makeRoom(user, listener.spared(), listener.onRemoved)
  try {
    return await withRoom(work, free, lacksRoom, Number.POSITIVE_INFINITY)
  } catch (error) {
    throw lacksRoom(error) ? new Failed('full') : error
  }
}

async function fetchPacks(user: number, entry: Entry, listener: Listener, signal: AbortSignal) {
  const needed = await neededBytes(user)
  const { damaged } = await standing()
  let stored = smallBytes(entry)
  for (const pack of entry.packs) {
    const name = fileOf(pack.url)
    // one file serves all who keep it: as deep as the one who wants most of it
    const wanted = Math.max(pack.bytes, needed.get(name) ?? 0)
    if ((await verifiedBytes(name, await sizeOf(name))) < wanted || damaged.has(name)) {
      const onProgress = (done: number) => listener.onProgress(entry, stored + Math.min(done, pack.bytes))
      const heard = { onProgress, onDamaged: () => listener.onDamaged(name) }
      await fetchWithRoom(user, listener, () => download(pack, wanted, heard, signal))
      await forgetDamage(name)
    }
    stored += pack.bytes
    listener.onProgress(entry, stored)
  }
}

/** The bytes that are wanted are rounded up to a whole chunk: at most so many more. */
const rounding = 1 << 20

/**
 * Gives back bytes that nobody needs since a lesser depth was chosen; where that fails, the file stays longer than it
 * must.
 */
async function trimPacks(user: number, { packs }: Entry, signal: AbortSignal) {
  const needed = await neededBytes(user)
  for (const pack of packs) {
    const name = fileOf(pack.url)
    const wanted = Math.max(pack.bytes, needed.get(name) ?? 0)
    if ((await sizeOf(name)) >= wanted + rounding)
      await download(pack, wanted, {}, signal).catch(() => undefined)
  }
}

/**
 * Names of the pictures that a thing's replies speak of: where they differ from last time, the replies are asked for
 * anew.
 */
const signOf = ({ packs, pictures }: { packs: Entry['packs']; pictures: string[] }) =>
  [...packs.map(({ url }) => pictureOf(url)), ...pictures].join(' ')

const versionLine = ({ path, query, version }: Entry['calls'][number]) =>
  `${path} ${JSON.stringify(query)} ${version}`

const isVersioned = ({ version }: Entry['calls'][number]) => version !== undefined

/**
 * The note of how replies were last asked for: a line for all calls without a version, and one for each that has one.
 */
const toldOf = (sign: string, calls: Entry['calls']): string =>
  [sign, ...calls.filter(isVersioned).map(versionLine)].join('\n')

/** Whether a reply speaks of something else than when it was last asked for. */
function staleSince(told: string, sign: string): (call: Entry['calls'][number]) => boolean {
  const [before = '', ...lines] = told.split('\n')
  const known = new Set(lines)
  return (call) => (isVersioned(call) ? !known.has(versionLine(call)) : before !== sign)
}

/** It stands, all of it. */
async function settle(
  user: number,
  key: string,
  change: Partial<Entry>,
  signal: AbortSignal,
): Promise<Entry | null> {
  const entry = await changeEntry(user, key, { ...change, state: 'kept', before: [] })
  if (entry) await trimPacks(user, entry, signal)
  return entry
}

/** @throws Failed `gone` where the service says that there is no such thing for the person */
async function told(args: Given<typeof contents>, signal: AbortSignal) {
  try {
    return await ask(contents, args, signal)
  } catch (error) {
    throw isGone(error) ? new Failed('gone') : error
  }
}

/** @returns the entry once all of it stands; null where it is none any more, or some of its pictures are still being made */
async function fetchOnce(
  user: number,
  key: string,
  listener: Listener,
  signal: AbortSignal,
): Promise<Entry | null> {
  const before = await readEntry(user, key)
  if (!before) return null
  const { kind, id, depth } = before
  const { pictures = [], packs, pending, ...thing } = await told({ kind, id, depth }, signal)
  const { name, nameEn, calls, bytes } = thing
  const fresh = { name, nameEn, calls, replies: storedNamesOf(calls), packs, bytes }
  const sign = signOf({ pictures, packs })
  const now = toldOf(sign, calls)
  const isKnown = before.told === now
  if (pending === 0 && isKnown && (await isEntryWhole(user, { ...before, ...fresh }, await standing())))
    return settle(user, key, fresh, signal)
  const entry = await fetchWithRoom(user, listener, () =>
    changeEntry(user, key, {
      ...fresh,
      state: 'wanted',
      before: before.state === 'kept' ? before.packs : before.before,
    }),
  )
  if (!entry) return null
  await listener.onTold()
  listener.onProgress(entry, standingBytes(entry, await standing()))
  await fetchWithRoom(user, listener, () =>
    keepReplies(user, calls, { isStale: staleSince(before.told, sign) }, signal),
  )
  const wanted = [...packs.flatMap(({ url }) => smallOf(url)), ...pictures]
  const small = packs.reduce((rest, pack) => rest - pack.bytes, bytes)
  const onPart = (part: number) => listener.onProgress(entry, Math.round(small * part))
  const kept = await fetchWithRoom(user, listener, () => keepPictures(wanted, signal, onPart))
  const begun = await changeEntry(user, key, { pictures: kept, ...(signal.aborted ? {} : { told: now }) })
  await fetchPacks(user, begun ?? entry, listener, signal)
  if (signal.aborted) throw new Failed('stopped')
  const done = await readEntry(user, key)
  if (!done || pending > 0) return null
  if (!(await isEntryWhole(user, done, await standing()))) throw new Failed('damaged')
  const settled = await settle(user, key, {}, signal)
  // of slides that another version has replaced
  await dropPictures(before.pictures, await neededPictures(user)).catch(() => undefined)
  return settled
}

/**
 * As above; where the service has other files meanwhile, it is asked again which belong to the thing.
 * @throws errors that `troubleOf` tells apart
 */
export async function fetchThing(
  user: number,
  key: string,
  listener: Listener,
  signal: AbortSignal,
): Promise<Entry | null> {
  for (let left = maxChanges; ; left--) {
    try {
      return await fetchOnce(user, key, listener, signal)
    } catch (error) {
      if (signal.aborted) throw new Failed('stopped')
      const why = troubleOf(error)
      if (why === 'unsupported') notAble()
      if (why !== 'changed' || left === 0) throw error
    }
  }
}
