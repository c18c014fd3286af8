/**
 * A record outside the database of how much was unsent, by which a loss is detected: a corrupted IndexedDB comes back silently empty. It stands
 * in Cache Storage, for local storage is cleared too often, and in a cookie, all that an eviction leaves.
 */
import { cookieStore } from '../device/cookieStore.ts'
import { inUser } from '../device/db.ts'
import { basePath, caches as cacheNames, unsentCookie } from '../device/names.ts'

export interface LossRecord {
  unsent: number
  /** the database it speaks of */
  epoch: unknown
  /** how many things were lost with earlier ones, until the person has been told */
  lost?: number
}

export const addressOf = (user: number) => `${basePath}/witness/${user}`

const isLossRecord = (value: unknown): value is LossRecord =>
  typeof value === 'object' &&
  value !== null &&
  'unsent' in value &&
  typeof value.unsent === 'number' &&
  'epoch' in value

/** Null where there is no Cache Storage (plain HTTP, private modes). */
export async function openLossRecords(): Promise<Cache | null> {
  try {
    return await globalThis.caches.open(cacheNames.witness)
  } catch {
    return null
  }
}

export const epochOf = (user: number) => inUser(user, (db) => db.get('meta', 'epoch'))

export async function lossRecordOf(user: number): Promise<LossRecord | null> {
  const kept = await (await openLossRecords())?.match(addressOf(user))
  const cookie = kept ? null : await cookieStore()?.get(unsentCookie(user))
  try {
    const witness: unknown = JSON.parse((await kept?.text()) ?? decodeURIComponent(cookie?.value ?? 'null'))
    return isLossRecord(witness) ? witness : null
  } catch {
    return null
  }
}

/**
 * How many unsent things this record counts that the database of this epoch no longer holds; earlier losses count.
 */
export const missing = (witness: LossRecord | null, epoch: unknown): number =>
  witness ? (witness.lost ?? 0) + (witness.epoch === epoch ? 0 : Math.max(0, witness.unsent)) : 0

/** How many unsent things the browser lost with the database that held them; 0 when none. */
export async function lostSince(user: number): Promise<number> {
  try {
    return missing(await lossRecordOf(user), await epochOf(user))
  } catch {
    return 0
  }
}
