import type * as session from '../../src/contract/session.ts'
import type { LoginResult } from '../../src/contract/session.ts'
import { isPhone } from '../../src/rules/fields.ts'
import { codeWaitSeconds } from '../../src/rules/limits.ts'
import { type Context, type Handlers, nobody } from '../context.ts'
import { sha256 } from '../hash.ts'
import { badParameter, refuse, sessionGone } from '../http/failure.ts'
import type { Permissions } from '../permissions.ts'
import { type Account, tenant } from '../store/schema.ts'
import { setPassword } from './newPassword.ts'
import { openSignedIn } from './openSignedIn.ts'
import { isPassword } from './password.ts'
import { endSession, isKnownDevice } from './session.ts'
import { holdsCode, makeCode, type Purpose, postCode, takeCode } from './sms.ts'
import { type Counter, clearAccount, countTry, forgiveTry, giveBack, pseudonym } from './throttle.ts'
import { newTicket, ticketRight } from './ticket.ts'

const account = ({ db }: Context) =>
  db.selectFrom('account').selectAll().where('tenant', '=', tenant).where('disabled', '=', 0)

const byPhone = (context: Context, phone: string) =>
  account(context).where('phone', '=', phone).executeTakeFirst()

/** An account may be guessed at from this many addresses before only known devices get in. */
const maxAddressesPerAccount = 10

/**
 * Counters that a wrong password counts against. Where this account was signed in before, only that device's own misses
 * count: no stranger can lock it out, and a campus behind one address that is used up can still work.
 */
async function passwordCounters(
  context: Context,
  name: string,
  accountId: number | undefined,
  device: string | undefined,
): Promise<Counter[]> {
  const { perAccount, perAddress, windowMs } = context.service.config.limits
  if (accountId !== undefined && device !== undefined && (await isKnownDevice(context, accountId, device)))
    return [{ kind: 'device', subject: `${accountId} ${device}`, most: perAccount, windowMs }]
  const { address } = context
  return [
    { kind: 'address', subject: address, most: perAddress, windowMs },
    { kind: 'accountHere', subject: `${name} ${address}`, most: perAccount, windowMs },
    { kind: 'account', subject: name, most: perAccount * maxAddressesPerAccount, windowMs },
  ]
}

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

/** T02: an account with a first password gets a ticket for the next step and no token. */
async function admit(
  context: Context,
  found: Account,
  device: { uuid?: string | undefined; name?: string | undefined } = {},
): Promise<LoginResult> {
  if (found.mustChangePassword)
    return { id: found.id, nextStep: 'resetPassword', ticket: await newTicket(context, found.id) }
  return openSignedIn(context, found, device)
}

function logFailedSignIn({ service, address }: Context, subject: string): void {
  service.log('sign-in failed', { subject: pseudonym(subject), address })
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
    const found = await account(context).where('loginName', '=', name).executeTakeFirst()
    const tries = await passwordCounters(context, name, found?.id, wbInfo?.uuid)
    await countTry(context, tries)
    if (!(await isPassword(password, found?.passwordHash ?? null)) || !found) {
      logFailedSignIn(context, name)
      throw refuse('wrongPassword')
    }
    await forgiveTry(context, tries)
    return admit(context, found, wbInfo)
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
    return admit(context, found, wbInfo)
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
