// the first call would load it while the clock stands still
import 'ky'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setCredentials } from '../../../../src/api/call.ts'
import { followStream } from '../../../../src/contract/teaching/follow.ts'
import { type Followed, followRoom } from '../../../../src/queries/teaching/follow.ts'

/** The streams that are open, to write into. */
let streams: ReadableStreamDefaultController<Uint8Array>[] = []
let streamsAsked = 0
let polls: string[] = []

const state = { epoch: 1, seq: 1, version: '1.1', live: true }

function openStream(signal: AbortSignal): Response {
  streamsAsked++
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      streams.push(controller)
      signal.addEventListener('abort', () => controller.error(signal.reason))
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  streams = []
  polls = []
  streamsAsked = 0
  setCredentials(() => ({ token: 'T', lang: 'zh', origin: 'http://school.test' }))
  const network = new EventTarget()
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network))
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks })
  vi.stubGlobal('fetch', async (asked: string | Request, init?: RequestInit) => {
    if (typeof asked === 'string' && asked.includes(followStream.path))
      return openStream(init?.signal ?? new AbortController().signal)
    polls.push(new URL((asked as Request).url).searchParams.get('since') ?? '')
    const reply = { code: 0, message: '', data: polls.length === 1 ? state : null }
    return new Response(JSON.stringify(reply), { headers: { 'content-type': 'application/json' } })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Lets ms pass in steps, and what is asked meanwhile be answered. */
async function pass(ms: number): Promise<void> {
  const stepMs = 100
  for (let passed = 0; passed < ms; passed += stepMs) {
    await vi.advanceTimersByTimeAsync(stepMs)
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
  }
}

const mostWaitMs = 20_000

/** Waits in real time, while the faked clock stands still. */
async function until(holds: () => boolean): Promise<void> {
  for (const end = performance.now() + mostWaitMs; !holds(); await new Promise(setImmediate))
    if (performance.now() > end) throw new Error('it never came')
}

/** A tab of the browser that follows. */
function openTab(roomId: number) {
  const shown: Followed[] = []
  const close = followRoom(roomId, (followed) => shown.push(followed))
  return { shown, close }
}

const send = (text: string) => streams.at(-1)?.enqueue(new TextEncoder().encode(text))

test('two tabs share one stream, and the second takes over when the first closes', async () => {
  const [first, second] = [openTab(1), openTab(1)]
  await until(() => streams.length === 1)
  send(`data: ${JSON.stringify(state)}\n\n`)
  for (const { shown } of [first, second]) await until(() => shown.at(-1)?.state?.seq === 1)
  expect(streamsAsked).toBe(1)
  first.close()
  await until(() => streamsAsked === 2)
  second.close()
})

test('where a stream is held back, what is newer is asked for each five seconds', async () => {
  const { shown, close } = openTab(2)
  await until(() => streams.length === 1)
  await pass(9_000)
  expect(polls).toEqual([''])
  expect(shown.at(-1)).toMatchObject({ link: 'live', state: { seq: 1 } })
  await pass(10_000)
  expect(polls).toEqual(['', '1.1', '1.1'])
  close()
})
