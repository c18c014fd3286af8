/** How rows travel: up to 200 in one batch, or one by one where the service has none. */
import pLimit from 'p-limit'
import { type Answer, isEnvelope } from '../api/answer.ts'
import { outgoing } from '../api/call.ts'
import type { Outgoing } from '../api/http.ts'
import { success } from '../contract/codes.ts'
import { type BatchResult, batch } from '../contract/sync.ts'
import { newId } from '../device/names.ts'
import type { QueueRow } from '../device/stored.ts'
import type { OutgoingFile, ToConfirm } from './actions/action.ts'
import { actionOf, inputOf } from './actions/index.ts'
import { requestOf } from './entry.ts'
import { type OutgoingFiles, sendOutgoingFile } from './outgoingFile.ts'
import { type ServiceFacts, toRowOutcome } from './verdict.ts'

/** Sends one request with one token; rejects when no whole reply came. */
export type Send = (request: Outgoing, token: string) => Promise<Answer>

const noAnswer = () => null

/**
 * Shows whether a platform without keys already holds a row whose sending had no known end; null when nothing shows it.
 */
async function effectOf(row: QueueRow, token: string, send: Send): Promise<Answer | null> {
  const proof = actionOf(row.call)?.proof
  if (!proof) return null
  const answer = await send(outgoing(proof.ask, proof.args(inputOf(row))), token).catch(noAnswer)
  const { code, data } = answer?.envelope ?? {}
  return code === success && proof.shows(data, inputOf(row)) ? answer : null
}

const toConfirm = (row: QueueRow): readonly ToConfirm[] =>
  actionOf(row.call)?.confirms?.(inputOf(row), row.local) ?? []

/** Whether something goes before the row that takes long, a file or many look-ups: such a row is sent alone. */
export const goesAlone = (row: QueueRow): boolean =>
  actionOf(row.call)?.fileOf !== undefined || toConfirm(row).length > 0

/** How many things are looked up at a time. */
const lookUpsAtOnce = 4

/** How long (ms) a row waits where something before it cannot be looked up. */
const lookUpPauseMs = 10_000

/**
 * Looks up what must be there before the row, and sends again what is not.
 * @returns undefined: the row may go; else the answer because of which it waits, null when none came
 */
async function confirmBefore(
  row: QueueRow,
  token: string,
  send: Send,
  service: ServiceFacts,
): Promise<Answer | null | undefined> {
  let stop: Answer | null | undefined
  await pLimit(lookUpsAtOnce).map(toConfirm(row), async (one) => {
    if (stop === undefined) stop = await confirmOne(one, (request) => send(request, token), service)
  })
  return stop
}

async function confirmOne(
  { action, input }: ToConfirm,
  send: (request: Outgoing) => Promise<Answer>,
  service: ServiceFacts,
): Promise<Answer | null | undefined> {
  const { proof, send: endpoint } = actionOf(action) ?? {}
  if (!proof || !endpoint) return undefined
  const held = await send(outgoing(proof.ask, proof.args(input))).catch(noAnswer)
  if (held?.envelope?.code !== success) return held && waitsFor(held, service)
  if (proof.shows(held.envelope.data, input)) return undefined
  const key = newId()
  const again = await send({ ...outgoing(endpoint, input), key }).catch(noAnswer)
  const { kind } = toRowOutcome(again, key, service)
  // what is refused now too is not held up for: its person is told which answers are held otherwise
  return kind === 'delivered' || kind === 'parked' ? undefined : again
}

/** A refusal to look something up is none of the row itself: it waits, as for a key that is being worked on. */
const waitsFor = (answer: Answer, service: ServiceFacts): Answer =>
  toRowOutcome(answer, '', service).kind === 'parked'
    ? { ...answer, status: 409, retryAfter: lookUpPauseMs }
    : answer

/** The answer to one row; null when none came, `more` when its file needs another turn. */
export async function sendOne(
  row: QueueRow,
  token: string,
  send: Send,
  service: ServiceFacts,
  files?: OutgoingFiles,
): Promise<Answer | null | 'more'> {
  const request = requestOf(row)
  if (!request) return null
  const file = actionOf(row.call)?.fileOf?.(inputOf(row))
  if (file && files) return sendWithFile(row, file, (one) => send(one, token), files)
  const stop = await confirmBefore(row, token, send, service)
  if (stop !== undefined) return stop
  const unknown = !service.exactlyOnce && row.lastError?.class === 'offline'
  const effect = unknown ? await effectOf(row, token, send) : null
  return effect ?? send(request, token).catch(noAnswer)
}

async function sendWithFile(
  row: QueueRow,
  file: OutgoingFile,
  send: (request: Outgoing) => Promise<Answer>,
  files: OutgoingFiles,
): Promise<Answer | null | 'more'> {
  const end = await sendOutgoingFile(row.id, file, send, files.read)
  if (end.kind === 'more') return 'more'
  if (end.kind === 'stopped') return end.answer
  const request = requestOf(row)
  const answer = request && (await send(request).catch(noAnswer))
  // the service has it for good: nothing here needs the bytes any more
  if (answer?.envelope?.code === success) await files.drop(file.key).catch(noAnswer)
  return answer
}

export interface BatchAnswer {
  /** the answer to the batch as a whole; null when none came */
  outer: Answer | null
  /** by row id, where the batch was taken */
  results: Map<string, Answer> | null
}

const isResult = (value: unknown): value is BatchResult =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'status' in value &&
  typeof value.status === 'number' &&
  'reply' in value &&
  isEnvelope(value.reply)

function resultsOf(answer: Answer): Map<string, Answer> | null {
  const data = answer.envelope?.data
  const list = typeof data === 'object' && data !== null && 'results' in data ? data.results : null
  if (!Array.isArray(list)) return null
  return new Map(
    list.filter(isResult).map(({ key, status, reply, retryAfter }) => {
      const wait = typeof retryAfter === 'number' ? retryAfter * 1000 : null
      return [key, { status, envelope: reply, key, retryAfter: wait }] as const
    }),
  )
}

export async function sendBatch(rows: readonly QueueRow[], token: string, send: Send): Promise<BatchAnswer> {
  const items = rows.flatMap((row) => {
    const request = requestOf(row)
    if (!request) return []
    const { method, path, query, body } = request
    return [{ key: row.id, method, path, query, body, lane: row.lane }]
  })
  const outer = await send(outgoing(batch, { items }), token).catch(noAnswer)
  const taken = outer?.envelope?.code === success && outer.status >= 200 && outer.status < 300
  return { outer, results: outer && taken ? resultsOf(outer) : null }
}
