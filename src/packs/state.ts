/** Everything that a screen may know of kept things, for the person who is signed in. */
import { atom, getDefaultStore } from 'jotai'
import type { Depth } from '../contract/sync.ts'
import { coursewarePreview } from '../contract/teaching/courseware.ts'
import { packsChannel } from '../device/names.ts'
import type { Entry } from './entries.ts'
import type { Trouble } from './protocol.ts'

/** `done` of `bytes` stand */
interface Part {
  done: number
  bytes: number
  depth: Depth
}

export type KeptState =
  | { state: 'none' }
  /** `waiting`: others are fetched first */
  | ({ state: 'waiting' | 'loading' | 'paused' } & Part)
  /** verified, all of it */
  | { state: 'kept'; bytes: number; depth: Depth }
  | { state: 'failed'; why: Trouble; depth: Depth }

export const notKept: KeptState = { state: 'none' }

/** By key (`chapter:12`). */
export const keptAtom = atom<ReadonlyMap<string, KeptState>>(new Map())

/** The entries by key: names, dates, pins. */
export const entriesAtom = atom<ReadonlyMap<string, Entry>>(new Map())

const store = getDefaultStore()

export const keptStateOf = (key: string): KeptState => store.get(keptAtom).get(key) ?? notKept

export function setKeptState(key: string, state: KeptState): void {
  const next = new Map(store.get(keptAtom))
  if (state.state === 'none') next.delete(key)
  else next.set(key, state)
  store.set(keptAtom, next)
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(packsChannel)

/** Something was kept or removed here: other tabs show it too. */
export const announceKept = () => channel?.postMessage(null)

export function onOtherTab(changed: () => void): void {
  if (channel) channel.onmessage = changed
}

export const setEntries = (entries: ReadonlyMap<string, Entry>) => store.set(entriesAtom, entries)

/** Specimens that open without network, verified: kept by themselves or with their chapter. To the deepest of their depths. */
export const keptSpecimensAtom = atom((get) => {
  const states = get(keptAtom)
  const found = new Map<number, Extract<KeptState, { state: 'kept' }>>()
  for (const [key, { calls, packs, before }] of get(entriesAtom)) {
    const state = states.get(key)
    if (state?.state !== 'kept') continue
    const shown = new Set(calls.map(({ query }) => query.id))
    // while another depth is wanted, the archives of the depth before count
    for (const { specimenId, bytes } of before.length > 0 ? before : packs) {
      const known = found.get(specimenId)
      if (shown.has(specimenId) && (known?.bytes ?? 0) <= bytes) found.set(specimenId, { ...state, bytes })
    }
  }
  return found as ReadonlyMap<number, Extract<KeptState, { state: 'kept' }>>
})

/** Bytes of the things that stand; an archive that several of them hold counts once. */
export const keptBytesAtom = atom((get) => {
  const states = get(keptAtom)
  const archives = new Map<string, number>()
  let small = 0
  for (const [key, { packs, bytes }] of get(entriesAtom)) {
    if (states.get(key)?.state !== 'kept') continue
    small += bytes - packs.reduce((sum, pack) => sum + pack.bytes, 0)
    for (const pack of packs) archives.set(pack.url, Math.max(pack.bytes, archives.get(pack.url) ?? 0))
  }
  return [...archives.values()].reduce((sum, pack) => sum + pack, small)
})

/** Coursewares that open without network because a course that holds them is kept. */
export const keptCoursewaresAtom = atom((get) => {
  const states = get(keptAtom)
  const found = new Map<number, Extract<KeptState, { state: 'kept' }>>()
  for (const [key, { kind, calls }] of get(entriesAtom)) {
    const state = states.get(key)
    if (kind !== 'course' || state?.state !== 'kept') continue
    for (const { path, query } of calls)
      if (path === coursewarePreview.path) found.set(Number(query.id), state)
  }
  return found as ReadonlyMap<number, Extract<KeptState, { state: 'kept' }>>
})
