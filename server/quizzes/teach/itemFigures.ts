/**
 * The item analysis of a quiz as it is kept. Whoever watches the quiz reads the newest one at once, with the time of what
 * it was computed from; a background job computes another one where that has changed.
 */
import type { Args } from '../../../src/contract/endpoint.ts'
import type { QuizItemAnalysis, quizAnalyse, quizItems } from '../../../src/contract/quizzes/quizTeaching.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../http/idempotency.ts'
import type { Db } from '../../store/db.ts'
import { startJobOnce } from '../../store/jobs/jobs.ts'
import { tenant } from '../../store/schema.ts'
import { attemptIsOverSql, type QuizRow, quizById, quizForTeacher, requirePublished } from '../quiz.ts'
import { computeItemFigures, type KeptItemFigures, type TellProgress } from './items.ts'

/** Input of the background job `quiz.items`. */
export interface ItemsJobInput {
  quizId: number
}

const overSql = `a."tenant" = ? and a."quizId" = ? and ${attemptIsOverSql}`

const ofAttemptsSql = (figure: string, table: string) =>
  `(select ${figure} from "quizAttempt" a join "${table}" o on o."tenant" = a."tenant"
    and o."attemptId" = a."id" where ${overSql})`

/** What the scores of attempts that are over hang on; rows of these tables are added and never changed. */
const attemptSqls = [
  `(select count(*) from "quizAttempt" a where ${overSql})`,
  ofAttemptsSql('count(*)', 'quizAnswer'),
  ofAttemptsSql('count(*)', 'quizCommitment'),
  ofAttemptsSql('max(o."id")', 'quizDecision'),
  ofAttemptsSql('max(o."id")', 'quizGrade'),
]
/** The same of the whole quiz: corrected keys, attempts that went on, rooms that were watched to the end. */
const quizSqls = [
  '(select max("id") from "quizKey" where "tenant" = ? and "quizId" = ?)',
  `(select max("id") from "quizEvent" where "tenant" = ? and "quizId" = ?
    and "kind" in ('reopened', 'clockChanged', 'extended'))`,
  '(select max("presentAt") from "quizSeal" where "tenant" = ? and "quizId" = ?)',
]
const basisSql = `select ${[...attemptSqls, ...quizSqls].map((sql, at) => `${sql} as "f${at}"`).join(', ')}`

/**
 * What an analysis at this time is computed from, in figures that are quicker to read than itself: it is the same as long
 * as the analysis would be.
 */
async function basisOf(
  { broadRows }: Pick<Db, 'broadRows'>,
  { id, partial, policy, paperVersion }: QuizRow,
  now: number,
): Promise<string> {
  const values = [...attemptSqls.flatMap(() => [tenant, id, now]), ...quizSqls.flatMap(() => [tenant, id])]
  const [figures] = await broadRows<Record<string, number | null>>(basisSql, values)
  return JSON.stringify({ partial, policy, paperVersion, ...figures })
}

interface KeptFigures {
  asOf: number
  basis: string
  figures: string
}

async function keptFigures({ rows }: Pick<Context, 'rows'>, quizId: number): Promise<KeptFigures | null> {
  const [kept] = await rows<KeptFigures>(
    'select "asOf", "basis", "figures" from "quizItemFigures" where "tenant" = ? and "quizId" = ?',
    [tenant, quizId],
  )
  return kept ?? null
}

export async function readItemAnalysis(
  { quizId }: Args<typeof quizItems>,
  context: Context,
): Promise<QuizItemAnalysis | null> {
  const quiz = await quizForTeacher(context, quizId, 'watch')
  const kept = await keptFigures(context, quiz.id)
  if (!kept) return null
  const figures = JSON.parse(kept.figures) as KeptItemFigures
  const isOutOfDate = kept.basis !== (await basisOf(context.service.db, quiz, context.now))
  return { ...figures, asOf: kept.asOf, isOutOfDate }
}

/** @returns the job; null where the newest analysis is not out of date */
export async function startItemAnalysis(
  { quizId }: Args<typeof quizAnalyse>,
  context: Context,
): Promise<number | null> {
  const quiz = await quizForTeacher(context, quizId, 'watch')
  requirePublished(quiz)
  const kept = await keptFigures(context, quiz.id)
  if (kept && kept.basis === (await basisOf(context.service.db, quiz, context.now))) return null
  const input: ItemsJobInput = { quizId }
  const id = await transaction(context, (within) => startJobOnce(within, 'quiz.items', input))
  context.service.jobs.wake()
  return id
}

/**
 * Computes the analysis of a quiz and keeps it, unless a newer one is kept already.
 * @param now the time (ms UTC) at which it was asked for
 */
export async function analyseItems(
  db: Pick<Db, 'rows' | 'broadRows'>,
  quizId: number,
  now: number,
  tell: TellProgress,
): Promise<void> {
  const quiz = await quizById(db, quizId)
  // first: what changes from here on makes the figures out of date
  const basis = await basisOf(db, quiz, now)
  const figures = await computeItemFigures(db, quiz, now, tell)
  await db.rows(
    `insert into "quizItemFigures" ("tenant", "quizId", "asOf", "basis", "figures") values (?, ?, ?, ?, ?)
      on conflict ("tenant", "quizId") do update set "asOf" = excluded."asOf", "basis" = excluded."basis",
        "figures" = excluded."figures" where "quizItemFigures"."asOf" <= excluded."asOf"`,
    [tenant, quizId, now, basis, JSON.stringify(figures)],
    'writer',
  )
}
