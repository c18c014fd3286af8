/**
 * Decides which answers of a quiz attempt count, from facts that may arrive in any order. Pure.
 *
 * Each row of an attempt (an answer or a hand-in) names the hash of the row before it and the last beacon that its
 * device had from the service. A beacon proves that a row was not made earlier. What somebody else saw, the row itself
 * or a hash behind it, proves that it was not made later. The verdict compares these two bounds with the row's limit:
 * the end of the attempt, or the moment at which another device took over.
 */
import { sha256OfText } from '../bytes/sha256.ts'

/** How long after its limit a row may arrive and still be on time, ms: the time of the way. */
export const graceMs = 60_000
/** How far the clocks of two service processes may differ, ms. */
export const skewMs = 1000

/** A device that held the attempt. Each take-over makes a new one, with the next epoch and a token of its own. */
export interface Holder {
  token: string
  epoch: number
  /** Since when this device held the attempt (ms UTC of the service). */
  from: number
}

export interface AttemptRow {
  opId: string
  /** The token of the device that made the row. */
  token: string
  /** Counts the rows of a holder: 1, 2 … */
  seq: number
  kind: 'answer' | 'handIn'
  /** A hand-in that the device queued by itself when the time was up: it closes nothing. */
  auto: boolean
  /** None for a hand-in. */
  questionId: number | null
  content: string
  /** The service's clock when it gave the beacon (ms UTC); null without a beacon, or where its MAC is wrong. */
  beacon: number | null
  /** The hash of the row before it; the first row of a holder names `chainRoot(token)`. */
  prev: string
  hash: string
  /** When the service received the row (ms UTC of the service). */
  receivedAt: number
  /** The service's time (ms) as the device reckoned it, by its wall clock and by its monotonic clock. */
  wallTime: number
  monoTime: number | null
}

/** Somebody other than the device saw a hash of its chain: the service in a beat, or a witness who scanned it. */
export interface Commitment {
  token: string
  hash: string
  /** When the hash was seen (ms UTC of the service). */
  at: number
}

/** A person decided on one row. The latest decision on it holds. */
export interface Decision {
  opId: string
  accept: boolean
  at: number
}

export interface AttemptFacts {
  startedAt: number
  /** null: the attempt has no end. */
  endAt: number | null
  holders: readonly Holder[]
  rows: readonly AttemptRow[]
  commitments: readonly Commitment[]
  decisions: readonly Decision[]
  /** Tokens that were given out with a sealed paper, and whose start has not reached the service yet. */
  sealedTokens: readonly string[]
  /** opIds of hand-ins that a teacher reopened. */
  reopened: readonly string[]
  /** When a device noticed that its clock was changed, in its own reckoning of the service's time. */
  clockChanges: readonly { token: string; at: number }[]
}

export type UndecidedReason = 'sealed' | 'clock' | 'end' | 'takeOver' | 'chain'
export type RowVerdict =
  | { verdict: 'onTime' | 'late' | 'notHolder'; reason?: undefined }
  | { verdict: 'undecided'; reason: UndecidedReason }

/** `strict`: undecided rows do not count; `tolerant`: by the device's own time; `lab`: they count. */
export type AcceptancePolicy = 'strict' | 'tolerant' | 'lab'

/** A row with what the facts say about it. */
export interface JudgedRow {
  row: AttemptRow
  /** 0 where the token is unknown. */
  epoch: number
  /** The earliest and the latest time (ms UTC) at which the row can have been made. */
  lower: number
  upper: number
  /** The end of the time for the row (ms UTC); Infinity where nothing ends it. */
  limit: number
  verdict: RowVerdict
  /** A person's decision, where there is one. */
  decided: boolean | null
  counts: boolean
}

export interface JudgedAttempt {
  rows: JudgedRow[]
  /** The row that counts for each question. */
  answers: Map<number, JudgedRow>
  /** The hand-in that closed the attempt, if one did. */
  closing: JudgedRow | null
  /** Something is still to be decided or to arrive: the attempt must not be released. */
  isOpen: boolean
}

/** The fields of a row that its hash covers: all that its device says. */
export type HashedRow = Pick<
  AttemptRow,
  'opId' | 'token' | 'seq' | 'kind' | 'auto' | 'questionId' | 'content' | 'prev' | 'wallTime' | 'monoTime'
> & {
  /** The beacon as the service gave it, with its MAC; empty without one. */
  beaconText: string
}

/** SHA-256 of a row in one fixed form, so that device and service compute the same. */
export const hashRow = (row: HashedRow): string =>
  sha256OfText(
    JSON.stringify([
      row.opId,
      row.token,
      row.seq,
      row.kind,
      row.auto,
      row.questionId,
      row.content,
      row.beaconText,
      row.prev,
      row.wallTime,
      row.monoTime,
    ]),
  )

/** The hash that the first row of a holder names as the one before it. */
export const chainRoot = (token: string): string => sha256OfText(token)

/**
 * Whether a row that arrives now is on time whatever else is known: the device that holds the attempt sent it before the
 * end, and no hand-in of a person is there yet. Everything that it names was made before, so nothing else need be read.
 */
