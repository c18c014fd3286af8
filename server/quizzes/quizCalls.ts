import type * as contract from '../../src/contract/quizzes/quiz.ts'
import type { QuizHolderInfo } from '../../src/contract/quizzes/quiz.ts'
import type { Permission } from '../../src/rules/permissions.ts'
import type { Context, Handlers } from '../context.ts'
import { badParameter, notFound, refuse } from '../http/failure.ts'
import { keepSession } from '../people/session.ts'
import { questionOf, readQuestion } from '../questions/question.ts'
import { maxPointsSql } from '../store/maxPointsSql.ts'
import { tenant } from '../store/schema.ts'
import { openVersion } from './assignments/handIn.ts'
import { assignmentForStudent } from './assignments/submissions.ts'
import {
  beginAttempt,
  type HolderRow,
  holderOf,
  isTakeOverAllowed,
  judgeOneAttempt,
  readAttemptEnd,
  recordEvent,
  takeOverAttempt,
} from './attempts.ts'
import { requireExamBrowser } from './examBrowser.ts'
import { paperIdBase, paperOf, withoutKey } from './paper.ts'
import {
  allAttempts,
  attemptPoints,
  attemptsOf,
  hasClosed,
  isOpenAt,
  isReviewAllowed,
  isRunning,
  isSetForSql,
  type QuizRow,
  quizForDevice,
  quizForStudent,
} from './quiz.ts'
import { addAnswer, handIn } from './rows.ts'
import { keyChangesOf, scoreAttempt, withKeys } from './scoring.ts'
import { begunAttempt, begunOrSealed, meantAttempt, requirePaper } from './take/begun.ts'
import { quizCardOf, quizFlagsOf } from './take/card.ts'
import { findListedQuiz, listQuizzes } from './take/listed.ts'

/** How long (ms) after the end of an attempt its session lasts at least: what waits on the device is still delivered. */
const afterQuizMs = 86_400_000

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

/** A device that was heard within so many ms is noted anew only with something new. */
const heardLatelyMs = 30_000

