/** How teachers set an assignment, and what it is in their list. */
import type { TeacherAssignment } from '../../../src/contract/quizzes/assignment.ts'
import type { Context } from '../../context.ts'
import { notFound, refuse } from '../../http/failure.ts'
import { momentText } from '../../notices/momentText.ts'
import { notify } from '../../notices/notify.ts'
import { tenant } from '../../store/schema.ts'
import { recordChange } from '../../system/audit.ts'
import { attachmentsByIds, requireOwnFiles } from './attachments.ts'
import { saveQuestions } from './questions.ts'
import { type AssignmentRow, assignmentById, fileIdsIn } from './submissions.ts'

type Within = Pick<Context, 'rows'>

/** How many questions the assignment `p` has. */
export const questionCountSql = `(select count(*) from "assignmentQuestion" n where n."tenant" = p."tenant"
  and n."assignmentId" = p."id" and n."position" > 0)`

const countsSql = `select
    (select count(*) from "roomMember" m where m."tenant" = p."tenant" and m."courseId" = p."courseId"
      and m."leftAt" is null) as "students",
    (select count(distinct s."accountId") from "assignmentSubmission" s where s."tenant" = p."tenant"
      and s."assignmentId" = p."id" and s."state" <> 'open') as "submitted",
    (select count(distinct s."accountId") from "assignmentSubmission" s where s."tenant" = p."tenant"
      and s."assignmentId" = p."id" and s."score" is not null) as "scored",
    ${questionCountSql} as "questionCount"
  from "assignment" p where p."tenant" = ? and p."id" = ?`

interface Counts {
  students: number
  submitted: number
  scored: number
  questionCount: number
}

export async function toTeacherAssignment(
  context: Within,
  assignment: AssignmentRow,
): Promise<TeacherAssignment> {
  const [counts] = await context.rows<Counts>(countsSql, [tenant, assignment.id])
  const own = fileIdsIn(assignment.attachments)
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
    questionCount: Number(counts?.questionCount ?? 0),
  }
}

interface AssignmentSettings {
  title: string
  titleEn: string
  content: string
  attachments: readonly number[]
  /** Ids of questions in their order; left out: they stay as they are. */
  questions?: readonly number[] | undefined
  deadline: number
  maxScore: number
  allowLate: boolean
}

/**
 * V05. A deadline that was set before may be over.
 * @throws Failure code 1 with the field that is wrong
 */
function checkAssignment(
  { title, deadline, maxScore }: AssignmentSettings,
  before: AssignmentRow | undefined,
  now: number,
): void {
  if (title === '') throw refuse('assignmentTitleEmpty', [], { field: 'title' })
  if (deadline <= now && deadline !== before?.deadline)
    throw refuse('deadlinePast', [], { field: 'deadline' })
  if (maxScore < 0) throw refuse('scoreBelowZero', [], { field: 'maxScore' })
}

/** @param context of the transaction until whose end nobody else changes it. @throws Failure 404 */
async function heldAssignment({ db }: Context, id: number): Promise<AssignmentRow> {
  const found = await db
    .selectFrom('assignment')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}

/** What the audit tells of an assignment. */
const factsOf = (row: AssignmentRow) => ({
  courseId: row.courseId,
  title: row.title,
  titleEn: row.titleEn,
  content: row.content,
  files: fileIdsIn(row.attachments).length,
  deadlineAt: row.deadline,
  maxScore: row.maxScore / 100,
  allowLate: row.allowLate,
})

export async function saveAssignment(
  context: Context,
  courseId: number,
  id: number | undefined,
  given: AssignmentSettings,
): Promise<AssignmentRow> {
  const { rows, caller, now } = context
  const before = id === undefined ? undefined : await heldAssignment(context, id)
  checkAssignment(given, before, now)
  // whoever deletes a file finds it named here, for nobody takes it off while the assignment is held
  const known = fileIdsIn(before?.attachments ?? '')
  await requireOwnFiles(
    context,
    given.attachments.filter((file) => !known.includes(file)),
  )
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
      'writer',
    )
    if (given.questions) await saveQuestions(context, { id, courseId }, given.questions)
    const changed = await assignmentById(context, id)
    const facts = { ...(before && { before: factsOf(before) }), after: factsOf(changed) }
    await recordChange(context, { what: 'assignment.edit', thing: 'assignment', thingId: id, ...facts })
    return changed
  }
  const [made] = await rows<{ id: number }>(
    `insert into "assignment" ("tenant", "courseId", "createdBy", "createdAt", "title", "titleEn", "content",
      "attachments", "deadline", "maxScore", "allowLate") values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning "id"`,
    [tenant, courseId, caller.accountId, now, ...values],
    'writer',
  )
  const assignment = await assignmentById(context, made?.id ?? 0)
  if (given.questions) await saveQuestions(context, assignment, given.questions)
  await recordChange(context, {
    what: 'assignment.create',
    thing: 'assignment',
    thingId: assignment.id,
    after: factsOf(assignment),
  })
  await tellSet(context, assignment)
  return assignment
}

/** Tells the students of the course's classes that there is something to do. */
async function tellSet(context: Context, { id, courseId, ...set }: AssignmentRow): Promise<void> {
  const [course] = await context.rows<{ name: string; nameEn: string }>(
    'select "name", "nameEn" from "course" where "tenant" = ? and "id" = ?',
    [tenant, courseId],
  )
  const members = await context.rows<{ accountId: number }>(
    'select "accountId" from "roomMember" where "tenant" = ? and "courseId" = ? and "leftAt" is null',
    [tenant, courseId],
  )
  await notify(
    context,
    'newAssignment',
    members.map(({ accountId }) => accountId),
    {
      course: { zh: course?.name ?? '', en: course?.nameEn ?? '' },
      title: { zh: set.title, en: set.titleEn },
      time: momentText(set.deadline),
    },
    `assignment-${id}`,
  )
}

/** @throws Failure code 1 where somebody handed in: then it stays */
export async function deleteAssignment(context: Context, assignment: AssignmentRow): Promise<void> {
  const { rows } = context
  const handedIn = await rows(
    `select 1 as "is" from "assignmentSubmission" where "tenant" = ? and "assignmentId" = ? limit 1`,
    [tenant, assignment.id],
  )
  if (handedIn.length > 0) throw refuse('assignmentHandedIn')
  const ofAssignment = [tenant, assignment.id]
  await rows(
    'delete from "assignmentQuestion" where "tenant" = ? and "assignmentId" = ?',
    ofAssignment,
    'writer',
  )
  await rows(
    'delete from "assignmentAnnouncement" where "tenant" = ? and "assignmentId" = ?',
    ofAssignment,
    'writer',
  )
  await rows('delete from "assignment" where "tenant" = ? and "id" = ?', [tenant, assignment.id], 'writer')
  await recordChange(context, {
    what: 'assignment.remove',
    thing: 'assignment',
    thingId: assignment.id,
    before: factsOf(assignment),
  })
}
