export const secondMs = 1000
export const hourMs = 3_600_000
const shortest = 2 * secondMs
const longest = 300 * secondMs

/**
 * How long (ms) to wait after the n-th failure in a row (from 1): the upper half of a doubling bound, 2 s to 5 min, at
 * random; with less a gateway that fails might be asked too often, however the dice fall.
 */
export function backoff(failures: number, random: () => number): number {
  const bound = Math.min(longest, shortest * 2 ** Math.min(failures, 20))
  return Math.max(shortest, Math.round((0.5 + random() / 2) * bound))
}

/** A running quiz is tried again at least so often, ms. */
const longestUrgent = 10 * secondMs

/** The same for a row of a running quiz. */
export const urgentBackoff = (failures: number, random: () => number): number =>
  Math.min(longestUrgent, backoff(failures, random))

/**
 * How long (ms) to wait when the service asks for a pause: a second at least, an hour at most, and up to a tenth more
 * at random, so that not all who heard it come back at the same moment.
 */
export const asked = (wait: number, random: () => number) =>
  Math.min(Math.round(Math.max(wait, secondMs) * (1 + random() / 10)), hourMs)

/** Whether a stored deadline still holds: one more than an hour ahead was stored under another clock and counts nothing. */
export const isDeadlineValid = (until: number, now: number) => until > now && until - now <= hourMs

/** Why an account's drain waits. */
export interface Pause {
  /** end of the pause, ms UTC */
  until: number
  /** `asked` by the service: nothing overrides it; `backoff` is our own: a button, or the network's return, does */
  kind: 'asked' | 'backoff'
  /** failures in a row */
  failures: number
  /** how many of them came to the limit of a call: more went than a slow line carries */
  slow?: number
}
