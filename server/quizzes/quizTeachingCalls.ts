import type * as contract from '../../src/contract/quizzes/quizTeaching.ts'
import type { Permission } from '../../src/rules/permissions.ts'
import type { Handlers } from '../context.ts'
import { badParameter, refuse } from '../http/failure.ts'
import { transaction } from '../http/idempotency.ts'
import { questionOf } from '../questions/question.ts'
import { countedPage } from '../store/countedPage.ts'
import { marksFor } from '../store/db.ts'
import { type QuestionRow, tenant } from '../store/schema.ts'
import { recordEvent } from './attempts.ts'
import { publishQuiz, saveQuiz, teacherDetail, toTeacherQuiz } from './editQuiz.ts'
import { type QuizRow, quizForTeacher, requirePublished, requireQuizRight } from './quiz.ts'
import { tellPublished } from './quizNotices.ts'
import { allowExtraTime } from './teach/allowances.ts'
import { decideRows, releaseQuiz } from './teach/decisions.ts'
import { answersToGrade, storeGrade } from './teach/grading.ts'
import { readItemAnalysis, startItemAnalysis } from './teach/itemFigures.ts'
import { regradeQuestion } from './teach/regrade.ts'
import { allowTakeOver, endRunningQuiz, extendQuiz, reopenAttempt } from './teach/running.ts'
import { readAttemptRows, readyList } from './teach/sitters.ts'
import { undecidedAttempts } from './teach/undecided.ts'

export const permissions: Record<keyof Handlers<typeof contract>, Permission> = {
  quizTeacherPage: 'quiz.watch',
  quizTeacherDetail: 'quiz.watch',
  quizSave: 'quiz.edit',
  quizDraw: 'quiz.edit',
  quizPublish: 'quiz.edit',
  quizExtend: 'quiz.edit',
  quizAllow: 'quiz.edit',
  quizNotice: 'quiz.edit',
  quizEnd: 'quiz.edit',
  quizReopen: 'quiz.edit',
  quizAllowTakeOver: 'quiz.edit',
  quizReady: 'quiz.watch',
  quizAttempt: 'quiz.watch',
  quizUndecided: 'quiz.watch',
  quizDecide: 'quiz.edit',
  quizGrading: 'quiz.grade',
  quizGrade: 'quiz.grade',
  quizRegrade: 'quiz.edit',
  quizRelease: 'quiz.edit',
  quizItems: 'quiz.watch',
  quizAnalyse: 'quiz.watch',
}

export const handlers: Handlers<typeof contract> = {
  async quizTeacherPage({ courseId, pageNo, pageSize }, context) {
    const { rows, caller, now } = context
    if (courseId !== undefined) await requireQuizRight(context, courseId, 'watch')
    const mine = `q."courseId" in (select t."courseId" from "courseTeacher" t where t."tenant" = ? and t."accountId" = ?
      and (t."role" <> 'substitute' or (coalesce(t."from", 0) <= ? and coalesce(t."until", ?) > ?)))`
    const where = courseId === undefined ? mine : 'q."courseId" = ?'
    const values = courseId === undefined ? [tenant, caller.accountId, now, now + 1, now] : [courseId]
    const { found, total } = await countedPage({ pageNo, pageSize }, (limit, offset) =>
      rows<QuizRow & { total: number }>(
        `select q.*, count(*) over () as "total" from "quiz" q where q."tenant" = ? and ${where}
          order by q."opensAt" desc, q."id" desc limit ? offset ?`,
        [tenant, ...values, limit, offset],
      ),
    )
    const records = await Promise.all(found.map((quiz) => toTeacherQuiz(context, quiz)))
    return { records, total }
  },

  quizTeacherDetail: async ({ quizId }, context) =>
    teacherDetail(context, await quizForTeacher(context, quizId, 'watch')),

  quizSave: (given, context) => transaction(context, (within) => saveQuiz(within, given)),

  async quizDraw({ courseId, catalogId, count, difficulty, except }, context) {
    await requireQuizRight(context, courseId, 'edit')
    const left = (except ?? '').split(',').filter(Boolean).map(Number)
    const ofDifficulty = difficulty === undefined ? [] : [difficulty]
    const found = await context.rows<QuestionRow>(
      `select * from "question" where "tenant" = ? and "creator" = 0 and "catalogId" = ?
        ${left.length > 0 ? `and "id" not in (${marksFor(left)})` : ''}
        ${ofDifficulty.length > 0 ? 'and "difficulty" = ?' : ''} order by random() limit ?`,
      [tenant, catalogId, ...left, ...ofDifficulty, count],
    )
    return found.map(questionOf)
  },

  quizPublish: (given, context) =>
    transaction(context, async (within) => {
      const quiz = await publishQuiz(within, given)
      await tellPublished(within, quiz, given.roomIds)
      return teacherDetail(within, quiz)
    }),

  quizExtend: extendQuiz,

  quizAllow: allowExtraTime,

  async quizNotice({ quizId, text }, context) {
    const quiz = await quizForTeacher(context, quizId, 'edit')
    if (text.trim() === '') throw badParameter('text')
    requirePublished(quiz)
    await recordEvent(context, quiz.id, '', 'notice', text.trim())
    return null
  },

  async quizEnd({ quizId, reason }, context) {
    const quiz = await quizForTeacher(context, quizId, 'edit')
    if (reason === '') throw refuse('reasonEmpty', [], { field: 'reason' })
    requirePublished(quiz)
    await endRunningQuiz(context, quiz, reason)
    return null
  },

  quizReopen: reopenAttempt,

  quizAllowTakeOver: allowTakeOver,

  quizReady: async ({ quizId, roomId }, context) =>
    readyList(context, await quizForTeacher(context, quizId, 'watch'), roomId),

  quizAttempt: readAttemptRows,

  quizUndecided: async ({ quizId }, context) =>
    undecidedAttempts(context, await quizForTeacher(context, quizId, 'watch')),

  quizDecide: decideRows,

  quizGrading: async ({ quizId, questionId }, context) =>
    answersToGrade(context, await quizForTeacher(context, quizId, 'grade'), questionId),

  quizGrade: storeGrade,

  quizRegrade: regradeQuestion,

  quizRelease: releaseQuiz,

  quizItems: readItemAnalysis,

  quizAnalyse: startItemAnalysis,
}
