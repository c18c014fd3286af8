/**
 * Kept things that serve without network, whole or not as deep as wanted: while another depth comes, the depth before
 * serves.
 */
import { atom } from 'jotai'
import { type Depth, depths } from '../contract/sync.ts'
import type { Entry } from './entries.ts'
import { entriesAtom, type KeptState, keptAtom } from './state.ts'

/** How deep a kept thing serves; undefined: not at all, or not all of it. */
export function servedDepth(state: KeptState | undefined, { before, stood }: Entry): Depth | undefined {
  if (state?.state === 'kept') return state.depth
  return before.length > 0 ? stood : undefined
}

const deeper = (one: Depth, other: Depth) => (depths.indexOf(one) > depths.indexOf(other) ? one : other)

/** How deep the pictures of specimens serve: to the deepest depth of the things that they are kept with. */
export const servedSpecimensAtom = atom((get): ReadonlyMap<number, Depth> => {
  const states = get(keptAtom)
  const found = new Map<number, Depth>()
  for (const [key, entry] of get(entriesAtom)) {
    const state = states.get(key)
    const depth = servedDepth(state, entry)
    if (depth === undefined) continue
    for (const { specimenId } of state?.state === 'kept' ? entry.packs : entry.before)
      found.set(specimenId, deeper(depth, found.get(specimenId) ?? depth))
  }
  return found
})
