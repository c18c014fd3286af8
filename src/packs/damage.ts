/** Archives in which a damaged place was met, whoever met it: page or service worker. */
import { inDevice } from '../device/db.ts'
import { damagedKey } from '../device/names.ts'
import { dropWitness } from './files.ts'

const prefix = damagedKey('')

/** Their names. */
export async function damagedPacks(): Promise<Set<string>> {
  const keys = await inDevice((db) => db.getAllKeys('settings'))
  return new Set(keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])))
}

/** Where the device has no room for the note, the witness goes: without one nothing counts as verified. */
export async function noteDamage(name: string): Promise<void> {
  await inDevice((db) => db.put('settings', { at: Date.now() }, damagedKey(name))).catch(() =>
    dropWitness(name),
  )
}

/** All of it was held against its hashes. */
export const forgetDamage = (name: string) => inDevice((db) => db.delete('settings', damagedKey(name)))
