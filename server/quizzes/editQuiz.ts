/** Making and publishing a quiz. */
import type { Args } from '../../src/contract/endpoint.ts'
import type {
  quizPublish,
  quizSave,
  TeacherQuiz,
  TeacherQuizDetail,
} from '../../src/contract/quizzes/quizTeaching.ts'
import { kindOf } from '../../src/rules/kinds/index.ts'
import { arePartPoints } from '../../src/rules/quizzes/points.ts'
import type { Context } from '../context.ts'
import { badParameter, refuse } from '../http/failure.ts'
import { marksFor } from '../store/db.ts'
import { maxPointsSql } from '../store/maxPointsSql.ts'
import { tenant } from '../store/schema.ts'
import { recordChange } from '../system/audit.ts'
import { extendAttempts } from './attempts.ts'
import { openWorkOf } from './openWork.ts'
import { bankQuestions, specimensIn, specimensOfQuestion } from './paper.ts'
import { type QuizRow, quizForTeacher, requireQuizRight } from './quiz.ts'
import { tellClosesLater } from './quizNotices.ts'
import { holdQuestions } from './quizOnlyQuestions.ts'
import { keyedQuestionsOf } from './scoring.ts'
import { readExtensions } from './teach/allowances.ts'
import { correctionsOf } from './teach/regrade.ts'

type Saved = Args<typeof quizSave>

/** @throws Failure code 1 with the reason, in the field that it concerns */
function checkSettings({ title, opensAt, closesAt, together, minutes, questions }: Saved): void {
  if (title === '') throw refuse('quizTitleEmpty', [], { field: 'title' })
  if (closesAt !== null && closesAt <= opensAt) throw refuse('quizClosesFirst', [], { field: 'closesAt' })
  if (together && minutes === 0) throw refuse('quizTogetherNeedsMinutes', [], { field: 'minutes' })
  const ids = questions.map(({ sourceId }) => sourceId)
  if (new Set(ids).size < ids.length) throw badParameter('questions')
  const isWhole = questions.every(
    ({ maxPoints, partPoints }) => !partPoints || arePartPoints(maxPoints, partPoints.length, partPoints),
  )
  if (!isWhole) throw badParameter('questions')
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)

const settingColumns = [
  'title',
  'titleEn',
  'intro',
  'kind',
  'opensAt',
  'closesAt',
  'minutes',
  'together',
  'attempts',
  'counts',
  'shuffleQuestions',
  'shuffleOptions',
  'partial',
  'review',
  'policy',
  'takeOver',
  'requiresDesktop',
  'configKey',
] as const

const settingValues = (given: Saved): (string | number | null)[] =>
  settingColumns.map((column) => {
    const value = given[column]
    return typeof value === 'boolean' ? flag(value) : value
  })

/** The facts of a quiz for an entry of the audit: its settings, and which questions give how many points (hundredths). */
async function auditedFacts({ rows }: Context, quiz: QuizRow): Promise<Record<string, unknown>> {
  const questions = await rows<{ sourceId: number; maxPoints: number }>(
    'select "sourceId", "maxPoints" from "quizQuestion" where "tenant" = ? and "quizId" = ? order by "position"',
    [tenant, quiz.id],
  )
  // a configuration key is none of those who read the audit
  const shown = settingColumns.filter((column) => column !== 'configKey' && column !== 'closesAt')
  return {
    courseId: quiz.courseId,
    ...Object.fromEntries(shown.map((column) => [column, quiz[column]])),
    deadlineAt: quiz.closesAt,
    questions: questions.map(({ sourceId, maxPoints }) => `${sourceId}: ${maxPoints / 100}`),
  }
}

/**
 * One transaction is around it.
 * @throws Failure code 1 where a rule refuses it, 403 or 404 where the caller may not
 */
export async function saveQuiz(context: Context, given: Saved): Promise<TeacherQuizDetail> {
  const old = given.id === undefined ? undefined : await quizForTeacher(context, given.id, 'edit')
  const before = old && (await auditedFacts(context, old))
  const saved = await quizForTeacher(context, await storeQuiz(context, given, old), 'edit')
  await recordChange(context, {
    what: old ? 'quiz.edit' : 'quiz.create',
    thing: 'quiz',
    thingId: saved.id,
    ...(before ? { before } : {}),
    after: await auditedFacts(context, saved),
  })
  return teacherDetail(context, saved)
}

