/** Rows of an attempt arrive: answers and hand-ins are kept whatever their time, and then judged. */
import { randomUUID } from 'node:crypto'
import type { AnswerVerdict, QuizHandIn, QuizRowReceipt } from '../../src/contract/quizzes/quiz.ts'
import { sha256OfText } from '../../src/rules/bytes/sha256.ts'
import {
  chainRoot,
  graceMs,
  type HashedRow,
  hashRow,
  isOnTimeAtReceipt,
  type JudgedAttempt,
} from '../../src/rules/quizzes/acceptance.ts'
import type { Context } from '../context.ts'
import { readBeacon } from '../http/beacon.ts'
import { refuse } from '../http/failure.ts'
import { marksFor } from '../store/db.ts'
import type { Flag } from '../store/row.ts'
import { tenant } from '../store/schema.ts'
import { attemptMeant, beginAttempt, judgeInTurns, judgeOneAttempt, lastRowOf } from './attempts.ts'
import { requireExamBrowser } from './examBrowser.ts'
import { type AttemptRecord, isOpenAt, isRunning, type QuizRow, quizById } from './quiz.ts'
import { takeUpSealedAttempt } from './sealed/begin.ts'
import { scoreLateRows } from './teach/lateRows.ts'

/** Fields that a device sends of a row beside its content. A platform's client sends none of them. */
export interface Provenance {
  token?: string | undefined
  seq?: number | undefined
  at?: number | undefined
  mono?: number | null | undefined
  run?: string | undefined
  beacon?: string | undefined
  prev?: string | undefined
}

interface NewRow extends Provenance {
  kind: 'answer' | 'handIn'
  auto: boolean
  questionId: number | null
  content: string
}

/** The attempt that a row is for. A client that never begins one gets it with its first answer. */
async function attemptForRow(
  context: Context,
  quiz: QuizRow,
  number: number | undefined,
  token: string | undefined,
): Promise<AttemptRecord> {
  const attempt = await attemptMeant(context, quiz.id, number)
  if (attempt && (number !== undefined || isRunning(attempt, context.now) || !isOpenAt(quiz, context.now)))
    return attempt
  if (attempt && attempt.number >= quiz.attempts) return attempt
  const sealed = await takeUpSealedAttempt(context, quiz, token)
  if (sealed) return sealed
  requireExamBrowser(context, quiz)
  await beginAttempt(context, quiz, {
    number,
    deviceId: context.caller.tokenHash.slice(0, 32),
    deviceName: '',
  })
  const begun = await attemptMeant(context, quiz.id, number)
  if (!begun) throw refuse('quizNotOpen')
  return begun
}

/** The place of a row in the chain of its device: as the device says it, else behind what is there. */
async function placeInChain(
  context: Context,
  attemptId: string,
  token: string,
  { seq, prev }: Pick<NewRow, 'seq' | 'prev'>,
): Promise<{ seq: number; prev: string }> {
  if (seq !== undefined && prev !== undefined) return { seq, prev }
  const last = await lastRowOf(context, { attemptId, token })
  return { seq: seq ?? (last?.seq ?? 0) + 1, prev: prev ?? last?.hash ?? chainRoot(token) }
}

/** Time (ms) within which a device that was heard is not noted again with each of its answers. */
const justHeardMs = 5000

/** An attempt with the device that holds it, and whether a person handed it in, on time or not. */
interface HeldAttempt extends AttemptRecord {
  /** null: no device holds it */
  holderToken: string | null
  holderEpoch: number
  holderSession: string
  heardAt: number | null
  handedIn: Flag
}

/** One query for all by which a row that arrives is judged: a class hands in thousands of rows at once. */
const heldSql = (which: string) => `select a.*, h."token" as "holderToken", h."epoch" as "holderEpoch",
    h."sessionHash" as "holderSession", h."lastHeardAt" as "heardAt",
    case when exists (select 1 from "quizAnswer" r where r."tenant" = a."tenant" and r."attemptId" = a."id"
      and r."kind" = 'handIn' and r."auto" = 0) then 1 else 0 end as "handedIn"
  from "quizAttempt" a left join "quizHolder" h on h."tenant" = a."tenant" and h."attemptId" = a."id"
    and h."epoch" = (select max(o."epoch") from "quizHolder" o where o."tenant" = a."tenant" and o."attemptId" = a."id")
  where a."tenant" = ? and ${which}`
const heldByNumberSql = heldSql('a."quizId" = ? and a."accountId" = ? and a."number" = ?')
const heldByIdSql = heldSql('a."id" = ?')

