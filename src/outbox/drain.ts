/**
 * Sends waiting rows, in order, until no more can be sent now. Two at once are harmless: the service dedupes by key.
 */
import pLimit from 'p-limit'
import type { Answer } from '../api/answer.ts'
import { callTimeoutMs } from '../api/limit.ts'
import { success } from '../contract/codes.ts'
import { batchLimit } from '../contract/sync.ts'
import type { QueueRow } from '../device/stored.ts'
import { isMade } from '../rules/bytes/uuidOf.ts'
import { groupBy } from '../rules/groupBy.ts'
import { actionOf } from './actions/index.ts'
import { isDeadlineValid, type Pause } from './backoff.ts'
import { requestOf } from './entry.ts'
import type { OutgoingFiles } from './outgoingFile.ts'
import { nextTime, turns } from './pending.ts'
import { isFull } from './quota.ts'
import { goesAlone, type Send, sendBatch, sendOne } from './send.ts'
import { type RowWithOutcome, settlementOf } from './settle.ts'
import type { RowSpan, RowStore } from './store.ts'
import type { Settlement } from './storeChanges.ts'
import { type RowOutcome, type ServiceFacts, toRowOutcome } from './verdict.ts'

export interface DrainDeps {
  store: RowStore
  send: Send
  /** the author's own token and nobody else's; null: there is none now */
  token: () => string | null | Promise<string | null>
  service: () => ServiceFacts
  /** the time now, ms UTC */
  now: () => number
  /** 0 to 1 */
  random: () => number
  /** these rows changed, and receipts with them */
  changed: (rows: RowSpan) => void
  /** bytes of files that wait; absent where none can */
  files?: OutgoingFiles
  /** something is about to be sent */
  sending?: () => void
  verdict?: typeof toRowOutcome
}

export type DrainEnd =
  /** nothing more can be sent; `next`: when a waiting row's or the account's pause ends (ms UTC); `asked`: the service's */
  | { state: 'done'; next: number | null; asked?: number }
  /** there is no token of the author's, or the service no longer takes `refused` */
  | { state: 'signIn'; refused: string | null }

export interface DrainOptions {
  /** the person asked, or the network returned: our own back-off is over, a pause that the service asked for is not */
  force?: boolean
}

const known = (row: QueueRow) => requestOf(row) !== null
const stops = (kind: RowOutcome['kind']) => kind === 'offline' || kind === 'busy' || kind === 'signIn'
const holds = (pause: Pause, now: number, force: boolean): boolean =>
  isDeadlineValid(pause.until, now) && !(force && pause.kind === 'backoff')

/** Nothing more is sent before the end of a pause. */
const until = (pause: Pause | null): DrainEnd => ({
  state: 'done',
  next: pause?.until ?? null,
  ...(pause?.kind === 'asked' && { asked: pause.until }),
})

interface Round {
  judged: RowWithOutcome[]
  /** the line, the service or the session says that nothing more can be sent now */
  stop: boolean
}

function judge(deps: DrainDeps, row: QueueRow, answer: Answer | null): RowWithOutcome {
  const said = (deps.verdict ?? toRowOutcome)(answer, row.id, deps.service())
  const nothingLeft = said.kind === 'parked' && isDone(row, said.error.status)
  return { row, verdict: nothingLeft ? { kind: 'delivered', reply: null } : said }
}

/** Whether a refusal means that nothing is left to do for the row. */
function isDone({ call, id }: QueueRow, status: number | undefined): boolean {
  const action = actionOf(call)
  if (status === 404) return action?.whenGone === 'done'
  return status === 422 && action?.hasDerivedKey === true && isMade(id)
}

/**
 * Others were answered at the same time: an unclear answer is this row's own trouble, not the line's or the account's.
 */
const asItsOwn = ({ row, verdict }: RowWithOutcome): RowWithOutcome =>
  verdict.kind === 'offline' ? { row, verdict: { kind: 'failing', error: verdict.error } } : { row, verdict }

/** An envelope came, and nothing that we know is in it: a service's, or a portal's that speaks JSON. */
const isUnclear = ({ verdict }: RowWithOutcome) =>
  verdict.kind === 'offline' && verdict.error.code !== undefined

/** From the first row that changes to the last; null: none does. */
function spanOf({ delivered, kept }: Settlement): RowSpan | null {
  const seqs = [...delivered, ...kept].map(({ row }) => row.seq)
  return seqs.length > 0 ? { from: Math.min(...seqs), to: Math.max(...seqs) } : null
}

/** Writes the results of a round's answers, in one transaction. @param begun ms UTC, when the round was sent */
async function settle(deps: DrainDeps, judged: RowWithOutcome[], begun: number): Promise<Round> {
  const now = deps.now()
  const settlement = settlementOf(judged, now, deps.random, now - begun >= limit)
  await deps.store.settle(settlement, now).catch((error: unknown) => {
    if (!isFull(error)) throw error
    return deps.store.settle(settlement, now, false)
  })
  const span = spanOf(settlement)
  if (span) deps.changed(span)
  return { judged, stop: judged.some(({ verdict: { kind } }) => stops(kind)) }
}

