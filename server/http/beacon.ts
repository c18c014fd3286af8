/** A beacon is the service's time with a MAC: whoever shows one later proves that it was not earlier. */
import { createHmac, timingSafeEqual } from 'node:crypto'

const macOf = (key: Buffer, ms: string): string =>
  createHmac('sha256', key).update(`beacon ${ms}`).digest('base64url').slice(0, 22)

/**
 * Replies within this time share a beacon, for a MAC costs as much as a small statement. It then says a little less than
 * it could, and never anything wrong.
 */
const sharedMs = 50

/** Writes the value of the header `Beacon`. */
export class BeaconWriter {
  readonly #key: Buffer
  #sinceMs = Number.NEGATIVE_INFINITY
  #value = ''

  constructor(key: Buffer) {
    this.#key = key
  }

  /** @param now ms UTC; a clock that was set back gets a new beacon */
  write(now: number): string {
    const ageMs = now - this.#sinceMs
    if (ageMs < 0 || ageMs >= sharedMs) {
      this.#sinceMs = now
      this.#value = `${now}.${macOf(this.#key, String(now))}`
    }
    return this.#value
  }
}

/** The time that a beacon proves, ms UTC; null where it is none of ours. */
export function readBeacon(key: Buffer, beacon: string): number | null {
  const [, ms, mac] = /^(\d{1,15})\.([\w-]{22})$/.exec(beacon) ?? []
  if (ms === undefined || mac === undefined) return null
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(key, ms))) ? Number(ms) : null
}
