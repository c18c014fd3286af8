/** Does the work while nobody else of this device does work of that name; null when somebody does. */
export type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T | null>

/** A short Web Lock. Plain HTTP has none: then two drains at once are merely wasteful. */
export const webLock: Lock = async (name, work) => {
  const locks = globalThis.navigator?.locks
  if (!locks) return work()
  return locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : null))
}
