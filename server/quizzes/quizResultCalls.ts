import type * as contract from '../../src/contract/quizzes/quizResults.ts'
import type { Handlers } from '../context.ts'
import type { Permissions } from '../permissions.ts'
import { marksFor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { type AttemptRecord, quizForTeacher } from './quiz.ts'
import { scoreAttempts } from './scoring.ts'

interface Person {
  accountId: number
  loginName: string
  name: string
  nameEn: string
  roomName: string
}

/** Attempts that are over, of people who are or were in a class of the course. */
const overSql = `from "quizAttempt" a where a."tenant" = ? and a."quizId" = ?
  and (a."state" <> 'running' or a."endAt" < ?)
  and exists (select 1 from "roomMember" m where m."tenant" = a."tenant" and m."courseId" = ?
    and m."accountId" = a."accountId")`

/** The database finds the part: all attempts of a large quiz would hold up everybody while they are read. */
const partSql = `select a.* ${overSql} order by a."accountId", a."number" limit ? offset ?`

const peopleSql = (
  ids: readonly number[],
) => `select m."accountId", a."loginName", a."fullName" as "name", a."fullNameEn" as "nameEn",
    r."name" as "roomName"
  from "roomMember" m
  join "room" r on r."tenant" = m."tenant" and r."id" = m."roomId"
  join "account" a on a."tenant" = m."tenant" and a."id" = m."accountId"
  where m."tenant" = ? and m."courseId" = ? and m."accountId" in (${marksFor(ids)})`

export const permissions: Permissions<typeof contract> = { quizResults: 'quiz.watch' }

export const handlers: Handlers<typeof contract> = {
  async quizResults({ quizId, pageNo, pageSize }, context) {
    const quiz = await quizForTeacher(context, quizId, 'watch')
    const values = [tenant, quiz.id, context.now, quiz.courseId]
    const [counted] = await context.rows<{ total: number }>(`select count(*) as "total" ${overSql}`, values)
    const total = counted?.total ?? 0
    const place = [pageSize, (pageNo - 1) * pageSize]
    const part = await context.rows<AttemptRecord>(partSql, [...values, ...place])
    if (part.length === 0) return { records: [], total }
    const ids = [...new Set(part.map(({ accountId }) => accountId))]
    const people = await context.rows<Person>(peopleSql(ids), [tenant, quiz.courseId, ...ids])
    const personOf = new Map(people.map((person) => [person.accountId, person]))
    const scored = await scoreAttempts(context, quiz, part)
    const records = scored.flatMap(({ attempt, answers, points, kept }) => {
      const person = personOf.get(attempt.accountId)
      if (!person) return []
      const { loginName, name, nameEn, roomName } = person
      const { number, startedAt, submittedAt } = attempt
      return [
        {
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
        },
      ]
    })
    return { records, total }
  },
}
