import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import type { Depth } from '../../../src/contract/sync.ts'
import { type Entry, entryOf } from '../../../src/packs/entries.ts'
import { servedDepth, servedSpecimensAtom } from '../../../src/packs/serving.ts'
import { entriesAtom, type KeptState, keptAtom } from '../../../src/packs/state.ts'

const pack = (specimenId: number, bytes: number) => ({ specimenId, bytes, url: `/${specimenId}`, etag: '' })
const kept = (depth: Depth, ...specimens: number[]): Entry => {
  const packs = specimens.map((id) => pack(id, 100))
  const entry = entryOf('chapter:7', { depth, state: 'kept', packs, calls: [] })
  if (!entry) throw new Error('no entry')
  return entry
}
/** Another depth is wanted, as packs/kept and packs/fetching write it, and what is stored of it. */
const wanting = (depth: Depth, entry: Entry): Entry => {
  const next = { ...entry, depth, state: 'wanted', before: entry.packs, packs: [pack(3, 900)] }
  return entryOf('chapter:7', structuredClone(next)) as Entry
}
const part = { done: 10, bytes: 900, depth: 'full' as const }

test.each<KeptState>([
  { state: 'waiting', ...part },
  { state: 'loading', ...part },
  { state: 'paused', ...part },
  { state: 'failed', why: 'offline', depth: 'full' },
])('a chapter serves as deep as it stood while another depth comes ($state)', (state) => {
  expect(servedDepth(state, wanting('full', kept('study', 1)))).toBe('study')
  expect(servedDepth(state, wanting('overview', wanting('full', kept('study', 1))))).toBe('study')
  // what never stood does not
  expect(servedDepth(state, { ...kept('full', 1), state: 'wanted' })).toBeUndefined()
})

test('specimens serve to the deepest of what they are kept with', () => {
  const store = createStore()
  const entries = new Map([
    ['chapter:7', wanting('full', kept('study', 1, 2))],
    ['chapter:8', kept('overview', 2, 4)],
    ['specimen:4', kept('full', 4)],
  ])
  store.set(entriesAtom, entries)
  store.set(
    keptAtom,
    new Map<string, KeptState>([
      ['chapter:7', { state: 'loading', ...part }],
      ['chapter:8', { state: 'kept', bytes: 200, depth: 'overview' }],
      ['specimen:4', { state: 'kept', bytes: 100, depth: 'full' }],
    ]),
  )
  expect([...store.get(servedSpecimensAtom)].sort()).toEqual([
    [1, 'study'],
    [2, 'study'],
    [4, 'full'],
  ])
})