/** @returns the id of the quiz */
async function storeQuiz(context: Context, given: Saved, quiz: QuizRow | undefined): Promise<number> {
  await requireQuizRight(context, given.courseId, 'edit')
  checkSettings(given)
  const { rows, caller, now } = context
  if (!quiz) {
    const [made] = await rows<{ id: number }>(
      `insert into "quiz" ("tenant", "courseId", "state", "paperVersion", "createdBy", "createdAt", "releasedAt",
        ${settingColumns.map((column) => `"${column}"`).join(', ')})
        values (?, ?, 'draft', 0, ?, ?, null, ${marksFor(settingColumns)}) returning "id"`,
      [tenant, given.courseId, caller.accountId, now, ...settingValues(given)],
      'writer',
    )
    await replaceQuestions(context, made?.id ?? 0, given.questions)
    return made?.id ?? 0
  }
  if (quiz.courseId !== given.courseId) throw badParameter('courseId')
  if (quiz.state !== 'draft') {
    await saveSchedule(context, quiz, given)
    return quiz.id
  }
  await rows(
    `update "quiz" set ${settingColumns.map((column) => `"${column}" = ?`).join(', ')} where "tenant" = ? and "id" = ?`,
    [...settingValues(given), tenant, quiz.id],
    'writer',
  )
  await replaceQuestions(context, quiz.id, given.questions)
  return quiz.id
}

/** Of a published quiz only its words, its review and a later closing may still change. */
async function saveSchedule(context: Context, quiz: QuizRow, given: Saved): Promise<void> {
  const { rows } = context
  const isEarlier =
    quiz.closesAt === null ? given.closesAt !== null : (given.closesAt ?? Infinity) < quiz.closesAt
  if (isEarlier) throw refuse('quizCannotCloseEarlier', [], { field: 'closesAt' })
  await rows(
    `update "quiz" set "title" = ?, "titleEn" = ?, "intro" = ?, "closesAt" = ?, "review" = ?
      where "tenant" = ? and "id" = ?`,
    [given.title, given.titleEn, given.intro, given.closesAt, given.review, tenant, quiz.id],
    'writer',
  )
  if (given.closesAt === quiz.closesAt || quiz.state !== 'published') return
  const later = { ...quiz, closesAt: given.closesAt }
  await extendAttempts(context, later)
  await tellClosesLater(context, later)
}

async function replaceQuestions(
  { rows }: Context,
  quizId: number,
  questions: Saved['questions'],
): Promise<void> {
  await rows('delete from "quizQuestion" where "tenant" = ? and "quizId" = ?', [tenant, quizId], 'writer')
  for (const [index, { sourceId, maxPoints, partPoints }] of questions.entries())
    await rows(
      `insert into "quizQuestion" ("tenant", "quizId", "sourceId", "position", "maxPoints", "partPoints")
        values (?, ?, ?, ?, ?, ?)`,
      [tenant, quizId, sourceId, index + 1, maxPoints, partPoints ? JSON.stringify(partPoints) : ''],
      'writer',
    )
}

/**
 * Freezes the questions, so that no edit of the bank changes a running quiz, and opens the quiz to classes.
 * @throws Failure code 1 without questions, or where one of them is gone or has other parts than those with points
 */
export async function publishQuiz(
  context: Context,
  { quizId, roomIds }: Args<typeof quizPublish>,
): Promise<QuizRow> {
  const quiz = await quizForTeacher(context, quizId, 'edit')
  const { rows } = context
  const rooms = await rows<{ id: number }>(
    `select "id" from "room" where "tenant" = ? and "courseId" = ? and "id" in (${marksFor(roomIds)})`,
    [tenant, quiz.courseId, ...roomIds],
  )
  if (rooms.length < new Set(roomIds).size) throw badParameter('roomIds')
  if (quiz.state === 'draft') await freezeQuestions(context, quiz)
  for (const { id } of rooms)
    await rows(
      `insert into "quizRoom" ("tenant", "quizId", "roomId") values (?, ?, ?) on conflict do nothing`,
      [tenant, quizId, id],
      'writer',
    )
  await rows(
    `update "quiz" set "state" = 'published', "paperVersion" = "paperVersion" + 1 where "tenant" = ? and "id" = ?
      and "state" = 'draft'`,
    [tenant, quizId],
    'writer',
  )
  await recordChange(context, {
    what: 'quiz.publish',
    thing: 'quiz',
    thingId: quizId,
    after: { roomIds },
  })
  return quizForTeacher(context, quizId, 'edit')
}

interface QuestionToFreeze {
  id: number
  sourceId: number
  position: number
  maxPoints: number
  /** JSON; empty: even shares */
  partPoints: string
}

