/** Changes of rows that are stored: by the service's answer to them, or by their person in the sync centre. */
import { strict, whole } from '../device/db.ts'
import type { LastError, QueueRow, Receipt, UserDb } from '../device/stored.ts'
import { isLinked } from '../device/urgentLanes.ts'
import type { Pause } from './backoff.ts'
import { pauseIn } from './pause.ts'

/** All changes of a round of sending: they are made in one transaction. */
export interface Settlement {
  delivered: { row: QueueRow; reply: unknown }[]
  /** rows that stay, with their changed fields */
  kept: { row: QueueRow; change: Partial<Pick<QueueRow, 'state' | 'notBefore' | 'tries' | 'lastError'>> }[]
  /** the account's pause from the one that stands: decided inside the transaction, for other tabs write it too */
  pause: (before: Pause | null) => Pause | null
}

/** The new input of a parked row: it makes the row another operation, with an id of its own. */
export interface Revival {
  input: unknown
  id: string
  now: number
  local?: unknown
}

function settle(db: UserDb, settlement: Settlement, now: number, receipts = true): Promise<void> {
  const tx = db.transaction(['queue', 'receipts', 'meta'], 'readwrite', strict)
  const [queue, meta] = [tx.objectStore('queue'), tx.objectStore('meta')]
  return whole(tx, async () => {
    for (const { row, reply } of settlement.delivered) {
      const there = await queue.get(row.seq)
      // another drain was first, or the person discarded or changed it meanwhile
      if (there?.id !== row.id) continue
      const { seq, id, call, input, lane, subject, madeAt, local } = row
      const receipt = { seq, id, call, input, lane, subject, madeAt, local, receivedAt: now, reply }
      await queue.delete(seq)
      if (receipts) await tx.objectStore('receipts').add(receipt as Receipt)
    }
    for (const { row, change } of settlement.kept) {
      const there = await queue.get(row.seq)
      if (there?.id === row.id && there.state === 'waiting') await queue.put({ ...there, ...change })
    }
    const before = pauseIn(await meta.get('pause'))
    const next = settlement.pause(before)
    if (next) await meta.put(next, 'pause')
    else if (before) await meta.delete('pause')
    if (settlement.delivered.length > 0) await meta.put(now, 'lastSuccess')
  })
}

function revive(db: UserDb, seq: number, changed?: Revival): Promise<void> {
  const tx = db.transaction('queue', 'readwrite', strict)
  return whole(tx, async () => {
    const row = await tx.store.get(seq)
    if (!row) return
    const lastError: LastError | undefined = undefined
    const fresh = changed && {
      input: changed.input,
      id: changed.id,
      madeAt: changed.now,
      local: changed.local,
    }
    await tx.store.put({ ...row, ...fresh, state: 'waiting', notBefore: 0, tries: 0, lastError })
  })
}

async function discard(db: UserDb, seq: number): Promise<void> {
  const row = await db.get('queue', seq)
  if (row && !isLinked(row)) await without(db, 'queue', [seq])
}

async function without(db: UserDb, store: 'queue' | 'receipts', keys: number[]): Promise<void> {
  const tx = db.transaction(store, 'readwrite', strict)
  await Promise.all([...keys.map((key) => tx.store.delete(key)), tx.done])
}

export const queueChanges = { settle, revive, discard, without }
