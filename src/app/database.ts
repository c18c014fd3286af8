import { databaseEvents } from '../device/db.ts'

/**
 * Says where another tab keeps the device's data from opening; how comes with the first time.
 * @param spoken the texts stand
 */
export function watchDatabase(spoken: Promise<unknown>): void {
  databaseEvents.blocked = async (is) => {
    const [{ sayBlocked }] = await Promise.all([import('./blocked.ts'), spoken])
    sayBlocked(is)
  }
}
