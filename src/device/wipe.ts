/** Removes what a person's use left on this device. Begun is noted first, so that a wipe cut short ends at the next start. */
import { deleteUser, inDevice, inUser } from './db.ts'
import { remove } from './local.ts'
import { caches as cacheNames, localKeys, packsFolder } from './names.ts'

export interface WipeOptions {
  /** what is unsent stays, in that person's own database, and nothing else */
  keepQueue: boolean
  /** a device that many use: the pictures that anybody may see go too */
  shared?: boolean
}

async function dropCache(name: string): Promise<void> {
  try {
    await globalThis.caches.delete(name)
  } catch {
    // no Cache Storage, so nothing in it
  }
}

async function dropPacks(): Promise<void> {
  try {
    await (await navigator.storage.getDirectory()).removeEntry(packsFolder, { recursive: true })
  } catch {
    // no such folder, or no such file system
  }
}

async function emptyBesideQueue(user: number): Promise<void> {
  await inUser(user, async (db) => {
    const tx = db.transaction(['receipts', 'replies', 'drafts', 'packs'], 'readwrite')
    await Promise.all([...[...tx.objectStoreNames].map((name) => tx.objectStore(name).clear()), tx.done])
  })
}

async function emptyAll(user: number): Promise<void> {
  await emptyBesideQueue(user)
  await inUser(user, (db) => db.clear('queue'))
  await deleteUser(user)
}

async function carryOn(user: number, { keepQueue, shared = false }: WipeOptions): Promise<void> {
  remove('localStorage', localKeys.lastSight)
  await dropCache(cacheNames.mediaOf(user))
  if (shared) await Promise.all([dropCache(cacheNames.media), dropCache(cacheNames.kept), dropPacks()])
  await (keepQueue ? emptyBesideQueue(user) : emptyAll(user))
  await inDevice((db) => db.delete('wipes', user))
}

export async function wipe(user: number, options: WipeOptions): Promise<void> {
  await inDevice((db) => db.put('wipes', { user, keepQueue: options.keepQueue }))
  await carryOn(user, options)
}

/** Ends the wipes that were cut short. */
export async function resumeWipes(): Promise<void> {
  for (const { user, keepQueue } of await inDevice((db) => db.getAll('wipes')))
    await carryOn(user, { keepQueue })
}
