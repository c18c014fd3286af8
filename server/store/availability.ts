/** The database's state as known from the last calls that it failed. */
import type { Cause } from './dialect/plain.ts'

/** A full disk must not be filled further by a line for each call that it fails. */
const logIntervalMs = 10_000

/** A call that failed is the best witness for this long: a small write may pass where a larger one does not. */
const unhealthyMs = 3000

export class Availability {
  #failedAt = Number.NEGATIVE_INFINITY
  #cause: Cause | null = null
  #loggedAt = Number.NEGATIVE_INFINITY
  #unlogged = 0

  /** Why writes fail; null while nothing is known to fail. Being busy passes by itself and does not count. */
  get cause(): Cause | null {
    return this.#cause
  }

  hasJustFailed(nowMs: number): boolean {
    return this.#cause !== null && Math.abs(nowMs - this.#failedAt) < unhealthyMs
  }

  /** @returns how many failures the log has not been told of, when it is time to tell it; else 0 */
  note(cause: Cause, nowMs: number): number {
    if (cause !== 'busy') {
      this.#cause = cause
      this.#failedAt = nowMs
    }
    this.#unlogged++
    if (Math.abs(nowMs - this.#loggedAt) < logIntervalMs) return 0
    const failures = this.#unlogged
    this.#loggedAt = nowMs
    this.#unlogged = 0
    return failures
  }

  clear(): void {
    this.#cause = null
  }
}
