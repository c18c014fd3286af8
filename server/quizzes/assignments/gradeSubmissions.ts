/** A teacher's work on submissions: seeing who is missing, scoring, returning and reminding. */
import type { AssignmentLine, Submission } from '../../../src/contract/quizzes/assignment.ts'
import type { Context } from '../../context.ts'
import { notFound, refuse } from '../../http/failure.ts'
import { momentText } from '../../notices/momentText.ts'
import { notify } from '../../notices/notify.ts'
import { tenant } from '../../store/schema.ts'
import { recordChange } from '../../system/audit.ts'
import { attachmentsByIds } from './attachments.ts'
import {
  type AssignmentRow,
  assignmentStateOf,
  fileIdsIn,
  oneSubmission,
  type SubmissionRow,
  submissionsOf,
  toSubmission,
} from './submissions.ts'

/** All members of the course's classes with what they handed in. */
export async function listAssignmentLines(
  context: Pick<Context, 'rows' | 'now'>,
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
    versions.flatMap(({ attachments }) => fileIdsIn(attachments)),
  )
  const byAccount = Map.groupBy(versions, ({ accountId }) => accountId)
  return people.map((person) => {
    const own = byAccount.get(person.accountId) ?? []
    return {
      ...person,
      state: assignmentStateOf(assignment, own, now),
      submissions: own.filter(({ state }) => state !== 'open').map((row) => toSubmission(row, files)),
    }
  })
}

export async function scoreVersion(
  context: Context,
  assignment: AssignmentRow,
  given: {
    accountId: number
    version: number
    score: number
    comment: string
    seenAt?: number | undefined
  },
): Promise<Submission> {
  const { rows, caller, now } = context
  if (given.score < 0) throw refuse('scoreBelowZero', [], { field: 'score' })
  if (given.score > assignment.maxScore)
    throw refuse('quizTooManyPoints', [assignment.maxScore / 100], { field: 'score' })
  const before = await oneSubmission(context, assignment.id, given.accountId, given.version)
  const isOvertaken = given.seenAt !== undefined && before.scoredAt !== given.seenAt
  if (isOvertaken && before.score !== null && before.score !== given.score)
    throw refuse('quizGradedMeanwhile', [before.score / 100], before)
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
    'writer',
  )
  await recordChange(context, {
    what: 'assignment.score',
    thing: 'assignment',
    thingId: `${assignment.id} ${given.accountId}`,
    before: { score: before.score },
    after: { score: given.score },
  })
  await tellScored(context, assignment, given, before.score)
  return oneSubmission(context, assignment.id, given.accountId, given.version)
}

/** Tells a student of the first score of a version, and of another one that replaces it. */
async function tellScored(
  context: Context,
  assignment: AssignmentRow,
  {
    accountId,
    version,
    score,
    comment,
  }: { accountId: number; version: number; score: number; comment: string },
  before: number | null,
): Promise<void> {
  if (before === score) return
  const title = { zh: assignment.title, en: assignment.titleEn }
  const event = `assignment-${assignment.id}-${version}`
  if (before === null) await notify(context, 'released', [accountId], { title }, event)
  else {
    const values = { title, before: before / 100, after: score / 100, reason: comment }
    await notify(context, 'scoreChanged', [accountId], values, `${event}-${context.now}`)
  }
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
    'writer',
  )
  await recordChange(context, {
    what: 'assignment.return',
    thing: 'assignment',
    thingId: `${assignment.id} ${accountId}`,
    before: { state: last.state },
    after: { state: 'returned' },
    reason: comment,
  })
  await notify(
    context,
    'returned',
    [accountId],
    { title: { zh: assignment.title, en: assignment.titleEn }, reason: comment },
    `assignment-${assignment.id}-${last.version}`,
  )
}

/**
 * A teacher decides whether a submission was late that only its device says was in time.
 * @throws Failure code 1 without a reason
 */
export async function decideLateness(
  context: Context,
  assignment: AssignmentRow,
  given: { accountId: number; version: number; isLate: boolean; reason: string },
): Promise<Submission> {
  if (given.reason === '') throw refuse('reasonEmpty', [], { field: 'reason' })
  const before = await oneSubmission(context, assignment.id, given.accountId, given.version)
  await context.rows(
    `update "assignmentSubmission" set "isLate" = ?, "isUnproved" = 0 where "tenant" = ? and "assignmentId" = ?
      and "accountId" = ? and "version" = ?`,
    [given.isLate ? 1 : 0, tenant, assignment.id, given.accountId, given.version],
    'writer',
  )
  await recordChange(context, {
    what: 'assignment.decide',
    thing: 'assignment',
    thingId: `${assignment.id} ${given.accountId}`,
    before: { isLate: before.isLate, isUnproved: before.isUnproved },
    after: { isLate: given.isLate, reason: given.reason },
  })
  const [zh, en] = given.isLate ? ['按迟交处理', 'It counts as late.'] : ['按时提交', 'It counts as in time.']
  await notify(
    context,
    'decision',
    [given.accountId],
    {
      title: { zh: assignment.title, en: assignment.titleEn || assignment.title },
      decision: { zh: `${zh}。${given.reason}`, en: `${en} ${given.reason}` },
    },
    `assignment-${assignment.id}-${given.version}-${context.now}`,
  )
  return oneSubmission(context, assignment.id, given.accountId, given.version)
}

const dayMs = 86_400_000

/** Tells those who have not handed in. @throws Failure code 1 within a day of the last time */
export async function remindMissing(context: Context, assignment: AssignmentRow): Promise<number> {
  const { rows, now } = context
  if (assignment.remindedAt !== null && now - assignment.remindedAt < dayMs) throw refuse('remindedToday')
  const missing = (await listAssignmentLines(context, assignment)).filter(
    ({ submissions }) => submissions.length === 0,
  )
  await rows(
    'update "assignment" set "remindedAt" = ? where "tenant" = ? and "id" = ?',
    [now, tenant, assignment.id],
    'writer',
  )
  await notify(
    context,
    'deadlineNear',
    missing.map(({ accountId }) => accountId),
    {
      title: { zh: assignment.title, en: assignment.titleEn },
      time: momentText(assignment.deadline),
    },
    `assignment-${assignment.id}-${now}`,
  )
  return missing.length
}
