/** An assignment, the versions that a student handed in, and what state they are in. */
import type { Selectable } from 'kysely'
import type {
  AssignmentAnswer,
  AssignmentState,
  Attachment,
  Submission,
} from '../../../src/contract/quizzes/assignment.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/failure.ts'
import { tenant } from '../../store/schema.ts'
import { requireQuizRight } from '../quiz.ts'
import { attachmentsByIds } from './attachments.ts'
import type { AssignmentSubmissionTable, AssignmentTable } from './tables.ts'

export type AssignmentRow = Selectable<AssignmentTable>
export type SubmissionRow = Selectable<AssignmentSubmissionTable>
type Within = Pick<Context, 'rows'>

/** @throws Failure 404 */
export async function assignmentById({ rows }: Within, id: number): Promise<AssignmentRow> {
  const [found] = await rows<AssignmentRow>('select * from "assignment" where "tenant" = ? and "id" = ?', [
    tenant,
    id,
  ])
  if (!found) throw notFound()
  return found
}

/** A condition on the assignment `p`: the account is in a class of its course. Parameter: the account. */
export const isSetSql = `exists (select 1 from "roomMember" m where m."tenant" = p."tenant"
  and m."courseId" = p."courseId" and m."leftAt" is null and m."accountId" = ?)`

/** @throws Failure 404 where it is not an assignment of the caller */
export async function assignmentForStudent(
  { rows, caller }: Pick<Context, 'rows' | 'caller'>,
  id: number,
): Promise<AssignmentRow> {
  const [found] = await rows<AssignmentRow>(
    `select p.* from "assignment" p where p."tenant" = ? and p."id" = ? and ${isSetSql}`,
    [tenant, id, caller.accountId],
  )
  if (!found) throw notFound()
  return found
}

/** @throws Failure 404 without such an assignment, 403 where the caller may not */
export async function assignmentForTeacher(
  context: Context,
  id: number,
  what: 'edit' | 'watch' | 'grade',
): Promise<AssignmentRow> {
  const assignment = await assignmentById(context, id)
  await requireQuizRight(context, assignment.courseId, what)
  return assignment
}

export const submissionsOf = ({ rows }: Within, assignmentId: number, accountId: number) =>
  rows<SubmissionRow>(
    `select * from "assignmentSubmission" where "tenant" = ? and "assignmentId" = ? and "accountId" = ?
      order by "version"`,
    [tenant, assignmentId, accountId],
  )

/** Ids of files as a column keeps them. */
export const fileIdsIn = (json: string): number[] => (json === '' ? [] : (JSON.parse(json) as number[]))

/** Answers as a column keeps them. */
export const answersIn = (json: string): AssignmentAnswer[] =>
  json === ''
    ? []
    : Object.entries(JSON.parse(json) as Record<string, string>).map(([id, content]) => ({
        questionId: Number(id),
        content,
      }))

export function toSubmission(row: SubmissionRow, files: ReadonlyMap<number, Attachment>): Submission {
  const answers = answersIn(row.answers)
  return {
    version: row.version,
    content: row.content,
    ...(answers.length > 0 && { answers }),
    attachments: fileIdsIn(row.attachments).flatMap((id) => files.get(id) ?? []),
    submittedAt: row.submittedAt,
    isLate: row.isLate === 1,
    madeAt: row.madeAt,
    isUnproved: row.isUnproved === 1,
    ...(row.announcedAt !== null &&
      row.isLate === 0 &&
      row.isUnproved === 0 && { announcedAt: row.announcedAt }),
    score: row.score,
    scoredAt: row.scoredAt ?? 0,
    comment: row.comment,
    isReturned: row.state === 'returned',
  }
}

/** The version that counts: the last one that was handed in, in time or where late ones are allowed. */
export function countingVersion(
  assignment: AssignmentRow,
  versions: readonly SubmissionRow[],
): SubmissionRow | undefined {
  const handedIn = versions.filter(({ state }) => state !== 'open')
  return handedIn.findLast(({ isLate }) => isLate === 0 || assignment.allowLate === 1)
}

export function assignmentStateOf(
  assignment: AssignmentRow,
  versions: readonly SubmissionRow[],
  now: number,
): AssignmentState {
  const last = versions.at(-1)
  if (!last) return now > assignment.deadline && assignment.allowLate === 0 ? 'missed' : 'open'
  if (last.state === 'open') return 'draft'
  if (last.state === 'returned') return 'returned'
  if (last.state === 'scored' || last.score !== null) return 'scored'
  return last.isLate === 1 ? 'late' : 'submitted'
}

export async function oneSubmission(
  context: Within,
  assignmentId: number,
  accountId: number,
  version: number,
): Promise<Submission> {
  const row = (await submissionsOf(context, assignmentId, accountId)).find((one) => one.version === version)
  if (!row) throw notFound()
  return toSubmission(row, await attachmentsByIds(context, fileIdsIn(row.attachments)))
}
