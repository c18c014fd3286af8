/** The results of a whole quiz, attempt by attempt. Points are whole hundredths of a point. */
import type { Context } from '../../context.ts'
import { tenant } from '../../store/schema.ts'
import { type AttemptRecord, attemptIsOverSql, type QuizRow } from '../quiz.ts'
import type { ScoredAnswer, ScoredAttempt } from '../scoring.ts'
import { scoreInSteps, type TellProgress } from './items.ts'

interface Person {
  accountId: number
  loginName: string
  name: string
  nameEn: string
  roomName: string
}

export interface QuizResultLine extends Omit<Person, 'accountId'> {
  number: number
  startedAt: number
  submittedAt: number | null
  /** null while an answer has no points */
  points: number | null
  /** What they have beyond those of the answers: a correction of the key did not lower a released score. */
  kept: number
  /** in the order of the quiz's questions */
  answers: Pick<ScoredAnswer, 'content' | 'points'>[]
}

/** Attempts that are over, of people who are or were in a class of the course. */
const overSql = `select a.* from "quizAttempt" a where a."tenant" = ? and a."quizId" = ?
  and ${attemptIsOverSql}
  and exists (select 1 from "roomMember" m where m."tenant" = a."tenant" and m."courseId" = ?
    and m."accountId" = a."accountId")
  order by a."accountId", a."number"`

const peopleSql = `select m."accountId", a."loginName", a."fullName" as "name", a."fullNameEn" as "nameEn",
    r."name" as "roomName"
  from "roomMember" m
  join "room" r on r."tenant" = m."tenant" and r."id" = m."roomId"
  join "account" a on a."tenant" = m."tenant" and a."id" = m."accountId"
  where m."tenant" = ? and m."courseId" = ? and exists (select 1 from "quizAttempt" q
    where q."tenant" = m."tenant" and q."accountId" = m."accountId" and q."quizId" = ?)`

/** @param now ms UTC: attempts that are over by then are told */
export async function readResultLines(
  { rows }: Pick<Context, 'rows'>,
  quiz: QuizRow,
  now: number,
  tell: TellProgress,
): Promise<QuizResultLine[]> {
  const attempts = await rows<AttemptRecord>(overSql, [tenant, quiz.id, now, quiz.courseId])
  const people = await rows<Person>(peopleSql, [tenant, quiz.courseId, quiz.id])
  const personOf = new Map(people.map(({ accountId, ...person }) => [accountId, person]))
  const scored = await scoreInSteps({ rows }, quiz, attempts, tell)
  return scored.flatMap((one) => {
    const person = personOf.get(one.attempt.accountId)
    return person ? [toLine(person, one)] : []
  })
}

const toLine = (
  { loginName, name, nameEn, roomName }: Omit<Person, 'accountId'>,
  { attempt: { number, startedAt, submittedAt }, answers, points, kept }: ScoredAttempt,
): QuizResultLine => ({
  loginName,
  name,
  nameEn,
  roomName,
  number,
  startedAt,
  submittedAt,
  points,
  kept,
  answers: answers.map((answer) => ({ content: answer.content, points: answer.points })),
})
