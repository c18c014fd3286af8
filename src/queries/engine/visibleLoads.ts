/** Work in the background leaves the line to the screen: it waits while something that is in sight still loads. */
import { queryClient } from './client.ts'

/** Loads shorter than this do not stop a download that is under way: on a fast line nothing ever waits. */
const briefMs = 400
/** A load that does not end holds back the rest for so long, then lets it go on for a while, again and again. */
const longestHoldMs = 60_000
const turnMs = 20_000
const lookMs = 200

/**
 * Answers, each time it is asked, whether background work waits now.
 * @param isLoading whether something in sight loads at this moment
 */
export function createHold(isLoading: () => boolean, nowMs: () => number = () => performance.now()) {
  let since: number | undefined
  let asked = 0
  return (): boolean => {
    const now = nowMs()
    // nobody asked meanwhile, so that it may have stopped and begun again
    if (now - asked > 5 * lookMs) since = undefined
    asked = now
    if (!isLoading()) {
      since = undefined
      return false
    }
    since ??= now
    const lasted = now - since
    return lasted >= briefMs && lasted % (longestHoldMs + turnMs) < longestHoldMs
  }
}

function isInSight(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const isNear = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  return isNear && right > left && element.checkVisibility()
}

/** Viewers say by their attributes whether they load; see viewer/SlideView.tsx. */
const loadingViewers = '[data-viewer="opening"], [data-viewer="open"][data-loading]'

function isSomethingLoading(): boolean {
  if (typeof document === 'undefined' || document.visibilityState !== 'visible') return false
  if (queryClient.isFetching({ type: 'active' }) > 0) return true
  const images = [...document.images].filter((image) => !image.complete)
  return [...document.querySelectorAll(loadingViewers), ...images].some(isInSight)
}

const isHeld = createHold(isSomethingLoading)

/** Resolves at once where nothing in sight loads, else when that has ended; also when it is told to stop. */
export async function whenScreenHasLoaded(signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && isHeld()) await new Promise((resolve) => setTimeout(resolve, lookMs))
}

/** Calls once something in sight loads, until the answer is called. */
export function onScreenLoads(yieldLine: () => void): () => void {
  const watch = setInterval(() => isHeld() && yieldLine(), lookMs)
  return () => clearInterval(watch)
}
