/** Who sits a quiz, and what one of them has written. */
import type { Args } from '../../../src/contract/endpoint.ts'
import type {
  QuizAttemptDetail,
  QuizDecisionMade,
  QuizSitter,
  quizAttempt,
} from '../../../src/contract/quizzes/quizTeaching.ts'
import type { JudgedRow } from '../../../src/rules/quizzes/acceptance.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/failure.ts'
import { tenant } from '../../store/schema.ts'
import { type HolderRow, judgeOneAttempt } from '../attempts.ts'
import { type AttemptRecord, allAttempts, isRunning, type QuizRow, quizForTeacher } from '../quiz.ts'
import { scoreAttempts } from '../scoring.ts'
import { readExtraTimes } from './allowances.ts'
import { namesOf, type Person, unknownPerson } from './people.ts'

interface SitterRow extends Person {
  accountId: number
  loginName: string
  roomId: number
}

const sitterColumns = `a."id" as "accountId", a."fullName" as "name", a."fullNameEn" as "nameEn", a."loginName", m."roomId"`

/** Who left the classes of the quiz and has an attempt in it: it is graded and released as all others are. */
const leaversSql = `select ${sitterColumns}
  from "account" a join "roomMember" m on m."tenant" = a."tenant" and m."courseId" = ? and m."accountId" = a."id"
  where a."tenant" = ?
    and exists (select 1 from "quizAttempt" t where t."tenant" = a."tenant" and t."quizId" = ? and t."accountId" = a."id")
    and not exists (select 1 from "quizRoom" r join "roomMember" n on n."tenant" = r."tenant" and n."roomId" = r."roomId"
      and n."leftAt" is null where r."tenant" = a."tenant" and r."quizId" = ? and n."accountId" = a."id")
  order by a."loginName", a."id", m."joinedAt"`

/** The students of the classes of a quiz, or of one of them, then those who left it with an attempt. */
async function sittersOf(
  { rows }: Context,
  quiz: QuizRow,
  roomId: number | undefined,
): Promise<(SitterRow & { hasLeft?: true })[]> {
  const members = await rows<SitterRow>(
    `select ${sitterColumns}
      from "quizRoom" r join "roomMember" m on m."tenant" = r."tenant" and m."roomId" = r."roomId" and m."leftAt" is null
      join "account" a on a."tenant" = m."tenant" and a."id" = m."accountId"
      where r."tenant" = ? and r."quizId" = ? ${roomId === undefined ? '' : 'and r."roomId" = ?'}
      order by a."loginName", a."id"`,
    [tenant, quiz.id, ...(roomId === undefined ? [] : [roomId])],
  )
  const left = await rows<SitterRow>(leaversSql, [quiz.courseId, tenant, quiz.id, quiz.id])
  // of several classes the one that was joined last counts
  const leavers = [...new Map(left.map((row) => [row.accountId, row])).values()]
    .filter((row) => roomId === undefined || row.roomId === roomId)
    .map((row) => ({ ...row, hasLeft: true as const }))
  return [...members, ...leavers]
}

export async function readyList(
  context: Context,
  quiz: QuizRow,
  roomId: number | undefined,
): Promise<QuizSitter[]> {
  const { rows, now } = context
  const sitters = await sittersOf(context, quiz, roomId)
  const attempts = await allAttempts(context, quiz.id)
  const latest = new Map(attempts.map((attempt) => [attempt.accountId, attempt]))
  const holders = await rows<HolderRow>(
    `select h.* from "quizHolder" h join "quizAttempt" a on a."tenant" = h."tenant" and a."id" = h."attemptId"
      where h."tenant" = ? and a."quizId" = ? order by h."epoch"`,
    [tenant, quiz.id],
  )
  const holdersOf = Map.groupBy(holders, ({ attemptId }) => attemptId)
  const told = await rows<{ attemptId: string; outages: number }>(
    `select "attemptId", count(*) as "outages" from "quizEvent" where "tenant" = ? and "quizId" = ?
      and "kind" = 'wentOffline' group by "attemptId"`,
    [tenant, quiz.id],
  )
  const outagesOf = new Map(told.map(({ attemptId, outages }) => [attemptId, outages]))
  const scored = await scoreAttempts(context, quiz, [...latest.values()])
  const scoreOf = new Map(scored.map((one) => [one.attempt.id, one]))
  const extraTimeOf = await readExtraTimes(context, quiz, sitters)
  return sitters.map((row) => {
    const sitter = { ...row, ...extraTimeOf(row) }
    const attempt = latest.get(sitter.accountId)
    if (!attempt) return { ...sitter, attempt: null }
    const own = holdersOf.get(attempt.id) ?? []
    const holder = own.at(-1)
    const score = scoreOf.get(attempt.id)
    return {
      ...sitter,
      attempt: {
        number: attempt.number,
        state: attempt.state === 'running' && !isRunning(attempt, now) ? 'ended' : attempt.state,
        startedAt: attempt.startedAt,
        endAt: attempt.endAt,
        submittedAt: attempt.submittedAt,
        paperLoaded: holder?.paperLoaded === 1,
        lastHeardAt: holder?.lastHeardAt ?? null,
        waiting: holder?.waiting ?? 0,
        answered: score?.answers.filter(({ content }) => content !== '').length ?? 0,
        takeOvers: Math.max(0, own.length - 1),
        outages: outagesOf.get(attempt.id) ?? 0,
        undecided: score?.undecided ?? 0,
        points: score?.points ?? null,
        isOpen: score?.isOpen ?? false,
      },
    }
  })
}

