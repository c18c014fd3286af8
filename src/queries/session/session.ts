/** How a session comes back and goes on. How it begins: signIn.ts; how it ends: sessionEnd.ts, signOut.ts. */
import { getDefaultStore } from 'jotai'
import { setCredentials } from '../../api/call.ts'
import { SessionExpired } from '../../api/errors.ts'
import type { Role } from '../../contract/session.ts'
import { currentUser } from '../../contract/session.ts'
import { systemInfo } from '../../contract/system.ts'
import { account, accounts, addRevocation, changeAccount, revocations } from '../../device/accounts.ts'
import { inDevice } from '../../device/db.ts'
import { currentLang } from '../../device/language.ts'
import { readText, writeText } from '../../device/local.ts'
import { tabKeys } from '../../device/names.ts'
import {
  clearCredentials,
  clearStoredSession,
  readCredentials,
  readStoredSession,
  writeCredentials,
} from '../../device/session.ts'
import type { DeviceAccount } from '../../device/stored.ts'
import type { ServiceFacts } from '../../outbox/verdict.ts'
import { roleOrder, singleRole } from '../../rules/roles.ts'
import { onQueryFailure, queryClient } from '../engine/client.ts'
import { setOwner } from '../engine/owner.ts'
import { inMemory, query } from '../engine/query.ts'
import { joinQueue } from '../engine/sync.ts'
import {
  clearSession,
  followTabs,
  pageToken,
  type Session,
  type SessionUser,
  sessionAtom,
  tokenOf,
} from './currentSession.ts'
import { endSessionHere } from './sessionEnd.ts'

export { isSignedIn, sessionAtom } from './currentSession.ts'
export { endSessionHere, isPlaceKept } from './sessionEnd.ts'

const store = getDefaultStore()

/** How long (ms) at most a reply that does not come holds up waiting rows. */
const replyWaitMs = 5000

function learnService(): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, replyWaitMs))
  return Promise.race([queryClient.ensureQueryData(query(systemInfo, {})).catch(() => undefined), late])
}

const isRole = (text: string): text is Role => (roleOrder as readonly string[]).includes(text)

/** The promises of the service; those of our own until it says otherwise. */
function serviceFacts(): ServiceFacts {
  const info = inMemory(systemInfo, {})?.reply
  return info
    ? { exactlyOnce: info.exactlyOnce === true, batch: info.batch === true }
    : { exactlyOnce: true, batch: true }
}

/** `who`: name and roles, read while the queue is. */
export async function enter(id: number, state: Session['state'], who: Promise<SessionUser>): Promise<void> {
  setOwner({ user: id, state })
  const joined = joinQueue({
    user: id,
    token: () => (state === 'in' ? tokenOf(id) : null),
    lang: currentLang,
    service: serviceFacts,
    learnService,
    expired: (token) => {
      if (tokenOf(id) === token) void endSessionHere()
    },
  })
  const [user] = await Promise.all([who, joined])
  store.set(sessionAtom, { user, state })
}

export function userOf(
  id: number,
  fullName: string,
  roles: readonly string[],
  permissions: readonly string[] = [],
): SessionUser {
  const known = roles.filter(isRole)
  return { id, fullName, roles: known, userType: singleRole(known), permissions }
}

/** Learns name and roles while the first screen already stands. */
export async function learnName(id: number): Promise<void> {
  const { reply } = await queryClient.fetchQuery(query(currentUser, {}))
  const session = store.get(sessionAtom)
  if (session?.user.id !== id || reply.id !== id) return
  const { loginName, fullName, roleTypeKeys, userType, permissions } = reply
  store.set(sessionAtom, { ...session, user: { id, fullName, roles: roleTypeKeys, userType, permissions } })
  await changeAccount(id, { loginName, fullName, roles: roleTypeKeys, userType, permissions })
}

/** s; how long a session lasts where the service does not say */
export const defaultLifeSeconds = 2_592_000

/** Those who may go on without a session: not after sign-out, not on a shared device. */
export async function lastAccounts(): Promise<DeviceAccount[]> {
  const all = await accounts().catch(() => [])
  return all.filter(
    ({ signedOut, shared, id }) => !signedOut && !shared && id !== store.get(sessionAtom)?.user.id,
  )
}

/** Goes on with the data that the device keeps; new work waits for the next sign-in. */
export async function continueOffline({ id, fullName, roles, permissions }: DeviceAccount): Promise<void> {
  writeText('sessionStorage', tabKeys.continued, String(id))
  await enter(id, 'offline', Promise.resolve(userOf(id, fullName, roles, permissions)))
}

/** How old (ms) a cookie is when it is renewed: the specification's refresh timespan. */
const renewalMs = 86_400_000

/** The service extends a token in use; its cookie is extended with it. */
async function renewCookie(known: DeviceAccount | undefined): Promise<void> {
  const credentials = readCredentials()
  if (!known?.remember || credentials?.user !== known.id) return
  const now = Date.now()
  if (now - known.renewedAt < renewalMs && known.renewedAt <= now) return
  writeCredentials(credentials, known.expireInSeconds || defaultLifeSeconds)
  await changeAccount(known.id, { renewedAt: now })
}

/** Ends a wipe that was cut short. There is mostly none, so the code for it is loaded only then. */
async function endWipes(): Promise<void> {
  if ((await inDevice((db) => db.count('wipes'))) > 0)
    await (await import('../../device/wipe.ts')).resumeWipes()
}

/**
 * Tells the service of sign-outs made without network. There are mostly none, so the code for it is loaded only then.
 */
async function endRevoked(): Promise<void> {
  if ((await revocations()).length > 0) await (await import('./signOut.ts')).sendRevocations()
}

/** Resolves when no wipe is left; meanwhile the service hears of the sign-outs that it does not know yet. */
function tidyUp(): Promise<void> {
  void endRevoked().catch(() => undefined)
  return endWipes().catch(() => undefined)
}

/** Time (ms) after which the first screen stands. */
const settledMs = 2000

/** Brings back who was signed in; once, before the first screen. */
export async function restoreSession(): Promise<void> {
  followTabs()
  setCredentials(() => ({ token: pageToken(), lang: currentLang() }))
  onQueryFailure((error) => {
    if (error instanceof SessionExpired) void endSessionHere()
  })
  const credentials = readCredentials()
  if (credentials) {
    const { user } = credentials
    const known = account(user).catch(() => undefined)
    const named = known.then((found) =>
      userOf(user, found?.fullName ?? '', found?.roles ?? readStoredSession().roles, found?.permissions),
    )
    const wiping = inDevice((db) => db.getKey('wipes', user)).catch(() => undefined)
    await enter(user, 'in', named)
    if ((await wiping) === undefined) {
      void known.then(renewCookie).catch(() => undefined)
      void learnName(user).catch(() => undefined)
      setTimeout(tidyUp, settledMs)
      return
    }
    // this person signed out, and the browser ended before it had written down that the session is over
    await clearSession()
    await addRevocation(credentials.token, Date.now())
  }
  await tidyUp()
  // half a session is none
  clearCredentials()
  clearStoredSession()
  const id = Number(readText('sessionStorage', tabKeys.continued))
  const known = (await lastAccounts()).find((one) => one.id === id)
  if (known) await continueOffline(known)
}
