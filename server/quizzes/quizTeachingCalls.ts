import type * as contract from '../../src/contract/quizzes/quizTeaching.ts'
import type { QuizAnswerToGrade, QuizSitter } from '../../src/contract/quizzes/quizTeaching.ts'
import { readChoices } from '../../src/rules/kinds/multiple.ts'
import type { Permission } from '../../src/rules/permissions.ts'
import { cronbachAlpha, itemFigures } from '../../src/rules/quizzes/itemStatistics.ts'
import type { Context, Handlers } from '../context.ts'
import { badParameter, notFound, refuse } from '../http/failure.ts'
import { questionOf } from '../questions/question.ts'
import { marksFor } from '../store/db.ts'
import { type QuestionRow, tenant } from '../store/schema.ts'
import { extendAttempts, type HolderRow, judgeOneAttempt, recordEvent } from './attempts.ts'
import { allAttempts, publishQuiz, saveQuiz, teacherDetail, toTeacherQuiz } from './editQuiz.ts'
import { questionsOf } from './paper.ts'
import { type AttemptRecord, isRunning, type QuizRow, quizForTeacher, requireQuizRight } from './quiz.ts'
import { tellDecided, tellExtended, tellPublished, tellRegraded, tellReleased } from './quizNotices.ts'
import { closeAttempt } from './rows.ts'
import { type KeyChange, type ScoredAttempt, scoreAttempts } from './scoring.ts'
import { requirePresence } from './sealed/presence.ts'

interface Person {
  name: string
  nameEn: string
}

const namesSql = (
  ids: readonly number[],
) => `select "id", "fullName" as "name", "fullNameEn" as "nameEn" from "account"
  where "tenant" = ? and "id" in (${marksFor(ids)})`

async function namesOf({ rows }: Context, ids: readonly number[]): Promise<Map<number, Person>> {
  if (ids.length === 0) return new Map()
  const found = await rows<Person & { id: number }>(namesSql(ids), [tenant, ...ids])
  return new Map(found.map(({ id, name, nameEn }) => [id, { name, nameEn }]))
}

const unknownPerson: Person = { name: '', nameEn: '' }

interface SitterRow extends Person {
  accountId: number
  loginName: string
  roomId: number
}

async function readyList(context: Context, quiz: QuizRow, roomId: number | undefined): Promise<QuizSitter[]> {
  const { rows, now } = context
  const sitters = await rows<SitterRow>(
    `select a."id" as "accountId", a."fullName" as "name", a."fullNameEn" as "nameEn", a."loginName", m."roomId"
      from "quizRoom" r join "roomMember" m on m."tenant" = r."tenant" and m."roomId" = r."roomId" and m."leftAt" is null
      join "account" a on a."tenant" = m."tenant" and a."id" = m."accountId"
      where r."tenant" = ? and r."quizId" = ? ${roomId === undefined ? '' : 'and r."roomId" = ?'}
      order by a."loginName", a."id"`,
    [tenant, quiz.id, ...(roomId === undefined ? [] : [roomId])],
  )
  const attempts = await allAttempts(context, quiz.id)
  const latest = new Map(attempts.map((attempt) => [attempt.accountId, attempt]))
  const holders = await rows<HolderRow>(
    `select h.* from "quizHolder" h join "quizAttempt" a on a."tenant" = h."tenant" and a."id" = h."attemptId"
      where h."tenant" = ? and a."quizId" = ? order by h."epoch"`,
    [tenant, quiz.id],
  )
  const holdersOf = Map.groupBy(holders, ({ attemptId }) => attemptId)
  const scored = await scoreAttempts(context, quiz, [...latest.values()])
  const scoreOf = new Map(scored.map((one) => [one.attempt.id, one]))
  return sitters.map((sitter) => {
    const attempt = latest.get(sitter.accountId)
    if (!attempt) return { ...sitter, attempt: null }
    const own = holdersOf.get(attempt.id) ?? []
    const holder = own.at(-1)
    const score = scoreOf.get(attempt.id)
    return {
      ...sitter,
      attempt: {
        number: attempt.number,
        state: attempt.state === 'running' && !isRunning(attempt, now) ? 'ended' : attempt.state,
        startedAt: attempt.startedAt,
        endAt: attempt.endAt,
        submittedAt: attempt.submittedAt,
        paperLoaded: holder?.paperLoaded === 1,
        lastHeardAt: holder?.lastHeardAt ?? null,
        waiting: holder?.waiting ?? 0,
        answered: score?.answers.filter(({ content }) => content !== '').length ?? 0,
        takeOvers: Math.max(0, own.length - 1),
        undecided: score?.undecided ?? 0,
        points: score?.points ?? null,
        isOpen: score?.isOpen ?? false,
      },
    }
  })
}

