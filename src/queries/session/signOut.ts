/** How a session ends by the person. */
import { getDefaultStore } from 'jotai'
import { call } from '../../api/call.ts'
import { HttpFailure, SessionExpired } from '../../api/errors.ts'
import { signOut as signOutCall } from '../../contract/session.ts'
import { account, addRevocation, dropRevocation, revocations } from '../../device/accounts.ts'
import { remove } from '../../device/local.ts'
import { tabKeys } from '../../device/names.ts'
import { clearCredentials, clearStoredSession, readCredentials } from '../../device/session.ts'
import { beginWipe, wipe } from '../../device/wipe.ts'
import { currentOutbox } from '../../outbox/index.ts'
import { dismissLossRecord } from '../../outbox/recordUnsent.ts'
import { everything } from '../../outbox/store.ts'
import { flushNow, syncStatusAtom, unsentNow } from '../engine/sync.ts'
import { announceSession, clearSession, sessionAtom } from './currentSession.ts'

const store = getDefaultStore()

/** Tells the service of sessions that ended here while it could not be reached. */
export async function sendRevocations(): Promise<void> {
  for (const token of await revocations().catch(() => [])) {
    try {
      await call(signOutCall, { token }, { token })
      await dropRevocation(token)
    } catch (error) {
      // it no longer knows the session, or the call: nothing is left to end
      const over = error instanceof SessionExpired || (error instanceof HttpFailure && error.status < 500)
      if (over) await dropRevocation(token)
    }
  }
}

/**
 * The person's choice for unsent work: `send` it first · `keep` it here for this person · `remove` it (the screen has
 * exported it and the person said so).
 */
export type SignOutChoice = 'send' | 'keep' | 'remove'

/** `done` false: after `send` something is still unsent, before `remove` something is in no file: the person is asked again. */
export type SignOutEnd = { done: true } | { done: false; waiting: number; parked: number }

function undone(): SignOutEnd {
  const { waiting, parked } = store.get(syncStatusAtom)
  return { done: false, waiting, parked }
}

/** Whether all unsent rows stand in a file, also those that another tab has stored meanwhile. */
async function areAll(exported: readonly string[]): Promise<boolean> {
  const unsent = await currentOutbox()?.part(everything, Number.MAX_SAFE_INTEGER)
  return !unsent?.rows.some(({ id }) => !exported.includes(id))
}

/**
 * Ends the session on this device at once, with or without network; the service hears of it when it can.
 * @param exported the keys of the rows that `remove` may remove
 */
export async function signOutHere(
  choice: SignOutChoice,
  exported: readonly string[] = [],
): Promise<SignOutEnd> {
  const session = store.get(sessionAtom)
  if (!session) return { done: true }
  if (choice === 'send' && unsentNow() > 0) {
    await flushNow()
    if (unsentNow() > 0) return undone()
  }
  if (choice === 'remove' && !(await areAll(exported))) return undone()
  const { id } = session.user
  const removes = choice === 'remove' ? exported : []
  const unsent = choice === 'remove' ? 0 : unsentNow()
  const credentials = readCredentials()
  const options = { removes, shared: (await account(id))?.shared ?? false, isSignOut: true }
  await beginWipe(id, options)
  if (credentials?.user === id) await addRevocation(credentials.token, Date.now())
  await clearSession()
  clearCredentials()
  clearStoredSession()
  for (const key of [tabKeys.continued, tabKeys.place]) remove('sessionStorage', key)
  // before the wipe, which the next start ends where this one is cut short: it would speak of a loss
  if (unsent === 0) await dismissLossRecord(id)
  await wipe(id, options)
  announceSession()
  void sendRevocations()
  return { done: true }
}
