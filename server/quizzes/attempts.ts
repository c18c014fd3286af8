/** Attempts: how one begins, moves to another device, is judged, and how long it lasts. */
import { randomInt, randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { QuizBegun } from '../../src/contract/quizzes/quiz.ts'
import { type AttemptFacts, type JudgedAttempt, judgeAttempt } from '../../src/rules/quizzes/acceptance.ts'
import { attemptEnd, startSpreadMs } from '../../src/rules/quizzes/countdown.ts'
import type { CallerContext, Context } from '../context.ts'
import { newToken } from '../hash.ts'
import { refuse } from '../http/failure.ts'
import { marksFor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { takeTurns } from '../store/takeTurns.ts'
import { type AttemptRecord, attemptPoints, attemptsOf, isOpenAt, isRunning, type QuizRow } from './quiz.ts'
import { copiesOfAttempts, type SealedCopyRow, sealedCopiesOf, type WatchedCopy } from './sealed/copies.ts'
import { toCommitments, type WitnessedHash } from './sealed/witness.ts'
import type { QuizAnswerTable, QuizExtensionTable, QuizHolderTable } from './tables.ts'

export type HolderRow = Selectable<QuizHolderTable>
export type AnswerRow = Selectable<QuizAnswerTable>
type Within = Pick<Context, 'rows'>

/** The attempt that a row is for: the given number, else the running one, else the last one. */
export async function attemptMeant(
  context: CallerContext,
  quizId: number,
  number: number | undefined,
): Promise<AttemptRecord | null> {
  const attempts = await attemptsOf(context, quizId, context.caller.accountId)
  if (number !== undefined) return attempts.find((attempt) => attempt.number === number) ?? null
  return attempts.find((attempt) => isRunning(attempt, context.now)) ?? attempts.at(-1) ?? null
}

/**
 * The attempt that a reader means: the same, but of several that are over the one whose score counts. Before the release
 * it is the last one, for which of them is best is not known yet; where the mean counts it stays the last one.
 */
export async function attemptShown(
  context: CallerContext,
  quiz: QuizRow,
  number: number | undefined,
): Promise<AttemptRecord | null> {
  const meant = await attemptMeant(context, quiz.id, number)
  if (number !== undefined || quiz.releasedAt === null || !meant || isRunning(meant, context.now))
    return meant
  const scored = (await attemptsOf(context, quiz.id, context.caller.accountId)).filter(
    ({ points }) => points !== null,
  )
  if (quiz.counts === 'first') return scored[0] ?? meant
  if (quiz.counts !== 'best') return scored.at(-1) ?? meant
  const most = attemptPoints('best', scored)
  return scored.find(({ points }) => points === most) ?? meant
}

/**
 * Extensions that apply to a student: granted to them, to their class or that of their sealed copy, or to everybody, and
 * the newest of what they have in every quiz.
 */
const extensionsSql = `select e."minutes", e."factorPercent" from "quizExtension" e
  where e."tenant" = ? and e."quizId" = ? and (e."accountId" = ? or (e."accountId" is null and (e."roomId" is null
    or exists (select 1 from "roomMember" m where m."tenant" = e."tenant" and m."roomId" = e."roomId"
      and m."accountId" = ? and m."leftAt" is null)
    or exists (select 1 from "quizSealedHolder" h where h."tenant" = e."tenant" and h."quizId" = e."quizId"
      and h."roomId" = e."roomId" and h."accountId" = ?))))
  union all select * from (select 0 as "minutes", w."factorPercent" from "quizAllowance" w
    where w."tenant" = ? and w."accountId" = ? order by w."id" desc limit 1) "newest"`

/** The end of an attempt that begins, ms UTC. With `together` the minutes run from the opening. */
export async function readAttemptEnd(
  { rows }: Within,
  quiz: QuizRow,
  accountId: number,
  startedAt: number,
): Promise<number | null> {
  const granted = await rows<Pick<Selectable<QuizExtensionTable>, 'minutes' | 'factorPercent'>>(
    extensionsSql,
    [tenant, quiz.id, accountId, accountId, accountId, tenant, accountId],
  )
  return attemptEnd(
    quiz.together === 1 ? quiz.opensAt + startSpreadMs : startedAt,
    quiz.minutes,
    quiz.closesAt,
    granted.map(({ minutes, factorPercent }) => ({ minutes, factor: factorPercent / 100 })),
  )
}

interface Device {
  deviceId: string
  deviceName: string
}

/**
 * Begins an attempt. Whoever begins the same number again gets the same attempt, with the token of its device: a
 * start whose answer was lost is repeated without harm.
 * @throws Failure code 1 where nothing can begin
 */
export async function beginAttempt(
  context: CallerContext,
  quiz: QuizRow,
  wanted: { number?: number | undefined; paperId?: string | undefined } & Device,
): Promise<QuizBegun> {
  const { rows, caller, now } = context
  const attempts = await attemptsOf(context, quiz.id, caller.accountId)
  const running = attempts.find((attempt) => isRunning(attempt, now))
  const again =
    wanted.number === undefined ? running : attempts.find(({ number }) => number === wanted.number)
  if (again) return resumeAttempt(context, again, wanted)
  if (running) return resumeAttempt(context, running, wanted)
  if (quiz.opensAt > now && quiz.state === 'published') throw refuse('quizNotOpen')
  if (!isOpenAt(quiz, now)) throw refuse('quizOver')
  if (attempts.length >= quiz.attempts) throw refuse('quizNoAttempts', [quiz.attempts])
  const number = attempts.length + 1
  // A device that holds the paper under seal has the attempt's id and order already.
  const copies = number === 1 ? await sealedCopiesOf(context, quiz.id, caller.accountId) : []
  const id = copies[0]?.attemptId ?? wanted.paperId ?? randomUUID()
  const endAt = await readAttemptEnd(context, quiz, caller.accountId, now)
  if (endAt !== null && endAt <= now) throw refuse('quizOver')
  const [made] = await rows<AttemptRecord>(
    `insert into "quizAttempt" ("tenant", "id", "quizId", "accountId", "number", "seed", "startedAt", "endAt", "state",
      "submittedAt", "receiptCode", "points") values (?, ?, ?, ?, ?, ?, ?, ?, 'running', null, '', null)
      on conflict do nothing returning *`,
    [tenant, id, quiz.id, caller.accountId, number, copies[0]?.seed ?? randomInt(2 ** 31), now, endAt],
    'writer',
  )
  // Another device, or the same request again, was quicker.
  if (!made) {
    const before = (await attemptsOf(context, quiz.id, caller.accountId)).find((one) => one.number === number)
    if (!before) throw refuse('quizNotOpen')
    return resumeAttempt(context, before, wanted)
  }
  const copy = copies.find(({ deviceId }) => deviceId === wanted.deviceId)
  await addHolder(context, id, 1, wanted, copy?.token)
  await recordEvent(context, quiz.id, id, 'started', wanted.deviceName)
  return resumeAttempt(context, made, wanted)
}

/** The device that holds the attempt gets its token again; another one gets none and has to take over. */
async function resumeAttempt(
  context: CallerContext,
  attempt: AttemptRecord,
  device: Device,
): Promise<QuizBegun> {
  const holder = await holderOf(context, attempt.id)
  const isHolder =
    holder !== null &&
    (holder.deviceId === device.deviceId || holder.sessionHash === context.caller.tokenHash)
  const last = isHolder && attempt.startedAt < context.now ? await lastRowOf(context, holder) : undefined
  return {
    paperId: attempt.id,
    number: attempt.number,
    token: isHolder ? holder.token : '',
    seed: attempt.seed,
    startedAt: attempt.startedAt,
    endAt: attempt.endAt,
    ...(last && { last }),
  }
}

/** The last row that arrived of the chain of a device. */
export async function lastRowOf(
  { rows }: Within,
  { attemptId, token }: Pick<HolderRow, 'attemptId' | 'token'>,
): Promise<{ seq: number; hash: string } | undefined> {
  const [last] = await rows<{ seq: number; hash: string }>(
    `select "seq", "hash" from "quizAnswer" where "tenant" = ? and "attemptId" = ? and "token" = ?
      order by "seq" desc, "receivedAt" desc limit 1`,
    [tenant, attemptId, token],
  )
  return last
}

async function addHolder(
  { rows, caller, now }: CallerContext,
  attemptId: string,
  epoch: number,
  { deviceId, deviceName }: Device,
  token = newToken(),
  from = now,
): Promise<boolean> {
  const made = await rows<{ epoch: number }>(
    `insert into "quizHolder" ("tenant", "attemptId", "epoch", "token", "sessionHash", "deviceId", "name", "from", "by",
      "lastHeardAt") values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning "epoch"`,
    [tenant, attemptId, epoch, token, caller.tokenHash, deviceId, deviceName, from, caller.accountId, now],
    'writer',
  )
  return made.length > 0
}

/** Makes the device of a sealed copy the first holder of its attempt. */
export const addSealedHolder = (
  context: CallerContext,
  copy: SealedCopyRow,
  from: number,
): Promise<boolean> =>
  addHolder(context, copy.attemptId, 1, { deviceId: copy.deviceId, deviceName: copy.name }, copy.token, from)

/** The device that holds the attempt now. */
export async function holderOf({ rows }: Within, attemptId: string): Promise<HolderRow | null> {
  const [holder] = await rows<HolderRow>(
    `select * from "quizHolder" where "tenant" = ? and "attemptId" = ? order by "epoch" desc limit 1`,
    [tenant, attemptId],
  )
  return holder ?? null
}

/**
 * Moves an attempt to another device: what the first one makes from now on does not count by itself.
 * @throws Failure code 1 where the attempt is over
 */
export async function takeOverAttempt(
  context: CallerContext,
  attempt: AttemptRecord,
  device: Device,
): Promise<QuizBegun> {
  if (!isRunning(attempt, context.now)) throw refuse('quizOver')
  const holder = await holderOf(context, attempt.id)
  if (holder?.deviceId !== device.deviceId) {
    await addHolder(context, attempt.id, (holder?.epoch ?? 0) + 1, device)
    await recordEvent(context, attempt.quizId, attempt.id, 'takenOver', device.deviceName)
  }
  return resumeAttempt(context, attempt, device)
}

/** Whether a teacher allowed another device since the last one took the attempt over. */
export async function isTakeOverAllowed({ rows }: Within, attemptId: string): Promise<boolean> {
  const [last] = await rows<{ kind: string }>(
    `select "kind" from "quizEvent" where "tenant" = ? and "attemptId" = ?
      and "kind" in ('takenOver', 'takeOverAllowed') order by "id" desc limit 1`,
    [tenant, attemptId],
  )
  return last?.kind === 'takeOverAllowed'
}

/** Notes what happened to a quiz or an attempt. */
export async function recordEvent(
  { rows, caller, now }: CallerContext,
  quizId: number,
  attemptId: string,
  kind: string,
  detail: string,
  at = now,
): Promise<void> {
  await rows(
    `insert into "quizEvent" ("tenant", "quizId", "attemptId", "kind", "by", "at", "detail")
      values (?, ?, ?, ?, ?, ?, ?)`,
    [tenant, quizId, attemptId, kind, caller.accountId, at, detail],
    'writer',
  )
}

/** Number of attempts that are read from the database together. */
const attemptsPerRead = 5

interface OfAttempt {
  attemptId: string
}

/** All that is known of some attempts of one quiz, for the acceptance rule: one query per table. */
async function factsOf(
  { rows }: Within,
  attempts: readonly AttemptRecord[],
): Promise<Map<string, AttemptFacts>> {
  const ids = attempts.map(({ id }) => id)
  const ask = async <R extends OfAttempt>(table: string, more = '') =>
    Map.groupBy(
      await rows<R>(
        `select * from "${table}" where "tenant" = ? and "attemptId" in (${marksFor(ids)}) ${more}`,
        [tenant, ...ids],
      ),
      ({ attemptId }) => attemptId,
    )
  const [holders, answers, commitments, decisions, events, copies] = await Promise.all([
    ask<HolderRow>('quizHolder'),
    ask<AnswerRow>('quizAnswer'),
    ask<WitnessedHash>('quizCommitment'),
    ask<OfAttempt & { opId: string; accept: number; at: number }>('quizDecision', 'order by "id"'),
    ask<OfAttempt & { kind: string; at: number; detail: string }>(
      'quizEvent',
      `and "kind" in ('reopened', 'clockChanged')`,
    ),
    copiesOfAttempts({ rows }, ids).then((found) => Map.groupBy(found, ({ attemptId }) => attemptId)),
  ])
  const facts = new Map<string, AttemptFacts>()
  for (const { id, startedAt, endAt } of attempts) {
    const happened = events.get(id) ?? []
    const sealed: WatchedCopy[] = copies.get(id) ?? []
    const made = answers.get(id) ?? []
    facts.set(id, {
      startedAt,
      endAt,
      holders: (holders.get(id) ?? []).map(({ token, epoch, from }) => ({ token, epoch, from })),
      rows: made.map(toFactRow),
      commitments: toCommitments(commitments.get(id) ?? [], made, holders.get(id) ?? [], sealed, endAt),
      decisions: (decisions.get(id) ?? []).map(({ opId, accept, at }) => ({
        opId,
        accept: accept === 1,
        at,
      })),
      sealedTokens: sealed.map(({ token }) => token),
      reopened: happened.filter(({ kind }) => kind === 'reopened').map(({ detail }) => detail),
      clockChanges: happened
        .filter(({ kind }) => kind === 'clockChanged')
        .map(({ at, detail }) => ({ token: detail, at })),
    })
  }
  return facts
}

const toFactRow = (row: AnswerRow) => ({
  opId: row.opId,
  token: row.token,
  seq: row.seq,
  kind: row.kind,
  auto: row.auto === 1,
  questionId: row.questionId,
  content: row.content,
  beacon: row.beacon,
  prev: row.prev,
  hash: row.hash,
  receivedAt: row.receivedAt,
  wallTime: row.at,
  monoTime: row.mono,
})

/** Judges attempts of one quiz one after the other, with the attempt's id; others get their turn between them. */
export async function* judgeInTurns(
  within: Within,
  quiz: QuizRow,
  attempts: readonly AttemptRecord[],
): AsyncGenerator<[string, JudgedAttempt]> {
  const endTurn = takeTurns()
  for (let first = 0; first < attempts.length; first += attemptsPerRead) {
    const facts = await factsOf(within, attempts.slice(first, first + attemptsPerRead))
    for (const [id, known] of facts) {
      await endTurn()
      yield [id, judgeAttempt(known, quiz.policy)]
    }
  }
}

/** Judges attempts of one quiz. @returns by the attempt's id */
export async function judgeAll(
  within: Within,
  quiz: QuizRow,
  attempts: readonly AttemptRecord[],
): Promise<Map<string, JudgedAttempt>> {
  const judged = new Map<string, JudgedAttempt>()
  for await (const [id, one] of judgeInTurns(within, quiz, attempts)) judged.set(id, one)
  return judged
}

export async function judgeOneAttempt(
  within: Within,
  quiz: QuizRow,
  attempt: AttemptRecord,
): Promise<JudgedAttempt> {
  const judged = (await judgeAll(within, quiz, [attempt])).get(attempt.id)
  if (!judged) throw new Error('an attempt was not judged')
  return judged
}

/**
 * Sets the end of each student's last attempt anew after something was granted; it never becomes earlier. An attempt whose
 * time was over goes on, as long as the quiz does.
 */
export async function extendAttempts(context: CallerContext, quiz: QuizRow): Promise<void> {
  const { rows, now } = context
  const attempts = await rows<AttemptRecord>(
    `select a.* from "quizAttempt" a where a."tenant" = ? and a."quizId" = ? and a."endAt" is not null
      and a."state" in ('running', ?) and a."number" = (select max(o."number") from "quizAttempt" o
        where o."tenant" = a."tenant" and o."quizId" = a."quizId" and o."accountId" = a."accountId")`,
    [tenant, quiz.id, quiz.state === 'published' ? 'ended' : 'running'],
  )
  for (const attempt of attempts) {
    const endAt = await readAttemptEnd(context, quiz, attempt.accountId, attempt.startedAt)
    if (endAt !== null && attempt.endAt !== null && endAt <= attempt.endAt) continue
    await rows(
      'update "quizAttempt" set "endAt" = ? where "tenant" = ? and "id" = ?',
      [endAt, tenant, attempt.id],
      'writer',
    )
    if (endAt === null || endAt > now)
      await rows(
        `update "quizAttempt" set "state" = 'running', "submittedAt" = null where "tenant" = ? and "id" = ?
          and "state" = 'ended'`,
        [tenant, attempt.id],
        'writer',
      )
    await recordEvent(context, quiz.id, attempt.id, 'extended', String(attempt.endAt))
  }
}
