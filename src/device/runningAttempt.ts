/**
 * An attempt of a quiz on this device: under which names it is kept, and whether one runs, in whichever tab: then nothing
 * that could help stands on a screen.
 */
import { useSyncExternalStore } from 'react'
import { readText, remove, writeText } from './local.ts'
import { localKeys } from './names.ts'

/** An attempt without an end counts for so long, ms. */
const longestMs = 12 * 3_600_000

/** Among the drafts: the attempt of a quiz, text that is being written in it, and its paper. */
export const attemptDrafts = {
  run: (quizId: number) => `quiz:run:${quizId}`,
  typing: (quizId: number) => `quiz:typing:${quizId}`,
  paper: (quizId: number) => `quiz:paper:${quizId}`,
} as const

const runPrefix = attemptDrafts.run(0).slice(0, -1)

/** The keys of all attempts. */
export const attemptRange = () => IDBKeyRange.bound(runPrefix, `${runPrefix}\uffff`)

/**
 * The quizzes whose attempts, as drafts keep them, are not over yet.
 * @param now ms UTC, by this device's clock
 */
export function quizzesGoingOn(runs: readonly { key: string; value: unknown }[], now: number): number[] {
  return runs.flatMap(({ key, value }) => {
    if (typeof value !== 'object' || value === null) return []
    const { startedAt, endAt } = value as { startedAt?: unknown; endAt?: unknown }
    const until = typeof endAt === 'number' ? endAt : Number(startedAt) + longestMs
    return until > now ? [Number(key.slice(runPrefix.length))] : []
  })
}

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
