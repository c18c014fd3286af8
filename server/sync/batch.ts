/** A batch runs each item through its own route, in order, each in its own transaction. */
import pLimit from 'p-limit'
import { type Envelope, success } from '../../src/contract/codes.ts'
import type { Args } from '../../src/contract/endpoint.ts'
import * as contract from '../../src/contract/index.ts'
import { type BatchResult, type batch, batchLimit } from '../../src/contract/sync.ts'
import type { Context } from '../context.ts'
import { Failure } from '../http/failure.ts'
import type { TextKey } from '../http/texts.ts'

type Item = Args<typeof batch>['items'][number]

/** The paths of the calls that may stand in a batch: those that keep an Idempotency-Key. */
const queueable = new Set(
  Object.values(contract)
    .flatMap((area): unknown[] => Object.values(area))
    .flatMap((call) =>
      typeof call === 'object' && call !== null && 'once' in call && call.once && 'path' in call
        ? [call.path]
        : [],
    ),
)

/** s after which an item that was left alone may be sent again */
const laneWaitSeconds = 1

function leftOut(
  { key }: Pick<Item, 'key'>,
  status: number,
  text: TextKey,
  { lang }: Context,
  retryAfter?: number,
): BatchResult {
  const reply = { code: status, message: new Failure(status, status, text).text(lang), data: null }
  return { key, status, reply, ...(retryAfter === undefined ? {} : { retryAfter }) }
}

async function run({ key, path, query, body }: Item, context: Context): Promise<BatchResult> {
  const named = Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)])
  const search = new URLSearchParams(named).toString()
  let text: string
  try {
    text = JSON.stringify(body ?? {})
  } catch {
    // nested more deeply than can be written
    return leftOut({ key }, 400, 'badJson', context)
  }
  const response = await context.request(search ? `${path}?${search}` : path, {
    method: 'POST',
    headers: {
      'idempotency-key': key,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
    },
    body: text,
  })
  const reply = (await response.json()) as Envelope
  const retryAfter = response.headers.get('retry-after')
  return { key, status: response.status, reply, ...(retryAfter ? { retryAfter: Number(retryAfter) } : {}) }
}

/** So many batches run at a time: where a class comes back, the first devices are done early, and not all at the end. */
const batchesAtOnce = pLimit(8)

/** @throws Failure 413 when there are more than 200 */
export async function runBatch(items: Item[], context: Context): Promise<BatchResult[]> {
  if (items.length > batchLimit) throw new Failure(413, 413, 'tooLarge')
  return batchesAtOnce(() => runInOrder(items, context))
}

async function runInOrder(items: readonly Item[], context: Context): Promise<BatchResult[]> {
  const results: BatchResult[] = []
  const stopped = new Set<string>()
  for (const item of items) {
    const { lane, method, path } = item
    let result: BatchResult
    if (lane !== undefined && stopped.has(lane))
      result = leftOut(item, 409, 'laneWaits', context, laneWaitSeconds)
    else if (path === '') result = leftOut(item, 400, 'badItem', context)
    else if (method !== 'POST' || !queueable.has(path)) result = leftOut(item, 403, 'onlyQueueable', context)
    else result = await run(item, context)
    if (lane !== undefined && result.reply.code !== success) stopped.add(lane)
    results.push(result)
  }
  return results
}
