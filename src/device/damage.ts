/** Archives in which a damaged place was met, whoever met it: page or service worker. */
import { witnessFile } from '../rules/pack.ts'
import { inDevice } from './db.ts'
import { damagedKey, packsFolder } from './names.ts'

const prefix = damagedKey('')

/** Their names. */
export async function damagedPacks(): Promise<Set<string>> {
  const keys = await inDevice((db) => db.getAllKeys('settings'))
  return new Set(keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])))
}

/**
 * Without its witness file, an archive has to be checked against its hashes anew. Where the witness cannot be removed
 * because it is being written, its archive is just being checked.
 */
const dropWitness = async (name: string): Promise<void> => {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(packsFolder)
  await folder.removeEntry(witnessFile(name)).catch(() => undefined)
}

/** Where the device has no room for the note, the witness goes: without one nothing counts as verified. */
export async function noteDamage(name: string): Promise<void> {
  await inDevice((db) => db.put('settings', { at: Date.now() }, damagedKey(name))).catch(() =>
    dropWitness(name),
  )
}

/** All of it was checked against its hashes. */
export const forgetDamage = (name: string) => inDevice((db) => db.delete('settings', damagedKey(name)))