export const isOnTimeAtReceipt = (
  row: Pick<AttemptRow, 'token' | 'beacon' | 'receivedAt'>,
  known: { currentToken: string | null; endAt: number | null; hasHandIn: boolean },
): boolean =>
  row.token === known.currentToken &&
  !known.hasHandIn &&
  row.receivedAt <= (known.endAt ?? Number.POSITIVE_INFINITY) &&
  (row.beacon ?? 0) - skewMs <= row.receivedAt

interface HolderSpan extends Holder {
  limit: number
  /** Whether a take-over, and not the end of the attempt, set the limit. */
  endsByTakeOver: boolean
  hasGap: boolean
}

/** Judges every row of an attempt and says which answers count. */
export function judgeAttempt(facts: AttemptFacts, policy: AcceptancePolicy): JudgedAttempt {
  const spans = holderSpans(facts)
  const bounds = boundsOf(facts, spans)
  const latest = latestDecisions(facts.decisions)
  const rows = facts.rows.map((row): JudgedRow => {
    const span = spans.get(row.token)
    const { lower, upper } = bounds.get(row) ?? { lower: facts.startedAt, upper: row.receivedAt }
    return {
      row,
      epoch: span?.epoch ?? 0,
      lower,
      upper,
      limit: span?.limit ?? Number.POSITIVE_INFINITY,
      verdict: verdictOf(row, span, lower, upper, facts.sealedTokens),
      decided: latest.get(row.opId) ?? null,
      counts: false,
    }
  })
  rows.sort(compareRows)
  const closing = closeAttempt(rows, facts.reopened)
  for (const judged of rows) judged.counts = doesCount(judged, policy, facts)
  const answers = answersOf(rows)
  const hasGap = [...spans.values()].some((span) => span.hasGap)
  return { rows, answers, closing, isOpen: hasGap || rows.some((judged) => isUnsettled(judged, answers)) }
}

/** In the order of (epoch, seq, hash): of two rows the later one counts. */
function compareRows(a: JudgedRow, b: JudgedRow): number {
  if (a.epoch !== b.epoch) return a.epoch - b.epoch
  if (a.row.seq !== b.row.seq) return a.row.seq - b.row.seq
  if (a.row.hash === b.row.hash) return 0
  return a.row.hash < b.row.hash ? -1 : 1
}

/** Each holder's limit: the earlier of the attempt's end and the next holder's begin. */
function holderSpans({ holders, rows, commitments, endAt }: AttemptFacts): Map<string, HolderSpan> {
  const inOrder = [...holders].sort((a, b) => a.epoch - b.epoch)
  const end = endAt ?? Number.POSITIVE_INFINITY
  return new Map(
    inOrder.map((holder, index) => {
      const takenOverAt = inOrder[index + 1]?.from ?? Number.POSITIVE_INFINITY
      const span = {
        ...holder,
        limit: Math.min(end, takenOverAt),
        endsByTakeOver: takenOverAt < end,
        hasGap: hasGapInChain(holder.token, rows, commitments),
      }
      return [holder.token, span]
    }),
  )
}

/** Whether a row is known to exist that has not arrived: a row or somebody who saw a hash names it. */
function hasGapInChain(
  token: string,
  rows: readonly AttemptRow[],
  commitments: readonly Commitment[],
): boolean {
  const own = rows.filter((row) => row.token === token)
  const arrived = new Set(own.map((row) => row.hash))
  const root = chainRoot(token)
  const hasArrived = (hash: string) => hash === root || arrived.has(hash)
  return (
    own.some((row) => !hasArrived(row.prev)) ||
    commitments.some((seen) => seen.token === token && !hasArrived(seen.hash))
  )
}

interface RowBounds {
  lower: number
  upper: number
}

/** For each row the earliest and the latest moment at which it can have been made, ms UTC. */
function boundsOf(facts: AttemptFacts, spans: Map<string, HolderSpan>): Map<AttemptRow, RowBounds> {
  const seenAt = firstSeen(facts)
  const bounds = new Map<AttemptRow, RowBounds>()
  for (const token of new Set(facts.rows.map((row) => row.token))) {
    const own = facts.rows.filter((row) => row.token === token)
    const byHash = new Map(own.map((row) => [row.hash, row]))
    const floor = Math.max(facts.startedAt, spans.get(token)?.from ?? facts.startedAt)
    const parentsFirst = sortParentsFirst(own, byHash)
    for (const row of parentsFirst) {
      const parent = byHash.get(row.prev)
      const lower = Math.max(
        parent ? (bounds.get(parent)?.lower ?? floor) : floor,
        row.beacon === null ? floor : row.beacon - skewMs,
      )
      bounds.set(row, { lower, upper: seenAt.get(row.hash) ?? row.receivedAt })
    }
    // Whoever saw a row saw that those before it existed.
    for (const row of parentsFirst.reverse()) {
      const parent = byHash.get(row.prev)
      const before = parent && bounds.get(parent)
      if (before) before.upper = Math.min(before.upper, bounds.get(row)?.upper ?? before.upper)
    }
  }
  return bounds
}

