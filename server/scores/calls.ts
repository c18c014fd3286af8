import type * as contract from '../../src/contract/score.ts'
import type { ExamScore } from '../../src/contract/score.ts'
import type { Handlers } from '../context.ts'
import { transaction } from '../http/idempotency.ts'
import type { Permissions } from '../permissions.ts'
import {
  attemptPoints,
  attemptsByQuiz,
  isSetForSql,
  mayWithQuizzes,
  type QuizRow,
  requireQuizRight,
} from '../quizzes/quiz.ts'
import { countedPage } from '../store/countedPage.ts'
import { maxPointsSql } from '../store/maxPointsSql.ts'
import { tenant } from '../store/schema.ts'
import { publishScores, saveScores } from './changes.ts'
import { courseScoreOf, gradebookOf } from './gradebook.ts'
import { importScores } from './importScores.ts'

interface ExamRow extends Omit<ExamScore, 'status' | 'points' | 'takenAt'> {
  counts: QuizRow['counts']
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
    const { found, total } = await countedPage({ pageNo, pageSize }, (limit, offset) =>
      rows<{ courseId: number; total: number }>(
        `select m."courseId", count(*) over () as "total" from "roomMember" m
          where m."tenant" = ? and m."accountId" = ? and m."leftAt" is null
          order by m."joinedAt" desc, m."courseId" limit ? offset ?`,
        [tenant, caller.accountId, limit, offset],
      ),
    )
    const records = await Promise.all(found.map(({ courseId }) => courseScoreOf(context, courseId)))
    return { records, total }
  },

  async scoreExamPage({ pageNo, pageSize }, context) {
    const { rows, caller } = context
    const { found, total } = await countedPage({ pageNo, pageSize }, (limit, offset) =>
      rows<ExamRow>(
        `select q."id" as "quizId", q."title", q."titleEn", q."counts", c."name" as "courseName",
          c."nameEn" as "courseNameEn", count(*) over () as "total",
          ${maxPointsSql} as "maxPoints"
        from "quiz" q join "course" c on c."tenant" = q."tenant" and c."id" = q."courseId"
        where q."tenant" = ? and q."kind" = 'exam' and q."releasedAt" is not null and ${isSetForSql}
        order by q."opensAt" desc, q."id" desc limit ? offset ?`,
        [tenant, caller.accountId, limit, offset],
      ),
    )
    const ids = found.map(({ quizId }) => quizId)
    const attempts = await attemptsByQuiz(context, ids, caller.accountId)
    const records = found.map(({ total: _, counts, maxPoints, ...row }): ExamScore => {
      const own = attempts.get(row.quizId) ?? []
      return {
        ...row,
        maxPoints: Number(maxPoints),
        points: attemptPoints(counts, own),
        takenAt: own.at(-1)?.startedAt ?? null,
        status: own.length === 0 ? 'absent' : 'scored',
      }
    })
    return { records, total }
  },

  async scoreBook({ courseId, roomId }, context) {
    const standing = await requireQuizRight(context, courseId, 'watch')
    const book = await gradebookOf(context, courseId, roomId)
    return { ...book, mayEdit: mayWithQuizzes(standing, 'edit') }
  },

  async scoreSave({ courseId, changes, reason }, context) {
    await requireQuizRight(context, courseId, 'edit')
    await transaction(context, (within) => saveScores(within, courseId, changes, reason))
    return null
  },

  async scoreImport(given, context) {
    await requireQuizRight(context, given.courseId, 'edit')
    return transaction(context, (within) => importScores(within, given))
  },

  async scorePublish({ courseId }, context) {
    await requireQuizRight(context, courseId, 'edit')
    await transaction(context, (within) => publishScores(within, courseId))
    return null
  },
}
