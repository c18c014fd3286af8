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

/** Notes how much is unsent now; failing to is not worth failing for. */
export async function testify(user: number): Promise<void> {
  try {
    const cache = await witnesses()
    if (!cache) return
    const unsent = await inUser(user, (db) => db.count('queue'))
    const witness: Witness = { unsent, epoch: await epochOf(user) }
    await cache.put(addressOf(user), Response.json(witness))
  } catch {
    // full or forbidden: the queue itself stands
  }
}

/** How many unsent things the browser lost with the database that held them; 0 when none. */
export async function lostSince(user: number): Promise<number> {
  try {
    const kept = await (await witnesses())?.match(addressOf(user))
    const witness: unknown = await kept?.json()
    if (!isWitness(witness) || witness.unsent <= 0) return 0
    return witness.epoch === (await epochOf(user)) ? 0 : witness.unsent
  } catch {
    return 0
  }
}

export async function dismissWitness(user: number): Promise<void> {
  await (await witnesses())?.delete(addressOf(user))
}