/** The attempt of a student, by number, else the last one. @throws Failure 404 */
async function attemptOfStudent(
  context: Context,
  quiz: QuizRow,
  accountId: number,
  number: number | undefined,
): Promise<AttemptRecord> {
  const own = (await allAttempts(context, quiz.id)).filter((attempt) => attempt.accountId === accountId)
  const attempt = number === undefined ? own.at(-1) : own.find((one) => one.number === number)
  if (!attempt) throw notFound()
  return attempt
}

/** Notes for the student that something changed in their attempts. */
async function touchAttempts({ rows, now }: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await rows(`update "quizAttempt" set "changedAt" = ? where "tenant" = ? and "id" in (${marksFor(ids)})`, [
    now,
    tenant,
    ...ids,
  ])
}

/** Stores the points of released attempts anew. */
async function storePoints({ rows }: Context, scored: readonly ScoredAttempt[]): Promise<void> {
  for (const { attempt, points } of scored)
    if (points !== attempt.points)
      await rows('update "quizAttempt" set "points" = ? where "tenant" = ? and "id" = ?', [
        points,
        tenant,
        attempt.id,
      ])
}

async function endRunning(context: Context, quiz: QuizRow, reason: string): Promise<void> {
  const { rows, now } = context
  for (const attempt of await allAttempts(context, quiz.id)) {
    if (!isRunning(attempt, now)) continue
    await rows('update "quizAttempt" set "endAt" = ? where "tenant" = ? and "id" = ?', [
      now,
      tenant,
      attempt.id,
    ])
    await closeAttempt(context, attempt, 'ended', now)
    await recordEvent(context, quiz.id, attempt.id, 'ended', reason)
  }
  await rows(`update "quiz" set "state" = 'closed' where "tenant" = ? and "id" = ?`, [tenant, quiz.id])
  await recordEvent(context, quiz.id, '', 'ended', reason)
}

/** What students answered to one question, in all attempts or in the one that is named. */
async function answersToGrade(
  context: Context,
  quiz: QuizRow,
  questionId: number,
  attemptId?: string,
): Promise<QuizAnswerToGrade[]> {
  const attempts = (await allAttempts(context, quiz.id)).filter(
    (one) => !isRunning(one, context.now) && (attemptId === undefined || one.id === attemptId),
  )
  const names = await namesOf(
    context,
    attempts.map(({ accountId }) => accountId),
  )
  const scored = await scoreAttempts(context, quiz, attempts)
  return scored.flatMap(({ attempt, answers }) => {
    const answer = answers.find((one) => one.questionId === questionId)
    if (!answer) return []
    const { content, points, comment, version } = answer
    return [
      {
        attemptId: attempt.id,
        ...(names.get(attempt.accountId) ?? unknownPerson),
        content,
        points,
        comment,
        version,
      },
    ]
  })
}

/** Who would have other points with a changed key, and how many. */
async function regradedAttempts(context: Context, quiz: QuizRow, questionId: number, change: KeyChange) {
  const attempts = (await allAttempts(context, quiz.id)).filter((one) => !isRunning(one, context.now))
  const before = await scoreAttempts(context, quiz, attempts)
  const after = await scoreAttempts(context, quiz, attempts, new Map([[questionId, [change]]]))
  return before.flatMap((one, index) => {
    const other = after[index]
    if (!other || one.points === null || other.points === null || one.points === other.points) return []
    return [{ attempt: one.attempt, before: one.points, after: other.points }]
  })
}

export const permissions: Record<keyof Handlers<typeof contract>, Permission> = {
  quizTeacherPage: 'quiz.watch',
  quizTeacherDetail: 'quiz.watch',
  quizSave: 'quiz.edit',
  quizDraw: 'quiz.edit',
  quizPublish: 'quiz.edit',
  quizExtend: 'quiz.edit',
  quizNotice: 'quiz.edit',
  quizEnd: 'quiz.edit',
  quizReopen: 'quiz.edit',
  quizReady: 'quiz.watch',
  quizAttempt: 'quiz.watch',
  quizDecide: 'quiz.edit',
  quizGrading: 'quiz.grade',
  quizGrade: 'quiz.grade',
  quizRegrade: 'quiz.edit',
  quizRelease: 'quiz.edit',
  quizItems: 'quiz.watch',
}

