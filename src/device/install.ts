/** Whether and how the app can be put on the home screen, and whether offline can be had here at all. */
import { atom, getDefaultStore } from 'jotai'
import { refusesCookies } from './cookie.ts'
import { isInMemory } from './db.ts'

interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

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

/** The browser's own prompt while it may be shown. */
export const installPromptAtom = atom<{ show: () => Promise<boolean> } | null>(null)

/** Keeps the browser's prompt for a button of ours; called once at the start. */
export function watchInstallPrompt(): void {
  const store = getDefaultStore()
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    const prompt = event as InstallPrompt
    const show = async () => {
      store.set(installPromptAtom, null)
      return (await prompt.prompt()).outcome === 'accepted'
    }
    store.set(installPromptAtom, { show })
  })
  addEventListener('appinstalled', () => store.set(installPromptAtom, null))
}