/** Whether a beat says more of the device that holds the attempt than is known. */
const isNews = (
  { lastHeardAt, waiting, paperLoaded }: HolderRow,
  beat: { waiting: number; paperLoaded: boolean | undefined; now: number },
): boolean =>
  beat.now - (lastHeardAt ?? 0) >= heardLatelyMs ||
  beat.waiting !== waiting ||
  (beat.paperLoaded === true && paperLoaded !== 1)

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
    const { quiz, attempt } = await meantAttempt(context, given)
    requirePaper(quiz, attempt, context.now)
    return quizCardOf(context, quiz, attempt, { correct: false, points: false })
  },

  async quizCardDetail(given, context) {
    const { quiz, attempt } = await begunAttempt(context, given)
    const isReleased = quiz.releasedAt !== null
    const attempts = await attemptsOf(context, quiz.id, context.caller.accountId)
    const correct = isReleased || (await isReviewAllowed(context, quiz, attempts))
    return quizCardOf(context, quiz, attempt, { correct, points: isReleased })
  },

  async quizRemainingTime(given, context) {
    const { quiz, attempt } = await meantAttempt(context, given)
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
      const attempts = await attemptsOf(context, quiz.id, context.caller.accountId)
      if (attempts.some((one) => isRunning(one, context.now))) requireExamBrowser(context, quiz)
      const {
        maxPoints: _,
        partPoints: __,
        ...question
      } = mustHave((await paperOf(context, quiz)).shared.questions, id)
      return question
    }
    const question = questionOf(await readQuestion(id, context))
    return { ...withoutKey(question), catalogId: question.catalogId }
  },

  async quizSubmitDetail({ questionId, ...given }, context) {
    const { quiz, attempt } = await begunAttempt(context, given)
    const { answers } = await judgeOneAttempt(context, quiz, attempt)
    const answer = answers.get(questionId)
    if (!answer) return null
    const attempts = await attemptsOf(context, quiz.id, context.caller.accountId)
    const isShown = quiz.releasedAt !== null || (await isReviewAllowed(context, quiz, attempts))
    const scored = isShown ? await scoreAttempt(context, quiz, attempt) : null
    const correct = scored?.answers.find((one) => one.questionId === questionId)?.correct ?? null
    return { content: answer.row.content, correct, verdict: answer.verdict.verdict }
  },

  async quizQuestionAnswer({ questionId, ...given }, context) {
    const { quiz } = await begunAttempt(context, given)
    const attempts = await attemptsOf(context, quiz.id, context.caller.accountId)
    if (!(await isReviewAllowed(context, quiz, attempts))) throw refuse('quizNoAnswersYet')
    const [{ frozen }, changes] = await Promise.all([paperOf(context, quiz), keyChangesOf(context, quiz.id)])
    return mustHave(withKeys(frozen, changes), questionId).question
  },

  async quizSubmit({ quizId, number, questionId, content, ...provenance }, context) {
    const { token } = provenance
    const quiz = await context.readOnce(`quiz ${quizId} ${token ?? ''}`, () =>
      quizForDevice(context, quizId, token),
    )
    return addAnswer(context, quiz, number, { ...provenance, questionId, content })
  },

  async quizSubmitCheck(given, context) {
    const { quiz, attempt } = await begunAttempt(context, given)
    const { items } = await quizCardOf(context, quiz, attempt, { correct: false, points: false })
    return {
      unanswered: items.filter(({ isSubmited }) => !isSubmited).map(({ questionId }) => questionId),
      flagged: items.filter(({ isFlagged }) => isFlagged).map(({ questionId }) => questionId),
    }
  },

  async quizSubmitAll({ quizId, number, auto, hashes, ...provenance }, context) {
    const quiz = await quizForDevice(context, quizId, provenance.token)
    return handIn(context, quiz, number, { ...provenance, auto: auto ?? false, hashes: hashes ?? [] })
  },

  async submitRecordInsert({ quizId, practiseId, number, paperId, deviceId, deviceName }, context) {
    if (practiseId !== undefined)
      return { version: await openVersion(context, await assignmentForStudent(context, practiseId)) }
    if (quizId === undefined) throw badParameter('quizId')
    const quiz = await quizForStudent(context, quizId)
    requireExamBrowser(context, quiz)
    const begun = await beginAttempt(context, quiz, {
      number,
      paperId,
      deviceId: deviceId ?? context.caller.tokenHash.slice(0, 32),
      deviceName: deviceName ?? '',
    })
    await keepSession(context, (begun.endAt ?? context.now) + afterQuizMs)
    return begun
  },

  async quizFlag({ questionId, ...given }, context) {
    const { attempt } = await begunOrSealed(context, given)
    await context.rows(
      `insert into "quizFlag" ("tenant", "attemptId", "questionId") values (?, ?, ?) on conflict do nothing`,
      [tenant, attempt.id, questionId],
      'writer',
    )
    return null
  },

  async quizFlagRemove({ questionId, ...given }, context) {
    const { attempt } = await begunOrSealed(context, given)
    await context.rows(
      'delete from "quizFlag" where "tenant" = ? and "attemptId" = ? and "questionId" = ?',
      [tenant, attempt.id, questionId],
      'writer',
    )
    return null
  },

  async quizWatchRead({ quizId }, context) {
    await quizForStudent(context, quizId)
    const { rows, caller, now } = context
    await rows(
      'update "quizAttempt" set "seenAt" = ? where "tenant" = ? and "quizId" = ? and "accountId" = ?',
      [now, tenant, quizId, caller.accountId],
      'writer',
    )
    return null
  },

  async quizPaper({ deviceId, ...given }, context) {
    const { quiz, attempt } = await begunAttempt(context, given)
    if (quiz.opensAt > context.now) throw refuse('quizNotOpen')
    if (isRunning(attempt, context.now)) requireExamBrowser(context, quiz)
    const [paper, flags, holder, judged, listed] = await Promise.all([
      paperOf(context, quiz),
      quizFlagsOf(context, attempt),
      holderOf(context, attempt.id),
      judgeOneAttempt(context, quiz, attempt),
      findListedQuiz(context, quiz.id),
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
        'writer',
      )
    if (holder?.token === token && isNews(holder, { waiting, paperLoaded, now }))
      await rows(
        `update "quizHolder" set "lastHeardAt" = ?, "waiting" = ?, "paperLoaded" = ?
          where "tenant" = ? and "attemptId" = ? and "epoch" = ?`,
        [now, waiting, paperLoaded || holder.paperLoaded === 1 ? 1 : 0, tenant, attempt.id, holder.epoch],
        'writer',
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
    const { quiz, attempt } = await begunAttempt(context, given)
    requireExamBrowser(context, quiz)
    if (quiz.takeOver === 'teacher' && !(await isTakeOverAllowed(context, attempt.id)))
      throw refuse('quizTakeOverByTeacher')
    return takeOverAttempt(context, attempt, { deviceId, deviceName })
  },

  async quizDistribution({ quizId }, context) {
    const quiz = await quizForStudent(context, quizId)
    if (quiz.releasedAt === null) return null
    const [{ total }] = (await context.rows<{ total: number }>(
      `select ${maxPointsSql} as "total" from "quiz" q where q."tenant" = ? and q."id" = ?`,
      [tenant, quizId],
    )) as [{ total: number }]
    const attempts = Map.groupBy(await allAttempts(context, quizId), ({ accountId }) => accountId)
    const scores = [...attempts.values()].flatMap((own) => attemptPoints(quiz.counts, own) ?? [])
    if (scores.length < 10) return { students: scores.length, counts: [] }
    const counts = new Array<number>(10).fill(0)
    for (const points of scores) {
      const step = Math.min(9, Math.floor((points * 10) / Math.max(1, Number(total))))
      counts[step] = (counts[step] ?? 0) + 1
    }
    return { students: scores.length, counts }
  },
}
