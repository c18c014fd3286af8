/** Things that are on screen, in any tab: they are not removed to make room. */
import { lockOfUse } from '../device/names.ts'
import { type Kept, keptKey } from './entries.ts'

const prefix = lockOfUse('')

/** Marks a thing as in use until the answer is called; a closed tab lets go by itself. */
export function holdInUse(thing: Kept): () => void {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks
    ?.request(lockOfUse(keptKey(thing)), { mode: 'shared' }, () => held)
    .catch(() => undefined)
  return release
}

/** Keys of the things that are on screen. */
export async function inUse(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])))
}