async function heldAttemptFor(
  context: Context,
  quiz: QuizRow,
  number: number | undefined,
  token: string | undefined,
): Promise<HeldAttempt> {
  const { rows, caller } = context
  if (number !== undefined) {
    const [known] = await rows<HeldAttempt>(heldByNumberSql, [tenant, quiz.id, caller.accountId, number])
    if (known) return known
  }
  const { id } = await attemptForRow(context, quiz, number, token)
  const [held] = await rows<HeldAttempt>(heldByIdSql, [tenant, id])
  if (!held) throw new Error(`attempt ${id} is gone`)
  return held
}

interface InsertedRow {
  opId: string
  token: string
  beacon: number | null
  receivedAt: number
}

/** A row as it is kept: what its device said, and what its beacon proves. */
interface RowToStore extends Omit<HashedRow, 'beaconText'> {
  run: string
  /** null without a beacon, or where its MAC is wrong */
  beacon: number | null
  hash: string
}

/** Keeps a row; one that is there stays as it is. @returns whether it is new */
export async function storeRow(
  { rows, now }: Pick<Context, 'rows' | 'now'>,
  attemptId: string,
  row: RowToStore,
): Promise<boolean> {
  const added = await rows<{ opId: string }>(
    `insert into "quizAnswer" ("tenant", "attemptId", "opId", "token", "seq", "kind", "auto", "questionId", "content", "at",
      "mono", "run", "beacon", "prev", "hash", "receivedAt") values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      on conflict ("tenant", "attemptId", "opId") do nothing returning "opId"`,
    [
      tenant,
      attemptId,
      row.opId,
      row.token,
      row.seq,
      row.kind,
      row.auto ? 1 : 0,
      row.questionId,
      row.content,
      row.wallTime,
      row.monoTime,
      row.run,
      row.beacon,
      row.prev,
      row.hash,
      now,
    ],
    'writer',
  )
  return added.length > 0
}

async function insertRow(context: Context, attempt: HeldAttempt, row: NewRow): Promise<InsertedRow> {
  const { rows, caller, now, service } = context
  const opId = context.idempotencyKey ?? randomUUID()
  const ownToken = attempt.holderSession === caller.tokenHash ? attempt.holderToken : null
  const token = row.token ?? ownToken ?? ''
  const { seq, prev } = await placeInChain(context, attempt.id, token, row)
  const stored = {
    opId,
    token,
    seq,
    kind: row.kind,
    auto: row.auto,
    questionId: row.questionId,
    content: row.content,
    prev,
    wallTime: row.at ?? now,
    monoTime: row.mono ?? null,
    beaconText: row.beacon ?? '',
  }
  const beacon = row.beacon === undefined ? null : readBeacon(service.keys.beacon, row.beacon)
  await storeRow(context, attempt.id, { ...stored, hash: hashRow(stored), beacon, run: row.run ?? '' })
  if (attempt.holderToken === token && now - (attempt.heardAt ?? 0) >= justHeardMs)
    await rows(
      'update "quizHolder" set "lastHeardAt" = ? where "tenant" = ? and "attemptId" = ? and "epoch" = ?',
      [now, tenant, attempt.id, attempt.holderEpoch],
      'writer',
    )
  return { opId, token, beacon, receivedAt: now }
}

/** The verdict on a row that has just arrived. Almost always the row itself is enough to know it. */
async function verdictOf(
  context: Context,
  quiz: QuizRow,
  attempt: HeldAttempt,
  row: InsertedRow,
): Promise<AnswerVerdict> {
  const known = {
    currentToken: attempt.holderToken,
    endAt: attempt.endAt,
    hasHandIn: attempt.handedIn === 1,
  }
  if (isOnTimeAtReceipt(row, known)) return 'onTime'
  const { rows } = await judgeOneAttempt(context, quiz, attempt)
  return rows.find((judged) => judged.row.opId === row.opId)?.verdict.verdict ?? 'notHolder'
}

export async function addAnswer(
  context: Context,
  quiz: QuizRow,
  number: number | undefined,
  given: Provenance & { questionId: number; content: string },
): Promise<QuizRowReceipt> {
  const attempt = await heldAttemptFor(context, quiz, number, given.token)
  const row = await insertRow(context, attempt, { ...given, kind: 'answer', auto: false })
  await scoreLateRows(context, quiz, attempt.accountId)
  return { correct: null, verdict: await verdictOf(context, quiz, attempt, row) }
}

/** Eight characters that a student can read out; the same for the same attempt. */
export const receiptCodeOf = (attempt: Pick<AttemptRecord, 'id'>): string =>
  sha256OfText(`receipt ${attempt.id}`).slice(0, 8).toUpperCase()

