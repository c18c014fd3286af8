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

/** What stands has to be held against its hashes anew. One that is being written belongs to an archive that just is. */
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

/** All of it was held against its hashes. */
export const forgetDamage = (name: string) => inDevice((db) => db.delete('settings', damagedKey(name)))
