/** How a session begins. */
import { ApiError, HttpFailure, Offline } from '../../api/errors.ts'
import type { LoginResult } from '../../contract/session.ts'
import { account, accounts, changeAccount } from '../../device/accounts.ts'
import { remove } from '../../device/local.ts'
import { tabKeys } from '../../device/names.ts'
import { writeCredentials, writeStoredSession } from '../../device/session.ts'
import { forgetWipe, wipe } from '../../device/wipe.ts'
import { flushNow } from '../engine/sync.ts'
import { announceSession, clearSession } from './here.ts'
import { defaultLifeSeconds, enter, learnName, userOf } from './session.ts'

/**
 * Begins a session (T01). Answers a reply without token as it came (T02): the screen takes the further step.
 * `shared`: a device that many use; nothing is kept after sign-out.
 */
export async function signIn(
  result: LoginResult,
  { remember, shared }: { remember: boolean; shared: boolean },
): Promise<LoginResult | 'in'> {
  const token = result.accessToken ?? result.jwt
  if (!token) return result
  await clearSession()
  const { id, roleTypeKeys: roles = [], expireInSeconds = defaultLifeSeconds } = result
  // work that another person left unsent stays in that person's own database; everything else of theirs goes
  // a database that does not open keeps nobody else out: it is gone through again at the next start
  for (const other of await accounts())
    if (other.id !== id) await wipe(other.id, { removes: [], shared: other.shared }).catch(() => undefined)
  await forgetWipe(id)
  const kept = remember && !shared
  writeCredentials({ user: id, token }, kept ? expireInSeconds : undefined)
  writeStoredSession(id, roles)
  remove('sessionStorage', tabKeys.continued)
  await changeAccount(id, {
    roles,
    shared,
    remember: kept,
    signedOut: false,
    expireInSeconds,
    renewedAt: Date.now(),
  })
  await enter(
    id,
    'in',
    account(id).then((known) => userOf(id, known?.fullName ?? '', roles, known?.permissions)),
  )
  announceSession()
  void flushNow()
  void learnName(id).catch(() => undefined)
  return 'in'
}

/** The service was reached and could not do it: it is being repaired, or too much is asked of it. */
export const isServiceFault = (error: Error): boolean => error instanceof HttpFailure && error.status >= 500

/** Whether the service was not reached at all. */
export const isUnplugged = (error: Error): boolean => error instanceof Offline

/** Why the service let nobody in, in its own words; empty where it gave none. */
export const refusalOf = (error: Error): string => (error instanceof ApiError ? error.text : '')
