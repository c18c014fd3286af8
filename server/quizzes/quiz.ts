/** A quiz, who may take or teach it, and what it is to a student now. */
import type { Selectable } from 'kysely'
import type { StudentQuiz, StudentQuizState } from '../../src/contract/quizzes/quiz.ts'
import { countedPoints } from '../../src/rules/quizzes/countedPoints.ts'
import type { CallerContext, Context } from '../context.ts'
import { notAllowed, notFound, refuse } from '../http/failure.ts'
import { marksFor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { mayOf, type Standing, standingOf } from '../teaching/access.ts'
import type { QuizAttemptTable, QuizTable } from './tables.ts'

export type QuizRow = Selectable<QuizTable>
export type AttemptRecord = Selectable<QuizAttemptTable>

/** @throws Failure 404 */
export async function quizById({ rows }: Pick<Context, 'rows'>, id: number): Promise<QuizRow> {
  const [quiz] = await rows<QuizRow>('select * from "quiz" where "tenant" = ? and "id" = ?', [tenant, id])
  if (!quiz) throw notFound()
  return quiz
}

/** A condition on the quiz `q`: it was published to a class that the account is in. Parameter: the account. */
export const isSetForSql = `q."state" <> 'draft' and exists (select 1 from "quizRoom" r
  join "roomMember" m on m."tenant" = r."tenant" and m."roomId" = r."roomId" and m."leftAt" is null
  where r."tenant" = q."tenant" and r."quizId" = q."id" and m."accountId" = ?)`

/** A condition on the quiz `q`: the account began it. Parameter: the account. */
const isBegunSql = `exists (select 1 from "quizAttempt" a where a."tenant" = q."tenant" and a."quizId" = q."id"
  and a."accountId" = ?)`

/**
 * A quiz for a student: one of a class of theirs, or one that they began before they left it.
 * @throws Failure 404 for everybody else, so that nobody learns of other people's quizzes
 */
export async function quizForStudent({ rows, caller }: CallerContext, id: number): Promise<QuizRow> {
  const [quiz] = await rows<QuizRow>(
    `select q.* from "quiz" q where q."tenant" = ? and q."id" = ? and (${isSetForSql} or ${isBegunSql})`,
    [tenant, id, caller.accountId, caller.accountId],
  )
  if (!quiz) throw notFound()
  return quiz
}

/**
 * The same for what the device of the student sends. Who began without network, from a sealed paper, and left the class
 * before anything arrived is heard too.
 * @param token of the device
 */
export async function quizForDevice(
  context: CallerContext,
  id: number,
  token: string | undefined,
): Promise<QuizRow> {
  if (token === undefined) return quizForStudent(context, id)
  const { rows, caller } = context
  const [quiz] = await rows<QuizRow>(
    `select q.* from "quiz" q where q."tenant" = ? and q."id" = ? and (${isSetForSql} or ${isBegunSql}
      or exists (select 1 from "quizSealedHolder" h where h."tenant" = q."tenant" and h."quizId" = q."id"
        and h."accountId" = ? and h."token" = ?))`,
    [tenant, id, caller.accountId, caller.accountId, caller.accountId, token],
  )
  if (!quiz) throw notFound()
  return quiz
}

/** Rights that a caller may have on the quizzes of a course. */
export type QuizMay = 'edit' | 'watch' | 'grade'

/** Owners and teachers may do all; an assistant and a substitute watch, and an assistant grades. */
export function mayWithQuizzes(standing: Standing, what: QuizMay): boolean {
  const { role, administers } = standing
  if (what === 'edit') return mayOf(standing).rooms
  if (what === 'grade') return mayOf(standing).rooms || role === 'assistant'
  return role !== null || administers
}

/** @throws Failure 404 without such a course, 403 where the caller may not */
export async function requireQuizRight(
  context: CallerContext,
  courseId: number,
  what: QuizMay,
): Promise<Standing> {
  const standing = await standingOf(context, courseId)
  if (!mayWithQuizzes(standing, what)) throw notAllowed()
  return standing
}

/** @throws Failure 404 without such a quiz, 403 where the caller may not */
export async function quizForTeacher(context: CallerContext, id: number, what: QuizMay): Promise<QuizRow> {
  const quiz = await quizById(context, id)
  await requireQuizRight(context, quiz.courseId, what)
  return quiz
}

/** @throws Failure code 1 for a draft: nobody takes it yet */
export function requirePublished({ state }: Pick<QuizRow, 'state'>): void {
  if (state === 'draft') throw refuse('quizNotOpen')
}

/** Whether an attempt goes on. */
export const isRunning = ({ state, endAt }: Pick<AttemptRecord, 'state' | 'endAt'>, now: number): boolean =>
  state === 'running' && (endAt === null || now <= endAt)

/** The same in SQL: `a`, an attempt, does not go on at the time of its parameter (ms UTC). */
export const attemptIsOverSql = `(a."state" <> 'running' or a."endAt" < ?)`

/** Whether a quiz can be begun at this time. */
export const isOpenAt = (quiz: Pick<QuizRow, 'state' | 'opensAt' | 'closesAt'>, now: number): boolean =>
  quiz.state === 'published' && quiz.opensAt <= now && (quiz.closesAt === null || now < quiz.closesAt)

export const hasClosed = (quiz: Pick<QuizRow, 'state' | 'closesAt'>, now: number): boolean =>
  quiz.state === 'closed' || (quiz.closesAt !== null && quiz.closesAt <= now)

/** @param attempts of the student, in their order */
export function studentStateOf(
  quiz: QuizRow,
  attempts: readonly AttemptRecord[],
  now: number,
): StudentQuizState {
  const last = attempts.at(-1)
  if (last && isRunning(last, now)) return 'running'
  if (!last) {
    if (quiz.opensAt > now && quiz.state === 'published') return 'upcoming'
    return isOpenAt(quiz, now) ? 'open' : 'missed'
  }
  if (quiz.releasedAt !== null) return 'released'
  if (attempts.length < quiz.attempts && isOpenAt(quiz, now)) return 'open'
  return hasClosed(quiz, now) ? 'grading' : 'submitted'
}

/** Points that the attempts of one student have together, as the quiz counts them; null where none has any. */
export const attemptPoints = (
  counts: QuizRow['counts'],
  attempts: readonly Pick<AttemptRecord, 'points'>[],
): number | null =>
  countedPoints(
    counts,
    attempts.flatMap(({ points }) => (points === null ? [] : [points])),
  )

/**
 * Whether the student may see answers and analyses: when all of their attempts are over, and for `afterClose` when
 * the quiz has closed and nobody takes it any longer. Somebody with more time may go on after the closing time.
 */
export async function isReviewAllowed(
  context: Pick<Context, 'rows' | 'now'>,
  quiz: QuizRow,
  attempts: readonly AttemptRecord[],
): Promise<boolean> {
  const { now } = context
  if (quiz.review === 'never' || attempts.length === 0) return false
  if (attempts.some((attempt) => isRunning(attempt, now))) return false
  if (quiz.review === 'afterSubmit' && quiz.kind === 'quiz' && attempts.length >= quiz.attempts) return true
  return hasClosed(quiz, now) && !(await isAnyRunning(context, quiz.id))
}

/** Whether an attempt of anybody goes on. */
async function isAnyRunning({ rows, now }: Pick<Context, 'rows' | 'now'>, quizId: number): Promise<boolean> {
  const found = await rows<object>(
    `select 1 as "is" from "quizAttempt" where "tenant" = ? and "quizId" = ? and "state" = 'running'
      and ("endAt" is null or "endAt" >= ?) limit 1`,
    [tenant, quizId, now],
  )
  return found.length > 0
}

export interface CourseNames {
  courseName: string
  courseNameEn: string
  questionCount: number
  maxPoints: number
}

/** @param attempts of the student, in their order */
export function toStudentQuiz(
  quiz: QuizRow & CourseNames,
  attempts: readonly AttemptRecord[],
  now: number,
): StudentQuiz {
  const last = attempts.at(-1)
  return {
    id: quiz.id,
    courseId: quiz.courseId,
    courseName: quiz.courseName,
    courseNameEn: quiz.courseNameEn,
    title: quiz.title,
    titleEn: quiz.titleEn,
    intro: quiz.intro,
    kind: quiz.kind,
    opensAt: quiz.opensAt,
    closesAt: quiz.closesAt,
    minutes: quiz.minutes,
    together: quiz.together === 1,
    attempts: quiz.attempts,
    review: quiz.review,
    requiresDesktop: quiz.requiresDesktop === 1,
    questionCount: quiz.questionCount,
    maxPoints: quiz.maxPoints,
    state: studentStateOf(quiz, attempts, now),
    number: last?.number ?? 0,
    submittedAt: last?.submittedAt ?? null,
    endAt: last?.endAt ?? null,
    receiptCode: last?.receiptCode ?? '',
    points: quiz.releasedAt === null ? null : attemptPoints(quiz.counts, attempts),
    isUnread: attempts.some(({ changedAt, seenAt }) => changedAt > seenAt),
  }
}

/** Attempts of one student, in their order. */
export const attemptsOf = (
  { rows }: Pick<Context, 'rows'>,
  quizId: number,
  accountId: number,
): Promise<AttemptRecord[]> =>
  rows<AttemptRecord>(
    `select * from "quizAttempt" where "tenant" = ? and "quizId" = ? and "accountId" = ? order by "number"`,
    [tenant, quizId, accountId],
  )

/** All attempts of a quiz, student by student. */
export const allAttempts = ({ rows }: Pick<Context, 'rows'>, quizId: number): Promise<AttemptRecord[]> =>
  rows<AttemptRecord>(
    'select * from "quizAttempt" where "tenant" = ? and "quizId" = ? order by "accountId", "number"',
    [tenant, quizId],
  )

/** Attempts of one student in several quizzes, by quiz, in their order. */
export async function attemptsByQuiz(
  { rows }: Pick<Context, 'rows'>,
  quizIds: readonly number[],
  accountId: number,
): Promise<Map<number, AttemptRecord[]>> {
  if (quizIds.length === 0) return new Map()
  const found = await rows<AttemptRecord>(
    `select * from "quizAttempt" where "tenant" = ? and "accountId" = ? and "quizId" in (${marksFor(quizIds)})
      order by "number"`,
    [tenant, accountId, ...quizIds],
  )
  return Map.groupBy(found, ({ quizId }) => quizId)
}
