/** Learns that the service can be reached again, and asks then for all that is missing on screen: nobody has to. */
import type { Query } from '@tanstack/react-query'
import { atom, getDefaultStore } from 'jotai'
import { call } from '../../api/call.ts'
import { ApiError, Offline } from '../../api/errors.ts'
import { systemInfo } from '../../contract/system.ts'
import { onlineAtom } from '../../device/online.ts'
import { onQueryFailure, queryClient } from './client.ts'
import { currentOwner } from './owner.ts'

/**
 * How long (ms) until the service is tried again, twice as long each time: a portal lets one through without a word of
 * the browser.
 */
const minPauseMs = 2000
const maxPauseMs = 60_000
/** How long (ms) one try may take. */
const tryLimitMs = 10_000
/**
 * Time (ms) by which the replies that are asked for, once the service is reached, have taken the place of the words.
 */
const turnMs = 1000

const store = getDefaultStore()

/** The browser says that there is a network; whether the service is reached is not known yet. */
const checkingAtom = atom(false)

/** `onlineAtom` for words about missing data: a network that has only just come is none yet. */
export const networkAtom = atom((get) => !get(checkingAtom) && get(onlineAtom))

/** The service was reached, but answered with a failure: its own words for it, where it gave any. */
export const answeredWith = (error: unknown): string | undefined =>
  error instanceof ApiError && !(error instanceof Offline) ? error.text : undefined

const screens = new Set<() => void>()

const isUnreached = ({ state }: Query) => state.error instanceof Offline
const isMissing = (query: Query) => query.state.data === undefined && isUnreached(query)

const isAny = (predicate: (query: Query) => boolean) =>
  queryClient.getQueryCache().findAll({ type: 'active', predicate }).length > 0

const isAnythingMissing = () => screens.size > 0 || isAny(isMissing)

/** An answer of ours: a portal gives none. */
const isReached = () =>
  call(systemInfo, {}, { token: null, timeout: tryLimitMs }).then(
    () => true,
    () => false,
  )

/** The watch over the network: when the service was last tried, and when it is tried next. */
const watch: {
  timer: ReturnType<typeof setTimeout> | undefined
  pauseMs: number
  /** end of the last try, in ms of the page's clock */
  lookedAt: number
  isLooking: boolean
  looksAgain: boolean
  isOn: boolean
} = {
  timer: undefined,
  pauseMs: minPauseMs,
  lookedAt: 0,
  isLooking: false,
  looksAgain: false,
  isOn: false,
}

/** Tries the service. The screen stays as it is while it is asked for anew; a try that fails leaves it alone. */
async function look(): Promise<void> {
  watch.looksAgain = watch.isLooking
  if (watch.isLooking) return
  watch.isLooking = true
  clearTimeout(watch.timer)
  watch.timer = undefined
  let reached = await isReached()
  // it began before the network was there
  while (!reached && watch.looksAgain) {
    watch.looksAgain = false
    reached = await isReached()
  }
  watch.isLooking = false
  watch.lookedAt = performance.now()
  if (reached) {
    queryClient.getQueryCache().onOnline()
    for (const retry of screens) retry()
  }
  setTimeout(() => watch.isLooking || store.set(checkingAtom, false), reached ? turnMs : 0)
  lookLater()
}

/** While something is missing. Where it goes on missing though the service answers, the pauses grow all the same. */
function lookLater(): void {
  // without a session nothing would come
  if (watch.timer !== undefined || watch.isLooking || currentOwner()?.state === 'offline') return
  if (document.visibilityState !== 'visible' || !isAnythingMissing()) return
  if (performance.now() - watch.lookedAt > 2 * maxPauseMs) watch.pauseMs = minPauseMs
  watch.timer = setTimeout(() => {
    watch.timer = undefined
    if (isAnythingMissing()) void look()
  }, watch.pauseMs)
  watch.pauseMs = Math.min(2 * watch.pauseMs, maxPauseMs)
}

/** A screen that could not be had for want of network is tried again when there is one. Answers how to stop. */
export function whenReached(retry: () => void): () => void {
  screens.add(retry)
  lookLater()
  return () => screens.delete(retry)
}

/** Begins to look for the network whenever a query fails for want of it; all screens share this. */
export function watchNetwork(): void {
  if (watch.isOn) return
  watch.isOn = true
  onQueryFailure((error, shown) => {
    if (error instanceof Offline && !shown) lookLater()
  })
  addEventListener('online', () => {
    watch.pauseMs = minPauseMs
    store.set(checkingAtom, true)
    void look()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && isAnythingMissing()) void look()
  })
  // the app began without network, and nobody heard it come meanwhile
  if (navigator.onLine && isAny(isUnreached)) void look()
  else lookLater()
}

// a screen that speaks of missing data does not wait for the app to begin
checkingAtom.onMount = watchNetwork
