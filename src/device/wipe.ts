/**
 * Removes the traces of a person's use from this device. Its beginning is noted first, so that a wipe cut short ends at
 * the next start.
 */
import { accounts, forgetAccount } from './accounts.ts'
import { deleteUser, inDevice, inUser } from './db.ts'
import { remove } from './local.ts'
import { caches as cacheNames, localKeys, outgoingFilePrefix, packsFolder } from './names.ts'

export interface WipeOptions {
  /** keys of unsent things that go too, by the person's own word; all else that is unsent stays, in their own database */
  removes: readonly string[]
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

/** False: one of them is open elsewhere. */
async function dropPacks(): Promise<boolean> {
  try {
    await (await navigator.storage.getDirectory()).removeEntry(packsFolder, { recursive: true })
    return true
  } catch (error) {
    // no such file system, or no such folder in it
    return !(error instanceof DOMException) || ['NotFoundError', 'SecurityError'].includes(error.name)
  }
}

async function emptyBesideQueue(user: number): Promise<void> {
  await inUser(user, async (db) => {
    const tx = db.transaction(['receipts', 'replies', 'drafts', 'packs'], 'readwrite')
    const drafts = tx.objectStore('drafts')
    // waiting files belong to the queue: rows that stay in it need them
    const beforeFiles = IDBKeyRange.upperBound(outgoingFilePrefix, true)
    const afterFiles = IDBKeyRange.lowerBound(`${outgoingFilePrefix}\uffff`, true)
    await Promise.all([
      tx.objectStore('receipts').clear(),
      tx.objectStore('replies').clear(),
      tx.objectStore('packs').clear(),
      drafts.delete(beforeFiles),
      drafts.delete(afterFiles),
      tx.done,
    ])
  })
}

/**
 * Removes these rows. A row that another tab stores meanwhile stays: the person was told that it is saved.
 * @returns how many stay
 */
function emptyQueue(user: number, removes: readonly string[]): Promise<number> {
  const gone = new Set(removes)
  return inUser(user, async (db) => {
    const tx = db.transaction('queue', 'readwrite')
    const rows = await tx.store.getAll()
    const going = rows.filter(({ id }) => gone.has(id))
    await Promise.all([...going.map(({ seq }) => tx.store.delete(seq)), tx.done])
    return rows.length - going.length
  })
}

async function carryOn(user: number, { removes, shared = false }: WipeOptions): Promise<void> {
  remove('localStorage', localKeys.lastSight)
  await dropCache(cacheNames.mediaOf(user))
  if (shared) await Promise.all([dropCache(cacheNames.media), dropCache(cacheNames.kept)])
  const whole = shared ? await dropPacks() : true
  await emptyBesideQueue(user)
  const left = await emptyQueue(user, removes)
  if (left === 0) await deleteUser(user)
  await forgetAccount(user, left)
  if (whole) await inDevice((db) => db.delete('wipes', user))
}

/** From now on the next start ends it, whatever ends this one. */
export async function beginWipe(user: number, { removes, shared = false }: WipeOptions): Promise<void> {
  await inDevice((db) => db.put('wipes', { user, keepQueue: removes.length === 0, removes, shared }))
}

export async function wipe(user: number, options: WipeOptions): Promise<void> {
  await beginWipe(user, options)
  await carryOn(user, options)
}

/** Somebody else keeps things here by now: the pictures are theirs too, and what nobody needs of them goes as packs/ looks. */
const hasFollower = async (user: number) =>
  (await accounts()).some(({ id, signedOut }) => id !== user && !signedOut)

/** Ends the wipes that were cut short; one that cannot be ended yet holds up no other. */
export async function resumeWipes(): Promise<void> {
  for (const { user, removes = [], shared = false } of await inDevice((db) => db.getAll('wipes'))) {
    try {
      await carryOn(user, { removes, shared: shared && !(await hasFollower(user)) })
    } catch {
      // gone through again at the next start
    }
  }
}
