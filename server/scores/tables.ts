/** Tables of the gradebook. Scores are whole hundredths of 100 points. */
import type { Generated } from 'kysely'
import type { GradePart, ScoreStatus } from '../../src/contract/score.ts'

/** A score that a teacher entered for a part; without a row the part is computed from its items. */
export interface ScoreTable {
  tenant: number
  courseId: number
  accountId: number
  part: GradePart
  status: ScoreStatus
  /** null: computed from the items */
  score: number | null
  resitScore: number | null
  /** The decision on which `cheated` rests, by its number or name; else empty. */
  document: Generated<string>
  by: number
  at: number
}

/** A course whose totals were shown to its students: later changes carry a reason. */
export interface ScorePublicationTable {
  tenant: number
  courseId: number
  by: number
  at: number
}

export interface ScoreTables {
  score: ScoreTable
  scorePublication: ScorePublicationTable
}
