import type * as session from '../../src/contract/session.ts'
import { isPhone } from '../../src/rules/fields.ts'
import { inLang } from '../../src/rules/lang.ts'
import { codeWaitSeconds } from '../../src/rules/limits.ts'
import { permissionsOf } from '../../src/rules/permissions.ts'
import { rolesOf, singleRole } from '../../src/rules/roles.ts'
import { type Context, type Handlers, nobody } from '../context.ts'
import { sha256 } from '../hash.ts'
import { badParameter, refuse, sessionGone } from '../http/failure.ts'
import type { Permissions } from '../permissions.ts'
import { setPassword } from './newPassword.ts'
import { ownAccount } from './ownAccount.ts'
import { admitAccount, enabledAccounts, logFailedSignIn, provePassword } from './passwordSignIn.ts'
import { endSession } from './session.ts'
import { holdsCode, makeCode, type Purpose, postCode, takeCode } from './sms.ts'
import { type Counter, clearAccount, countTry, forgiveTry, giveBack } from './throttle.ts'
import { ticketRight } from './ticket.ts'

const byPhone = (context: Context, phone: string) =>
  enabledAccounts(context).where('phone', '=', phone).executeTakeFirst()

/** Counters that a wrong code counts against; each code has its own few tries besides. */
function codeCounters({ service, address }: Context, phone: string): Counter[] {
  const { perAccount, perAddress, windowMs } = service.config.limits
  return [
    { kind: 'codeGuesses', subject: address, most: perAddress, windowMs },
    { kind: 'phoneHere', subject: `${phone} ${address}`, most: perAccount, windowMs },
  ]
}

/** Counters that sending a code counts against. */
function sendCounters({ service, address, caller }: Context, phone: string, purpose: Purpose): Counter[] {
  const { codesPerPhone, codesPerAsker, codesPerAddress } = service.config.limits
  const ofDay = { windowMs: 86_400_000, text: 'tooManyCodes' } as const
  const counters: Counter[] = [
    { kind: 'codeAddress', subject: address, most: codesPerAddress, ...ofDay },
    { kind: 'codePhoneHere', subject: `${phone} ${address}`, most: codesPerAsker, ...ofDay },
    { kind: 'codePhone', subject: phone, most: codesPerPhone, ...ofDay },
  ]
  if (purpose !== 'phone') return counters
  return [
    { kind: 'codePerson', subject: String(caller.accountId), most: codesPerAsker, ...ofDay },
    ...counters,
  ]
}

function phoneOf(given: string): string {
  if (!isPhone(given)) throw badParameter('phoneNum')
  return given
}

export const permissions: Permissions<typeof session> = {
  checkCode: 'public',
  currentUser: 'account.self',
  resetPassword: 'public',
  sendCode: 'public',
  signInByAccount: 'public',
  signInByPhone: 'public',
  signOut: 'public',
}

export const handlers: Handlers<typeof session> = {
  async currentUser(_, context) {
    const account = await ownAccount(context)
    const roleTypeKeys = rolesOf(account.roles)
    return {
      id: account.id,
      loginName: account.loginName,
      fullName: inLang(context.lang, account.fullName, account.fullNameEn),
      image: account.image,
      userType: singleRole(roleTypeKeys),
      roleTypeKeys,
      permissions: permissionsOf(roleTypeKeys),
    }
  },

  async signInByAccount({ loginName, password, wbInfo }, context) {
    return admitAccount(context, await provePassword(context, { loginName, password, wbInfo }), wbInfo)
  },

  async signInByPhone({ phoneNum, code, wbInfo }, context) {
    const phone = phoneOf(phoneNum)
    const tries = codeCounters(context, phone)
    await countTry(context, tries)
    const found = (await takeCode(context, phone, 'login', code)) && (await byPhone(context, phone))
    if (!found) {
      logFailedSignIn(context, phone)
      throw refuse('wrongCode')
    }
    await forgiveTry(context, tries)
    return admitAccount(context, found, wbInfo)
  },

  async resetPassword({ phoneNum, code, ticket, password }, context) {
    if (ticket !== undefined) {
      await setPassword(context, password, ticketRight(ticket))
      return null
    }
    if (phoneNum === undefined) throw badParameter('phoneNum')
    if (code === undefined) throw badParameter('code')
    const phone = phoneOf(phoneNum)
    const tries = codeCounters(context, phone)
    await countTry(context, tries)
    await setPassword(context, password, {
      async accountId(within) {
        const found = (await holdsCode(within, phone, 'reset', code)) && (await byPhone(within, phone))
        if (!found) throw refuse('wrongCode')
        await forgiveTry(within, tries)
        await clearAccount(within, found.loginName)
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
    const tries = codeCounters(context, phone)
    await countTry(context, tries)
    const holds = await holdsCode(context, phone, purpose, code)
    if (holds) await forgiveTry(context, tries)
    return holds
  },

  async sendCode({ phoneNum, purpose }, context) {
    if (!context.service.config.sms) throw refuse('smsOff')
    if (purpose === 'phone' && context.caller === nobody) throw sessionGone()
    const phone = phoneOf(phoneNum)
    // before anything is made: a code that is refused must not take the place of another
    const counters = sendCounters(context, phone, purpose)
    await countTry(context, counters)
    const code = await makeCode(context, phone, purpose).catch(async (failure: unknown) => {
      await giveBack(context, counters)
      throw failure
    })
    const isSomebodys = (await byPhone(context, phone)) !== undefined
    // a number that nobody has is answered alike, and gets nothing; a new number of one's own must be nobody's yet
    if (isSomebodys !== (purpose === 'phone')) postCode(context, phone, purpose, code)
    return codeWaitSeconds
  },

  async signOut({ token }, context) {
    const own = context.caller.tokenHash
    const tokenHash = token === undefined ? own : sha256(token)
    if (tokenHash !== '') await endSession(context, tokenHash)
    return null
  },
}
