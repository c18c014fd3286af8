/**
 * Removes the traces of a person's use from this device. Its beginning is noted first, so that a wipe cut short ends at
 * the next start.
 */
import { accounts, forgetAccount } from './accounts.ts'
import { deleteUser, inDevice, inUser } from './db.ts'
import { remove } from './local.ts'
import { caches as cacheNames, localKeys, outgoingFilePrefix, packsFolder } from './names.ts'
import { attemptDrafts, attemptRange, quizzesGoingOn } from './runningAttempt.ts'
import type { UserDb } from './stored.ts'

export interface WipeOptions {
  /** keys of unsent things that go too, by the person's own word; all else that is unsent stays, in their own database */
  removes: readonly string[]
  /** a device that many use: the pictures that anybody may see go too */
  shared?: boolean
  /** The person left: attempts of quizzes that go on are left too. Another person's sign-in takes none away. */
  isSignOut?: boolean
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

/** The quizzes of which an attempt goes on, or has rows that stay in the queue: the next row has to follow on from them. */
async function attemptsThatStay(db: UserDb, { removes, isSignOut }: WipeOptions): Promise<number[]> {
  const gone = new Set(removes)
  const waiting = (await db.getAll('queue')).flatMap(({ id, call, input }) =>
    ['quiz.submit', 'quiz.handIn'].includes(call) && !gone.has(id)
      ? [(input as { quizId: number }).quizId]
      : [],
  )
  const goingOn = isSignOut ? [] : quizzesGoingOn(await db.getAll('drafts', attemptRange()), Date.now())
  return [...new Set([...waiting, ...goingOn])]
}

/** @returns of how many quizzes an attempt stays */
async function emptyBesideQueue(user: number, options: WipeOptions): Promise<number> {
  return inUser(user, async (db) => {
    const attempts = await attemptsThatStay(db, options)
    const staying = new Set(
      attempts.flatMap((quizId) => Object.values(attemptDrafts).map((keyOf) => keyOf(quizId))),
    )
    const tx = db.transaction(['receipts', 'replies', 'drafts', 'packs'], 'readwrite')
    const drafts = tx.objectStore('drafts')
    const keys = await drafts.getAllKeys()
    // waiting files belong to the queue: rows that stay in it need them
    const going = keys.filter((key) => !key.startsWith(outgoingFilePrefix) && !staying.has(key))
    await Promise.all([
      tx.objectStore('receipts').clear(),
      tx.objectStore('replies').clear(),
      tx.objectStore('packs').clear(),
      ...going.map((key) => drafts.delete(key)),
      tx.done,
    ])
    return attempts.length
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

async function carryOn(user: number, options: WipeOptions): Promise<void> {
  const { removes, shared = false } = options
  remove('localStorage', localKeys.lastSight)
  await dropCache(cacheNames.mediaOf(user))
  if (shared) await Promise.all([dropCache(cacheNames.media), dropCache(cacheNames.kept)])
  const whole = shared ? await dropPacks() : true
  const attempts = await emptyBesideQueue(user, options)
  const left = await emptyQueue(user, removes)
  const isEmpty = left + attempts === 0
  if (isEmpty) await deleteUser(user)
  await forgetAccount(user, !isEmpty)
  if (whole) await inDevice((db) => db.delete('wipes', user))
}

/** From now on the next start ends it, whatever ends this one. */
export async function beginWipe(user: number, options: WipeOptions): Promise<void> {
  const { removes, shared = false, isSignOut = false } = options
  const keepQueue = removes.length === 0
  await inDevice((db) => db.put('wipes', { user, keepQueue, removes, shared, isSignOut }))
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
  const begun = await inDevice((db) => db.getAll('wipes'))
  for (const { user, removes = [], shared = false, isSignOut = false } of begun) {
    try {
      await carryOn(user, { removes, shared: shared && !(await hasFollower(user)), isSignOut })
    } catch {
      // gone through again at the next start
    }
  }
}
