import type * as contract from '../../src/contract/quizzes/quizComplaints.ts'
import type { OwnComplaint, QuizComplaint } from '../../src/contract/quizzes/quizComplaints.ts'
import type { Context, Handlers } from '../context.ts'
import { notFound, refuse } from '../http/failure.ts'
import type { Permissions } from '../permissions.ts'
import { tenant } from '../store/schema.ts'
import { paperIdBase } from './paper.ts'
import { attemptsOf, quizForStudent, quizForTeacher } from './quiz.ts'
import { tellComplaintAnswered } from './quizNotices.ts'

export const permissions: Permissions<typeof contract> = {
  quizComplain: 'quiz.take',
  quizOwnComplaints: 'quiz.take',
  quizComplaints: 'quiz.watch',
  quizComplaintAnswer: 'quiz.grade',
}

/** @throws Failure 404 where the quiz asks no such question */
async function requireQuestion({ rows }: Context, quizId: number, questionId: number): Promise<void> {
  const found = await rows<object>(
    'select 1 as "is" from "quizQuestion" where "tenant" = ? and "quizId" = ? and "id" = ?',
    [tenant, quizId, questionId - paperIdBase],
  )
  if (found.length === 0) throw notFound()
}

const ownComplaintsOf = ({ rows, caller }: Context, quizId: number): Promise<OwnComplaint[]> =>
  rows<OwnComplaint>(
    `select "id", "questionId", "text", "at", "answer", "answeredAt" from "quizComplaint"
      where "tenant" = ? and "quizId" = ? and "accountId" = ? order by "id"`,
    [tenant, quizId, caller.accountId],
  )

/** All of a quiz: those that wait first. */
export const listComplaints = ({ rows }: Pick<Context, 'rows'>, quizId: number): Promise<QuizComplaint[]> =>
  rows<QuizComplaint>(
    `select c."id", c."questionId", c."text", c."at", c."answer", c."answeredAt", c."accountId",
        a."fullName" as "name", a."fullNameEn" as "nameEn", a."loginName"
      from "quizComplaint" c join "account" a on a."tenant" = c."tenant" and a."id" = c."accountId"
      where c."tenant" = ? and c."quizId" = ?
      order by case when c."answeredAt" = 0 then 0 else 1 end, c."id"`,
    [tenant, quizId],
  )

export const handlers: Handlers<typeof contract> = {
  async quizComplain({ quizId, questionId = null, text }, context) {
    const quiz = await quizForStudent(context, quizId)
    const { rows, caller, now } = context
    const attempts = await attemptsOf(context, quiz.id, caller.accountId)
    if (quiz.releasedAt === null || attempts.length === 0) throw refuse('quizNotReleased')
    if (questionId !== null) await requireQuestion(context, quiz.id, questionId)
    const waiting = (await ownComplaintsOf(context, quiz.id)).filter(({ answeredAt }) => answeredAt === 0)
    if (waiting.some((one) => one.questionId === questionId)) throw refuse('quizComplaintWaits')
    await rows(
      `insert into "quizComplaint" ("tenant", "quizId", "accountId", "questionId", "text", "at")
        values (?, ?, ?, ?, ?, ?)`,
      [tenant, quiz.id, caller.accountId, questionId, text, now],
      'writer',
    )
    return null
  },

  async quizOwnComplaints({ quizId }, context) {
    const quiz = await quizForStudent(context, quizId)
    return ownComplaintsOf(context, quiz.id)
  },

  async quizComplaints({ quizId }, context) {
    const quiz = await quizForTeacher(context, quizId, 'watch')
    return listComplaints(context, quiz.id)
  },

  async quizComplaintAnswer({ id, quizId, answer }, context) {
    const quiz = await quizForTeacher(context, quizId, 'grade')
    const { rows, caller, now } = context
    const [answered] = await rows<{ accountId: number }>(
      `update "quizComplaint" set "answer" = ?, "answeredBy" = ?, "answeredAt" = ?
        where "tenant" = ? and "quizId" = ? and "id" = ? and "answeredAt" = 0 returning "accountId"`,
      [answer, caller.accountId, now, tenant, quiz.id, id],
      'writer',
    )
    if (!answered) throw notFound()
    await tellComplaintAnswered(context, quiz, { id, accountId: answered.accountId, answer })
    return null
  },
}
