/** Proving to be the owner of an account by its password, and what the owner is then given. */
import type { LoginResult } from '../../src/contract/session.ts'
import type { Context } from '../context.ts'
import { refuse } from '../http/failure.ts'
import { type Account, tenant } from '../store/schema.ts'
import { openSignedIn } from './openSignedIn.ts'
import { isPassword } from './password.ts'
import { isKnownDevice } from './session.ts'
import { type Counter, countTry, forgiveTry, pseudonym } from './throttle.ts'
import { newTicket } from './ticket.ts'

interface Device {
  uuid?: string | undefined
  name?: string | undefined
}

export const enabledAccounts = ({ db }: Context) =>
  db.selectFrom('account').selectAll().where('tenant', '=', tenant).where('disabled', '=', 0)

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

/** @throws Failure that tells a wrong password and an account that does not exist alike, or 429 */
export async function provePassword(
  context: Context,
  given: { loginName: string; password: string; wbInfo?: Device | undefined },
): Promise<Account> {
  const name = given.loginName.toLowerCase()
  const found = await enabledAccounts(context).where('loginName', '=', name).executeTakeFirst()
  const tries = await passwordCounters(context, name, found?.id, given.wbInfo?.uuid)
  await countTry(context, tries)
  if (!(await isPassword(given.password, found?.passwordHash ?? null)) || !found) {
    logFailedSignIn(context, name)
    throw refuse('wrongPassword')
  }
  await forgiveTry(context, tries)
  return found
}

/** T02: an account with a first password gets a ticket for the next step and no token. */
export async function admitAccount(
  context: Context,
  found: Account,
  device: Device = {},
): Promise<LoginResult> {
  if (found.mustChangePassword)
    return { id: found.id, nextStep: 'resetPassword', ticket: await newTicket(context, found.id, 'signIn') }
  return openSignedIn(context, found, device)
}

export function logFailedSignIn({ service, address }: Context, subject: string): void {
  service.log('sign-in failed', { subject: pseudonym(subject), address })
}