/** The attempt of a student, by number, else the last one. @throws Failure 404 */
export async function attemptOfStudent(
  context: Context,
  quiz: QuizRow,
  accountId: number,
  number: number | undefined,
): Promise<AttemptRecord> {
  const own = (await allAttempts(context, quiz.id)).filter((attempt) => attempt.accountId === accountId)
  const attempt = number === undefined ? own.at(-1) : own.find((one) => one.number === number)
  if (!attempt) throw notFound()
  return attempt
}

/** The rows of an attempt with what the service decided about each. */
export async function readAttemptRows(
  { quizId, accountId, number }: Args<typeof quizAttempt>,
  context: Context,
) {
  const quiz = await quizForTeacher(context, quizId, 'watch')
  return readAttemptDetail(context, quiz, await attemptOfStudent(context, quiz, accountId, number))
}

/** When a row can have been made, and on which device. */
export const toMadeRow = (
  { row, lower, upper, verdict }: JudgedRow,
  deviceOf: ReadonlyMap<string, string>,
) => ({
  opId: row.opId,
  kind: row.kind,
  deviceName: deviceOf.get(row.token) ?? '',
  lower,
  upper,
  deviceAt: row.wallTime,
  receivedAt: row.receivedAt,
  reason: verdict.reason ?? null,
})

/** The decisions of teachers about the rows of an attempt, and why. */
async function decisionsOf(context: Pick<Context, 'rows'>, attemptId: string): Promise<QuizDecisionMade[]> {
  const found = await context.rows<{ opId: string; accept: number; by: number; at: number; reason: string }>(
    `select "opId", "accept", "by", "at", "reason" from "quizDecision" where "tenant" = ? and "attemptId" = ?
      order by "id"`,
    [tenant, attemptId],
  )
  const names = await namesOf(context, [...new Set(found.map(({ by }) => by))])
  return found.map(({ accept, by, ...made }) => ({
    ...made,
    accept: accept === 1,
    by: names.get(by) ?? unknownPerson,
  }))
}

export async function readAttemptDetail(
  context: Pick<Context, 'rows'>,
  quiz: QuizRow,
  attempt: AttemptRecord,
): Promise<QuizAttemptDetail> {
  const { rows } = context
  const { accountId } = attempt
  const [judged, scored, names, holders, events, decisions] = await Promise.all([
    judgeOneAttempt(context, quiz, attempt),
    scoreAttempts(context, quiz, [attempt]),
    namesOf(context, [accountId]),
    rows<HolderRow>('select * from "quizHolder" where "tenant" = ? and "attemptId" = ?', [
      tenant,
      attempt.id,
    ]),
    rows<{ kind: string; at: number; detail: string }>(
      `select "kind", "at", "detail" from "quizEvent" where "tenant" = ? and "attemptId" = ? order by "at", "id"`,
      [tenant, attempt.id],
    ),
    decisionsOf(context, attempt.id),
  ])
  const deviceOf = new Map(holders.map(({ token, name }) => [token, name]))
  const secrets = new Set(holders.map(({ token }) => token))
  return {
    accountId,
    ...(names.get(accountId) ?? unknownPerson),
    number: attempt.number,
    startedAt: attempt.startedAt,
    endAt: attempt.endAt,
    isOpen: judged.isOpen,
    rows: judged.rows.map((one) => ({
      ...toMadeRow(one, deviceOf),
      questionId: one.row.questionId,
      content: one.row.content,
      verdict: one.verdict.verdict,
      decided: one.decided,
      counts: one.counts,
    })),
    decisions,
    events: events.map(({ kind, at, detail }) => ({
      kind,
      at,
      detail: secrets.has(detail) ? (deviceOf.get(detail) ?? '') : detail,
    })),
    kept: scored[0]?.kept ?? 0,
    answers: (scored[0]?.answers ?? []).map(({ questionId, content, points, comment, correct }) => ({
      questionId,
      content,
      points,
      comment,
      correct,
    })),
  }
}
