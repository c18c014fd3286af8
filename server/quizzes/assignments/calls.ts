import type * as contract from '../../../src/contract/quizzes/assignment.ts'
import type { Handlers } from '../../context.ts'
import { notFound } from '../../http/failure.ts'
import { transaction } from '../../http/idempotency.ts'
import type { Permissions } from '../../permissions.ts'
import { countedPage } from '../../store/countedPage.ts'
import { tenant } from '../../store/schema.ts'
import { requireQuizRight } from '../quiz.ts'
import { saveAnnouncement } from './announcements.ts'
import {
  decideLateness,
  listAssignmentLines,
  remindMissing,
  returnVersion,
  scoreVersion,
} from './gradeSubmissions.ts'
import { addPhoto, openPhotos, saveAnswer, submitVersion, toStudentAssignment } from './handIn.ts'
import { questionsOfAssignment, studentPaper } from './questions.ts'
import { deleteAssignment, questionCountSql, saveAssignment, toTeacherAssignment } from './setAssignment.ts'
import {
  type AssignmentRow,
  assignmentById,
  assignmentForStudent,
  assignmentForTeacher,
  isSetSql,
} from './submissions.ts'

export const permissions: Permissions<typeof contract> = {
  assignmentStudentPage: 'quiz.take',
  assignmentPaper: 'quiz.take',
  assignmentAnnounce: 'quiz.take',
  assignmentSubmit: 'quiz.take',
  assignmentAnswer: 'quiz.take',
  assignmentPhoto: 'quiz.take',
  assignmentPhotos: 'quiz.take',
  assignmentSeen: 'quiz.take',
  assignmentTeacherPage: 'quiz.watch',
  assignmentSave: 'quiz.edit',
  assignmentDelete: 'quiz.edit',
  assignmentQuestions: 'quiz.watch',
  assignmentLines: 'quiz.watch',
  assignmentScore: 'quiz.grade',
  assignmentReturn: 'quiz.grade',
  assignmentRemind: 'quiz.grade',
  assignmentDecide: 'quiz.grade',
}

export const handlers: Handlers<typeof contract> = {
  async assignmentStudentPage({ courseId, pageNo, pageSize }, context) {
    const { rows, caller } = context
    const ofCourse = courseId === undefined ? '' : 'and p."courseId" = ?'
    type Listed = AssignmentRow & {
      courseName: string
      courseNameEn: string
      questionCount: number
      total: number
    }
    const { found, total } = await countedPage({ pageNo, pageSize }, (limit, offset) =>
      rows<Listed>(
        `select p.*, c."name" as "courseName", c."nameEn" as "courseNameEn", ${questionCountSql} as "questionCount",
          count(*) over () as "total"
          from "assignment" p join "course" c on c."tenant" = p."tenant" and c."id" = p."courseId"
          where p."tenant" = ? and ${isSetSql} ${ofCourse} order by p."deadline" desc, p."id" desc limit ? offset ?`,
        [tenant, caller.accountId, ...(courseId === undefined ? [] : [courseId]), limit, offset],
      ),
    )
    const records = await Promise.all(found.map((row) => toStudentAssignment(context, row)))
    return { records, total }
  },

  assignmentPaper: async ({ practiseId }, context) =>
    studentPaper(context, await assignmentForStudent(context, practiseId)),

  async assignmentAnnounce({ practiseId, hash }, context) {
    await saveAnnouncement(context, (await assignmentForStudent(context, practiseId)).id, hash)
    return null
  },

  async assignmentSubmit({ practiseId, ...given }, context) {
    const assignment = await assignmentForStudent(context, practiseId)
    return submitVersion(context, assignment, given)
  },

  async assignmentPhoto({ practiseId, file }, context) {
    await addPhoto(context, await assignmentForStudent(context, practiseId), file)
    return null
  },

  assignmentPhotos: async ({ practiseId }, context) =>
    openPhotos(context, await assignmentForStudent(context, practiseId)),

  async assignmentAnswer({ practiseId, questionId, content }, context) {
    await saveAnswer(context, await assignmentForStudent(context, practiseId), questionId, content)
    return null
  },

  async assignmentSeen({ practiseId }, context) {
    const { rows, caller, now } = context
    await rows(
      'update "assignmentSubmission" set "seenAt" = ? where "tenant" = ? and "assignmentId" = ? and "accountId" = ?',
      [now, tenant, practiseId, caller.accountId],
      'writer',
    )
    return null
  },

  async assignmentTeacherPage({ courseId, pageNo, pageSize }, context) {
    const { rows, caller } = context
    if (courseId !== undefined) await requireQuizRight(context, courseId, 'watch')
    const where =
      courseId === undefined
        ? `p."courseId" in (select t."courseId" from "courseTeacher" t where t."tenant" = ? and t."accountId" = ?
            and t."role" <> 'substitute')`
        : 'p."courseId" = ?'
    const values = courseId === undefined ? [tenant, caller.accountId] : [courseId]
    const { found, total } = await countedPage({ pageNo, pageSize }, (limit, offset) =>
      rows<AssignmentRow & { total: number }>(
        `select p.*, count(*) over () as "total" from "assignment" p where p."tenant" = ? and ${where}
          order by p."deadline" desc, p."id" desc limit ? offset ?`,
        [tenant, ...values, limit, offset],
      ),
    )
    const records = await Promise.all(found.map((row) => toTeacherAssignment(context, row)))
    return { records, total }
  },

  async assignmentSave({ id, courseId, ...given }, context) {
    await requireQuizRight(context, courseId, 'edit')
    if (id !== undefined && (await assignmentById(context, id)).courseId !== courseId) throw notFound()
    return transaction(context, async (within) =>
      toTeacherAssignment(within, await saveAssignment(within, courseId, id, given)),
    )
  },

  async assignmentDelete({ id }, context) {
    const assignment = await assignmentForTeacher(context, id, 'edit')
    await transaction(context, (within) => deleteAssignment(within, assignment))
    return null
  },

  assignmentQuestions: async ({ practiseId }, context) =>
    questionsOfAssignment(context, (await assignmentForTeacher(context, practiseId, 'watch')).id),

  assignmentLines: async ({ practiseId }, context) =>
    listAssignmentLines(context, await assignmentForTeacher(context, practiseId, 'watch')),

  assignmentScore: async ({ practiseId, ...given }, context) =>
    scoreVersion(context, await assignmentForTeacher(context, practiseId, 'grade'), given),

  async assignmentReturn({ practiseId, accountId, comment }, context) {
    const assignment = await assignmentForTeacher(context, practiseId, 'grade')
    await transaction(context, (within) => returnVersion(within, assignment, accountId, comment))
    return null
  },

  async assignmentDecide({ practiseId, ...given }, context) {
    const assignment = await assignmentForTeacher(context, practiseId, 'grade')
    return transaction(context, (within) => decideLateness(within, assignment, given))
  },

  async assignmentRemind({ practiseId }, context) {
    const assignment = await assignmentForTeacher(context, practiseId, 'grade')
    return { reminded: await remindMissing(context, assignment) }
  },
}
