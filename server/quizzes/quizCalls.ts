import type * as contract from '../../src/contract/quizzes/quiz.ts'
import type { QuizCard, QuizCardItem, QuizHolderInfo, StudentQuiz } from '../../src/contract/quizzes/quiz.ts'
import type { Permission } from '../../src/rules/permissions.ts'
import type { Context, Handlers } from '../context.ts'
import { badParameter, notFound, refuse } from '../http/failure.ts'
import { inOpenCatalog } from '../library/openSubjects.ts'
import { questionOf, readQuestion } from '../questions/question.ts'
import { marksFor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { openVersion } from './assignments/handIn.ts'
import { assignmentForStudent } from './assignments/submissions.ts'
import {
  attemptMeant,
  beginAttempt,
  type HolderRow,
  holderOf,
  judgeOneAttempt,
  readAttemptEnd,
  recordEvent,
  takeOverAttempt,
} from './attempts.ts'
import { type FrozenQuestion, paperIdBase, paperOf, withoutKey } from './paper.ts'
import {
  type AttemptRecord,
  attemptsByQuiz,
  attemptsOf,
  type CourseNames,
  hasClosed,
  isOpenAt,
  isReviewAllowed,
  isRunning,
  isSetForSql,
  type QuizRow,
  quizForStudent,
  toStudentQuiz,
} from './quiz.ts'
import { addAnswer, handIn } from './rows.ts'
import { scoreAttempt } from './scoring.ts'
import { takeUpSealedAttempt } from './sealed/begin.ts'

type ListedQuiz = QuizRow & CourseNames & { total: number }

const listedSql = (where: string) => `select q.*, c."name" as "courseName", c."nameEn" as "courseNameEn",
    count(*) over () as "total",
    (select count(*) from "quizQuestion" n where n."tenant" = q."tenant" and n."quizId" = q."id") as "questionCount",
    (select coalesce(sum(n."maxPoints"), 0) from "quizQuestion" n where n."tenant" = q."tenant"
      and n."quizId" = q."id") as "maxPoints"
  from "quiz" q join "course" c on c."tenant" = q."tenant" and c."id" = q."courseId"
  where q."tenant" = ? and (${where})`

async function listQuizzes(
  context: Context,
  where: { sql: string; values: (number | string)[] },
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ records: StudentQuiz[]; total: number }> {
  const { rows, caller, now } = context
  const found = await rows<ListedQuiz>(
    `${listedSql(where.sql)} order by q."opensAt" desc, q."id" desc limit ? offset ?`,
    [tenant, ...where.values, pageSize, (pageNo - 1) * pageSize],
  )
  const ids = found.map(({ id }) => id)
  const attempts = await attemptsByQuiz(context, ids, caller.accountId)
  const records = found.map((quiz) => toStudentQuiz(toNumbers(quiz), attempts.get(quiz.id) ?? [], now))
  return { records, total: found[0]?.total ?? 0 }
}

/** PostgreSQL gives sums as text. */
const toNumbers = <T extends CourseNames>(quiz: T): T => ({
  ...quiz,
  questionCount: Number(quiz.questionCount),
  maxPoints: Number(quiz.maxPoints),
})

async function oneListed(context: Context, quizId: number): Promise<StudentQuiz> {
  const { records } = await listQuizzes(
    context,
    { sql: 'q."id" = ?', values: [quizId] },
    { pageNo: 1, pageSize: 1 },
  )
  const [quiz] = records
  if (!quiz) throw notFound()
  return quiz
}

async function flagsOf({ rows }: Context, attempt: AttemptRecord | null): Promise<Set<number>> {
  if (!attempt) return new Set()
  const found = await rows<{ questionId: number }>(
    'select "questionId" from "quizFlag" where "tenant" = ? and "attemptId" = ?',
    [tenant, attempt.id],
  )
  return new Set(found.map(({ questionId }) => questionId))
}

/** From which questions of the bank a paper's were made, as far as a student may practise them. */
async function sourcesOf(
  { rows }: Context,
  questions: readonly FrozenQuestion[],
): Promise<Map<number, NonNullable<QuizCardItem['source']>>> {
  const ids = questions.map(({ sourceId }) => sourceId)
  if (ids.length === 0) return new Map()
  const found = await rows<{ questionId: number; subjectId: number }>(
    `select q."id" as "questionId", c."subjectId" from "question" q join "catalog" c on c."tenant" = q."tenant"
      and c."id" = q."catalogId" where q."tenant" = ? and q."creator" = 0 and q."id" in (${marksFor(ids)})
      and ${inOpenCatalog('q."catalogId"')}`,
    [tenant, ...ids],
  )
  return new Map(found.map((source) => [source.questionId, source]))
}

/** The card before any outcome; with an outcome where `shows` says so. */
async function cardOf(
  context: Context,
  quiz: QuizRow,
  attempt: AttemptRecord | null,
  shows: { correct: boolean; points: boolean },
): Promise<QuizCard> {
  const [{ frozen: questions }, flags] = await Promise.all([
    paperOf(context, quiz),
    flagsOf(context, attempt),
  ])
  const scored = attempt ? await scoreAttempt(context, quiz, attempt) : null
  const answers = new Map(scored?.answers.map((answer) => [answer.questionId, answer]))
  const sources = shows.correct ? await sourcesOf(context, questions) : new Map()
  return {
    paperId: attempt?.id ?? '',
    items: questions.map(({ id, sourceId, question, maxPoints }) => {
      const answer = answers.get(id)
      return {
        questionId: id,
        baseType: question.type.baseType,
        isSubmited: answer !== undefined && answer.content !== '',
        isCorrected: shows.correct ? (answer?.correct ?? null) : null,
        isFlagged: flags.has(id),
        maxPoints,
        points: shows.points ? (answer?.points ?? null) : null,
        comment: shows.points ? (answer?.comment ?? '') : '',
        source: sources.get(sourceId) ?? null,
      }
    }),
  }
}

/** Nobody sees a paper before the quiz opens, and nobody sees one that they did not begin after it has closed. */
function requirePaper(quiz: QuizRow, attempt: AttemptRecord | null, now: number): void {
  if (attempt) return
  if (quiz.opensAt > now && quiz.state === 'published') throw refuse('quizNotOpen')
  if (!isOpenAt(quiz, now)) throw refuse('quizOver')
}

interface Meant {
  quizId: number
  number?: number | undefined
}

async function meant(context: Context, { quizId, number }: Meant) {
  const quiz = await quizForStudent(context, quizId)
  return { quiz, attempt: await attemptMeant(context, quizId, number) }
}

/** The attempt that a change is for. @throws Failure code 1 where none was begun */
async function begun(context: Context, given: Meant) {
  const { quiz, attempt } = await meant(context, given)
  if (!attempt) throw refuse('quizNotBegun')
  return { quiz, attempt }
}

/** The same for what a device sends that may have begun without network, from a sealed paper. */
async function begunOrSealed(context: Context, given: Meant & { token?: string | undefined }) {
  const { quiz, attempt } = await meant(context, given)
  const known = attempt ?? (await takeUpSealedAttempt(context, quiz, given.token))
  if (!known) throw refuse('quizNotBegun')
  return { quiz, attempt: known }
}

/** @throws Failure 404 where the paper has no such question */
function mustHave<Of extends { id: number }>(questions: readonly Of[], questionId: number): Of {
  const found = questions.find(({ id }) => id === questionId)
  if (!found) throw notFound()
  return found
}

const holderInfo = (holder: HolderRow | null, deviceId: string | undefined): QuizHolderInfo | null =>
  holder && {
    isThisDevice: holder.deviceId === deviceId,
    deviceName: holder.name,
    lastHeardAt: holder.lastHeardAt,
    waiting: holder.waiting,
    epoch: holder.epoch,
  }

async function noticesOf({ rows }: Context, quizId: number): Promise<{ at: number; text: string }[]> {
  return rows<{ at: number; text: string }>(
    `select "at", "detail" as "text" from "quizEvent" where "tenant" = ? and "quizId" = ? and "attemptId" = ''
      and "kind" = 'notice' order by "id"`,
    [tenant, quizId],
  )
}

/** Quizzes of a course's paper questions that the caller has begun: where a question without answer may be read. */
async function begunQuizOf(context: Context, paperQuestionId: number): Promise<QuizRow | null> {
  const { rows, caller, now } = context
  const [quiz] = await rows<QuizRow>(
    `select q.* from "quiz" q join "quizQuestion" n on n."tenant" = q."tenant" and n."quizId" = q."id"
      where q."tenant" = ? and n."id" = ? and q."opensAt" <= ? and exists (select 1 from "quizAttempt" a where a."tenant" = q."tenant"
        and a."quizId" = q."id" and a."accountId" = ?)`,
    [tenant, paperQuestionId, now, caller.accountId],
  )
  return quiz ?? null
}

export const permissions: Record<keyof Handlers<typeof contract>, Permission> = {
  quizStudyingPage: 'quiz.take',
  quizStudentPage: 'quiz.take',
  quizCard: 'quiz.take',
  quizCardDetail: 'quiz.take',
  quizRemainingTime: 'quiz.take',
  questionWithoutAnswer: 'quiz.take',
  quizSubmitDetail: 'quiz.take',
  quizQuestionAnswer: 'quiz.take',
  quizSubmit: 'quiz.take',
  quizSubmitCheck: 'quiz.take',
  quizSubmitAll: 'quiz.take',
  submitRecordInsert: 'quiz.take',
  quizFlag: 'quiz.take',
  quizFlagRemove: 'quiz.take',
  quizWatchRead: 'quiz.take',
  quizPaper: 'quiz.take',
  quizBeat: 'quiz.take',
  quizTakeOver: 'quiz.take',
  quizDistribution: 'quiz.take',
}

export const handlers: Handlers<typeof contract> = {
  quizStudyingPage({ courseId, ...page }, context) {
    const ofCourse = courseId === undefined ? '' : ' and q."courseId" = ?'
    const values = [context.caller.accountId, ...(courseId === undefined ? [] : [courseId])]
    return listQuizzes(context, { sql: `${isSetForSql}${ofCourse}`, values }, page)
  },

  quizStudentPage(page, context) {
    const sql = `exists (select 1 from "quizAttempt" a where a."tenant" = q."tenant" and a."quizId" = q."id"
      and a."accountId" = ?)`
    return listQuizzes(context, { sql, values: [context.caller.accountId] }, page)
  },

  async quizCard(given, context) {
    const { quiz, attempt } = await meant(context, given)
    requirePaper(quiz, attempt, context.now)
    return cardOf(context, quiz, attempt, { correct: false, points: false })
  },

  async quizCardDetail(given, context) {
    const { quiz, attempt } = await begun(context, given)
    const isReleased = quiz.releasedAt !== null
    const attempts = await attemptsOf(context, quiz.id, context.caller.accountId)
    const correct = isReleased || isReviewAllowed(quiz, attempts, context.now)
    return cardOf(context, quiz, attempt, { correct, points: isReleased })
  },

  async quizRemainingTime(given, context) {
    const { quiz, attempt } = await meant(context, given)
    const { now, caller } = context
    if (attempt && !isRunning(attempt, now)) return 0
    if (!attempt && !isOpenAt(quiz, now)) {
      if (hasClosed(quiz, now)) return 0
      throw refuse('quizNotOpen')
    }
    const endAt = attempt ? attempt.endAt : await readAttemptEnd(context, quiz, caller.accountId, now)
    return endAt === null ? null : Math.max(0, Math.ceil((endAt - now) / 1000))
  },

  async questionWithoutAnswer({ id }, context) {
    if (id > paperIdBase) {
      const quiz = await begunQuizOf(context, id - paperIdBase)
      if (!quiz) throw refuse('quizNotBegun')
      const { maxPoints: _, ...question } = mustHave((await paperOf(context, quiz)).shared.questions, id)
      return question
    }
    const question = questionOf(await readQuestion(id, context))
    return { ...withoutKey(question), catalogId: question.catalogId }
  },

  async quizSubmitDetail({ questionId, ...given }, context) {
    const { quiz, attempt } = await begun(context, given)
    const { answers } = await judgeOneAttempt(context, quiz, attempt)
    const answer = answers.get(questionId)
    if (!answer) return null
    const attempts = await attemptsOf(context, quiz.id, context.caller.accountId)
    const isShown = quiz.releasedAt !== null || isReviewAllowed(quiz, attempts, context.now)
    const scored = isShown ? await scoreAttempt(context, quiz, attempt) : null
    const correct = scored?.answers.find((one) => one.questionId === questionId)?.correct ?? null
    return { content: answer.row.content, correct, verdict: answer.verdict.verdict }
  },

  async quizQuestionAnswer({ questionId, ...given }, context) {
    const { quiz } = await begun(context, given)
    const attempts = await attemptsOf(context, quiz.id, context.caller.accountId)
    if (!isReviewAllowed(quiz, attempts, context.now)) throw refuse('quizNoAnswersYet')
    return mustHave((await paperOf(context, quiz)).frozen, questionId).question
  },

  async quizSubmit({ quizId, number, questionId, content, ...provenance }, context) {
    const quiz = await quizForStudent(context, quizId)
    return addAnswer(context, quiz, number, { ...provenance, questionId, content })
  },

  async quizSubmitCheck(given, context) {
    const { quiz, attempt } = await begun(context, given)
    const { items } = await cardOf(context, quiz, attempt, { correct: false, points: false })
    return {
      unanswered: items.filter(({ isSubmited }) => !isSubmited).map(({ questionId }) => questionId),
      flagged: items.filter(({ isFlagged }) => isFlagged).map(({ questionId }) => questionId),
    }
  },

  async quizSubmitAll({ quizId, number, auto, hashes, ...provenance }, context) {
    const quiz = await quizForStudent(context, quizId)
    return handIn(context, quiz, number, { ...provenance, auto: auto ?? false, hashes: hashes ?? [] })
  },

  async submitRecordInsert({ quizId, practiseId, number, paperId, deviceId, deviceName }, context) {
    if (practiseId !== undefined)
      return { version: await openVersion(context, await assignmentForStudent(context, practiseId)) }
    if (quizId === undefined) throw badParameter('quizId')
    const quiz = await quizForStudent(context, quizId)
    return beginAttempt(context, quiz, {
      number,
      paperId,
      deviceId: deviceId ?? context.caller.tokenHash.slice(0, 32),
      deviceName: deviceName ?? '',
    })
  },

  async quizFlag({ questionId, ...given }, context) {
    const { attempt } = await begunOrSealed(context, given)
    await context.rows(
      `insert into "quizFlag" ("tenant", "attemptId", "questionId") values (?, ?, ?) on conflict do nothing`,
      [tenant, attempt.id, questionId],
    )
    return null
  },

  async quizFlagRemove({ questionId, ...given }, context) {
    const { attempt } = await begunOrSealed(context, given)
    await context.rows('delete from "quizFlag" where "tenant" = ? and "attemptId" = ? and "questionId" = ?', [
      tenant,
      attempt.id,
      questionId,
    ])
    return null
  },

  async quizWatchRead({ quizId }, context) {
    await quizForStudent(context, quizId)
    const { rows, caller, now } = context
    await rows(
      'update "quizAttempt" set "seenAt" = ? where "tenant" = ? and "quizId" = ? and "accountId" = ?',
      [now, tenant, quizId, caller.accountId],
    )
    return null
  },

  async quizPaper({ deviceId, ...given }, context) {
    const { quiz, attempt } = await begun(context, given)
    if (quiz.opensAt > context.now) throw refuse('quizNotOpen')
    const [paper, flags, holder, judged, listed] = await Promise.all([
      paperOf(context, quiz),
      flagsOf(context, attempt),
      holderOf(context, attempt.id),
      judgeOneAttempt(context, quiz, attempt),
      oneListed(context, quiz.id),
    ])
    return {
      ...paper.shared,
      quiz: listed,
      paperId: attempt.id,
      number: attempt.number,
      seed: attempt.seed,
      startedAt: attempt.startedAt,
      endAt: attempt.endAt,
      shuffleQuestions: quiz.shuffleQuestions === 1,
      shuffleOptions: quiz.shuffleOptions === 1,
      notices: await noticesOf(context, quiz.id),
      answers: [...judged.answers].map(([questionId, { row, verdict }]) => ({
        questionId,
        content: row.content,
        verdict: verdict.verdict,
      })),
      flags: [...flags],
      holder: holderInfo(holder, deviceId),
    }
  },

  async quizBeat({ token, hash, waiting, paperLoaded, events, ...given }, context) {
    const { quiz, attempt } = await begunOrSealed(context, { ...given, token })
    const { rows, now } = context
    const holder = await holderOf(context, attempt.id)
    if (hash !== undefined)
      await rows(
        `insert into "quizCommitment" ("tenant", "attemptId", "token", "hash", "at", "by")
          values (?, ?, ?, ?, ?, 'service') on conflict do nothing`,
        [tenant, attempt.id, token, hash, now],
      )
    if (holder?.token === token)
      await rows(
        `update "quizHolder" set "lastHeardAt" = ?, "waiting" = ?, "paperLoaded" = ?
          where "tenant" = ? and "attemptId" = ? and "epoch" = ?`,
        [now, waiting, paperLoaded || holder.paperLoaded === 1 ? 1 : 0, tenant, attempt.id, holder.epoch],
      )
    for (const { kind, at } of events ?? []) await recordEvent(context, quiz.id, attempt.id, kind, token, at)
    return {
      endAt: attempt.endAt,
      isTakenOver: holder !== null && holder.token !== token,
      notices: await noticesOf(context, quiz.id),
      isEnded: !isRunning(attempt, now),
    }
  },

  async quizTakeOver({ deviceId, deviceName, ...given }, context) {
    const { quiz, attempt } = await begun(context, given)
    if (quiz.takeOver === 'teacher') throw refuse('quizTakeOverByTeacher')
    return takeOverAttempt(context, attempt, { deviceId, deviceName })
  },

  async quizDistribution({ quizId }, context) {
    const quiz = await quizForStudent(context, quizId)
    if (quiz.releasedAt === null) return null
    const [{ total }] = (await context.rows<{ total: number }>(
      'select coalesce(sum("maxPoints"), 0) as "total" from "quizQuestion" where "tenant" = ? and "quizId" = ?',
      [tenant, quizId],
    )) as [{ total: number }]
    const scores = await context.rows<{ points: number }>(
      `select max("points") as "points" from "quizAttempt" where "tenant" = ? and "quizId" = ? and "points" is not null
        group by "accountId"`,
      [tenant, quizId],
    )
    if (scores.length < 10) return { students: scores.length, counts: [] }
    const counts = new Array<number>(10).fill(0)
    for (const { points } of scores) {
      const step = Math.min(9, Math.floor((points * 10) / Math.max(1, Number(total))))
      counts[step] = (counts[step] ?? 0) + 1
    }
    return { students: scores.length, counts }
  },
}
