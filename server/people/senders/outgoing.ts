/**
 * Rows of mail and text messages that have to leave. A row is written in the transaction of what it tells of.
 *
 *   waiting ── claimed: its lease begins ──> sent
 *      ^          │ ├── refused for good, or too old ──> failed
 *      └──────────┴─── not reachable, or the process died: tried again when it is due
 */
import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { ChannelName } from '../../../src/contract/admin/adminSystem.ts'
import type { Context, OutgoingMessage } from '../../context.ts'
import type { Executor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'
import { sealText } from '../seal.ts'
import type { OutgoingTable } from '../tables.ts'

export type OutgoingRow = Selectable<OutgoingTable>

/** How long (ms) one try may take before another process may try the row. */
const leaseMs = 120_000
/** How long (ms) a message is tried at all: a link that undoes a change is valid as long. */
export const longestTryingMs = 72 * 3_600_000
/** How long (ms) it is until the next try after so many; the last one stays. */
const waitsMs = [30_000, 120_000, 600_000, 1_800_000, 3_600_000]
/** How long (ms) rows are known after they ended: one that failed is shown to the administrator. */
const knownSentMs = 7 * 86_400_000
const knownFailedMs = 30 * 86_400_000
/** rows of one statement: SQLite takes 32,766 values */
const rowsAtOnce = 1000

const newRow = (key: string, channel: ChannelName, accountId: number, now: number) => ({
  tenant,
  key,
  channel,
  accountId,
  messageId: randomUUID(),
  state: 'waiting' as const,
  tries: 0,
  dueAt: now,
  createdAt: now,
  endedAt: null,
  reason: '',
})

/** Writes a message down, sealed: it may hold a link that proves who the person is. */
export async function queueMessage(
  { db, now, service }: Context,
  accountId: number,
  message: OutgoingMessage,
): Promise<void> {
  const sealed = sealText(service.keys.identity, accountId, JSON.stringify(message))
  const row = newRow(randomUUID(), message.channel, accountId, now)
  await db
    .insertInto('outgoing')
    .values({ ...row, sealed })
    .execute()
}

/** Sends a notice to these people by mail too; its text is read from their messages when it leaves. */
export async function queueNoticeMails(
  { db, now }: Pick<Context, 'db' | 'now'>,
  noticeKey: string,
  accountIds: readonly number[],
): Promise<void> {
  for (let at = 0; at < accountIds.length; at += rowsAtOnce)
    await db
      .insertInto('outgoing')
      .values(
        accountIds
          .slice(at, at + rowsAtOnce)
          .map((accountId) => ({ ...newRow(noticeKey, 'mail', accountId, now), sealed: '' })),
      )
      .onConflict((conflict) => conflict.columns(['tenant', 'channel', 'accountId', 'key']).doNothing())
      .execute()
}

/** Takes up rows of a channel that are due; of several processes that want the same row one gets it. */
export async function claimOutgoing(
  db: Executor,
  channel: ChannelName,
  now: number,
  most: number,
): Promise<OutgoingRow[]> {
  const due = await db
    .selectFrom('outgoing')
    .select(['id', 'dueAt'])
    .where('tenant', '=', tenant)
    .where('state', '=', 'waiting')
    .where('channel', '=', channel)
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .orderBy('id')
    .limit(most)
    .execute()
  const claimed: OutgoingRow[] = []
  for (const { id, dueAt } of due) {
    const row = await db
      .updateTable('outgoing')
      .set((eb) => ({ dueAt: now + leaseMs, tries: eb('tries', '+', 1) }))
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('dueAt', '=', dueAt)
      .returningAll()
      .executeTakeFirst()
    if (row) claimed.push(row)
  }
  return claimed
}

const ownRow = (db: Executor, { id, dueAt }: OutgoingRow) =>
  // the time of its lease says that no other process has taken it up since
  db.updateTable('outgoing').where('tenant', '=', tenant).where('id', '=', id).where('dueAt', '=', dueAt)

/** Ends a row; nothing of what it said is stored any longer. */
export async function endOutgoing(
  db: Executor,
  row: OutgoingRow,
  state: 'sent' | 'failed',
  reason: string,
  now: number,
): Promise<void> {
  await ownRow(db, row).set({ state, sealed: '', reason, endedAt: now }).execute()
}

export async function postponeOutgoing(
  db: Executor,
  row: OutgoingRow,
  reason: string,
  now: number,
): Promise<void> {
  const waitMs = waitsMs[Math.min(row.tries, waitsMs.length) - 1] ?? 0
  await ownRow(db, row)
    .set({ dueAt: now + waitMs, reason })
    .execute()
}

export async function sweepOutgoing(db: Executor, now: number): Promise<void> {
  for (const [state, knownMs] of [
    ['sent', knownSentMs],
    ['failed', knownFailedMs],
  ] as const)
    await db
      .deleteFrom('outgoing')
      .where('tenant', '=', tenant)
      .where('state', '=', state)
      .where('endedAt', '<', now - knownMs)
      .execute()
}
