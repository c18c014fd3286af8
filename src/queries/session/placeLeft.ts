/** The way back to where a session ended. */
import { getDefaultStore } from 'jotai'
import { readText, remove } from '../../device/local.ts'
import { basePath, tabKeys } from '../../device/names.ts'
import { sessionAtom } from './currentSession.ts'
import type { PlaceLeft } from './sessionEnd.ts'

const isPlace = (value: unknown): value is PlaceLeft =>
  typeof value === 'object' &&
  value !== null &&
  'user' in value &&
  'href' in value &&
  typeof value.href === 'string' &&
  'y' in value &&
  typeof value.y === 'number'

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
    return place.user === getDefaultStore().get(sessionAtom)?.user.id ? place : { href: `${basePath}/`, y: 0 }
  } catch {
    return null
  }
}
