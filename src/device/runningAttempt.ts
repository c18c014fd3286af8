/** Whether an attempt of a quiz runs on this device, in whichever tab: then nothing that could help stands on a screen. */
import { useSyncExternalStore } from 'react'
import { readText, remove, writeText } from './local.ts'
import { localKeys } from './names.ts'

/** An attempt without an end counts for so long, ms. */
const longestMs = 12 * 3_600_000

const listeners = new Set<() => void>()

function tellListeners(): void {
  for (const listener of listeners) listener()
}

/** @param endAt ms UTC; null: the attempt has no end of its own */
export function noteRunningAttempt(endAt: number | null): void {
  writeText('localStorage', localKeys.attemptUntil, String(endAt ?? Date.now() + longestMs))
  tellListeners()
}

export function noteAttemptOver(): void {
  remove('localStorage', localKeys.attemptUntil)
  tellListeners()
}

export const isAttemptRunning = (): boolean =>
  Number(readText('localStorage', localKeys.attemptUntil) ?? 0) > Date.now()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Other tabs are heard through the storage event, the end of the time by looking.
  addEventListener('storage', listener)
  const looking = setInterval(listener, 5000)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
    clearInterval(looking)
  }
}

export const useRunningAttempt = (): boolean =>
  useSyncExternalStore(subscribe, isAttemptRunning, isAttemptRunning)
