import type * as identity from '../../../src/contract/identity.ts'
import type { Handlers } from '../../context.ts'
import { sha256 } from '../../hash.ts'
import { refuse } from '../../http/failure.ts'
import type { Permissions } from '../../permissions.ts'
import { tenant } from '../../store/schema.ts'
import { openSignedIn } from '../openSignedIn.ts'
import { identityTicketHash } from './state.ts'

export const permissions: Permissions<typeof identity> = {
  signInByIdentity: 'public',
}

export const handlers: Handlers<typeof identity> = {
  async signInByIdentity({ ticket, binding, wbInfo }, context) {
    const used = await context.db
      .deleteFrom('ticket')
      .where('tenant', '=', tenant)
      .where('ticketHash', '=', identityTicketHash(context.service, ticket, sha256(binding)))
      .where('expiresAt', '>', context.now)
      .returning('accountId')
      .executeTakeFirst()
    const account =
      used &&
      (await context.db
        .selectFrom('account')
        .select(['id', 'roles'])
        .where('tenant', '=', tenant)
        .where('id', '=', used.accountId)
        .where('disabled', '=', 0)
        .executeTakeFirst())
    if (!account) throw refuse('ticketGone')
    return openSignedIn(context, account, wbInfo)
  },
}
