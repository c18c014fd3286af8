/** What a queue meets while it sends: the same for each of those that are put beside each other. */
import type { Page } from 'playwright'
import { enterAs } from '../tools/device.ts'
import type { Fault, Proxy as Wire } from '../tools/proxy.ts'
import { sending } from '../tools/waitingAnswer.ts'
import { type Queue, user } from './queues.ts'
import type { Given } from './queueTools.ts'

export interface Trouble {
  name: string
  /** this one of them is refused for good */
  refuses?: number
  /** Sends until nothing waits any more. @returns the page that stands open at the end */
  meet(at: Meeting): Promise<Page>
}

interface Meeting {
  queue: Queue
  wire: Wire
  page: Page
  rows: Given[]
  /** opens the app on the same device once more */
  again: () => Promise<Page>
}

/** What happens to the requests of a sending, one after the other; afterwards the line is good. */
const faults: Fault[] = [
  { kind: 'reset-before' },
  { kind: 'reset-after' },
  { kind: 'html200' },
  { kind: 'status', status: 500, body: '{}' },
  { kind: 'truncate', bytes: 10 },
  { kind: 'status', status: 503, body: '{}', headers: { 'retry-after': '1' } },
  { kind: 'reset-after' },
  { kind: 'status', status: 429, body: '{}', headers: { 'retry-after': '1' } },
  { kind: 'dup' },
]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type End = (page: Page) => Promise<unknown>

const close: End = (page) => page.close()

/** As when the system takes the memory of a page: none of its code runs any more. */
const kill: End = async (page) => {
  const cdp = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // what is dead does not answer
  void cdp.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

/** Opens a page that sends, and ends it when the first request of it is on the line. */
async function endSending(end: End, queue: Queue, wire: Wire, open: () => Promise<Page>) {
  const from = wire.seen.length
  const page = await open()
  void queue.empty(page).catch(() => undefined)
  const isSent = () => wire.seen.slice(from).some(({ path }) => sending.test(path))
  for (let left = 600; !isSent(); left--) {
    if (left === 0) throw new Error('nothing is sent')
    await pause(50)
  }
  await end(page)
}

/** The page ends twice while it sends: before the service hears a request, and before its answer comes. */
const ended = (name: string, end: End): Trouble => ({
  name: `the page ${name} before a request is heard, and before its answer comes`,
  meet: async ({ queue, wire, page, rows, again }) => {
    wire.fault(sending, { kind: 'hold' })
    await endSending(end, queue, wire, async () => {
      await queue.fill(page, rows)
      return page
    })
    wire.heal()
    // nor when the browser tries its connection once more
    wire.fault(sending, { kind: 'reset-before' })
    wire.drop()
    await pause(1000)
    wire.heal()
    wire.fault(sending, { kind: 'hold-reply' })
    await endSending(end, queue, wire, again)
    wire.pass()
    const last = await again()
    await queue.empty(last)
    return last
  },
})

/** Fills a queue on a line that lets nothing through, and leaves the app. */
async function leaveWaiting({ queue, wire, page, rows }: Meeting) {
  wire.fault(sending, { kind: 'reset-before' })
  await queue.fill(page, rows)
  await page.close()
  wire.pass()
}

const days = 86_400_000

const over = JSON.stringify({ code: '02012001', message: '登录已失效', data: null })
const noBatch = JSON.stringify({ code: 404, message: '没有这个接口', data: null })

export const troubles: Trouble[] = [
  {
    name: `${faults.length} faults of the line`,
    meet: async ({ queue, wire, page, rows }) => {
      for (const fault of faults) wire.fault(sending, fault, 1)
      await queue.fill(page, rows)
      await queue.empty(page)
      return page
    },
  },
  {
    name: 'one of them refused for good',
    refuses: 30,
    meet: async ({ queue, page, rows }) => {
      await queue.fill(page, rows)
      await queue.empty(page, 1)
      return page
    },
  },
  ended('closed', close),
  ended('killed', kill),
  {
    name: 'two tabs that send at once',
    meet: async ({ queue, wire, page, rows, again }) => {
      const second = await again()
      wire.fault(sending, { kind: 'delay', ms: 100 })
      await queue.fill(page, rows)
      await Promise.all([queue.empty(page), queue.empty(second)])
      return page
    },
  },
  {
    name: 'the session ended halfway and signed in again',
    meet: async ({ queue, wire, page, rows }) => {
      // one by one, so that there is a middle
      wire.fault(/dh-sync\/batch/, { kind: 'status', status: 404, body: noBatch })
      wire.fault(sending, { kind: 'pass' }, rows.length / 2)
      wire.fault(sending, { kind: 'status', status: 401, body: over })
      await queue.fill(page, rows)
      // a page that leads to sign-in may take this along
      const end = queue.empty(page).catch(() => undefined)
      await queue.signInAgain(page, end, wire.pass)
      await queue.empty(page)
      return page
    },
  },
  {
    name: 'another person on the device before they are sent',
    meet: async (at) => {
      const { queue, wire, again } = at
      const device = at.page.context()
      await leaveWaiting(at)
      await enterAs(device, wire.origin, 'student')
      const others = await again()
      await queue.empty(others)
      await pause(2000)
      await others.close()
      await enterAs(device, wire.origin, user)
      const last = await again()
      await queue.empty(last)
      return last
    },
  },
  {
    name: 'a clock that is eight days on',
    meet: async (at) => {
      await leaveWaiting(at)
      await at.page.context().addInitScript((ahead) => {
        const now = Date.now.bind(Date)
        globalThis.Date = class extends Date {
          constructor(...given: unknown[]) {
            super(...((given.length > 0 ? given : [now() + ahead]) as [number]))
          }
          static override now = () => now() + ahead
        } as DateConstructor
      }, 8 * days)
      const last = await at.again()
      await at.queue.empty(last)
      return last
    },
  },
]
