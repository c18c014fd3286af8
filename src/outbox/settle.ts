/** Turns verdicts into the changes to be written: pure. */

import type { QueueRow } from '../device/stored.ts'
import { isUrgentLane } from '../device/urgentLanes.ts'
import { asked, backoff, hourMs, isDeadlineValid, type Pause, urgentBackoff } from './backoff.ts'
import type { Settlement } from './storeChanges.ts'
import type { RowOutcome } from './verdict.ts'

/** One row with the meaning of its answer. */
export interface RowWithOutcome {
  row: QueueRow
  verdict: RowOutcome
}

/** Replies of 500 before a row is parked, and the ms they must have spread over. */
const maxServerErrors = 5
const tooLong = 24 * hourMs

function failing(
  row: QueueRow,
  verdict: Extract<RowOutcome, { kind: 'failing' }>,
  now: number,
  random: () => number,
) {
  const tries = row.tries + 1
  const first = row.lastError?.since ?? now
  // a first failure in the future was noted under another clock
  const since = Math.min(first, now)
  const lastError = { ...verdict.error, since }
  if (tries >= maxServerErrors && now - since >= tooLong)
    return { state: 'parked', tries, lastError } as const
  const wait = isUrgentLane(row.lane) ? urgentBackoff : backoff
  return { tries, notBefore: now + wait(tries, random), lastError }
}

type Kept = Settlement['kept'][number]

function changeOf({ row, verdict }: RowWithOutcome, now: number, random: () => number): Kept['change'] {
  switch (verdict.kind) {
    case 'parked':
      return { state: 'parked', lastError: verdict.error }
    case 'failing':
      return failing(row, verdict, now, random)
    case 'later':
      return { notBefore: now + asked(verdict.wait, random), lastError: verdict.error }
    case 'delivered':
      return {}
    default:
      return {
        lastError: row.lastError?.since ? { ...verdict.error, since: row.lastError.since } : verdict.error,
      }
  }
}

/**
 * The account's pause after a round. A pause that the service asked for is neither shortened nor forgotten before its
 * time.
 */
function pauseAfter(
  judged: readonly RowWithOutcome[],
  before: Pause | null,
  now: number,
  random: () => number,
  isSlow: boolean,
): Pause | null {
  const wished = before?.kind === 'asked' && isDeadlineValid(before.until, now) ? before : null
  const failures = (before?.failures ?? 0) + 1
  const slow = (before?.slow ?? 0) + Number(isSlow)
  const waits = judged.flatMap(({ verdict }) =>
    verdict.kind === 'busy' && verdict.wait !== null ? [verdict.wait] : [],
  )
  if (waits.length > 0) {
    const until = Math.max(now + asked(Math.max(...waits), random), wished?.until ?? 0)
    return { until, kind: 'asked', failures, slow }
  }
  if (wished) return wished
  const failed = judged.some(({ verdict }) => verdict.kind === 'busy' || verdict.kind === 'offline')
  const wait = judged.some(({ row }) => isUrgentLane(row.lane)) ? urgentBackoff : backoff
  return failed ? { until: now + wait(failures, random), kind: 'backoff', failures, slow } : null
}

const errorKeys = ['class', 'status', 'code', 'text', 'since'] as const

/**
 * Whether a change says nothing that does not stand in the row: while a line stays down, each try says the same of the
 * same rows, and to write and read them all again would make a phone stall.
 */
function isKnown({ row, change: { lastError, ...rest } }: Kept): boolean {
  return Object.keys(rest).length === 0 && errorKeys.every((key) => row.lastError?.[key] === lastError?.[key])
}

/** All that a round's verdicts write, in one transaction. @param isSlow it came to the limit of a call */
export function settlementOf(
  judged: readonly RowWithOutcome[],
  now: number,
  random: () => number,
  isSlow = false,
): Settlement {
  const delivered = judged.flatMap(({ row, verdict }) =>
    verdict.kind === 'delivered' ? [{ row, reply: verdict.reply }] : [],
  )
  const kept = judged
    .filter(({ verdict }) => verdict.kind !== 'delivered')
    .map((one) => ({ row: one.row, change: changeOf(one, now, random) }))
    .filter((one) => !isKnown(one))
  return { delivered, kept, pause: (before) => pauseAfter(judged, before, now, random, isSlow) }
}
