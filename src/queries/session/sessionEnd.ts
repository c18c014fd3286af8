/** How a session ends by the service (T03); by the person: signOut.ts. The queue is among nothing that is cleared. */
import { getDefaultStore } from 'jotai'
import { saveBeforeLeaving } from '../../device/leaving.ts'
import { readText, writeText } from '../../device/local.ts'
import { tabKeys } from '../../device/names.ts'
import { clearCredentials, clearLocal, readCredentials } from '../../device/session.ts'
import { announceSession, sessionAtom, sessionChange } from './currentSession.ts'

const store = getDefaultStore()

/** The place of the person when the session ended. */
export interface PlaceLeft {
  user: number
  /** path, query and hash, with the base path */
  href: string
  /** distance (px) from the top */
  y: number
}

function rememberPlace(user: number): void {
  const { pathname, search, hash } = location
  const place: PlaceLeft = { user, href: `${pathname}${search}${hash}`, y: scrollY }
  writeText('sessionStorage', tabKeys.place, JSON.stringify(place))
}

/** Whether a session ended in this tab, and nobody signed in since. */
export const isPlaceKept = (): boolean => readText('sessionStorage', tabKeys.place) !== null

let ending = false

/**
 * 02012001: saves what is on screen, clears local storage and token and starts the page anew, which leads to sign-in;
 * a running quiz stays on screen.
 * Once, however many calls fail together.
 */
export async function endSessionHere(): Promise<void> {
  const session = store.get(sessionAtom)
  if (ending || session?.state !== 'in') return
  ending = true
  const credentials = readCredentials()
  // another tab has signed somebody else in: that session is not the one that ended
  const replaced = credentials !== null && credentials.user !== session.user.id
  if (!replaced) {
    await saveBeforeLeaving()
    rememberPlace(session.user.id)
    clearLocal()
    clearCredentials()
    announceSession()
  }
  ending = sessionChange.follow(readCredentials()?.user ?? null) !== false
}
