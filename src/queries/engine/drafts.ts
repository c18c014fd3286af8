/**
 * Text that a person was writing and has not submitted: kept per person, back on the same screen after a session's end.
 */
import { inUser, whole } from '../../device/db.ts'
import type { DraftStore, UserDb } from '../../device/stored.ts'
import { freeStorage, withRoom } from '../../outbox/quota.ts'
import { currentOwner } from './owner.ts'

/**
 * Writes in one transaction, and anew where room had to be made.
 * @returns whether it is stored: without a person, or where no room can be made, it is not
 */
export async function writeDrafts(work: (drafts: DraftStore) => Promise<unknown>): Promise<boolean> {
  const owner = currentOwner()
  if (!owner) return false
  try {
    const write = (db: UserDb) => {
      const tx = db.transaction('drafts', 'readwrite')
      return whole(tx, () => work(tx.store))
    }
    await withRoom(
      () => inUser(owner.user, write),
      () => freeStorage(owner.user),
    )
    return true
  } catch {
    return false
  }
}

export async function putDraft(drafts: DraftStore, key: string, value: unknown): Promise<void> {
  const stored = drafts.put({ key, value, at: Date.now() })
  // a page that goes away at this moment must not take it along
  drafts.transaction.commit()
  await stored
}

/** Stored when it resolves, whatever stood there. False: not stored. */
export const saveDraft = (key: string, value: unknown): Promise<boolean> =>
  writeDrafts((drafts) => putDraft(drafts, key, value))

/**
 * The entry under a key. The transaction is committed at once and does not wait for the page: a write of a page that goes
 * (see giveWay) would queue behind it, and go with it.
 */
export async function draftAt(db: UserDb, key: string) {
  const tx = db.transaction('drafts')
  const found = tx.store.get(key)
  tx.commit()
  return found
}

/** The draft under a key when `holds` accepts it. */
export async function loadDraft<T>(
  key: string,
  holds: (value: unknown) => value is T,
): Promise<T | undefined> {
  const owner = currentOwner()
  if (!owner) return undefined
  try {
    const draft = await inUser(owner.user, (db) => draftAt(db, key))
    return draft && holds(draft.value) ? draft.value : undefined
  } catch {
    return undefined
  }
}

export async function dropDraft(key: string): Promise<void> {
  const owner = currentOwner()
  if (!owner) return
  const remove = async (db: UserDb) => {
    const tx = db.transaction('drafts', 'readwrite')
    const removed = tx.store.delete(key)
    tx.commit()
    await removed
    await tx.done
  }
  await inUser(owner.user, remove).catch(() => undefined)
}
