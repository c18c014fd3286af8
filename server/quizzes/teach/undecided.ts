/** Answers of a whole quiz on which a teacher has to decide. */
import type { UndecidedAttempt } from '../../../src/contract/quizzes/quizTeaching.ts'
import type { JudgedRow } from '../../../src/rules/quizzes/acceptance.ts'
import type { Context } from '../../context.ts'
import { marksFor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'
import { judgeInTurns } from '../attempts.ts'
import { questionsOf } from '../paper.ts'
import { allAttempts, type QuizRow } from '../quiz.ts'
import type { Person } from './people.ts'
import { toMadeRow } from './sitters.ts'

const isUndecided = ({ verdict, decided }: JudgedRow) => verdict.verdict === 'undecided' && decided === null

/** In the order of the students' login names. */
export async function undecidedAttempts(context: Context, quiz: QuizRow): Promise<UndecidedAttempt[]> {
  const attempts = new Map((await allAttempts(context, quiz.id)).map((attempt) => [attempt.id, attempt]))
  const rowsOf = new Map<string, JudgedRow[]>()
  for await (const [id, { rows }] of judgeInTurns(context, quiz, [...attempts.values()])) {
    const open = rows.filter(isUndecided)
    if (open.length > 0) rowsOf.set(id, open)
  }
  if (rowsOf.size === 0) return []
  const { people, devices, events } = await factsBeside(context, [...rowsOf.keys()])
  const questions = await questionsOf(context, quiz)
  const numberOf = new Map(questions.map(({ id }, index) => [id, index + 1]))
  return people.map(({ attemptId, ...person }) => ({
    ...person,
    number: attempts.get(attemptId)?.number ?? 0,
    endAt: attempts.get(attemptId)?.endAt ?? null,
    rows: (rowsOf.get(attemptId) ?? []).map((one) => ({
      ...toMadeRow(one, devices),
      question: numberOf.get(one.row.questionId ?? 0) ?? 0,
    })),
    events: (events.get(attemptId) ?? []).map(({ kind, at }) => ({ kind, at })),
  }))
}

/** Who made the attempts, on which devices, and what the devices told. */
async function factsBeside({ rows }: Context, ids: readonly string[]) {
  const given = [tenant, ...ids]
  const people = await rows<Person & { attemptId: string; accountId: number; loginName: string }>(
    `select a."id" as "attemptId", p."id" as "accountId", p."fullName" as "name", p."fullNameEn" as "nameEn",
      p."loginName" from "quizAttempt" a join "account" p on p."tenant" = a."tenant" and p."id" = a."accountId"
      where a."tenant" = ? and a."id" in (${marksFor(ids)}) order by p."loginName", p."id", a."number"`,
    given,
  )
  const holders = await rows<{ token: string; name: string }>(
    `select "token", "name" from "quizHolder" where "tenant" = ? and "attemptId" in (${marksFor(ids)})`,
    given,
  )
  const told = await rows<{ attemptId: string; kind: string; at: number }>(
    `select "attemptId", "kind", "at" from "quizEvent" where "tenant" = ? and "attemptId" in (${marksFor(ids)})
      and "kind" in ('wentOffline', 'cameBack', 'clockChanged') order by "at", "id"`,
    given,
  )
  return {
    people,
    devices: new Map(holders.map(({ token, name }) => [token, name])),
    events: Map.groupBy(told, ({ attemptId }) => attemptId),
  }
}
