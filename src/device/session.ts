/** The token, and the parts of a session that the specification keeps in local storage. Page only. */
import { readCookies, writeCookie } from './cookie.ts'
import { clear, readJson, readText, remove, writeJson, writeText } from './local.ts'
import { cookies, localKeys } from './names.ts'

/** A token with the person it belongs to. */
export interface Credentials {
  user: number
  token: string
}

const idOf = (text: string | null | undefined) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)

/** Token and owner in one look, so that they always belong together; null without a session. */
export function readCredentials(): Credentials | null {
  const all = readCookies()
  const token = all.get(cookies.token)
  const user = idOf(all.get(cookies.user))
  return token && user ? { user, token } : null
}

/** `seconds`: how long they are kept beyond the browser's end (remember-me only). */
export function writeCredentials({ user, token }: Credentials, seconds?: number): void {
  // between the two writes there is no token: another tab never sees one person's id with another's token
  writeCookie(cookies.token, '', 0)
  writeCookie(cookies.user, String(user), seconds)
  writeCookie(cookies.token, token, seconds)
}

export function clearCredentials(): void {
  writeCookie(cookies.token, '', 0)
  writeCookie(cookies.user, '', 0)
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= 50 && value.every((item) => typeof item === 'string')

/** The session as T01 stores it on this device. */
export interface StoredSession {
  id: number | null
  roles: string[]
}

export function readStoredSession(): StoredSession {
  return {
    id: idOf(readText('localStorage', localKeys.id)),
    roles: readJson(localKeys.roleTypeKeys, isTexts, []),
  }
}

export function writeStoredSession(id: number, roles: string[]): void {
  writeText('localStorage', localKeys.id, String(id))
  writeJson(localKeys.roleTypeKeys, roles)
  writeText('localStorage', localKeys.isLogin, 'true')
  writeText('localStorage', localKeys.lockedScreen, 'false')
}

export function clearStoredSession(): void {
  for (const key of [localKeys.id, localKeys.roleTypeKeys, localKeys.isLogin, localKeys.lockedScreen])
    remove('localStorage', key)
}

/** Clears all of local storage but the person's choices for this device. */
export function clearLocal(): void {
  const kept = [localKeys.theme, localKeys.fontScale].map(
    (key) => [key, readText('localStorage', key)] as const,
  )
  clear('localStorage')
  for (const [key, text] of kept) if (text !== null) writeText('localStorage', key, text)
}