async function freezeQuestions(context: Context, quiz: QuizRow): Promise<void> {
  const questions = await context.rows<QuestionToFreeze>(
    `select "id", "sourceId", "position", "maxPoints", "partPoints" from "quizQuestion" where "tenant" = ? and "quizId" = ?
      order by "position"`,
    [tenant, quiz.id],
  )
  if (questions.length === 0) throw refuse('quizNoQuestions')
  const sourceIds = questions.map(({ sourceId }) => sourceId)
  await holdQuestions(context, sourceIds)
  const inBank = await bankQuestions(context, sourceIds)
  const specimens = await specimensIn(context, [...inBank.values()])
  for (const { id, sourceId, position, maxPoints, partPoints } of questions) {
    const question = inBank.get(sourceId)
    if (!question) throw refuse('quizQuestionGone')
    const parts = kindOf(question) === 'BINGLI' ? question.children.length : 0
    if (partPoints !== '' && !arePartPoints(maxPoints, parts, JSON.parse(partPoints) as number[]))
      throw refuse('quizPartsChanged', [position])
    await context.rows(
      'update "quizQuestion" set "body" = ?, "specimens" = ? where "tenant" = ? and "id" = ?',
      [JSON.stringify(question), JSON.stringify(specimensOfQuestion(question, specimens)), tenant, id],
      'writer',
    )
  }
}

interface Counts {
  questionCount: number
  maxPoints: number
  students: number
  started: number
  submitted: number
  complaints: number
}

const countsSql = `select
    (select count(*) from "quizQuestion" n where n."tenant" = q."tenant" and n."quizId" = q."id") as "questionCount",
    ${maxPointsSql} as "maxPoints",
    (select count(distinct m."accountId") from "quizRoom" r join "roomMember" m on m."tenant" = r."tenant"
      and m."roomId" = r."roomId" and m."leftAt" is null where r."tenant" = q."tenant" and r."quizId" = q."id")
    + (select count(distinct a."accountId") from "quizAttempt" a where a."tenant" = q."tenant" and a."quizId" = q."id"
      and not exists (select 1 from "quizRoom" r join "roomMember" m on m."tenant" = r."tenant" and m."roomId" = r."roomId"
        and m."leftAt" is null where r."tenant" = q."tenant" and r."quizId" = q."id" and m."accountId" = a."accountId"))
    as "students",
    (select count(distinct a."accountId") from "quizAttempt" a where a."tenant" = q."tenant"
      and a."quizId" = q."id") as "started",
    (select count(distinct a."accountId") from "quizAttempt" a where a."tenant" = q."tenant" and a."quizId" = q."id"
      and a."state" <> 'running') as "submitted",
    (select count(*) from "quizComplaint" c where c."tenant" = q."tenant" and c."quizId" = q."id"
      and c."answeredAt" = 0) as "complaints"
  from "quiz" q where q."tenant" = ? and q."id" = ?`

/** A quiz in a teacher's list. */
export async function toTeacherQuiz(context: Context, quiz: QuizRow): Promise<TeacherQuiz> {
  const { rows } = context
  const [counts] = await rows<Counts>(countsSql, [tenant, quiz.id])
  const rooms = await rows<{ roomId: number }>(
    'select "roomId" from "quizRoom" where "tenant" = ? and "quizId" = ? order by "roomId"',
    [tenant, quiz.id],
  )
  const open = await openWorkOf(context, quiz)
  return {
    id: quiz.id,
    courseId: quiz.courseId,
    title: quiz.title,
    titleEn: quiz.titleEn,
    intro: quiz.intro,
    kind: quiz.kind,
    opensAt: quiz.opensAt,
    closesAt: quiz.closesAt,
    minutes: quiz.minutes,
    together: quiz.together === 1,
    attempts: quiz.attempts,
    counts: quiz.counts,
    shuffleQuestions: quiz.shuffleQuestions === 1,
    shuffleOptions: quiz.shuffleOptions === 1,
    partial: quiz.partial,
    review: quiz.review,
    policy: quiz.policy,
    takeOver: quiz.takeOver,
    requiresDesktop: quiz.requiresDesktop === 1,
    state: quiz.state,
    questionCount: Number(counts?.questionCount ?? 0),
    maxPoints: Number(counts?.maxPoints ?? 0),
    roomIds: rooms.map(({ roomId }) => roomId),
    students: counts?.students ?? 0,
    started: counts?.started ?? 0,
    submitted: counts?.submitted ?? 0,
    toGrade: open.toGrade,
    undecided: open.undecided,
    complaints: Number(counts?.complaints ?? 0),
    configKey: quiz.configKey,
    isReleased: quiz.releasedAt !== null,
    createdBy: quiz.createdBy,
  }
}

export async function teacherDetail(context: Context, quiz: QuizRow): Promise<TeacherQuizDetail> {
  const [listed, questions] = await Promise.all([
    toTeacherQuiz(context, quiz),
    keyedQuestionsOf(context, quiz),
  ])
  const extensions = await readExtensions(context, quiz.id)
  const notices = await context.rows<{ at: number; text: string }>(
    `select "at", "detail" as "text" from "quizEvent" where "tenant" = ? and "quizId" = ? and "attemptId" = ''
      and "kind" = 'notice' order by "id"`,
    [tenant, quiz.id],
  )
  return {
    ...listed,
    questions,
    extensions,
    notices,
    corrections: await correctionsOf(context, quiz.id),
  }
}
