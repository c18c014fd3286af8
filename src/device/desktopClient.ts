/** The desktop client around the app (docs/desktop.md), where there is one. No permission rests on what it says. */
import { atom, getDefaultStore } from 'jotai'
import { readText, remove, writeText } from './local.ts'
import { localKeys } from './names.ts'

/** The object that the desktop client puts on `window` before the app starts. */
export interface DesktopClient {
  examId?: string
  laboratoryId?: string
  /** @param until ms UTC */
  allowClose?(until: number): void
  cancelClose?(): void
  lock?(isLocked: boolean): void
  /** set by the app: the client locks or unlocks the screen with it */
  onLock?: (isLocked: boolean) => void
}

declare global {
  interface Window {
    vitrineDesktop?: DesktopClient
  }
}

/** How long (ms) closing stays allowed: the specification's 30 minutes. */
export const closeAllowedMs = 30 * 60_000

const client = (): DesktopClient | undefined => globalThis.window?.vitrineDesktop

export const hasDesktopClient = (): boolean => client() !== undefined

/** An id as it can stand in a header. */
const asHeader = (id: unknown): string | undefined =>
  (typeof id === 'string' || typeof id === 'number') && /^[\w.-]{1,64}$/.test(String(id))
    ? String(id)
    : undefined

/** The headers of each call that the page makes inside the client (B15). */
export function desktopHeaders(): Record<string, string> {
  const examId = asHeader(client()?.examId)
  const laboratoryId = asHeader(client()?.laboratoryId)
  const headers: Record<string, string> = {}
  if (examId) headers['Exam-Id'] = examId
  if (laboratoryId) headers['Laboratory-Id'] = laboratoryId
  return headers
}

const isStoredLocked = () => readText('localStorage', localKeys.lockedScreen) === 'true'

export const isLockedAtom = atom(isStoredLocked())

/** The time (ms UTC) until which the client may be closed; null: it may not be. */
export const closeUntilAtom = atom<number | null>(null)

const store = getDefaultStore()

export function lockScreen(isLocked: boolean): void {
  writeText('localStorage', localKeys.lockedScreen, String(isLocked))
  store.set(isLockedAtom, isLocked)
  client()?.lock?.(isLocked)
}

let timer: ReturnType<typeof setTimeout> | undefined

export function cancelClose(): void {
  clearTimeout(timer)
  remove('localStorage', localKeys.closeAllowedUntil)
  store.set(closeUntilAtom, null)
  client()?.cancelClose?.()
}

function allowUntil(until: number): void {
  clearTimeout(timer)
  store.set(closeUntilAtom, until)
  client()?.allowClose?.(until)
  timer = setTimeout(cancelClose, until - Date.now())
}

/** Lets the client be closed for 30 minutes; then it is cancelled by itself, also across a reload. */
export function allowClose(): void {
  const until = Date.now() + closeAllowedMs
  writeText('localStorage', localKeys.closeAllowedUntil, String(until))
  allowUntil(until)
}

/** Takes up what was allowed or locked before the page was loaded anew. */
export function startDesktopClient(): void {
  const own = client()
  if (!own) return
  own.onLock = lockScreen
  if (isStoredLocked()) own.lock?.(true)
  const until = Number(readText('localStorage', localKeys.closeAllowedUntil) ?? 0)
  const leftMs = until - Date.now()
  if (leftMs > 0 && leftMs <= closeAllowedMs) allowUntil(until)
  else cancelClose()
}