/** All in one round trip. Null: not taken as a whole, so they go one by one. */
async function inBatch(deps: DrainDeps, rows: QueueRow[], token: string): Promise<Round | null> {
  const begun = deps.now()
  const { outer, results } = await sendBatch(rows, token, deps.send)
  if (!results) {
    const whole = (deps.verdict ?? toRowOutcome)(outer && { ...outer, key: null }, '', deps.service())
    // a verdict on the line or the session holds for all rows; any other may be one item's fault
    return stops(whole.kind)
      ? settle(
          deps,
          rows.map((row) => ({ row, verdict: whole })),
          begun,
        )
      : null
  }
  const failed = new Set<string>()
  const judged = rows.flatMap((row) => {
    const answer = results.get(row.id)
    // the service leaves a lane alone after its first item that failed: that says nothing of the later ones
    if (failed.has(row.lane) && answer?.status === 409) return []
    const one = asItsOwn(judge(deps, row, answer ?? null))
    if (one.verdict.kind !== 'delivered' || answer?.envelope?.code !== success) failed.add(row.lane)
    return [one]
  })
  return settle(deps, judged, begun)
}

/** Four lanes at a time, each in its order. */
async function oneByOne(deps: DrainDeps, rows: QueueRow[], token: string): Promise<Round> {
  const begun = deps.now()
  const all: Round = { judged: [], stop: false }
  /** Settled when the others on their way have told what it means. */
  const unclear: RowWithOutcome[] = []
  const isOver = () => all.stop || unclear.length > 0
  async function sendLane(lane: readonly QueueRow[]) {
    for (const row of lane) {
      if (isOver()) return
      const answer = await sendOne(row, token, deps.send, deps.service(), deps.files)
      // the lane goes on in the next round, after other waiting rows
      if (answer === 'more') return
      const one = judge(deps, row, answer)
      if (isUnclear(one)) {
        unclear.push(one)
        return
      }
      // before it is written: no other lane sends meanwhile
      if (stops(one.verdict.kind)) all.stop = true
      all.judged.push(one)
      await settle(deps, [one], begun)
      if (one.verdict.kind !== 'delivered') return
    }
  }
  await pLimit(4).map(groupBy(rows, ({ lane }) => lane).values(), sendLane)
  if (unclear.length === 0) return all
  const isThere = all.judged.some(({ verdict: { kind } }) => kind === 'delivered')
  const last = await settle(deps, isThere ? unclear.map(asItsOwn) : unclear, begun)
  return { judged: [...all.judged, ...last.judged], stop: all.stop || last.stop }
}

/** How many rows are read at a time: ten thousand that wait cost a drain no more than the few that it sends next. */
const readRows = 500

/** Asked of rows in their order. */
function turnIsNow(now: number, aside: ReadonlySet<string>): (row: QueueRow) => boolean {
  const turn = turns(now, known, aside)
  return (row) => turn(row) === 'now'
}

/**
 * The next rows that may be sent, as many as a batch takes: a running quiz goes before all else; `nextAt` where none
 * may be.
 */
async function nextOf(
  deps: DrainDeps,
  now: number,
  aside: ReadonlySet<string>,
): Promise<{ rows: QueueRow[]; nextAt: number | null }> {
  const urgent = (await deps.store.urgent()).filter(turnIsNow(now, aside))
  if (urgent.length > 0) return { rows: urgent.slice(0, batchLimit), nextAt: null }
  const turn = turns(now, known, aside)
  const rows: QueueRow[] = []
  const times: number[] = []
  for (let from = 0; rows.length < batchLimit; ) {
    const some = await deps.store.rows(from, readRows)
    rows.push(...some.filter((row) => turn(row) === 'now'))
    const time = nextTime(some, now)
    if (time !== null) times.push(time)
    const last = some.at(-1)
    if (!last || some.length < readRows) break
    from = last.seq + 1
  }
  return { rows: rows.slice(0, batchLimit), nextAt: times.length > 0 ? Math.min(...times) : null }
}

/** The rows before one that goes alone go first. */
function upToLone(rows: QueueRow[]): QueueRow[] {
  const at = rows.findIndex(goesAlone)
  return at < 0 ? rows : rows.slice(0, Math.max(1, at))
}

/** Time (ms) after which a round without an answer was ended by the limit of a call, give or take a moment. */
const limit = callTimeoutMs * 0.98
/**
 * How long (ms) a round should take: well within the limit of a call, which a line slower than the last time must not
 * meet.
 */
const fair = callTimeoutMs / 2

export async function drain(deps: DrainDeps, { force = false }: DrainOptions = {}): Promise<DrainEnd> {
  /** lanes in which something stayed: their later rows wait for the next drain */
  const aside = new Set<string>()
  let batch = deps.service().batch
  /** as many as go in a fair time, by how long the last ones took */
  let most = batchLimit
  for (;;) {
    const pause = await deps.store.pause()
    const now = deps.now()
    if (pause && holds(pause, now, force)) return until((await deps.store.count()) > 0 ? pause : null)
    const { rows, nextAt } = await nextOf(deps, now, aside)
    if (rows.length === 0) return { state: 'done', next: nextAt }
    // the last ones were more than a slow line carries within the limit
    const half = Math.floor(rows.length / 2 ** (pause?.slow ?? 0))
    const next = upToLone(rows.slice(0, Math.max(1, Math.min(half, most))))
    // read last: whoever signs in meanwhile never lends a token to these rows
    const token = await deps.token()
    if (!token) return { state: 'signIn', refused: null }
    deps.sending?.()
    // one row goes alone: every platform has the single call
    let round = batch && next.length > 1 ? await inBatch(deps, next, token) : null
    if (!round) {
      if (next.length > 1) batch = false
      round = await oneByOne(deps, next, token)
    }
    if (round.judged.some(({ verdict: { kind } }) => kind === 'signIn'))
      return { state: 'signIn', refused: token }
    if (round.stop) return until(await deps.store.pause())
    most = Math.floor((next.length * fair) / (deps.now() - now))
    for (const {
      row,
      verdict: { kind },
    } of round.judged)
      if (kind !== 'delivered') aside.add(row.lane)
  }
}
