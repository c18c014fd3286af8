/** Whether work on an assignment was handed in before its deadline, by the same facts as the answers of a quiz. Pure. */
import { graceMs, skewMs } from './acceptance.ts'

interface SubmissionFacts {
  /** The service's time, ms UTC. */
  deadline: number
  receivedAt: number
  /** The service's clock when it gave the last beacon that the device heard; null without one, or where it is forged. */
  beacon: number | null
  /** The service's time (ms) as the device reckoned it at the hand-in, by each of its clocks. */
  wallTime?: number | undefined
  monoTime?: number | null | undefined
  /** When the service saw the hash of the work and its files, before they arrived; null: it did not. */
  announcedAt?: number | null | undefined
  /** Whether other work was announced that has not arrived: of several hashes a person could show the one that suits. */
  hasGap?: boolean
}

/**
 * `late`: proved, or nothing speaks for less. `unproved`: the device says that it was in time and nothing says that it
 * was not; it counts until a teacher decides.
 */
export type SubmissionTiming = 'inTime' | 'unproved' | 'late'

export function timingOfSubmission(facts: SubmissionFacts): SubmissionTiming {
  const { deadline, receivedAt, beacon, wallTime, monoTime, hasGap = false } = facts
  if (receivedAt <= deadline) return 'inTime'
  if (wallTime === undefined || (beacon !== null && beacon - skewMs > deadline)) return 'late'
  if (receivedAt <= deadline + graceMs) return 'inTime'
  if (isAnnouncedInTime(facts) && !hasGap) return 'inTime'
  return Math.max(wallTime, monoTime ?? wallTime) <= deadline ? 'unproved' : 'late'
}

/**
 * Whether the service saw by the deadline that the work existed. A hash that was seen before the beacon that the work
 * itself names is no proof: no honest device makes one.
 */
export function isAnnouncedInTime({
  deadline,
  beacon,
  announcedAt = null,
}: Pick<SubmissionFacts, 'deadline' | 'beacon' | 'announcedAt'>): boolean {
  if (announcedAt === null || announcedAt > deadline + graceMs) return false
  return beacon === null || beacon - skewMs <= announcedAt
}
