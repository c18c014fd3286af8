/**
 * A batch runs each item through its own route, in order. Several items share a transaction, for a commit costs as much as
 * an item; where one of them fails, they run again, each in a transaction of its own.
 */
import pLimit from 'p-limit'
import { type Envelope, success } from '../../src/contract/codes.ts'
import type { Args } from '../../src/contract/endpoint.ts'
import * as contract from '../../src/contract/index.ts'
import { type BatchResult, type batch, batchLimit } from '../../src/contract/sync.ts'
import type { Context, NewReceipt } from '../context.ts'
import { Failure } from '../http/failure.ts'
import { isKey, transaction } from '../http/idempotency.ts'
import { areNew, writeReceipts } from '../http/sharedReceipts.ts'
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

/** @param within where the item runs: the context of the batch, or a transaction of it */
async function run({ key, path, query, body }: Item, within: Context): Promise<BatchResult> {
  const named = Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)])
  const search = new URLSearchParams(named).toString()
  let text: string
  try {
    text = JSON.stringify(body ?? {})
  } catch {
    // nested more deeply than can be written
    return leftOut({ key }, 400, 'badJson', within)
  }
  const headers = {
    'idempotency-key': key,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
  }
  const address = search ? `${path}?${search}` : path
  const response = await within.request(address, { method: 'POST', headers, body: text }, within)
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

/** So many items share a transaction: others who write wait until all of them are done. */
const itemsTogether = 20

async function runInOrder(items: readonly Item[], context: Context): Promise<BatchResult[]> {
  const results: BatchResult[] = []
  const stopped = new Set<string>()
  for (let first = 0; first < items.length; first += itemsTogether) {
    const some = items.slice(first, first + itemsTogether)
    const together = stopped.size === 0 ? await runTogether(some, context) : null
    results.push(...(together ?? (await runAlone(some, stopped, context))))
  }
  return results
}

class NotAllDoneError extends Error {}

const isQueueable = ({ method, path }: Item): boolean => method === 'POST' && queueable.has(path)
const canShare = (item: Item): boolean => isQueueable(item) && isKey(item.key)

/** Makes the `readOnce` of one shared transaction. */
function makeReadOnce(): Context['readOnce'] {
  const known = new Map<string, Promise<unknown>>()
  return <T>(name: string, read: () => Promise<T>) => {
    const reading = (known.get(name) as Promise<T> | undefined) ?? read()
    known.set(name, reading)
    return reading
  }
}

/** Runs all of them, or none. @returns null where none was run, because one of them failed */
async function runTogether(items: readonly Item[], context: Context): Promise<BatchResult[] | null> {
  if (items.length === 1 || !items.every(canShare)) return null
  try {
    return await transaction(context, async (within) => {
      const keys = items.map(({ key }) => key.toLowerCase())
      if (!(await areNew(keys, within))) throw new NotAllDoneError()
      const receipts: NewReceipt[] = []
      const shared = { ...within, receipts, readOnce: makeReadOnce() }
      const results: BatchResult[] = []
      for (const item of items) {
        const result = await run(item, shared)
        if (result.reply.code !== success) throw new NotAllDoneError()
        results.push(result)
      }
      if (!(await writeReceipts(receipts, within))) throw new NotAllDoneError()
      return results
    })
  } catch {
    return null
  }
}

/** Runs each of them by itself. @param stopped lanes of which an item was not acknowledged; grows */
async function runAlone(
  items: readonly Item[],
  stopped: Set<string>,
  context: Context,
): Promise<BatchResult[]> {
  const results: BatchResult[] = []
  for (const item of items) {
    const { lane, path } = item
    let result: BatchResult
    if (lane !== undefined && stopped.has(lane))
      result = leftOut(item, 409, 'laneWaits', context, laneWaitSeconds)
    else if (path === '') result = leftOut(item, 400, 'badItem', context)
    else if (!isQueueable(item)) result = leftOut(item, 403, 'onlyQueueable', context)
    else result = await run(item, context)
    if (lane !== undefined && result.reply.code !== success) stopped.add(lane)
    results.push(result)
  }
  return results
}
