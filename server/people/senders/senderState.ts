/** How each channel does, as all processes of the school know it. */
import type { ChannelName } from '../../../src/contract/admin/adminSystem.ts'
import type { Executor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'

/** A success is written down this often (ms) at most, unless it ends a failure. */
const noteEveryMs = 60_000

export interface ChannelState {
  lastSentAt: number | null
  lastFailedAt: number | null
  reason: string
}

export async function readSenderState(db: Executor, channel: ChannelName): Promise<ChannelState> {
  const row = await db
    .selectFrom('senderState')
    .select(['lastSentAt', 'lastFailedAt', 'reason'])
    .where('tenant', '=', tenant)
    .where('channel', '=', channel)
    .executeTakeFirst()
  return row ?? { lastSentAt: null, lastFailedAt: null, reason: '' }
}

async function writeSenderState(
  db: Executor,
  channel: ChannelName,
  change: Partial<ChannelState>,
): Promise<void> {
  const empty: ChannelState = { lastSentAt: null, lastFailedAt: null, reason: '' }
  await db
    .insertInto('senderState')
    .values({ tenant, channel, ...empty, ...change })
    .onConflict((conflict) => conflict.columns(['tenant', 'channel']).doUpdateSet(change))
    .execute()
}

export async function noteSent(db: Executor, channel: ChannelName, now: number): Promise<void> {
  const { lastSentAt, reason } = await readSenderState(db, channel)
  if (reason === '' && lastSentAt !== null && now - lastSentAt < noteEveryMs) return
  await writeSenderState(db, channel, { lastSentAt: now, reason: '' })
}

export const noteFailed = (db: Executor, channel: ChannelName, now: number, reason: string): Promise<void> =>
  writeSenderState(db, channel, { lastFailedAt: now, reason })
