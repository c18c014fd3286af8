/** How a session ends by the service (T03); by the person: signOut.ts. The queue is among nothing that is cleared. */
import { getDefaultStore } from 'jotai'
import { reloadPage } from '../../device/installation/reloadPage.ts'
import { saveBeforeLeaving } from '../../device/leaving.ts'
import { readText, remove, writeText } from '../../device/local.ts'
import { basePath, tabKeys } from '../../device/names.ts'
import { clearCredentials, clearLocal, readCredentials } from '../../device/session.ts'
import { announceSession, sessionAtom } from './currentSession.ts'

const store = getDefaultStore()

/** The place of the person when the session ended. */
export interface PlaceLeft {
  user: number
  /** path, query and hash, with the base path */
  href: string
  /** distance (px) from the top */
  y: number
}

const isPlace = (value: unknown): value is PlaceLeft =>
  typeof value === 'object' &&
  value !== null &&
  'user' in value &&
  'href' in value &&
  typeof value.href === 'string' &&
  'y' in value &&
  typeof value.y === 'number'

function rememberPlace(user: number): void {
  const { pathname, search, hash } = location
  const place: PlaceLeft = { user, href: `${pathname}${search}${hash}`, y: scrollY }
  writeText('sessionStorage', tabKeys.place, JSON.stringify(place))
}

/** Whether a session ended in this tab, and nobody signed in since. */
export const isPlaceKept = (): boolean => readText('sessionStorage', tabKeys.place) !== null

/**
 * The place to which a person who signed in returns, once: one's own; home, where another person's session ended in
 * this tab.
 */
export function takePlace(): Omit<PlaceLeft, 'user'> | null {
  const text = readText('sessionStorage', tabKeys.place)
  remove('sessionStorage', tabKeys.place)
  try {
    const place: unknown = JSON.parse(text ?? 'null')
    if (!isPlace(place)) return null
    return place.user === store.get(sessionAtom)?.user.id ? place : { href: `${basePath}/`, y: 0 }
  } catch {
    return null
  }
}

let ending = false

/**
 * 02012001: saves what is on screen, clears local storage and token and starts the page anew, which leads to sign-in.
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
  reloadPage()
}
