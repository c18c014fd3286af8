import type * as session from '../../src/contract/session.ts'
import type { LoginResult } from '../../src/contract/session.ts'
import { isPhone } from '../../src/rules/fields.ts'
import { codeWait, sessionSeconds } from '../../src/rules/limits.ts'
import { rolesOf } from '../../src/rules/roles.ts'
import type { Context, Handlers } from '../context.ts'
import { sha256 } from '../hash.ts'
import { badParameter, refuse } from '../http/failure.ts'
import type { Permissions } from '../permissions.ts'
import { type Account, tenant } from '../store/schema.ts'
import { setPassword } from './newPassword.ts'
import { isPassword } from './password.ts'
import { endSession, openSession } from './session.ts'
import { holdsCode, makeCode, postCode, takeCode } from './sms.ts'
import { type Counter, countTry, forgiveTry } from './throttle.ts'
import { newTicket, ticketRight } from './ticket.ts'

const account = ({ db }: Context) =>
  db.selectFrom('account').selectAll().where('tenant', '=', tenant).where('disabled', '=', 0)

const byPhone = (context: Context, phone: string) =>
  account(context).where('phone', '=', phone).executeTakeFirst()

/** What a wrong guess counts against. */
function guesses({ service, address }: Context, kind: 'account' | 'phone', subject: string): Counter[] {
  const { perAccount, perAddress, window } = service.config.limits
  return [
    { kind, subject, most: perAccount, window },
    { kind: 'address', subject: address, most: perAddress, window },
  ]
}

/** T02: an account with a first password gets a ticket for the next step and no token. */
async function admit(context: Context, found: Account, device = ''): Promise<LoginResult> {
  if (found.mustChangePassword)
    return { id: found.id, nextStep: 'resetPassword', ticket: await newTicket(context, found.id) }
  const accessToken = await openSession(context, found.id, device)
  context.service.log('signed in', { accountId: found.id })
  return {
    accessToken,
    expireInSeconds: sessionSeconds,
    id: found.id,
    roleTypeKeys: rolesOf(found.roles),
  }
}

function phoneOf(given: string): string {
  if (!isPhone(given)) throw badParameter('phoneNum')
  return given
}

export const permissions: Permissions<typeof session> = {
  checkCode: 'public',
  resetPassword: 'public',
  sendCode: 'public',
  signInByAccount: 'public',
  signInByPhone: 'public',
  signOut: 'public',
}

export const handlers: Handlers<typeof session> = {
  async signInByAccount({ loginName, password, wbInfo }, context) {
    const name = loginName.toLowerCase()
    const tries = guesses(context, 'account', name)
    await countTry(context, tries)
    const found = await account(context).where('loginName', '=', name).executeTakeFirst()
    if (!(await isPassword(password, found?.passwordHash ?? null)) || !found) {
      context.service.log('sign-in failed')
      throw refuse('wrongPassword')
    }
    await forgiveTry(context, tries)
    return admit(context, found, wbInfo?.uuid)
  },

  async signInByPhone({ phoneNum, code, wbInfo }, context) {
    const phone = phoneOf(phoneNum)
    const tries = guesses(context, 'phone', phone)
    await countTry(context, tries)
    const found = (await takeCode(context, phone, 'login', code)) && (await byPhone(context, phone))
    if (!found) {
      context.service.log('sign-in failed')
      throw refuse('wrongCode')
    }
    await forgiveTry(context, tries)
    return admit(context, found, wbInfo?.uuid)
  },

  async resetPassword({ phoneNum, code, ticket, password }, context) {
    if (ticket !== undefined) {
      await setPassword(context, password, ticketRight(ticket))
      return null
    }
    if (phoneNum === undefined) throw badParameter('phoneNum')
    if (code === undefined) throw badParameter('code')
    const phone = phoneOf(phoneNum)
    const tries = guesses(context, 'phone', phone)
    await countTry(context, tries)
    await setPassword(context, password, {
      async accountId(within) {
        const found = (await holdsCode(within, phone, 'reset', code)) && (await byPhone(within, phone))
        if (!found) throw refuse('wrongCode')
        await forgiveTry(within, tries)
        await forgiveTry(within, [{ kind: 'account', subject: found.loginName, most: 0, window: 0 }])
        return found.id
      },
      async useUp(within) {
        if (!(await takeCode(within, phone, 'reset', code))) throw refuse('wrongCode')
      },
    })
    return null
  },

  async checkCode({ phoneNum, code, purpose }, context) {
    const phone = phoneOf(phoneNum)
    const tries = guesses(context, 'phone', phone)
    await countTry(context, tries)
    const holds = await holdsCode(context, phone, purpose, code)
    if (holds) await forgiveTry(context, tries)
    return holds
  },

  async sendCode({ phoneNum, purpose }, context) {
    const { sms, limits } = context.service.config
    if (!sms) throw refuse('smsOff')
    const phone = phoneOf(phoneNum)
    const { codesPerPhone, codesPerAddress } = limits
    const day = 86_400_000
    const code = await makeCode(context, phone, purpose)
    await countTry(context, [
      { kind: 'codePhone', subject: phone, most: codesPerPhone, window: day, text: 'tooManyCodes' },
      {
        kind: 'codeAddress',
        subject: context.address,
        most: codesPerAddress,
        window: day,
        text: 'tooManyCodes',
      },
    ])
    // a number that nobody has is answered alike, and gets nothing; a new number of one's own is nobody's yet
    if (purpose === 'phone' || (await byPhone(context, phone))) await postCode(context, phone, purpose, code)
    return codeWait
  },

  async signOut({ token }, context) {
    const own = context.caller.tokenHash
    const tokenHash = token === undefined ? own : sha256(token)
    if (tokenHash !== '') await endSession(context, tokenHash)
    return null
  },
}
