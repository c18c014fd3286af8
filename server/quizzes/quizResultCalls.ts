import type * as contract from '../../src/contract/quizzes/quizResults.ts'
import type { Handlers } from '../context.ts'
import type { Permissions } from '../permissions.ts'
import { tenant } from '../store/schema.ts'
import { allAttempts, isRunning, quizForTeacher } from './quiz.ts'
import { scoreAttempts } from './scoring.ts'

interface Person {
  accountId: number
  loginName: string
  name: string
  nameEn: string
  roomName: string
}

const peopleSql = `select m."accountId", a."loginName", a."fullName" as "name", a."fullNameEn" as "nameEn",
    r."name" as "roomName"
  from "roomMember" m
  join "room" r on r."tenant" = m."tenant" and r."id" = m."roomId"
  join "account" a on a."tenant" = m."tenant" and a."id" = m."accountId"
  where m."tenant" = ? and m."courseId" = ?`

export const permissions: Permissions<typeof contract> = { quizResults: 'quiz.watch' }

export const handlers: Handlers<typeof contract> = {
  async quizResults({ quizId, pageNo, pageSize }, context) {
    const quiz = await quizForTeacher(context, quizId, 'watch')
    const [people, attempts] = await Promise.all([
      context.rows<Person>(peopleSql, [tenant, quiz.courseId]),
      allAttempts(context, quiz.id),
    ])
    const personOf = new Map(people.map((person) => [person.accountId, person]))
    const over = attempts.filter((one) => !isRunning(one, context.now) && personOf.has(one.accountId))
    const part = over.slice((pageNo - 1) * pageSize, pageNo * pageSize)
    const scored = await scoreAttempts(context, quiz, part)
    const records = scored.flatMap(({ attempt, answers, points }) => {
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
          answers: answers.map((answer) => ({ content: answer.content, points: answer.points })),
        },
      ]
    })
    return { records, total: over.length }
  },
}
