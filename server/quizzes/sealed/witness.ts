/** What witnesses saw of a chain: the hash or its short code, at a time that a teacher's word may move to the end. */
import { type Commitment, graceMs } from '../../../src/rules/quizzes/acceptance.ts'
import { isWitnessOf } from '../../../src/rules/quizzes/sealedPaper.ts'
import type { WatchedCopy } from './copies.ts'

/** A row of `quizCommitment`. A witness names no token: the screen of a student does not show it. */
export interface WitnessedHash {
  attemptId: string
  token: string
  hash: string
  at: number
  by: 'service' | 'witness'
}

/**
 * Commitments as the acceptance rule takes them. What a witness saw is matched with the row that it means; without that
 * row it counts as a gap of the device that holds the attempt. Where a teacher watched the room until every device
 * was scanned, it counts as seen at the announced end.
 */
export function toCommitments(
  seen: readonly WitnessedHash[],
  rows: readonly { token: string; hash: string }[],
  holders: readonly { token: string }[],
  copies: readonly WatchedCopy[],
  endAt: number | null,
): Commitment[] {
  return seen.map(({ token, hash, at, by }) => {
    if (by === 'service') return { token, hash, at }
    const row = rows.find((one) => isWitnessOf(hash, one.hash))
    const tokenOfRow = row?.token ?? holders.at(-1)?.token ?? copies[0]?.token ?? token
    const copy = copies.find((one) => one.token === tokenOfRow)
    const isWatched = copy !== undefined && endAt !== null && at <= copy.presentAt + graceMs
    return {
      token: tokenOfRow,
      hash: row?.hash ?? hash,
      at: isWatched ? Math.min(at, endAt) : at,
    }
  })
}
