/** Answers of a quiz that wait for a person. Nothing is scored again while nothing of the quiz changed. */
import type { Context } from '../context.ts'
import { tenant } from '../store/schema.ts'
import { allAttempts, type QuizRow } from './quiz.ts'
import { scoreAttempts } from './scoring.ts'

export interface OpenWork {
  /** Answers without points, and rows on whose time somebody has to decide. */
  toGrade: number
  undecided: number
}

interface KnownWork {
  stamp: string
  work: OpenWork
}

const knownWorkOf = new WeakMap<Context['service'], Map<number, KnownWork>>()
const maxKnownQuizzes = 500

/** All that scores hang on, counted: it grows with each row, decision, score, key, event and witness. */
const stampSql = `select
    (select count(*) from "quizAttempt" a where a."tenant" = q."tenant" and a."quizId" = q."id"
      and a."state" <> 'running') as "over",
    (select count(*) from "quizAnswer" r join "quizAttempt" a on a."tenant" = r."tenant" and a."id" = r."attemptId"
      where r."tenant" = q."tenant" and a."quizId" = q."id") as "answers",
    (select count(*) from "quizCommitment" c join "quizAttempt" a on a."tenant" = c."tenant" and a."id" = c."attemptId"
      where c."tenant" = q."tenant" and a."quizId" = q."id") as "seen",
    (select count(*) from "quizDecision" d join "quizAttempt" a on a."tenant" = d."tenant" and a."id" = d."attemptId"
      where d."tenant" = q."tenant" and a."quizId" = q."id") as "decisions",
    (select count(*) from "quizGrade" g join "quizAttempt" a on a."tenant" = g."tenant" and a."id" = g."attemptId"
      where g."tenant" = q."tenant" and a."quizId" = q."id") as "grades",
    (select count(*) from "quizKey" k where k."tenant" = q."tenant" and k."quizId" = q."id") as "keys",
    (select count(*) from "quizEvent" e where e."tenant" = q."tenant" and e."quizId" = q."id") as "events",
    (select count(*) from "quizExtension" x where x."tenant" = q."tenant" and x."quizId" = q."id") as "extensions"
  from "quiz" q where q."tenant" = ? and q."id" = ?`

/** Answers that wait for a person. */
export async function openWorkOf(context: Context, quiz: QuizRow): Promise<OpenWork> {
  if (quiz.state === 'draft') return { toGrade: 0, undecided: 0 }
  const known = knownWorkOf.get(context.service) ?? new Map<number, KnownWork>()
  knownWorkOf.set(context.service, known)
  const stamp = JSON.stringify(await context.rows<object>(stampSql, [tenant, quiz.id]))
  const before = known.get(quiz.id)
  if (before?.stamp === stamp) return before.work
  const work = await countOpenWork(context, quiz)
  if (known.size >= maxKnownQuizzes) known.delete(known.keys().next().value ?? 0)
  known.set(quiz.id, { stamp, work })
  return work
}

async function countOpenWork(context: Context, quiz: QuizRow): Promise<OpenWork> {
  const over = (await allAttempts(context, quiz.id)).filter(({ state }) => state !== 'running')
  const scored = await scoreAttempts(context, quiz, over)
  return {
    toGrade: scored.flatMap(({ answers }) => answers).filter(({ points }) => points === null).length,
    undecided: scored.reduce((sum, { undecided }) => sum + undecided, 0),
  }
}
