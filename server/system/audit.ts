/** Who changed what, kept for the school: written in the transaction of the change, so that neither is without the other. */
import type { Context } from '../context.ts'
import type { Executor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { readSettings } from './settings.ts'

type Facts = Record<string, unknown>

export interface RecordedChange {
  /** the permission's words, such as `room.remove` */
  what: string
  /** kind of the thing, such as `room` */
  thing: string
  thingId: number | string
  before?: Facts
  after?: Facts
  reason?: string
}

/** Names of facts that never stand in the audit, whatever an area hands in. */
const secretName = /password|token|code|secret|idcard|ticket/i

const textOf = (facts: Facts | undefined): string =>
  facts ? JSON.stringify(facts, (name, value) => (secretName.test(name) ? undefined : value)) : ''

/**
 * @param context of the transaction in which the change is made
 * @returns the id of the entry
 * @throws where there is no transaction: the change could stand without its entry, or the entry without its change
 */
export async function recordChange(
  { db, caller, address, now }: Pick<Context, 'db' | 'caller' | 'address' | 'now'>,
  { what, thing, thingId, before, after, reason = '' }: RecordedChange,
): Promise<number> {
  if (!db.isTransaction) throw new Error(`${what} is recorded outside the transaction of its change.`)
  const { id } = await db
    .insertInto('audit')
    .values({
      tenant,
      accountId: caller.accountId,
      what,
      thing,
      thingId: String(thingId),
      before: textOf(before),
      after: textOf(after),
      address,
      reason,
      at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const dayMs = 86_400_000

/** Takes away what is older than the school keeps its audit. */
export async function sweepAudit(db: Executor, nowMs: number): Promise<void> {
  const { auditDays } = await readSettings(db)
  await db
    .deleteFrom('audit')
    .where('tenant', '=', tenant)
    .where('at', '<', nowMs - auditDays * dayMs)
    .execute()
}
