/**
 * How much one person may write: generous enough for a queue that drains after a week without network, too little to fill
 * a disk or other people's inboxes. Counted in this process; a restart begins anew.
 */
import type { Endpoint } from '../../src/contract/endpoint.ts'
import type { WriteAllowances } from '../config.ts'

interface Bucket {
  left: number
  at: number
}

const hourMs = 3_600_000
/** Buckets that are full again are forgotten when there are more than this. */
const maxBuckets = 50_000

export class WriteLimits {
  readonly #allowances: WriteAllowances
  readonly #buckets = new Map<string, Bucket>()

  constructor(allowances: WriteAllowances) {
    this.#allowances = allowances
  }

  /** @returns 0 when the call may go on, else after how many ms it may */
  take(accountId: number, { rate }: Endpoint, bytes: number, nowMs: number): number {
    const calls = this.#wait(accountId, 'write', 1, nowMs)
    const messages = rate === 'message' ? this.#wait(accountId, 'message', 1, nowMs) : 0
    const sizes = this.#wait(accountId, 'bytes', bytes, nowMs)
    const waitMs = Math.max(calls, messages, sizes)
    if (waitMs > 0) return waitMs
    this.#spend(accountId, 'write', 1)
    if (rate === 'message') this.#spend(accountId, 'message', 1)
    this.#spend(accountId, 'bytes', bytes)
    return 0
  }

  #wait(accountId: number, kind: keyof WriteAllowances, amount: number, nowMs: number): number {
    const { burst, perHour } = this.#allowances[kind]
    const name = `${accountId} ${kind}`
    const known = this.#buckets.get(name)
    // a clock that was set back gives nothing and takes nothing
    const passedMs = known === undefined ? 0 : Math.max(0, nowMs - known.at)
    const left = known === undefined ? burst : Math.min(burst, known.left + (passedMs * perHour) / hourMs)
    this.#buckets.set(name, { left, at: nowMs })
    if (this.#buckets.size > maxBuckets) this.#forgetFull()
    return left >= amount ? 0 : ((amount - left) * hourMs) / perHour
  }

  #spend(accountId: number, kind: keyof WriteAllowances, amount: number): void {
    const bucket = this.#buckets.get(`${accountId} ${kind}`)
    if (bucket) bucket.left -= amount
  }

  #forgetFull(): void {
    for (const [name, { left }] of this.#buckets) {
      const kind = name.split(' ')[1] as keyof WriteAllowances
      if (left >= this.#allowances[kind].burst) this.#buckets.delete(name)
    }
  }
}
