import type * as identity from '../../../src/contract/identity.ts'
import type { Handlers } from '../../context.ts'
import { refuse } from '../../http/failure.ts'
import type { Permissions } from '../../permissions.ts'
import { tenant } from '../../store/schema.ts'
import { openSignedIn } from '../openSignedIn.ts'
import { spendIdentityTicket } from './tickets.ts'

export const permissions: Permissions<typeof identity> = {
  signInByIdentity: 'public',
}

export const handlers: Handlers<typeof identity> = {
  async signInByIdentity({ ticket, binding, wbInfo }, context) {
    const accountId = await spendIdentityTicket(context, { ticket, binding })
    const account =
      accountId !== null &&
      (await context.db
        .selectFrom('account')
        .select(['id', 'roles'])
        .where('tenant', '=', tenant)
        .where('id', '=', accountId)
        .where('disabled', '=', 0)
        .executeTakeFirst())
    if (!account) throw refuse('ticketGone')
    return openSignedIn(context, account, wbInfo)
  },
}
