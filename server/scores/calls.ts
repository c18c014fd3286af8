import type * as contract from '../../src/contract/score.ts'
import type { ExamScore } from '../../src/contract/score.ts'
import type { Handlers } from '../context.ts'
import type { Permissions } from '../permissions.ts'
import { mayWithQuizzes, requireQuizRight } from '../quizzes/quiz.ts'
import { tenant } from '../store/schema.ts'
import { publishScores, saveScores } from './changes.ts'
import { courseScoreOf, gradebookOf } from './gradebook.ts'
import { importScores } from './importScores.ts'

interface ExamRow extends Omit<ExamScore, 'status'> {
  total: number
}

export const permissions: Permissions<typeof contract> = {
  scorePage: 'score.own',
  scoreExamPage: 'score.own',
  scoreBook: 'score.read',
  scoreSave: 'score.edit',
  scoreImport: 'score.edit',
  scorePublish: 'score.edit',
}

export const handlers: Handlers<typeof contract> = {
  async scorePage({ pageNo, pageSize }, context) {
    const { rows, caller } = context
    const courses = await rows<{ courseId: number; total: number }>(
      `select m."courseId", count(*) over () as "total" from "roomMember" m
        where m."tenant" = ? and m."accountId" = ? and m."leftAt" is null
        order by m."joinedAt" desc, m."courseId" limit ? offset ?`,
      [tenant, caller.accountId, pageSize, (pageNo - 1) * pageSize],
    )
    const records = await Promise.all(courses.map(({ courseId }) => courseScoreOf(context, courseId)))
    return { records, total: courses[0]?.total ?? 0 }
  },

  async scoreExamPage({ pageNo, pageSize }, context) {
    const { rows, caller } = context
    const found = await rows<ExamRow>(
      `select q."id" as "quizId", q."title", q."titleEn", c."name" as "courseName", c."nameEn" as "courseNameEn",
        (select coalesce(sum(n."maxPoints"), 0) from "quizQuestion" n where n."tenant" = q."tenant"
          and n."quizId" = q."id") as "maxPoints",
        max(a."points") as "points", max(a."startedAt") as "takenAt", count(*) over () as "total"
      from "quiz" q join "course" c on c."tenant" = q."tenant" and c."id" = q."courseId"
      join "quizRoom" r on r."tenant" = q."tenant" and r."quizId" = q."id"
      join "roomMember" m on m."tenant" = r."tenant" and m."roomId" = r."roomId" and m."accountId" = ?
        and m."leftAt" is null
      left join "quizAttempt" a on a."tenant" = q."tenant" and a."quizId" = q."id" and a."accountId" = m."accountId"
      where q."tenant" = ? and q."kind" = 'exam' and q."releasedAt" is not null
      group by q."id", q."tenant", q."title", q."titleEn", q."opensAt", c."name", c."nameEn"
      order by q."opensAt" desc, q."id" desc limit ? offset ?`,
      [caller.accountId, tenant, pageSize, (pageNo - 1) * pageSize],
    )
    const records = found.map(({ total: _, maxPoints, takenAt, ...row }): ExamScore => {
      const status = takenAt === null ? 'absent' : 'scored'
      return { ...row, maxPoints: Number(maxPoints), takenAt, status }
    })
    return { records, total: found[0]?.total ?? 0 }
  },

  async scoreBook({ courseId, roomId }, context) {
    const standing = await requireQuizRight(context, courseId, 'watch')
    const book = await gradebookOf(context, courseId, roomId)
    return { ...book, mayEdit: mayWithQuizzes(standing, 'edit') }
  },

  async scoreSave({ courseId, changes, reason }, context) {
    await requireQuizRight(context, courseId, 'edit')
    await saveScores(context, courseId, changes, reason)
    return null
  },

  async scoreImport(given, context) {
    await requireQuizRight(context, given.courseId, 'edit')
    return importScores(context, given)
  },

  async scorePublish({ courseId }, context) {
    await requireQuizRight(context, courseId, 'edit')
    await publishScores(context, courseId)
    return null
  },
}
