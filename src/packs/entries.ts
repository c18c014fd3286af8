/**
 * The record of kept things in a person's database: written before anything is fetched, so that all of it can go on.
 */
import { type Contents, type Depth, depths, type KeepKind, keepKinds } from '../contract/sync.ts'
import { accounts } from '../device/accounts.ts'
import { inUser } from '../device/db.ts'
import { fileOf } from './files.ts'

export interface Kept {
  kind: KeepKind
  id: number
}

export const keptKey = ({ kind, id }: Kept) => `${kind}:${id}`

export interface Entry extends Kept {
  name: string
  nameEn: string
  depth: Depth
  /** asked for by the person; a thing that was only opened once makes room first */
  pinned: boolean
  /** when it was asked for or last opened, ms UTC: the oldest makes room first */
  at: number
  /** `kept`: all of it stood when it was last looked at; that is looked at again at each start */
  state: 'wanted' | 'paused' | 'kept'
  /** paused because the device is full, not by the person */
  isFull?: boolean | undefined
  calls: Contents['calls']
  /** names of the stored replies to these calls: they are not dropped when replies have to make room (queries/engine/persist) */
  replies: string[]
  packs: Contents['packs']
  /** the archives that stood before another depth was wanted: they serve until the new ones stand */
  before: Contents['packs']
  /** the depth at which it last stood, all of it */
  stood?: Depth | undefined
  /** addresses of the pictures beside the archives that belong to it */
  pictures: string[]
  /** for which archives and versions the replies were asked for: those of others, or from before, do not count */
  told: string
  /** of the packs at its depth */
  bytes: number
}

/** Removed by the person: opening it does not keep it again. */
interface Declined {
  declined: true
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** An entry as it was stored, also by the first version, which kept chapters that were opened and nothing else. */
export function entryOf(key: string, value: unknown): Entry | null {
  if (!isObject(value) || !Array.isArray(value.packs) || !Array.isArray(value.calls)) return null
  const [name, id] = key.split(':')
  const kind = keepKinds.find((one) => one === name)
  if (!kind || !Number.isSafeInteger(Number(id))) return null
  const stored = value as Partial<Entry>
  const depth = depths.find((one) => one === stored.depth) ?? 'full'
  const state = stored.state === 'wanted' || stored.state === 'paused' ? stored.state : 'kept'
  return {
    kind,
    id: Number(id),
    name: stored.name ?? '',
    nameEn: stored.nameEn ?? '',
    depth,
    pinned: stored.pinned === true,
    at: stored.at ?? 0,
    state,
    isFull: (state === 'paused' && stored.isFull) || undefined,
    calls: stored.calls ?? [],
    replies: Array.isArray(stored.replies) ? stored.replies : [],
    packs: stored.packs ?? [],
    before: Array.isArray(stored.before) ? stored.before : [],
    stood: state === 'kept' ? depth : depths.find((one) => one === stored.stood),
    pictures: Array.isArray(stored.pictures) ? stored.pictures : [],
    told: stored.told ?? '',
    bytes: stored.bytes ?? 0,
  }
}

/** A person's entries by key. */
export async function readEntries(user: number): Promise<Map<string, Entry>> {
  const records = await inUser(user, (db) => db.getAll('packs'))
  return new Map(
    records.flatMap(({ key, value }) => {
      const entry = entryOf(key, value)
      return entry ? [[key, entry] as const] : []
    }),
  )
}

export async function readEntry(user: number, key: string): Promise<Entry | null> {
  const record = await inUser(user, (db) => db.get('packs', key))
  return record ? entryOf(key, record.value) : null
}

export async function isDeclined(user: number, key: string): Promise<boolean> {
  const record = await inUser(user, (db) => db.get('packs', key))
  return isObject(record?.value) && (record.value as Partial<Declined>).declined === true
}

export const writeEntry = (user: number, entry: Entry) =>
  inUser(user, async (db) => {
    await db.put('packs', { key: keptKey(entry), value: entry })
  })

/** Changes an entry where it still is one. */
export const changeEntry = (user: number, key: string, change: Partial<Entry>): Promise<Entry | null> =>
  inUser(user, async (db) => {
    const tx = db.transaction('packs', 'readwrite')
    const entry = entryOf(key, (await tx.store.get(key))?.value)
    const next = entry && { ...entry, ...change }
    if (next) await tx.store.put({ key, value: next })
    await tx.done
    return next
  })

export const dropEntry = (user: number, key: string) => inUser(user, (db) => db.delete('packs', key))

/** By the person, so that it is not kept again merely because it is opened. */
export const decline = (user: number, key: string) =>
  inUser(user, (db) => db.put('packs', { key, value: { declined: true } satisfies Declined }))

/** The entries of all who use this device: one file serves whoever keeps it. */
async function everyEntry(user: number): Promise<Entry[]> {
  const others = (await accounts())
    .filter(({ id, signedOut }) => id !== user && !signedOut)
    .map(({ id }) => id)
  const all: Entry[] = []
  for (const id of [user, ...others]) all.push(...(await readEntries(id)).values())
  return all
}

/** How many bytes of each archive somebody on this device needs, by file name. */
export async function neededBytes(user: number): Promise<Map<string, number>> {
  const needed = new Map<string, number>()
  for (const { packs, before } of await everyEntry(user)) {
    for (const { url, bytes } of [...packs, ...before]) {
      const name = fileOf(url)
      needed.set(name, Math.max(needed.get(name) ?? 0, bytes))
    }
  }
  return needed
}

/** The pictures beside archives that anybody on this device needs. */
export const neededPictures = async (user: number): Promise<Set<string>> =>
  new Set((await everyEntry(user)).flatMap(({ pictures }) => pictures))
