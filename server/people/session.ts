/** Sessions: an opaque token of 256 bits, of which the database knows only the SHA-256. */
import { longestSessionMs, renewAfterMs, sessionSeconds } from '../../src/rules/limits.ts'
import type { Caller, CallerContext, Context, Service } from '../context.ts'
import { newToken, sha256 } from '../hash.ts'
import { tenant } from '../store/schema.ts'

/** `Bearer T`, or bare `T`. */
export const tokenFrom = (authorization: string | null | undefined): string =>
  (authorization ?? '').replace(/^Bearer\s+/i, '').trim()

export const sessionSql = `select s."accountId", s."createdAt", s."renewedAt", s."expiresAt", a."roles" from "session" s
  join "account" a on a."tenant" = s."tenant" and a."id" = s."accountId"
  where s."tenant" = ? and s."tokenHash" = ? and s."revokedAt" is null and s."expiresAt" > ? and a."disabled" = 0`

interface Found {
  accountId: number
  createdAt: number
  renewedAt: number
  expiresAt: number
  roles: number
}

/** A session lasts while it is used, yet not for ever: whoever found a token once must not have it for years. */
const endOf = (createdAt: number, now: number) =>
  Math.min(now + sessionSeconds * 1000, createdAt + longestSessionMs)

/** Who holds this token, or null. A session that is in use is extended once a day. */
export async function callerOf(service: Service, token: string, now: number): Promise<Caller | null> {
  if (token === '' || token.length > 200) return null
  const tokenHash = sha256(token)
  const [found] = await service.db.rows<Found>(sessionSql, [tenant, tokenHash, now])
  if (!found) return null
  if (now - found.renewedAt > renewAfterMs) {
    await service.db.kysely
      .updateTable('session')
      .set({ renewedAt: now, expiresAt: Math.max(found.expiresAt, endOf(found.createdAt, now)) })
      .where('tenant', '=', tenant)
      .where('tokenHash', '=', tokenHash)
      .where('revokedAt', 'is', null)
      .execute()
  }
  return { accountId: found.accountId, roles: found.roles, tokenHash }
}

/** @returns the token; it is not kept anywhere */
export async function openSession(
  context: Context,
  accountId: number,
  device: string,
  deviceName: string,
): Promise<string> {
  const token = newToken()
  await context.db
    .insertInto('session')
    .values({
      tenant,
      tokenHash: sha256(token),
      accountId,
      device,
      deviceName,
      createdAt: context.now,
      renewedAt: context.now,
      expiresAt: context.now + sessionSeconds * 1000,
      revokedAt: null,
    })
    .execute()
  return token
}

/** Lets the caller's session last until then (ms UTC) at least: nobody is signed out in the middle of a quiz. */
export const keepSession = ({ rows, caller }: CallerContext, until: number) =>
  rows(
    'update "session" set "expiresAt" = ? where "tenant" = ? and "tokenHash" = ? and "expiresAt" < ?',
    [until, tenant, caller.tokenHash, until],
    'writer',
  )

/** Whether this account was signed in on this device before, as long as the session is remembered. */
export async function isKnownDevice({ rows }: Context, accountId: number, device: string): Promise<boolean> {
  const sql = `select 1 from "session" where "tenant" = ? and "accountId" = ? and "device" = ? limit 1`
  return (await rows(sql, [tenant, accountId, device])).length > 0
}

/** Ends one session; one that is not there is ended already. */
export async function endSession(context: Context, tokenHash: string): Promise<void> {
  await context.db
    .updateTable('session')
    .set({ revokedAt: context.now })
    .where('tenant', '=', tenant)
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .execute()
}

/** @param except SHA-256 of the token whose session stays; empty: every session of the account ends */
export async function endAllSessions(context: Context, accountId: number, except = ''): Promise<void> {
  await context.db
    .updateTable('session')
    .set({ revokedAt: context.now })
    .where('tenant', '=', tenant)
    .where('accountId', '=', accountId)
    .where('tokenHash', '<>', except)
    .where('revokedAt', 'is', null)
    .execute()
}
