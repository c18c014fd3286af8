/** A ticket proves the sign-in that asked for a new password; it serves once. */
import { ticketLifeMs } from '../../src/rules/limits.ts'
import type { Context } from '../context.ts'
import { newToken, sha256 } from '../hash.ts'
import { refuse } from '../http/failure.ts'
import { tenant } from '../store/schema.ts'
import type { Right } from './newPassword.ts'

/** How tickets begin that go out in the link of a mail: whoever comes too late is told so of the link. */
const mailPrefix = 'mail.'

const newGone = (ticket: string) => refuse(ticket.startsWith(mailPrefix) ? 'linkGone' : 'ticketGone')

/** @param way how it reaches its owner: in the answer to a sign-in, or in the link of a mail */
export async function newTicket(
  context: Context,
  accountId: number,
  way: 'signIn' | 'mail',
): Promise<string> {
  const ticket = (way === 'mail' ? mailPrefix : '') + newToken()
  await context.db
    .insertInto('ticket')
    .values({ tenant, ticketHash: sha256(ticket), accountId, expiresAt: context.now + ticketLifeMs })
    .execute()
  return ticket
}

/** The right to set a password that a ticket gives. */
export const ticketRight = (ticket: string): Right => ({
  async accountId({ db, now }) {
    const found = await db
      .selectFrom('ticket')
      .select('accountId')
      .where('tenant', '=', tenant)
      .where('ticketHash', '=', sha256(ticket))
      .where('expiresAt', '>', now)
      .executeTakeFirst()
    if (!found) throw newGone(ticket)
    return found.accountId
  },
  async useUp({ db }) {
    const used = await db
      .deleteFrom('ticket')
      .where('tenant', '=', tenant)
      .where('ticketHash', '=', sha256(ticket))
      .returning('accountId')
      .execute()
    if (used.length === 0) throw newGone(ticket)
  },
})
