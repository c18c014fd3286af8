/** How a session begins. */
import { getDefaultStore } from 'jotai'
import { ApiError, HttpFailure, Offline } from '../../api/errors.ts'
import type { LoginResult } from '../../contract/session.ts'
import { account, accounts, changeAccount } from '../../device/accounts.ts'
import { inDevice } from '../../device/db.ts'
import { remove } from '../../device/local.ts'
import { tabKeys } from '../../device/names.ts'
import { writeCredentials, writeStoredSession } from '../../device/session.ts'
import { queryClient } from '../engine/client.ts'
import { flushNow } from '../engine/sync.ts'
import { announceSession, clearSession, sessionAtom } from './currentSession.ts'
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
  const { id, roleTypeKeys: roles = [], expireInSeconds = defaultLifeSeconds } = result
  const before = getDefaultStore().get(sessionAtom)
  // who went on without a session comes back to what is on screen, and it is asked for again
  const isBack = before?.state === 'offline' && before.user.id === id
  if (!isBack) await clearSession()
  await wipeOthers(id)
  // The person is back: data that could not be removed is theirs again.
  await inDevice((db) => db.delete('wipes', id))
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
  if (isBack) void queryClient.invalidateQueries()
  void flushNow()
  void learnName(id).catch(() => undefined)
  return 'in'
}

/**
 * Removes what other people left on this device, but for work that they left unsent. There is mostly nobody, so the
 * code for it is loaded only then.
 */
async function wipeOthers(id: number): Promise<void> {
  const others = (await accounts()).filter((other) => other.id !== id)
  if (others.length === 0) return
  const { wipe } = await import('../../device/wipe.ts')
  for (const other of others) {
    // A database that does not open keeps nobody else out: the next start goes through it again.
    await wipe(other.id, { removes: [], shared: other.shared }).catch(() => undefined)
  }
}

/** The service was reached and could not do it: it is being repaired, or too much is asked of it. */
export const isServiceFault = (error: Error): boolean => error instanceof HttpFailure && error.status >= 500

/** Whether the service was not reached at all. */
export const isUnplugged = (error: Error): boolean => error instanceof Offline

/** Why the service let nobody in, in its own words; empty where it gave none. */
export const refusalOf = (error: Error): string => (error instanceof ApiError ? error.text : '')
