/** The kind of browser this is, and whether offline can be had in it at all. */
import { refusesCookies } from './cookie.ts'
import { isInMemory } from './db.ts'

/** Runs as an app of its own. */
export const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** iPhone and iPad: there is no prompt, only the share menu's own entry. */
export const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

/** The in-app browsers in which a link often opens; their storage is their own. */
export const isInAppBrowser = () => /MicroMessenger|QQ\/|DingTalk|Weibo/i.test(navigator.userAgent)

/** Why nothing can be kept for offline here, or null where it can. `forbidden`: the browser lets this site keep nothing. */
export type OfflineObstacle = 'insecure' | 'inApp' | 'unsupported' | 'forbidden'
export function offlineObstacle(): OfflineObstacle | null {
  const isForbidden = refusesCookies() || isInMemory()
  if ('serviceWorker' in navigator && 'caches' in globalThis && !isForbidden) return null
  if (isInAppBrowser()) return 'inApp'
  if (!globalThis.isSecureContext) return 'insecure'
  return isForbidden ? 'forbidden' : 'unsupported'
}
