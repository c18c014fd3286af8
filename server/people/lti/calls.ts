import type * as launch from '../../../src/contract/launch.ts'
import type { Handlers } from '../../context.ts'
import type { Permissions } from '../../permissions.ts'
import { spendIdentityTicket } from '../identity/tickets.ts'

export const permissions: Permissions<typeof launch> = {
  launchAsCaller: 'account.self',
}

export const handlers: Handlers<typeof launch> = {
  async launchAsCaller(given, context) {
    return { isOwn: (await spendIdentityTicket(context, given, context.caller.accountId)) !== null }
  },
}
