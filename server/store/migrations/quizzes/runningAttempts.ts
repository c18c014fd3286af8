import { sql } from 'kysely'
import type { Step } from '../table.ts'

/** Attempts that are not closed, by their end: each minute those are looked for whose time is over. */
export const up: Step = async (db) => {
  await sql
    .raw(`create index "quizAttemptRunning" on "quizAttempt" ("tenant", "endAt") where "state" = 'running'`)
    .execute(db)
}
