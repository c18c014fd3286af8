/** A student's card of a quiz: what is answered, flagged and, once it may be known, right. */
import type { QuizCard, QuizCardItem } from '../../../src/contract/quizzes/quiz.ts'
import type { Context } from '../../context.ts'
import { inOpenCatalog } from '../../library/openSubjects.ts'
import { marksFor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'
import { type FrozenQuestion, paperOf } from '../paper.ts'
import type { AttemptRecord, QuizRow } from '../quiz.ts'
import { scoreAttempt } from '../scoring.ts'

export async function quizFlagsOf({ rows }: Context, attempt: AttemptRecord | null): Promise<Set<number>> {
  if (!attempt) return new Set()
  const found = await rows<{ questionId: number }>(
    'select "questionId" from "quizFlag" where "tenant" = ? and "attemptId" = ?',
    [tenant, attempt.id],
  )
  return new Set(found.map(({ questionId }) => questionId))
}

/** From which questions of the bank a paper's were made, as far as a student may practise them. */
async function sourcesOf(
  { rows, closedSubjects }: Context,
  questions: readonly FrozenQuestion[],
): Promise<Map<number, NonNullable<QuizCardItem['source']>>> {
  const ids = questions.map(({ sourceId }) => sourceId)
  if (ids.length === 0) return new Map()
  const closed = await closedSubjects()
  const found = await rows<{ questionId: number; subjectId: number }>(
    `select q."id" as "questionId", c."subjectId" from "question" q join "catalog" c on c."tenant" = q."tenant"
      and c."id" = q."catalogId" where q."tenant" = ? and q."creator" = 0 and q."id" in (${marksFor(ids)})
      and ${inOpenCatalog('q."catalogId"', closed)}`,
    [tenant, ...ids, ...closed],
  )
  return new Map(found.map((source) => [source.questionId, source]))
}

/** The card before any outcome; with an outcome where `shows` says so. */
export async function quizCardOf(
  context: Context,
  quiz: QuizRow,
  attempt: AttemptRecord | null,
  shows: { correct: boolean; points: boolean },
): Promise<QuizCard> {
  const [{ frozen: questions }, flags] = await Promise.all([
    paperOf(context, quiz),
    quizFlagsOf(context, attempt),
  ])
  const scored = attempt ? await scoreAttempt(context, quiz, attempt) : null
  const answers = new Map(scored?.answers.map((answer) => [answer.questionId, answer]))
  const sources = shows.correct ? await sourcesOf(context, questions) : new Map()
  return {
    paperId: attempt?.id ?? '',
    kept: shows.points ? (scored?.kept ?? 0) : 0,
    items: questions.map(({ id, sourceId, question, maxPoints }) => {
      const answer = answers.get(id)
      return {
        questionId: id,
        baseType: question.type.baseType,
        isSubmited: answer !== undefined && answer.content !== '',
        isCorrected: shows.correct ? (answer?.correct ?? null) : null,
        isFlagged: flags.has(id),
        maxPoints: shows.points ? (answer?.maxPoints ?? maxPoints) : maxPoints,
        points: shows.points ? (answer?.points ?? null) : null,
        comment: shows.points ? (answer?.comment ?? '') : '',
        source: sources.get(sourceId) ?? null,
        isUndecided: answer?.isUndecided ?? false,
      }
    }),
  }
}
