/** Assignments and their submissions. */
import type { Selectable } from 'kysely'
import type {
  AssignmentLine,
  AssignmentState,
  Attachment,
  StudentAssignment,
  Submission,
  TeacherAssignment,
} from '../../../src/contract/assignment.ts'
import type { Context } from '../../context.ts'
import { badParameter, notFound, refuse } from '../../http/failure.ts'
import { fileUrl } from '../../media/files/uploads.ts'
import { notify } from '../../notices/notify.ts'
import { marksFor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'
import { recordChange } from '../../system/audit.ts'
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

const submissionsOf = ({ rows }: Within, assignmentId: number, accountId: number) =>
  rows<SubmissionRow>(
    `select * from "assignmentSubmission" where "tenant" = ? and "assignmentId" = ? and "accountId" = ?
      order by "version"`,
    [tenant, assignmentId, accountId],
  )

const idsIn = (json: string): number[] => (json === '' ? [] : (JSON.parse(json) as number[]))

/** Files by id, as a reply names them. */
export async function attachmentsByIds(
  { rows }: Within,
  ids: readonly number[],
): Promise<Map<number, Attachment>> {
  if (ids.length === 0) return new Map()
  const found = await rows<{ id: number; name: string; size: number }>(
    `select "id", "name", "size" from "file" where "tenant" = ? and "state" = 'ready' and "id" in (${marksFor(ids)})`,
    [tenant, ...ids],
  )
  return new Map(found.map((file) => [file.id, { ...file, url: fileUrl(file) }]))
}

/** @throws Failure 400 where a file is not there, is another's or is no attachment */
async function requireOwnFiles({ rows, caller }: Context, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const found = await rows<{ id: number }>(
    `select "id" from "file" where "tenant" = ? and "ownerId" = ? and "state" = 'ready' and "useTo" = 'attachment'
      and "id" in (${marksFor(ids)})`,
    [tenant, caller.accountId, ...ids],
  )
  if (found.length < new Set(ids).size) throw badParameter('attachments')
}

function toSubmission(row: SubmissionRow, files: ReadonlyMap<number, Attachment>): Submission {
  return {
    version: row.version,
    content: row.content,
    attachments: idsIn(row.attachments).flatMap((id) => files.get(id) ?? []),
    submittedAt: row.submittedAt,
    isLate: row.isLate === 1,
    score: row.score,
    comment: row.comment,
    isReturned: row.state === 'returned',
  }
}

/** The version that counts: the last one that was handed in, in time or where late ones are allowed. */
function countingVersion(
  assignment: AssignmentRow,
  versions: readonly SubmissionRow[],
): SubmissionRow | undefined {
  const handedIn = versions.filter(({ state }) => state !== 'open')
  return handedIn.findLast(({ isLate }) => isLate === 0 || assignment.allowLate === 1)
}

function stateOf(
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

export async function toStudentAssignment(
  context: Context,
  assignment: AssignmentRow & { courseName: string; courseNameEn: string },
): Promise<StudentAssignment> {
  const versions = await submissionsOf(context, assignment.id, context.caller.accountId)
  const own = idsIn(assignment.attachments)
  const files = await attachmentsByIds(context, [
    ...own,
    ...versions.flatMap(({ attachments }) => idsIn(attachments)),
  ])
  return {
    id: assignment.id,
    courseId: assignment.courseId,
    courseName: assignment.courseName,
    courseNameEn: assignment.courseNameEn,
    title: assignment.title,
    titleEn: assignment.titleEn,
    content: assignment.content,
    attachments: own.flatMap((id) => files.get(id) ?? []),
    deadline: assignment.deadline,
    maxScore: assignment.maxScore,
    allowLate: assignment.allowLate === 1,
    state: stateOf(assignment, versions, context.now),
    score: countingVersion(assignment, versions)?.score ?? null,
    isUnread: versions.some(({ scoredAt, seenAt }) => (scoredAt ?? 0) > seenAt),
    submissions: versions.filter(({ state }) => state !== 'open').map((row) => toSubmission(row, files)),
  }
}

/** Opens a new version, or answers the one that is open. */
export async function openVersion(context: Context, assignment: AssignmentRow): Promise<number> {
  const { rows, caller } = context
  const versions = await submissionsOf(context, assignment.id, caller.accountId)
  const last = versions.at(-1)
  if (last?.state === 'open') return last.version
  const version = (last?.version ?? 0) + 1
  await rows(
    `insert into "assignmentSubmission" ("tenant", "assignmentId", "accountId", "version", "state", "submittedAt")
      values (?, ?, ?, ?, 'open', 0) on conflict do nothing`,
    [tenant, assignment.id, caller.accountId, version],
  )
  return version
}

/** Keeps one answer in the open version. */
export async function saveAnswer(
  context: Context,
  assignment: AssignmentRow,
  questionId: number,
  content: string,
): Promise<void> {
  const version = await openVersion(context, assignment)
  const versions = await submissionsOf(context, assignment.id, context.caller.accountId)
  const open = versions.find((one) => one.version === version)
  const answers = open && open.answers !== '' ? (JSON.parse(open.answers) as Record<string, string>) : {}
  await context.rows(
    `update "assignmentSubmission" set "answers" = ? where "tenant" = ? and "assignmentId" = ? and "accountId" = ?
      and "version" = ?`,
    [
      JSON.stringify({ ...answers, [questionId]: content }),
      tenant,
      assignment.id,
      context.caller.accountId,
      version,
    ],
  )
}

/** Hands in a version. What is late is kept too, and marked. */
export async function submitVersion(
  context: Context,
  assignment: AssignmentRow,
  given: { content: string; attachments: readonly number[]; clientId?: string | undefined },
): Promise<Submission> {
  const { rows, caller, now } = context
  if (given.content.trim() === '' && given.attachments.length === 0) throw refuse('submissionEmpty')
  await requireOwnFiles(context, given.attachments)
  const version = await openVersion(context, assignment)
  await rows(
    `update "assignmentSubmission" set "state" = 'submitted', "clientId" = ?, "content" = ?, "attachments" = ?,
      "submittedAt" = ?, "isLate" = ? where "tenant" = ? and "assignmentId" = ? and "accountId" = ? and "version" = ?`,
    [
      given.clientId ?? '',
      given.content,
      JSON.stringify(given.attachments),
      now,
      now > assignment.deadline ? 1 : 0,
      tenant,
      assignment.id,
      caller.accountId,
      version,
    ],
  )
  return oneSubmission(context, assignment.id, caller.accountId, version)
}

async function oneSubmission(
  context: Within,
  assignmentId: number,
  accountId: number,
  version: number,
): Promise<Submission> {
  const row = (await submissionsOf(context, assignmentId, accountId)).find((one) => one.version === version)
  if (!row) throw notFound()
  return toSubmission(row, await attachmentsByIds(context, idsIn(row.attachments)))
}

const countsSql = `select
    (select count(*) from "roomMember" m where m."tenant" = p."tenant" and m."courseId" = p."courseId"
      and m."leftAt" is null) as "students",
    (select count(distinct s."accountId") from "assignmentSubmission" s where s."tenant" = p."tenant"
      and s."assignmentId" = p."id" and s."state" <> 'open') as "submitted",
    (select count(distinct s."accountId") from "assignmentSubmission" s where s."tenant" = p."tenant"
      and s."assignmentId" = p."id" and s."score" is not null) as "scored"
  from "assignment" p where p."tenant" = ? and p."id" = ?`

export async function toTeacherAssignment(
  context: Within,
  assignment: AssignmentRow,
): Promise<TeacherAssignment> {
  const [counts] = await context.rows<{ students: number; submitted: number; scored: number }>(countsSql, [
    tenant,
    assignment.id,
  ])
  const own = idsIn(assignment.attachments)
  const files = await attachmentsByIds(context, own)
  const { id, courseId, title, titleEn, content, deadline, maxScore, createdAt } = assignment
  return {
    id,
    courseId,
    title,
    titleEn,
    content,
    deadline,
    maxScore,
    createdAt,
    attachments: own.flatMap((file) => files.get(file) ?? []),
    allowLate: assignment.allowLate === 1,
    students: counts?.students ?? 0,
    submitted: counts?.submitted ?? 0,
    scored: counts?.scored ?? 0,
  }
}

interface AssignmentSettings {
  title: string
  titleEn: string
  content: string
  attachments: readonly number[]
  deadline: number
  maxScore: number
  allowLate: boolean
}

/** V05. @throws Failure code 1 with the field that is wrong */
export function checkAssignment({ title, deadline, maxScore }: AssignmentSettings, now: number): void {
  if (title === '') throw refuse('assignmentTitleEmpty', [], { field: 'title' })
  if (deadline <= now) throw refuse('deadlinePast', [], { field: 'deadline' })
  if (maxScore < 0) throw refuse('scoreBelowZero', [], { field: 'maxScore' })
}

export async function saveAssignment(
  context: Context,
  courseId: number,
  id: number | undefined,
  given: AssignmentSettings,
): Promise<AssignmentRow> {
  const { rows, caller, now } = context
  checkAssignment(given, now)
  const values = [
    given.title,
    given.titleEn,
    given.content,
    JSON.stringify(given.attachments),
    given.deadline,
    given.maxScore,
    given.allowLate ? 1 : 0,
  ]
  if (id !== undefined) {
    await rows(
      `update "assignment" set "title" = ?, "titleEn" = ?, "content" = ?, "attachments" = ?, "deadline" = ?,
        "maxScore" = ?, "allowLate" = ? where "tenant" = ? and "id" = ?`,
      [...values, tenant, id],
    )
    return assignmentById(context, id)
  }
  const [made] = await rows<{ id: number }>(
    `insert into "assignment" ("tenant", "courseId", "createdBy", "createdAt", "title", "titleEn", "content",
      "attachments", "deadline", "maxScore", "allowLate") values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning "id"`,
    [tenant, courseId, caller.accountId, now, ...values],
  )
  return assignmentById(context, made?.id ?? 0)
}

/** @throws Failure code 1 where somebody handed in: then it stays */
export async function deleteAssignment({ rows }: Within, assignment: AssignmentRow): Promise<void> {
  const handedIn = await rows(
    `select 1 as "is" from "assignmentSubmission" where "tenant" = ? and "assignmentId" = ? limit 1`,
    [tenant, assignment.id],
  )
  if (handedIn.length > 0) throw refuse('assignmentHandedIn')
  await rows('delete from "assignment" where "tenant" = ? and "id" = ?', [tenant, assignment.id])
}

/** All members of the course's classes with what they handed in. */
export async function assignmentLines(
  context: Context,
  assignment: AssignmentRow,
): Promise<AssignmentLine[]> {
  const { rows, now } = context
  const people = await rows<Omit<AssignmentLine, 'state' | 'submissions'>>(
    `select a."id" as "accountId", a."fullName" as "name", a."fullNameEn" as "nameEn", a."loginName",
      r."name" as "roomName" from "roomMember" m
      join "room" r on r."tenant" = m."tenant" and r."id" = m."roomId"
      join "account" a on a."tenant" = m."tenant" and a."id" = m."accountId"
      where m."tenant" = ? and m."courseId" = ? and m."leftAt" is null order by a."loginName", a."id"`,
    [tenant, assignment.courseId],
  )
  const versions = await rows<SubmissionRow>(
    `select * from "assignmentSubmission" where "tenant" = ? and "assignmentId" = ? order by "version"`,
    [tenant, assignment.id],
  )
  const files = await attachmentsByIds(
    context,
    versions.flatMap(({ attachments }) => idsIn(attachments)),
  )
  const byAccount = Map.groupBy(versions, ({ accountId }) => accountId)
  return people.map((person) => {
    const own = byAccount.get(person.accountId) ?? []
    return {
      ...person,
      state: stateOf(assignment, own, now),
      submissions: own.filter(({ state }) => state !== 'open').map((row) => toSubmission(row, files)),
    }
  })
}

export async function scoreVersion(
  context: Context,
  assignment: AssignmentRow,
  given: { accountId: number; version: number; score: number; comment: string },
): Promise<Submission> {
  const { rows, caller, now } = context
  if (given.score < 0) throw refuse('scoreBelowZero', [], { field: 'score' })
  if (given.score > assignment.maxScore)
    throw refuse('quizTooManyPoints', [assignment.maxScore / 100], { field: 'score' })
  const before = await oneSubmission(context, assignment.id, given.accountId, given.version)
  await rows(
    `update "assignmentSubmission" set "state" = 'scored', "score" = ?, "comment" = ?, "scoredBy" = ?, "scoredAt" = ?
      where "tenant" = ? and "assignmentId" = ? and "accountId" = ? and "version" = ?`,
    [
      given.score,
      given.comment,
      caller.accountId,
      now,
      tenant,
      assignment.id,
      given.accountId,
      given.version,
    ],
  )
  await recordChange(context, {
    what: 'assignment.score',
    thing: 'assignment',
    thingId: `${assignment.id} ${given.accountId}`,
    before: { score: before.score },
    after: { score: given.score },
  })
  return oneSubmission(context, assignment.id, given.accountId, given.version)
}

/** Gives the last version back to be done again. */
export async function returnVersion(
  context: Context,
  assignment: AssignmentRow,
  accountId: number,
  comment: string,
): Promise<void> {
  const { rows, now } = context
  const last = (await submissionsOf(context, assignment.id, accountId)).findLast(
    ({ state }) => state !== 'open',
  )
  if (!last) throw notFound()
  await rows(
    `update "assignmentSubmission" set "state" = 'returned', "comment" = ?, "scoredAt" = ?
      where "tenant" = ? and "assignmentId" = ? and "accountId" = ? and "version" = ?`,
    [comment, now, tenant, assignment.id, accountId, last.version],
  )
  await notify(
    context,
    'returned',
    [accountId],
    { title: { zh: assignment.title, en: assignment.titleEn }, reason: comment },
    `assignment-${assignment.id}-${last.version}`,
  )
}

const dayMs = 86_400_000

/** Tells those who have not handed in. @throws Failure code 1 within a day of the last time */
export async function remindMissing(context: Context, assignment: AssignmentRow): Promise<number> {
  const { rows, now } = context
  if (assignment.remindedAt !== null && now - assignment.remindedAt < dayMs) throw refuse('remindedToday')
  const missing = (await assignmentLines(context, assignment)).filter(
    ({ submissions }) => submissions.length === 0,
  )
  await rows('update "assignment" set "remindedAt" = ? where "tenant" = ? and "id" = ?', [
    now,
    tenant,
    assignment.id,
  ])
  await notify(
    context,
    'deadlineNear',
    missing.map(({ accountId }) => accountId),
    {
      title: { zh: assignment.title, en: assignment.titleEn },
      time: new Date(assignment.deadline).toISOString().slice(0, 16).replace('T', ' '),
    },
    `assignment-${assignment.id}-${now}`,
  )
  return missing.length
}
