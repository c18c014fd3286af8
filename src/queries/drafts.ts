/** What a person was writing and has not submitted: kept per person, back on the same screen after a session's end. */
import { inUser, whole } from '../device/db.ts'
import { beforeLeaving } from '../device/leaving.ts'
import type { UserDb } from '../device/stored.ts'
import { withRoom } from '../outbox/full.ts'
import { makeRoom } from '../outbox/room.ts'
import { currentOwner } from './owner.ts'

/** Stored when it resolves; without a person, or where no room can be made, it is not. False: not stored. */
export async function saveDraft(key: string, value: unknown): Promise<boolean> {
  const owner = currentOwner()
  if (!owner) return false
  try {
    const write = (db: UserDb) => {
      const tx = db.transaction('drafts', 'readwrite')
      return whole(tx, async () => {
        const stored = tx.store.put({ key, value, at: Date.now() })
        // a page that goes away at this moment must not take it along
        tx.commit()
        await stored
      })
    }
    await withRoom(
      () => inUser(owner.user, write),
      () => makeRoom(owner.user),
    )
    return true
  } catch {
    return false
  }
}

/** The draft under a key when `holds` accepts it. */
export async function loadDraft<T>(
  key: string,
  holds: (value: unknown) => value is T,
): Promise<T | undefined> {
  const owner = currentOwner()
  if (!owner) return undefined
  try {
    const draft = await inUser(owner.user, (db) => db.get('drafts', key))
    return draft && holds(draft.value) ? draft.value : undefined
  } catch {
    return undefined
  }
}

export async function dropDraft(key: string): Promise<void> {
  const owner = currentOwner()
  if (owner) await inUser(owner.user, (db) => db.delete('drafts', key)).catch(() => undefined)
}

type Draft = () => { key: string; value: unknown } | null

/** A screen tells what it holds, so that it is saved when the page goes from under it. Answers how to stop. */
export const keepDraft = (draft: Draft): (() => void) =>
  beforeLeaving(async () => {
    const held = draft()
    if (held) await saveDraft(held.key, held.value)
  })