export const handlers: Handlers<typeof contract> = {
  async quizTeacherPage({ courseId, pageNo, pageSize }, context) {
    const { rows, caller, now } = context
    if (courseId !== undefined) await requireQuizRight(context, courseId, 'watch')
    const mine = `q."courseId" in (select t."courseId" from "courseTeacher" t where t."tenant" = ? and t."accountId" = ?
      and (t."role" <> 'substitute' or (coalesce(t."from", 0) <= ? and coalesce(t."until", ?) > ?)))`
    const where = courseId === undefined ? mine : 'q."courseId" = ?'
    const values = courseId === undefined ? [tenant, caller.accountId, now, now + 1, now] : [courseId]
    const found = await rows<QuizRow & { total: number }>(
      `select q.*, count(*) over () as "total" from "quiz" q where q."tenant" = ? and ${where}
        order by q."opensAt" desc, q."id" desc limit ? offset ?`,
      [tenant, ...values, pageSize, (pageNo - 1) * pageSize],
    )
    const records = await Promise.all(found.map((quiz) => toTeacherQuiz(context, quiz)))
    return { records, total: found[0]?.total ?? 0 }
  },

  quizTeacherDetail: async ({ quizId }, context) =>
    teacherDetail(context, await quizForTeacher(context, quizId, 'watch')),

  quizSave: (given, context) => saveQuiz(context, given),

  async quizDraw({ courseId, catalogId, count, difficulty, except }, context) {
    await requireQuizRight(context, courseId, 'edit')
    const left = (except ?? '').split(',').filter(Boolean).map(Number)
    const found = await context.rows<QuestionRow>(
      `select * from "question" where "tenant" = ? and "creator" = 0 and "catalogId" = ?
        ${left.length > 0 ? `and "id" not in (${marksFor(left)})` : ''} order by random() limit 500`,
      [tenant, catalogId, ...left],
    )
    const questions = found.map(questionOf)
    return questions
      .filter((question) => difficulty === undefined || question.difficulty === difficulty)
      .slice(0, count)
  },

  async quizPublish(given, context) {
    const quiz = await publishQuiz(context, given)
    await tellPublished(context, quiz, given.roomIds)
    return teacherDetail(context, quiz)
  },

  async quizExtend({ quizId, accountId, roomId, minutes, factor, reason }, context) {
    const quiz = await quizForTeacher(context, quizId, 'edit')
    if (minutes === 0 && factor === 1) throw badParameter('minutes')
    if (reason === '') throw refuse('reasonEmpty', [], { field: 'reason' })
    const { rows, caller, now } = context
    await rows(
      `insert into "quizExtension" ("tenant", "quizId", "accountId", "roomId", "minutes", "factorPercent", "by", "at",
        "reason") values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        tenant,
        quizId,
        accountId ?? null,
        roomId ?? null,
        minutes,
        Math.round(factor * 100),
        caller.accountId,
        now,
        reason,
      ],
    )
    await extendAttempts(context, quiz)
    await tellExtended(context, quiz, { accountId, roomId, minutes })
    return null
  },

  async quizNotice({ quizId, text }, context) {
    const quiz = await quizForTeacher(context, quizId, 'edit')
    if (text.trim() === '') throw badParameter('text')
    await recordEvent(context, quiz.id, '', 'notice', text.trim())
    return null
  },

  async quizEnd({ quizId, reason }, context) {
    const quiz = await quizForTeacher(context, quizId, 'edit')
    await endRunning(context, quiz, reason)
    return null
  },

  async quizReopen({ quizId, accountId, reason }, context) {
    const quiz = await quizForTeacher(context, quizId, 'edit')
    const attempt = await attemptOfStudent(context, quiz, accountId, undefined)
    const { closing } = await judgeOneAttempt(context, quiz, attempt)
    if (!closing) throw refuse('quizNotHandedIn')
    await context.rows(
      `update "quizAttempt" set "state" = 'running', "submittedAt" = null, "changedAt" = ? where "tenant" = ? and "id" = ?`,
      [context.now, tenant, attempt.id],
    )
    await recordEvent(context, quiz.id, attempt.id, 'reopened', closing.row.opId)
    await recordEvent(context, quiz.id, attempt.id, 'reason', reason)
    return null
  },

  quizReady: async ({ quizId, roomId }, context) =>
    readyList(context, await quizForTeacher(context, quizId, 'watch'), roomId),

  async quizAttempt({ quizId, accountId, number }, context) {
    const quiz = await quizForTeacher(context, quizId, 'watch')
    const attempt = await attemptOfStudent(context, quiz, accountId, number)
    const { rows } = context
    const [judged, scored, names, holders, events] = await Promise.all([
      judgeOneAttempt(context, quiz, attempt),
      scoreAttempts(context, quiz, [attempt]),
      namesOf(context, [accountId]),
      rows<HolderRow>('select * from "quizHolder" where "tenant" = ? and "attemptId" = ?', [
        tenant,
        attempt.id,
      ]),
      rows<{ kind: string; at: number; detail: string }>(
        `select "kind", "at", "detail" from "quizEvent" where "tenant" = ? and "attemptId" = ? order by "at", "id"`,
        [tenant, attempt.id],
      ),
    ])
    const deviceOf = new Map(holders.map(({ token, name }) => [token, name]))
    const secrets = new Set(holders.map(({ token }) => token))
    return {
      accountId,
      ...(names.get(accountId) ?? unknownPerson),
      number: attempt.number,
      startedAt: attempt.startedAt,
      endAt: attempt.endAt,
      isOpen: judged.isOpen,
      rows: judged.rows.map(({ row, lower, upper, verdict, decided, counts }) => ({
        opId: row.opId,
        kind: row.kind,
        questionId: row.questionId,
        content: row.content,
        deviceName: deviceOf.get(row.token) ?? '',
        lower,
        upper,
        deviceAt: row.wallTime,
        receivedAt: row.receivedAt,
        verdict: verdict.verdict,
        reason: verdict.reason ?? null,
        decided,
        counts,
      })),
      events: events.map(({ kind, at, detail }) => ({
        kind,
        at,
        detail: secrets.has(detail) ? (deviceOf.get(detail) ?? '') : detail,
      })),
      answers: (scored[0]?.answers ?? []).map(({ questionId, content, points, comment, correct }) => ({
        questionId,
        content,
        points,
        comment,
        correct,
      })),
    }
  },

  async quizDecide({ quizId, decisions, reason }, context) {
    const quiz = await quizForTeacher(context, quizId, 'edit')
    if (reason === '') throw refuse('reasonEmpty', [], { field: 'reason' })
    const { rows, caller, now } = context
    const opIds = decisions.map(({ opId }) => opId)
    const found = await rows<{ opId: string; attemptId: string }>(
      `select r."opId", r."attemptId" from "quizAnswer" r join "quizAttempt" a on a."tenant" = r."tenant"
        and a."id" = r."attemptId" where r."tenant" = ? and a."quizId" = ? and r."opId" in (${marksFor(opIds)})`,
      [tenant, quizId, ...opIds],
    )
    const attemptOf = new Map(found.map(({ opId, attemptId }) => [opId, attemptId]))
    for (const { opId, accept } of decisions) {
      const attemptId = attemptOf.get(opId)
      if (attemptId === undefined) throw notFound()
      await rows(
        `insert into "quizDecision" ("tenant", "attemptId", "opId", "accept", "by", "at", "reason")
          values (?, ?, ?, ?, ?, ?, ?)`,
        [tenant, attemptId, opId, accept ? 1 : 0, caller.accountId, now, reason],
      )
    }
    const ids = [...new Set(attemptOf.values())]
    await touchAttempts(context, ids)
    const decided = (await allAttempts(context, quiz.id)).filter(({ id }) => ids.includes(id))
    const students = decided.map(({ accountId }) => accountId)
    await tellDecided(context, quiz, students, reason)
    if (quiz.releasedAt !== null) await storePoints(context, await scoreAttempts(context, quiz, decided))
    return null
  },

  quizGrading: async ({ quizId, questionId }, context) =>
    answersToGrade(context, await quizForTeacher(context, quizId, 'grade'), questionId),

  async quizGrade({ quizId, attemptId, questionId, points, comment, version }, context) {
    const quiz = await quizForTeacher(context, quizId, 'grade')
    const question = (await questionsOf(context, quiz)).find(({ id }) => id === questionId)
    if (!question) throw notFound()
    if (points > question.maxPoints)
      throw refuse('quizTooManyPoints', [question.maxPoints / 100], { field: 'points' })
    const find = async () => (await answersToGrade(context, quiz, questionId, attemptId))[0]
    const answer = await find()
    if (!answer) throw notFound()
    if (answer.version !== version) throw refuse('quizGradedMeanwhile', [(answer.points ?? 0) / 100], answer)
    const { rows, caller, now } = context
    await rows(
      `insert into "quizGrade" ("tenant", "attemptId", "questionId", "points", "gradedBy", "comment", "at")
        values (?, ?, ?, ?, ?, ?, ?)`,
      [tenant, attemptId, questionId, points, caller.accountId, comment, now],
    )
    await touchAttempts(context, [attemptId])
    if (quiz.releasedAt !== null) {
      const attempts = (await allAttempts(context, quiz.id)).filter(({ id }) => id === attemptId)
      await storePoints(context, await scoreAttempts(context, quiz, attempts))
    }
    return (await find()) ?? answer
  },

  async quizRegrade({ quizId, questionId, change, reason, lowerReleased, preview }, context) {
    const quiz = await quizForTeacher(context, quizId, 'edit')
    const { rows, caller, now } = context
    const moved = await regradedAttempts(context, quiz, questionId, change)
    const names = await namesOf(
      context,
      moved.map(({ attempt }) => attempt.accountId),
    )
    const told = moved.map(({ attempt, before, after }) => ({
      accountId: attempt.accountId,
      ...(names.get(attempt.accountId) ?? unknownPerson),
      before,
      after,
    }))
    if (preview) return { moved: told }
    if (reason === '') throw refuse('reasonEmpty', [], { field: 'reason' })
    await rows(
      `insert into "quizKey" ("tenant", "quizId", "questionId", "change", "by", "at", "reason") values (?, ?, ?, ?, ?, ?, ?)`,
      [tenant, quizId, questionId, JSON.stringify(change), caller.accountId, now, reason],
    )
    if (quiz.releasedAt !== null) {
      const attempts = await allAttempts(context, quiz.id)
      const scored = await scoreAttempts(context, quiz, attempts)
      await storePoints(
        context,
        scored.filter(({ attempt, points }) => lowerReleased || (points ?? 0) >= (attempt.points ?? 0)),
      )
    }
    await touchAttempts(
      context,
      moved.map(({ attempt }) => attempt.id),
    )
    const changed = told.filter(({ before, after }) => lowerReleased || after > before)
    await tellRegraded(context, quiz, changed, reason)
    return { moved: told }
  },

  async quizRelease({ quizId }, context) {
    const quiz = await quizForTeacher(context, quizId, 'edit')
    const attempts = await allAttempts(context, quiz.id)
    if (attempts.some((attempt) => isRunning(attempt, context.now))) throw refuse('quizStillRunning')
    const scored = await scoreAttempts(context, quiz, attempts)
    const toGrade = scored.flatMap(({ answers }) => answers).filter(({ points }) => points === null).length
    if (toGrade > 0) throw refuse('quizNotGraded', [toGrade])
    const open = scored.filter(({ isOpen }) => isOpen).length
    if (open > 0) throw refuse('quizUndecided', [open])
    await requirePresence(context, quiz.id)
    await storePoints(context, scored)
    await context.rows(
      `update "quiz" set "releasedAt" = ?, "state" = 'closed' where "tenant" = ? and "id" = ?`,
      [context.now, tenant, quizId],
    )
    await touchAttempts(
      context,
      attempts.map(({ id }) => id),
    )
    await tellReleased(context, quiz)
    return null
  },

  async quizItems({ quizId }, context) {
    const quiz = await quizForTeacher(context, quizId, 'watch')
    const attempts = (await allAttempts(context, quiz.id)).filter((one) => !isRunning(one, context.now))
    const [scored, questions] = await Promise.all([
      scoreAttempts(context, quiz, attempts),
      questionsOf(context, quiz),
    ])
    const shares = scored.map(({ answers }) =>
      answers.map(({ points, maxPoints }) => (points ?? 0) / maxPoints),
    )
    const figures = scored.length >= 10 ? itemFigures(shares) : []
    return {
      attempts: scored.length,
      alpha: scored.length >= 10 ? cronbachAlpha(shares) : null,
      items: questions.map(({ id, question }, index) => {
        const contents = scored.map(({ answers }) => answers[index]?.content ?? '')
        const chosen = contents.map((content) => readChoices(content) ?? [])
        const isChoice = ['DANXUAN', 'DUOXUAN'].includes(question.type.baseType)
        return {
          questionId: id,
          answered: contents.filter((content) => content !== '').length,
          difficulty: figures[index]?.difficulty ?? null,
          discrimination: figures[index]?.discrimination ?? null,
          options: isChoice
            ? question.options.map((option) => ({
                id: option.id,
                chosen: chosen.filter((ids) => ids.includes(option.id)).length,
                isRight: option.answer === true,
              }))
            : [],
        }
      }),
    }
  },
}
