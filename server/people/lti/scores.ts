/**
 * Scores of quizzes on their way to a platform's gradebook. A launch of a quiz makes the row, the release of the quiz fills
 * it in the same transaction.
 *
 *   none ── released ──> waiting ── claimed: its lease begins ──> sent
 *                           ^          │ ├── refused for good, or too old ──> failed
 *                           └──────────┴─── not reachable, or the process died: tried again when it is due
 *
 * Each try says the same time of the score: a platform that has it already changes nothing. A score that changes later
 * has a later time and takes the row's place.
 */
import type { Selectable } from 'kysely'
import type { QuizSettings } from '../../../src/contract/quizzes/quiz.ts'
import { countedPoints } from '../../../src/rules/quizzes/countedPoints.ts'
import type { Context } from '../../context.ts'
import type { Executor } from '../../store/db.ts'
import { maxPointsSql } from '../../store/maxPointsSql.ts'
import { tenant } from '../../store/schema.ts'
import type { LtiScoreTable } from '../tables.ts'

export type ScoreRow = Selectable<LtiScoreTable>

type ScoreContext = Pick<Context, 'db' | 'rows' | 'now'>

/** How long (ms) one try may take before another process may try the row. */
const leaseMs = 120_000
/** How long (ms) a score is tried at all: a platform may be away for a week. */
const longestTryingMs = 14 * 86_400_000
/** How long (ms) it is until the next try after so many; the last one stays. */
const waitsMs = [30_000, 120_000, 600_000, 1_800_000, 3_600_000]

export interface ScoreLine {
  platformId: number
  accountId: number
  quizId: number
  lineItem: string
  subject: string
}

/** Notes where the score of a person's quiz belongs, and sends it if it is there already. */
export async function noteScoreLine(context: ScoreContext, line: ScoreLine): Promise<void> {
  const { quizId, subject } = line
  await context.db
    .insertInto('ltiScore')
    .values({
      tenant,
      ...line,
      points: null,
      maxPoints: 0,
      scoredAt: 0,
      state: 'none',
      tries: 0,
      dueAt: 0,
      endedAt: null,
      reason: '',
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'platformId', 'accountId', 'lineItem']).doUpdateSet({ quizId, subject }),
    )
    .execute()
  await queueQuizScores(context, quizId, line.accountId)
}

interface ReleasedRow {
  id: number
  counts: QuizSettings['counts']
  maxPoints: number | string
  /** As they were sent last. */
  before: number | null
  maxBefore: number
  scoredAt: number
  points: number
}

/** Rows of a released quiz with the points of each attempt, in their order. */
const releasedSql = `select s."id", s."points" as "before", s."maxPoints" as "maxBefore", s."scoredAt", q."counts", a."points",
    ${maxPointsSql} as "maxPoints"
  from "ltiScore" s
  join "quiz" q on q."tenant" = s."tenant" and q."id" = s."quizId" and q."releasedAt" is not null
  join "quizAttempt" a on a."tenant" = s."tenant" and a."quizId" = s."quizId" and a."accountId" = s."accountId"
    and a."points" is not null
  where s."tenant" = ? and s."quizId" = ?`

/**
 * Sends the scores of a quiz that changed since they were sent; before the release there are none.
 * @param accountId of this person alone
 */
export async function queueQuizScores(
  { db, rows, now }: ScoreContext,
  quizId: number,
  accountId?: number,
): Promise<void> {
  const ofOne = accountId === undefined ? '' : ' and s."accountId" = ?'
  const found = await rows<ReleasedRow>(`${releasedSql}${ofOne} order by s."id", a."number"`, [
    tenant,
    quizId,
    ...(accountId === undefined ? [] : [accountId]),
  ])
  for (const attempts of Map.groupBy(found, ({ id }) => id).values()) {
    const [line] = attempts
    const points = line
      ? countedPoints(
          line.counts,
          attempts.map((one) => one.points),
        )
      : null
    const maxPoints = Number(line?.maxPoints ?? 0)
    if (!line || points === null || maxPoints === 0) continue
    if (points === line.before && maxPoints === line.maxBefore) continue
    await db
      .updateTable('ltiScore')
      .set({
        points,
        maxPoints,
        // A platform keeps the later one of two scores: a changed score is later even within one millisecond.
        scoredAt: Math.max(now, line.scoredAt + 1),
        state: 'waiting',
        tries: 0,
        dueAt: now,
        endedAt: null,
        reason: '',
      })
      .where('tenant', '=', tenant)
      .where('id', '=', line.id)
      .execute()
  }
}

/**
 * Takes up rows that are due; of several processes that want the same row one gets it.
 * @param resting platforms that are not asked now
 */
export async function claimScores(
  db: Executor,
  now: number,
  most: number,
  resting: readonly number[],
): Promise<ScoreRow[]> {
  let due = db
    .selectFrom('ltiScore')
    .select(['id', 'dueAt'])
    .where('tenant', '=', tenant)
    .where('state', '=', 'waiting')
    .where('dueAt', '<=', now)
  if (resting.length > 0) due = due.where('platformId', 'not in', resting)
  const found = await due.orderBy('dueAt').orderBy('id').limit(most).execute()
  const claimed: ScoreRow[] = []
  for (const { id, dueAt } of found) {
    const row = await db
      .updateTable('ltiScore')
      .set((eb) => ({ dueAt: now + leaseMs, tries: eb('tries', '+', 1) }))
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('dueAt', '=', dueAt)
      .returningAll()
      .executeTakeFirst()
    if (row) claimed.push(row)
  }
  return claimed
}

const ownScoreRow = (db: Executor, { id, dueAt, scoredAt }: ScoreRow) =>
  // Its lease and its time say that neither another process nor a later score has taken the row.
  db
    .updateTable('ltiScore')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('dueAt', '=', dueAt)
    .where('scoredAt', '=', scoredAt)

export async function endScore(
  db: Executor,
  row: ScoreRow,
  state: 'sent' | 'failed',
  reason: string,
  now: number,
): Promise<void> {
  await ownScoreRow(db, row).set({ state, reason, endedAt: now }).execute()
}

export async function postponeScore(db: Executor, row: ScoreRow, reason: string, now: number): Promise<void> {
  if (now - row.scoredAt > longestTryingMs) return endScore(db, row, 'failed', reason, now)
  const waitMs = waitsMs[Math.min(row.tries, waitsMs.length) - 1] ?? 0
  await ownScoreRow(db, row)
    .set({ dueAt: now + waitMs, reason })
    .execute()
}
