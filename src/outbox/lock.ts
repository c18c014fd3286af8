/** Does the work while nobody else of this device does work of that name; null when somebody does. */
export type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T | null>

/** How long (ms) a lock may be held while others wait: a tab that holds it longer was frozen by the browser. */
const lockLeaseMs = 45_000

/** Since when others of this device hold each lock, ms of this page's own clock. */
const refused = new Map<string, number>()

/**
 * A short Web Lock; taken from a holder that keeps it beyond its lease. Plain HTTP has none: then, and where a frozen
 * tab wakes up again, two drains at once are merely wasteful.
 */
export const webLock: Lock = async (name, work) => {
  const locks = globalThis.navigator?.locks
  if (!locks) return work()
  const since = refused.get(name)
  const steal = since !== undefined && performance.now() - since > lockLeaseMs
  try {
    return await locks.request(name, steal ? { steal } : { ifAvailable: true }, (lock) => {
      if (lock) refused.delete(name)
      else refused.set(name, since ?? performance.now())
      return lock ? work() : null
    })
  } catch (error) {
    // it was taken from here
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}