/** Keeps a hand-in. Only one that a person made closes the attempt before its end. */
export async function handIn(
  context: Context,
  quiz: QuizRow,
  number: number | undefined,
  given: Provenance & { auto: boolean; hashes: readonly string[] },
): Promise<QuizHandIn> {
  const attempt = await heldAttemptFor(context, quiz, number, given.token)
  await insertRow(context, attempt, { ...given, kind: 'handIn', questionId: null, content: '' })
  const submittedAt = await closeIfOver(context, quiz, attempt)
  await scoreLateRows(context, quiz, attempt.accountId)
  return {
    submittedAt,
    receiptCode: receiptCodeOf(attempt),
    missing: await missingHashes(context, attempt.id, given.hashes),
  }
}

/** Closes an attempt that a hand-in closed or whose time is over. @returns when it was handed in, else now (ms UTC) */
export async function closeIfOver(
  context: Pick<Context, 'rows' | 'now'>,
  quiz: QuizRow,
  attempt: AttemptRecord,
): Promise<number> {
  return closeJudged(context, attempt, await judgeOneAttempt(context, quiz, attempt))
}

async function closeJudged(
  { rows, now }: Pick<Context, 'rows' | 'now'>,
  attempt: AttemptRecord,
  { closing }: JudgedAttempt,
): Promise<number> {
  const submittedAt = closing?.row.receivedAt ?? attempt.submittedAt ?? now
  if (attempt.state !== 'running') return submittedAt
  if (closing) await closeAttempt({ rows }, attempt, 'submitted', submittedAt)
  else if (attempt.endAt !== null && now > attempt.endAt + graceMs)
    await closeAttempt({ rows }, attempt, 'ended', attempt.endAt)
  return submittedAt
}

interface EventOfClosing {
  by: number
  detail: string
}

/** Closes an attempt that goes on, and notes it. @param event nobody and without a reason where the time was up */
export async function closeAttempt(
  { rows }: Pick<Context, 'rows'>,
  attempt: AttemptRecord,
  state: 'submitted' | 'ended',
  submittedAt: number,
  event: EventOfClosing = { by: 0, detail: '' },
): Promise<void> {
  // More time may have been granted since the attempt was read.
  const closed = await rows<{ id: string }>(
    `update "quizAttempt" set "state" = ?, "submittedAt" = ?, "receiptCode" = ? where "tenant" = ? and "id" = ?
      and "state" = 'running' ${state === 'ended' ? 'and "endAt" <= ?' : ''} returning "id"`,
    [
      state,
      submittedAt,
      receiptCodeOf(attempt),
      tenant,
      attempt.id,
      ...(state === 'ended' ? [submittedAt] : []),
    ],
    'writer',
  )
  if (closed.length === 0) return
  const { quizId, id, accountId } = attempt
  const by = state === 'submitted' ? accountId : event.by
  await rows(
    `insert into "quizEvent" ("tenant", "quizId", "attemptId", "kind", "by", "at", "detail") values (?, ?, ?, ?, ?, ?, ?)`,
    [tenant, quizId, id, state, by, submittedAt, event.detail],
    'writer',
  )
}

/**
 * Closes all attempts whose time is over: handing in is no duty, and what the service holds at the end counts. Others get
 * their turn between them.
 */
export async function closeEndedAttempts({ rows }: Pick<Context, 'rows'>, now: number): Promise<void> {
  const ended = await rows<AttemptRecord>(
    `select * from "quizAttempt" where "tenant" = ? and "state" = 'running' and "endAt" < ?`,
    [tenant, now - graceMs],
  )
  for (const [quizId, attempts] of Map.groupBy(ended, (attempt) => attempt.quizId)) {
    const attemptOf = new Map(attempts.map((attempt) => [attempt.id, attempt]))
    for await (const [id, judged] of judgeInTurns({ rows }, await quizById({ rows }, quizId), attempts)) {
      const attempt = attemptOf.get(id)
      if (attempt) await closeJudged({ rows, now }, attempt, judged)
    }
  }
}

async function missingHashes(
  { rows }: Pick<Context, 'rows'>,
  attemptId: string,
  hashes: readonly string[],
): Promise<string[]> {
  if (hashes.length === 0) return []
  const here = await rows<{ hash: string }>(
    `select "hash" from "quizAnswer" where "tenant" = ? and "attemptId" = ? and "hash" in (${marksFor(hashes)})`,
    [tenant, attemptId, ...hashes],
  )
  const known = new Set(here.map(({ hash }) => hash))
  return hashes.filter((hash) => !known.has(hash))
}
