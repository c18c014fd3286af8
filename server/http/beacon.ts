/** A beacon is the service's time with a MAC: whoever shows one later proves that it was not earlier. */
import { createHmac, timingSafeEqual } from 'node:crypto'

const macOf = (key: Buffer, ms: string): string =>
  createHmac('sha256', key).update(`beacon ${ms}`).digest('base64url').slice(0, 22)

/** The value of the header `Beacon`. @param now ms UTC */
export const writeBeacon = (key: Buffer, now: number): string => `${now}.${macOf(key, String(now))}`

/** The time that a beacon proves, ms UTC; null where it is none of ours. */
export function readBeacon(key: Buffer, beacon: string): number | null {
  const [, ms, mac] = /^(\d{1,15})\.([\w-]{22})$/.exec(beacon) ?? []
  if (ms === undefined || mac === undefined) return null
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(key, ms))) ? Number(ms) : null
}
