/** Something a person did of which this device also keeps a record: the record and the row are stored together. */
import { inUser, strict, whole } from '../device/db.ts'
import { finishBeforeLeaving } from '../device/leaving.ts'
import type { QueueRow, UserDb } from '../device/stored.ts'
import type { NewRow } from './entry.ts'
import { currentOutbox } from './index.ts'
import { freeStorage, withRoom } from './quota.ts'

export interface DraftChange {
  /** The value of the key from now on. */
  value: unknown
  /** A row that supersedes none. */
  row?: NewRow
}

/**
 * Changes what is kept under a key and queues the row that follows from it, in one transaction: both or neither, and in
 * one order for all tabs. It resolves once they are durable; whoever called tells those who know the queue.
 * @param change called with what stands there; null: nothing changes. Called anew where the database had to be opened anew
 * @returns the row as it was queued
 * @throws when it could not be stored, or nobody is signed in; nothing has changed then
 */
export async function enqueueWithDraft(
  key: string,
  change: (stored: unknown) => DraftChange | null,
): Promise<QueueRow | null> {
  const outbox = currentOutbox()
  if (!outbox) throw new Error('nobody is signed in')
  const write = (db: UserDb) => {
    const tx = db.transaction(['drafts', 'queue'], 'readwrite', strict)
    return whole(tx, async () => {
      const drafts = tx.objectStore('drafts')
      const changed = change((await drafts.get(key))?.value)
      if (!changed) return null
      const { value, row } = changed
      const put = drafts.put({ key, value, at: Date.now() })
      // where the row is refused at once, nobody waits for the record any more
      put.catch(() => undefined)
      const added = row && tx.objectStore('queue').add(row as QueueRow)
      // without waiting for the answers to its requests
      tx.commit()
      const [seq] = await Promise.all([added, put])
      return row && seq !== undefined ? { ...row, seq } : null
    })
  }
  return finishBeforeLeaving(
    withRoom(
      () => inUser(outbox.user, write),
      () => freeStorage(outbox.user),
    ),
  )
}
