import type { QueueRow } from '../device/stored.ts'
import { stands } from './backoff.ts'

/**
 * The rows that may be sent now, in their order. A lane ends at its first row that must wait: one that is parked,
 * one whose time has not come, one that only a newer build knows. Lanes that end here enter `ended`.
 */
export function ready(
  rows: readonly QueueRow[],
  now: number,
  ended: Set<string>,
  known: (row: QueueRow) => boolean,
): QueueRow[] {
  return rows.filter((row) => {
    if (ended.has(row.lane)) return false
    const may = row.state === 'waiting' && !stands(row.notBefore, now) && known(row)
    if (!may) ended.add(row.lane)
    return may
  })
}

/** When the next row's own waiting ends, ms UTC; null when none waits. */
export function nextTime(rows: readonly QueueRow[], now: number): number | null {
  const times = rows
    .filter((row) => row.state === 'waiting' && stands(row.notBefore, now))
    .map((row) => row.notBefore)
  return times.length > 0 ? Math.min(...times) : null
}
