/** The counter of retries that the start keeps on this device, and the data that it clears there (B10). */
import { readCookies, writeCookie } from '../device/cookie.ts'
import { readText, remove, writeText } from '../device/local.ts'
import { localKeys } from '../device/names.ts'

/** Retries made so far; anything but a small whole number counts as none. */
export function readRetry(): number {
  const text = readText('localStorage', localKeys.startRetry)
  return text !== null && /^[1-9]$/.test(text) ? Number(text) : 0
}

/** False: this device stores nothing. */
export function writeRetry(count: number): boolean {
  if (count > 0) return writeText('localStorage', localKeys.startRetry, String(count))
  remove('localStorage', localKeys.startRetry)
  return true
}

/** All cookies that a script may remove. */
export function clearCookies(): void {
  for (const name of readCookies().keys()) writeCookie(name, '', 0)
}
