import type { QueueRow } from '../device/stored.ts'
import { actionOf, inputOf } from './actions/index.ts'
import { isDeadlineValid } from './backoff.ts'

/** `stuck`: it waits until the person has decided on something, or for a newer build; what is `later` comes by itself. */
export type Turn = 'now' | 'later' | 'stuck'

/**
 * Tells of each row of a queue, asked in their order, whether its turn has come. A lane ends at its first row that must
 * wait: one that is parked, one whose time has not come, one that only a newer build knows. In whichever lane, a row
 * waits for what makes the thing that it needs, and does not overtake what it comes after; what is stuck in a lane of
 * its own it leaves behind.
 * @param ended lanes of which nothing more is sent
 */
export function turns(
  now: number,
  known: (row: QueueRow) => boolean,
  ended: Iterable<string> = [],
): (row: QueueRow) => Turn {
  const over = new Set(ended)
  /** lanes and things */
  const stuck = new Set<string | undefined>()
  const unmade = new Set<string | undefined>()
  /** actions on their way */
  const coming = new Set<string>()

  return (row) => {
    const { call, lane, state, notBefore } = row
    const action = actionOf(call)
    const created = action?.creates?.(inputOf(row))
    const required = action?.requires?.(inputOf(row))
    const isStuck = stuck.has(lane) || state === 'parked' || !known(row) || stuck.has(required)
    const waits =
      over.has(lane) ||
      isDeadlineValid(notBefore, now) ||
      unmade.has(required) ||
      action?.notBefore?.some((other) => coming.has(other))
    if (isStuck || waits) over.add(lane)
    if (isStuck) stuck.add(lane)
    else coming.add(call)
    if (created !== undefined) {
      unmade.add(created)
      if (isStuck) stuck.add(created)
    }
    if (isStuck) return 'stuck'
    return waits ? 'later' : 'now'
  }
}

/** When the next row's own waiting ends, ms UTC; null when none waits. */
export function nextTime(rows: readonly QueueRow[], now: number): number | null {
  const times = rows
    .filter((row) => row.state === 'waiting' && isDeadlineValid(row.notBefore, now))
    .map((row) => row.notBefore)
  return times.length > 0 ? Math.min(...times) : null
}