/** When each hash was first seen by somebody other than the device, ms UTC. */
function firstSeen({ rows, commitments }: AttemptFacts): Map<string, number> {
  const seenAt = new Map<string, number>()
  const see = (hash: string, at: number) => seenAt.set(hash, Math.min(at, seenAt.get(hash) ?? at))
  for (const row of rows) see(row.hash, row.receivedAt)
  for (const { hash, at } of commitments) see(hash, at)
  return seenAt
}

/** Rows of one holder, each behind the row that it names. Rows may fork, and none can name itself. */
function sortParentsFirst(rows: readonly AttemptRow[], byHash: Map<string, AttemptRow>): AttemptRow[] {
  const sorted: AttemptRow[] = []
  const placed = new Set<AttemptRow>()
  for (const row of rows) {
    const path: AttemptRow[] = []
    let next: AttemptRow | undefined = row
    while (next && !placed.has(next)) {
      placed.add(next)
      path.push(next)
      next = byHash.get(next.prev)
    }
    sorted.push(...path.reverse())
  }
  return sorted
}

function verdictOf(
  row: AttemptRow,
  span: HolderSpan | undefined,
  lower: number,
  upper: number,
  sealedTokens: readonly string[],
): RowVerdict {
  if (!span)
    return sealedTokens.includes(row.token)
      ? { verdict: 'undecided', reason: 'sealed' }
      : { verdict: 'notHolder' }
  if (lower > upper) return { verdict: 'undecided', reason: 'clock' }
  if (lower > span.limit) return { verdict: span.endsByTakeOver ? 'notHolder' : 'late' }
  if (row.receivedAt <= span.limit + graceMs) return { verdict: 'onTime' }
  if (upper > span.limit + graceMs)
    return { verdict: 'undecided', reason: span.endsByTakeOver ? 'takeOver' : 'end' }
  if (span.hasGap) return { verdict: 'undecided', reason: 'chain' }
  return { verdict: 'onTime' }
}

/** The first hand-in that a person made on time closes the attempt: on-time rows behind it become late. */
function closeAttempt(inOrder: readonly JudgedRow[], reopened: readonly string[]): JudgedRow | null {
  const index = inOrder.findIndex(
    ({ row, verdict }) =>
      row.kind === 'handIn' && verdict.verdict === 'onTime' && !row.auto && !reopened.includes(row.opId),
  )
  if (index < 0) return null
  for (const judged of inOrder.slice(index + 1))
    if (judged.verdict.verdict === 'onTime') judged.verdict = { verdict: 'late' }
  return inOrder[index] ?? null
}

function latestDecisions(decisions: readonly Decision[]): Map<string, boolean> {
  const inOrder = [...decisions].sort((a, b) => a.at - b.at)
  return new Map(inOrder.map(({ opId, accept }) => [opId, accept]))
}

/**
 * Reasons for which `tolerant` asks the device's clocks. A gap in the chain is among them: more time may turn `end` into
 * `chain`, and would else take an answer away.
 */
const reasonsForDeviceTime: readonly UndecidedReason[] = ['end', 'chain']

function doesCount(judged: JudgedRow, policy: AcceptancePolicy, facts: AttemptFacts): boolean {
  if (judged.decided !== null) return judged.decided
  if (judged.verdict.verdict === 'onTime') return true
  if (judged.verdict.verdict !== 'undecided') return false
  if (policy === 'lab') return true
  return (
    policy === 'tolerant' &&
    reasonsForDeviceTime.includes(judged.verdict.reason) &&
    isInTimeByDevice(judged, facts)
  )
}

/** Whether both clocks of the device say that a row was made in time. The device's owner can forge this. */
function isInTimeByDevice({ row, lower, upper, limit }: JudgedRow, facts: AttemptFacts): boolean {
  const made = Math.max(row.wallTime, row.monoTime ?? row.wallTime)
  const hasChangedClock = facts.clockChanges.some(
    ({ token, at }) => token === row.token && at >= lower && at <= upper,
  )
  return made <= limit && !hasChangedClock
}

/** The counting row with the greatest (epoch, seq, hash) of each question. */
function answersOf(inOrder: readonly JudgedRow[]): Map<number, JudgedRow> {
  const answers = new Map<number, JudgedRow>()
  for (const judged of inOrder)
    if (judged.counts && judged.row.questionId !== null) answers.set(judged.row.questionId, judged)
  return answers
}

/** The questions whose answers a person's decision may still change. */
export const questionsToDecide = ({ rows, answers }: JudgedAttempt): ReadonlySet<number> =>
  new Set(
    rows.flatMap((judged) =>
      judged.row.questionId !== null && isUnsettled(judged, answers) ? [judged.row.questionId] : [],
    ),
  )

/** Whether a person has still to decide on a row, because the decision may change something. */
function isUnsettled(judged: JudgedRow, answers: Map<number, JudgedRow>): boolean {
  if (judged.decided !== null || judged.verdict.verdict !== 'undecided') return false
  if (judged.row.kind === 'handIn') return !judged.row.auto
  const answer = answers.get(judged.row.questionId ?? 0)
  return !answer || compareRows(judged, answer) >= 0
}
