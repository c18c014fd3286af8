/** Extra time: what was granted in one quiz, and what a person has in every quiz. */
import type { Args } from '../../../src/contract/endpoint.ts'
import type { quizAllow, TeacherQuizDetail } from '../../../src/contract/quizzes/quizTeaching.ts'
import { grantedMinutes } from '../../../src/rules/quizzes/countdown.ts'
import type { Context } from '../../context.ts'
import { notFound, refuse } from '../../http/failure.ts'
import { marksFor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'
import { extendAttempts } from '../attempts.ts'
import { type QuizRow, quizForTeacher } from '../quiz.ts'
import { tellAllowed } from '../quizNotices.ts'

interface GrantedRow {
  accountId: number | null
  roomId: number | null
  minutes: number
  factorPercent: number
  by: number
  reason: string
  at: number
}

const grantedOf = ({ rows }: Pick<Context, 'rows'>, quizId: number): Promise<GrantedRow[]> =>
  rows<GrantedRow>(
    `select "accountId", "roomId", "minutes", "factorPercent", "by", "reason", "at" from "quizExtension"
      where "tenant" = ? and "quizId" = ? order by "id"`,
    [tenant, quizId],
  )

/** All that was granted in a quiz. Why one student got more time is told only to the teacher who granted it. */
export async function readExtensions(
  context: Context,
  quizId: number,
): Promise<TeacherQuizDetail['extensions']> {
  return (await grantedOf(context, quizId)).map(({ by, factorPercent, reason, ...rest }) => ({
    ...rest,
    factor: factorPercent / 100,
    reason: rest.accountId === null || by === context.caller.accountId ? reason : '',
  }))
}

interface Allowance {
  accountId: number
  factorPercent: number
  by: number
  reason: string
}

export interface ExtraTime {
  extraMinutes: number
  timeFactor: number
  timeReason: string
}

/** The extra time of students of a quiz, as a function of the student. */
export async function readExtraTimes(
  context: Context,
  quiz: QuizRow,
  people: readonly { accountId: number; roomId: number }[],
): Promise<(person: { accountId: number; roomId: number }) => ExtraTime> {
  const granted = await grantedOf(context, quiz.id)
  const ids = people.map(({ accountId }) => accountId)
  const allowances =
    ids.length === 0
      ? []
      : await context.rows<Allowance>(
          `select "accountId", "factorPercent", "by", "reason" from "quizAllowance"
            where "tenant" = ? and "accountId" in (${marksFor(ids)}) order by "id"`,
          [tenant, ...ids],
        )
  const allowanceOf = new Map(allowances.map((one) => [one.accountId, one]))
  return ({ accountId, roomId }) => {
    const own = granted.filter(
      (one) => one.accountId === accountId || (one.accountId === null && (one.roomId ?? roomId) === roomId),
    )
    const allowance = allowanceOf.get(accountId)
    const extensions = own.map(({ minutes, factorPercent }) => ({ minutes, factor: factorPercent / 100 }))
    return {
      extraMinutes: Math.round(grantedMinutes(quiz.minutes, extensions)),
      timeFactor: (allowance?.factorPercent ?? 100) / 100,
      timeReason: allowance?.by === context.caller.accountId ? allowance.reason : '',
    }
  }
}

/** @throws Failure 404 where the student is in no class of the quiz and has no attempt in it */
async function requireSitter({ rows }: Context, quizId: number, accountId: number): Promise<void> {
  const found = await rows<object>(
    `select 1 as "is" from "quizRoom" r join "roomMember" m on m."tenant" = r."tenant" and m."roomId" = r."roomId"
      and m."leftAt" is null where r."tenant" = ? and r."quizId" = ? and m."accountId" = ?
      union all select 1 from "quizAttempt" where "tenant" = ? and "quizId" = ? and "accountId" = ? limit 1`,
    [tenant, quizId, accountId, tenant, quizId, accountId],
  )
  if (found.length === 0) throw notFound()
}

export async function allowExtraTime(
  { quizId, accountId, factor, reason }: Args<typeof quizAllow>,
  context: Context,
) {
  const { title, titleEn } = await quizForTeacher(context, quizId, 'edit')
  await requireSitter(context, quizId, accountId)
  await giveExtraTime(context, { zh: title, en: titleEn }, { accountId, factor, reason })
  return null
}

interface Given {
  accountId: number
  /** of the time of others; 1 takes it back */
  factor: number
  reason: string
}

/** Gives a person a share of extra time in every quiz, also in those that run. @param title of the message about it */
export async function giveExtraTime(
  context: Context,
  title: { zh: string; en: string },
  { accountId, factor, reason }: Given,
): Promise<void> {
  if (reason === '') throw refuse('reasonEmpty', [], { field: 'reason' })
  const { rows, caller, now } = context
  await rows(
    `insert into "quizAllowance" ("tenant", "accountId", "factorPercent", "by", "at", "reason")
      values (?, ?, ?, ?, ?, ?)`,
    [tenant, accountId, Math.round(factor * 100), caller.accountId, now, reason],
    'writer',
  )
  for (const running of await runningQuizzes(context, accountId)) await extendAttempts(context, running)
  await tellAllowed(context, title, { accountId, factor })
}

/** The share of time that a person has in every quiz; 1: as others. */
export async function timeFactorOf({ rows }: Pick<Context, 'rows'>, accountId: number): Promise<number> {
  const [last] = await rows<{ factorPercent: number }>(
    `select "factorPercent" from "quizAllowance" where "tenant" = ? and "accountId" = ? order by "id" desc limit 1`,
    [tenant, accountId],
  )
  return (last?.factorPercent ?? 100) / 100
}

const runningQuizzes = ({ rows }: Context, accountId: number): Promise<QuizRow[]> =>
  rows<QuizRow>(
    `select q.* from "quiz" q where q."tenant" = ? and q."state" = 'published' and exists (select 1 from "quizAttempt" a
      where a."tenant" = q."tenant" and a."quizId" = q."id" and a."accountId" = ? and a."state" = 'running')`,
    [tenant, accountId],
  )
