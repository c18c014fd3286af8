import type * as identity from '../../../src/contract/identity.ts'
import type { Handlers } from '../../context.ts'
import { refuse } from '../../http/failure.ts'
import { transaction } from '../../http/idempotency.ts'
import type { Permissions } from '../../permissions.ts'
import { tenant } from '../../store/schema.ts'
import { placeOfItem, readLinkedItem } from '../lti/linkedPlace.ts'
import { noteScoreLine } from '../lti/scores.ts'
import { openSignedIn } from '../openSignedIn.ts'
import { admitAccount, provePassword } from '../passwordSignIn.ts'
import { openLinkOffer } from './linkOffers.ts'
import { linkByPassword } from './links.ts'
import { spendIdentityTicket } from './tickets.ts'

export const permissions: Permissions<typeof identity> = {
  signInByIdentity: 'public',
  linkIdentity: 'public',
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

  async linkIdentity({ offer, binding, loginName, password, wbInfo }, context) {
    const opened = await openLinkOffer(context.service, offer, binding)
    if (!opened) throw refuse('linkOfferGone')
    const account = await provePassword(context, { loginName, password, wbInfo })
    const item = readLinkedItem(opened.resource)
    const opens = item ? placeOfItem(item, account.roles) : ''
    // The first password may be known to others: only the new one proves the owner.
    if (!account.mustChangePassword)
      await transaction(context, async (within) => {
        await linkByPassword(within, opened, account)
        const { scoreLine, subject } = opened
        if (scoreLine) await noteScoreLine(within, { ...scoreLine, accountId: account.id, subject })
      })
    if (opened.scoreLine) context.service.senders.wake()
    return { ...(await admitAccount(context, account, wbInfo)), opens }
  },
}
