import { databaseEvents } from '../device/db.ts'
import { unsentNow } from '../queries/engine/sync.ts'

/** The browser asks before the page is left while something is undelivered: it would be gone with the page. */
const ask = (event: BeforeUnloadEvent) => {
  if (unsentNow() > 0) event.preventDefault()
}

/**
 * Says where another tab keeps the device's data from opening, and brings a database in memory where the browser lets
 * this site keep none. Both come when they are needed.
 * @param spoken the texts stand
 */
export function watchDatabase(spoken: Promise<unknown>): void {
  databaseEvents.forbidden = async () => {
    await import('./memory.ts')
    addEventListener('beforeunload', ask)
  }
  databaseEvents.blocked = async (is) => {
    const [{ sayBlocked }] = await Promise.all([import('./blocked.ts'), spoken])
    sayBlocked(is)
  }
}
