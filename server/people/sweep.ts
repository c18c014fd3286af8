/** Takes away what only grows: tries, codes, tickets, sessions that have ended and reports of devices long unused. */
import type { Service } from '../context.ts'
import { tenant } from '../store/schema.ts'
import { forgetPostedMessages } from './mail.ts'
import { sweepOutgoing } from './senders/outgoing.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** A line of the outbox files is stored for this long: a link in it undoes a change as long. */
const postedMs = 3 * dayMs
/** A device is known by its sessions for this long after they ended, and by its own report after it was last used. */
const knownDeviceMs = 90 * dayMs

export async function sweepSignIns(service: Service, nowMs: number): Promise<void> {
  const { db } = service
  const sweep = (sql: string, ...values: number[]) => db.rows(sql, [tenant, ...values], 'writer')
  await sweep(`delete from "signInFailure" where "tenant" = ? and "since" < ?`, nowMs - dayMs)
  await sweep(`delete from "smsCode" where "tenant" = ? and "expiresAt" < ?`, nowMs - hourMs)
  await sweep(`delete from "ticket" where "tenant" = ? and "expiresAt" < ?`, nowMs)
  await sweep(`delete from "ltiNonce" where "tenant" = ? and "expiresAt" < ?`, nowMs)
  await sweep(
    `delete from "session" where "tenant" = ? and ("expiresAt" < ? or "revokedAt" < ?)`,
    nowMs - knownDeviceMs,
    nowMs - knownDeviceMs,
  )
  await sweep(`delete from "device" where "tenant" = ? and "reportedAt" < ?`, nowMs - knownDeviceMs)
  await sweepOutgoing(db.kysely, nowMs)
  forgetPostedMessages(service, nowMs - postedMs)
}
