/**
 * A witness outside the database of how much was unsent: a corrupted IndexedDB comes back silently empty. It stands
 * in Cache Storage, for local storage is cleared too often.
 */
import { inUser } from '../device/db.ts'
import { basePath, caches as cacheNames } from '../device/names.ts'

interface Witness {
  unsent: number
  /** the database it speaks of */
  epoch: unknown
  /** what was lost with earlier ones, until the person has been told */
  lost?: number
}

const addressOf = (user: number) => `${basePath}/witness/${user}`

const isWitness = (value: unknown): value is Witness =>
  typeof value === 'object' &&
  value !== null &&
  'unsent' in value &&
  typeof value.unsent === 'number' &&
  'epoch' in value

/** Where there is no Cache Storage (plain HTTP, private modes) there is no witness. */
async function witnesses(): Promise<Cache | null> {
  try {
    return await globalThis.caches.open(cacheNames.witness)
  } catch {
    return null
  }
}

const epochOf = (user: number) => inUser(user, (db) => db.get('meta', 'epoch'))

const witnessOf = async (user: number): Promise<Witness | null> => {
  const kept = await (await witnesses())?.match(addressOf(user))
  const witness: unknown = await kept?.json()
  return isWitness(witness) ? witness : null
}

/** What this witness knows of and the database of this epoch no longer holds. */
const missing = (witness: Witness | null, epoch: unknown): number =>
  witness ? (witness.lost ?? 0) + (witness.epoch === epoch ? 0 : Math.max(0, witness.unsent)) : 0

/** Notes how much is unsent now; failing to is not worth failing for. */
export async function testify(user: number): Promise<void> {
  try {
    const cache = await witnesses()
    if (!cache) return
    const unsent = await inUser(user, (db) => db.count('queue'))
    const epoch = await epochOf(user)
    const lost = missing(await witnessOf(user), epoch)
    const witness: Witness = { unsent, epoch, ...(lost > 0 ? { lost } : {}) }
    await cache.put(addressOf(user), Response.json(witness))
  } catch {
    // full or forbidden: the queue itself stands
  }
}

/** How many unsent things the browser lost with the database that held them; 0 when none. */
export async function lostSince(user: number): Promise<number> {
  try {
    return missing(await witnessOf(user), await epochOf(user))
  } catch {
    return 0
  }
}

export async function dismissWitness(user: number): Promise<void> {
  await (await witnesses())?.delete(addressOf(user))
}
