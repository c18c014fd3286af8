/** A ticket says to the page who came in: it opens one session, for who has the secret that it is bound to. */
import type { Context, Service } from '../../context.ts'
import { newToken, sha256 } from '../../hash.ts'
import { tenant } from '../../store/schema.ts'
import { identityTicketHash } from './state.ts'

/** The page has it only as long as it needs to ask for a session. */
const ticketMs = 120_000

/** @param bindingHash SHA-256 of the secret */
export async function newIdentityTicket(
  { db, now }: Pick<Context, 'db' | 'now'>,
  service: Service,
  accountId: number,
  bindingHash: string,
): Promise<string> {
  const ticket = newToken()
  const ticketHash = identityTicketHash(service, ticket, bindingHash)
  await db
    .insertInto('ticket')
    .values({ tenant, ticketHash, accountId, expiresAt: now + ticketMs })
    .execute()
  return ticket
}

/** @param accountId only this account's ticket is used; left out: anybody's */
export async function spendIdentityTicket(
  { db, now, service }: Context,
  { ticket, binding }: { ticket: string; binding: string },
  accountId?: number,
): Promise<number | null> {
  let using = db
    .deleteFrom('ticket')
    .where('tenant', '=', tenant)
    .where('ticketHash', '=', identityTicketHash(service, ticket, sha256(binding)))
    .where('expiresAt', '>', now)
  if (accountId !== undefined) using = using.where('accountId', '=', accountId)
  const used = await using.returning('accountId').executeTakeFirst()
  return used?.accountId ?? null
}
