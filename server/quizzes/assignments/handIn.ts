/** A student's work on an assignment. */
import {
  type AssignmentAnswer,
  type Attachment,
  maxAttachments,
  type StudentAssignment,
  type Submission,
} from '../../../src/contract/quizzes/assignment.ts'
import { hashSubmission } from '../../../src/rules/quizzes/submissionHash.ts'
import { isAnnouncedInTime, timingOfSubmission } from '../../../src/rules/quizzes/submissionTime.ts'
import type { Context } from '../../context.ts'
import { readBeacon } from '../../http/beacon.ts'
import { refuse } from '../../http/failure.ts'
import { tenant } from '../../store/schema.ts'
import { announcementOf, settleGap } from './announcements.ts'
import { attachmentsByIds, filesByKeys, requireOwnFiles } from './attachments.ts'
import { requireOwnQuestions, toStoredAnswers } from './questions.ts'
import {
  type AssignmentRow,
  answersIn,
  assignmentStateOf,
  countingVersion,
  fileIdsIn,
  oneSubmission,
  type SubmissionRow,
  submissionsOf,
  toSubmission,
} from './submissions.ts'

export async function toStudentAssignment(
  context: Context,
  assignment: AssignmentRow & { courseName: string; courseNameEn: string; questionCount: number },
): Promise<StudentAssignment> {
  const versions = await submissionsOf(context, assignment.id, context.caller.accountId)
  const own = fileIdsIn(assignment.attachments)
  const files = await attachmentsByIds(context, [
    ...own,
    ...versions.flatMap(({ attachments }) => fileIdsIn(attachments)),
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
    questionCount: Number(assignment.questionCount),
    state: assignmentStateOf(assignment, versions, context.now),
    score: countingVersion(assignment, versions)?.score ?? null,
    isUnread: versions.some(({ scoredAt, seenAt }) => (scoredAt ?? 0) > seenAt),
    submissions: versions.filter(({ state }) => state !== 'open').map((row) => toSubmission(row, files)),
  }
}

/** Opens a new version, or answers the one that is open. */
export const openVersion = async (context: Context, assignment: AssignmentRow): Promise<number> =>
  (await heldVersion(context, assignment)).version

/**
 * The open version, a new one where there is none. Nobody else changes it until the transaction ends: what another device
 * of the student adds at the same moment is neither written over nor added to a version that was handed in.
 */
async function heldVersion(context: Context, assignment: AssignmentRow): Promise<SubmissionRow> {
  const { db, rows, caller } = context
  const versions = await submissionsOf(context, assignment.id, caller.accountId)
  const last = versions.at(-1)
  const version = last?.state === 'open' ? last.version : (last?.version ?? 0) + 1
  if (last?.version !== version)
    await rows(
      `insert into "assignmentSubmission" ("tenant", "assignmentId", "accountId", "version", "state", "submittedAt")
        values (?, ?, ?, ?, 'open', 0) on conflict do nothing`,
      [tenant, assignment.id, caller.accountId, version],
      'writer',
    )
  const held = await db
    .selectFrom('assignmentSubmission')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('assignmentId', '=', assignment.id)
    .where('accountId', '=', caller.accountId)
    .where('version', '=', version)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
  // it was handed in meanwhile
  return held ?? heldVersion(context, assignment)
}

/** Keeps one answer in the open version. @throws Failure 400 where the question is none of the assignment's */
export async function saveAnswer(
  context: Context,
  assignment: AssignmentRow,
  questionId: number,
  content: string,
): Promise<void> {
  await requireOwnQuestions(context, assignment.id, [questionId], 'questionId')
  const { version, answers: before } = await heldVersion(context, assignment)
  const answers = answersIn(before)
  await context.rows(
    `update "assignmentSubmission" set "answers" = ? where "tenant" = ? and "assignmentId" = ? and "accountId" = ?
      and "version" = ?`,
    [
      toStoredAnswers([...answers.filter((one) => one.questionId !== questionId), { questionId, content }]),
      tenant,
      assignment.id,
      context.caller.accountId,
      version,
    ],
    'writer',
  )
}

/** The clocks of the device when it handed in. */
interface DeviceTimes {
  at?: number | undefined
  mono?: number | null | undefined
  beacon?: string | undefined
}

/**
 * Whether work that comes now is late. Work that a teacher gave back to be done again is as late as it was before.
 * @param hash by which its device may have announced it; empty for work without a name
 */
async function latenessOf(
  context: Context,
  { id, deadline }: AssignmentRow,
  { at, mono, beacon: beaconText }: DeviceTimes,
  hash: string,
): Promise<Pick<SubmissionRow, 'isLate' | 'isUnproved' | 'announcedAt'>> {
  const { caller, now, service } = context
  const versions = await submissionsOf(context, id, caller.accountId)
  const last = versions.findLast(({ state }) => state !== 'open')
  if (last?.state === 'returned')
    return { isLate: last.isLate, isUnproved: last.isUnproved, announcedAt: null }
  const beacon = beaconText === undefined ? null : readBeacon(service.keys.beacon, beaconText)
  const announced = hash === '' ? { announcedAt: null } : await announcementOf(context, id, hash)
  const facts = { deadline, receivedAt: now, beacon, wallTime: at, monoTime: mono, ...announced }
  const timing = timingOfSubmission(facts)
  return {
    isLate: timing === 'late' ? 1 : 0,
    isUnproved: timing === 'unproved' ? 1 : 0,
    announcedAt: now > deadline && isAnnouncedInTime(facts) ? announced.announcedAt : null,
  }
}

interface GivenWork extends DeviceTimes {
  content: string
  /** Left out: those that were kept one by one in the open version. */
  answers?: readonly AssignmentAnswer[] | undefined
  attachments: readonly number[]
  files: readonly string[]
  clientId?: string | undefined
}

/** Hands in a version; late work is kept too, and marked. */
export async function submitVersion(
  context: Context,
  assignment: AssignmentRow,
  { files: keys, clientId = '', ...given }: GivenWork,
): Promise<Submission> {
  const { rows, caller, now } = context
  const files = await filesByKeys(context, keys)
  const attachments = [...given.attachments, ...files.map(({ id }) => id)]
  const answers = given.answers
    ? toStoredAnswers(given.answers)
    : ((await openVersionOf(context, assignment))?.answers ?? '')
  if (given.content.trim() === '' && attachments.length === 0 && answers === '')
    throw refuse('submissionEmpty')
  if (attachments.length > maxAttachments) throw refuse('tooManyAttachments', [maxAttachments])
  await requireOwnFiles(context, attachments)
  const answered = (given.answers ?? []).map(({ questionId }) => questionId)
  await requireOwnQuestions(context, assignment.id, answered, 'answers')
  const fileHashes = files.map(({ sha256 }) => sha256)
  const hash =
    clientId === '' ? '' : hashSubmission({ ...given, practiseId: assignment.id, clientId, fileHashes })
  const { isLate, isUnproved, announcedAt } = await latenessOf(context, assignment, given, hash)
  const version = await openVersion(context, assignment)
  await rows(
    `update "assignmentSubmission" set "state" = 'submitted', "clientId" = ?, "content" = ?, "answers" = ?,
      "attachments" = ?, "submittedAt" = ?, "isLate" = ?, "madeAt" = ?, "isUnproved" = ?, "hash" = ?, "announcedAt" = ?
      where "tenant" = ? and "assignmentId" = ? and "accountId" = ? and "version" = ?`,
    [
      clientId,
      given.content,
      answers,
      JSON.stringify(attachments),
      now,
      isLate,
      given.at ?? 0,
      isUnproved,
      hash,
      announcedAt,
      tenant,
      assignment.id,
      caller.accountId,
      version,
    ],
    'writer',
  )
  await settleGap(context, assignment)
  return oneSubmission(context, assignment.id, caller.accountId, version)
}

async function openVersionOf(
  context: Context,
  assignment: AssignmentRow,
): Promise<SubmissionRow | undefined> {
  const versions = await submissionsOf(context, assignment.id, context.caller.accountId)
  return versions.find(({ state }) => state === 'open')
}

/** Photos that a phone added to the open version; the computer names them when it hands in. */
export async function openPhotos(context: Context, assignment: AssignmentRow): Promise<Attachment[]> {
  const open = await openVersionOf(context, assignment)
  const ids = open ? fileIdsIn(open.attachments) : []
  const files = await attachmentsByIds(context, ids)
  return ids.flatMap((id) => files.get(id) ?? [])
}

/** @throws Failure code 1 beyond nine */
export async function addPhoto(context: Context, assignment: AssignmentRow, key: string): Promise<void> {
  const ids = (await filesByKeys(context, [key])).map(({ id }) => id)
  const { version, attachments: before } = await heldVersion(context, assignment)
  const attachments = [...new Set([...fileIdsIn(before), ...ids])]
  if (attachments.length > maxAttachments) throw refuse('tooManyAttachments', [maxAttachments])
  await context.rows(
    `update "assignmentSubmission" set "attachments" = ? where "tenant" = ? and "assignmentId" = ?
      and "accountId" = ? and "version" = ?`,
    [JSON.stringify(attachments), tenant, assignment.id, context.caller.accountId, version],
    'writer',
  )
}
