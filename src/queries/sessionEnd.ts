/** How a session ends: by the service (T03), or by the person. The queue is among nothing that is cleared. */
import { getDefaultStore } from 'jotai'
import { call } from '../api/call.ts'
import { HttpFailure, SessionExpired } from '../api/errors.ts'
import { signOut as signOutCall } from '../contract/session.ts'
import { account, addRevocation, dropRevocation, forgetAccount, revocations } from '../device/accounts.ts'
import { readText, remove, writeText } from '../device/local.ts'
import { tabKeys } from '../device/names.ts'
import { clearCredentials, clearLocal, clearStoredSession, readCredentials } from '../device/session.ts'
import { wipe } from '../device/wipe.ts'
import { dismissWitness } from '../outbox/witness.ts'
import { saveDrafts } from './drafts.ts'
import { leave, sessionAtom, tellTabs } from './here.ts'
import { flushNow, unsentNow } from './sync.ts'

const store = getDefaultStore()

/** Where the person was when the session ended. */
export interface Place {
  /** path, query and hash, with the base path */
  href: string
  /** px from the top */
  y: number
}

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'href' in value &&
  typeof value.href === 'string' &&
  'y' in value &&
  typeof value.y === 'number'

function rememberPlace(): void {
  const { pathname, search, hash } = location
  const place: Place = { href: `${pathname}${search}${hash}`, y: scrollY }
  writeText('sessionStorage', tabKeys.place, JSON.stringify(place))
}

/** Where to return after sign-in, once. */
export function takePlace(): Place | null {
  const text = readText('sessionStorage', tabKeys.place)
  remove('sessionStorage', tabKeys.place)
  try {
    const place: unknown = JSON.parse(text ?? 'null')
    return isPlace(place) ? place : null
  } catch {
    return null
  }
}

const atMost = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

let ending = false

/**
 * 02012001: saves what is on screen, clears local storage and token and starts the page anew, which leads to sign-in.
 * Once, however many calls fail together.
 */
export async function sessionEnded(): Promise<void> {
  const session = store.get(sessionAtom)
  if (ending || session?.state !== 'in') return
  ending = true
  const credentials = readCredentials()
  // another tab has signed somebody else in: that session is not the one that ended
  const replaced = credentials !== null && credentials.user !== session.user.id
  if (!replaced) {
    await Promise.race([saveDrafts(), atMost(1000)])
    rememberPlace()
    clearLocal()
    clearCredentials()
    tellTabs()
  }
  location.reload()
}

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
 * What becomes of unsent work: `send` it first · `keep` it here for this person · `remove` it (the screen has
 * exported it and the person said so).
 */
export type SignOutChoice = 'send' | 'keep' | 'remove'

/** `done` false: after `send` something is still unsent, so the person is asked again. */
export type SignOutEnd = { done: true } | { done: false; unsent: number }

/** Ends the session on this device at once, with or without network; the service hears of it when it can. */
export async function signOut(choice: SignOutChoice): Promise<SignOutEnd> {
  const session = store.get(sessionAtom)
  if (!session) return { done: true }
  if (choice === 'send' && unsentNow() > 0) {
    await flushNow()
    if (unsentNow() > 0) return { done: false, unsent: unsentNow() }
  }
  const { id } = session.user
  const unsent = choice === 'remove' ? 0 : unsentNow()
  const credentials = readCredentials()
  if (credentials?.user === id) await addRevocation(credentials.token, Date.now())
  const shared = (await account(id))?.shared ?? false
  await leave()
  clearCredentials()
  clearStoredSession()
  for (const key of [tabKeys.continued, tabKeys.place]) remove('sessionStorage', key)
  await forgetAccount(id, unsent)
  await wipe(id, { keepQueue: unsent > 0, shared })
  if (unsent === 0) await dismissWitness(id)
  tellTabs()
  void sendRevocations()
  return { done: true }
}
