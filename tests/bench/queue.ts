/**
 * `npm run bench queue`: a thousand things that wait, sent by our queue and by workbox-background-sync's in the same
 * page, over the same line, to the same service, and through the same faults.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BrowserContext, Page } from 'playwright'
import { rolldown } from 'rolldown'
import { type Fault, startProxy } from '../tools/proxy.ts'
import { type Service, startService } from '../tools/service.ts'
import { base, tokenOf } from '../tools/steps.ts'
import { sending } from '../tools/waitingAnswer.ts'
import { type Figure, median } from './figures.ts'
import { signedIn, startBrowser, throttle } from './pageTools.ts'
import { answersAt, type Given, queueUp, untilEmpty } from './queueTools.ts'

const rounds = 3
const amount = 1000
const lanes = 40
const few = 60
const line = 4e6
const submitPath = '/dh-questionbank/practise/chapter/submit'

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

/** As an app bundles it. */
async function workbox(): Promise<string> {
  const bundle = await rolldown({
    input: join(import.meta.dirname, '../../node_modules/workbox-background-sync/index.mjs'),
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await bundle.generate({ format: 'iife', name: 'workboxQueue' })
  return output[0].code
}

interface WorkboxQueue {
  pushRequest(entry: { request: Request }): Promise<void>
  replayRequests(): Promise<void>
  size(): Promise<number>
}
interface WithWorkbox {
  workboxQueue: { Queue: new (name: string, options: object) => WorkboxQueue }
  waiting: WorkboxQueue
}

/** Stores the answers in workbox's queue, as requests, which is how it keeps them. */
async function workboxUp(page: Page, code: string, token: string, given: Given[]) {
  // without the browser's own timer: it is replayed when it is told to, as ours is
  await page.evaluate(() => void Object.assign(globalThis, { registration: {} }))
  await page.evaluate(`${code};globalThis.workboxQueue = workboxQueue;0`)
  await page.evaluate(
    async ({ path, bearer, inputs }) => {
      const all = globalThis as unknown as WithWorkbox
      all.waiting = new all.workboxQueue.Queue(`bench${Date.now()}`, { onSync: () => undefined })
      for (const input of inputs) {
        const request = new Request(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
          body: JSON.stringify(input),
        })
        await all.waiting.pushRequest({ request })
      }
    },
    { path: submitPath, bearer: token, inputs: given },
  )
}

/** ms until nothing waits; a sending that fails is begun again, as `sync` does. */
const workboxEmpty = (page: Page) =>
  page.evaluate(async () => {
    const { waiting } = globalThis as unknown as WithWorkbox
    const from = performance.now()
    for (let tries = 0; tries < 40 && (await waiting.size()) > 0; tries++)
      await waiting.replayRequests().catch(() => new Promise((resolve) => setTimeout(resolve, 1000)))
    return performance.now() - from
  })

/** Of things whose content begins so: how many took effect, and how often more than once. */
function effects({ dataDir }: Service, like: string, of: number) {
  const db = new DatabaseSync(join(dataDir, 'vitrine.db'), { readOnly: true })
  const rows = db
    .prepare('select count(*) n from submission where content like ? group by content')
    .all(`${like}%`)
    .map(({ n }) => Number(n))
  db.close()
  return { lost: of - rows.length, duplicated: rows.reduce((sum, n) => sum + n - 1, 0) }
}

const marked = (mark: string, rows: Given[], count: number): Given[] =>
  Array.from({ length: count }, (_, at) => {
    const row = rows[at % rows.length] as Given
    return { ...row, content: `${mark}-${at}`, lane: `bench:${at % lanes}` }
  })

async function atHome(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${origin}${base}/`)
  await page.getByText('组织学').first().waitFor()
  return page
}

export async function queue(school: string): Promise<Figure[]> {
  const service = await startService({ copyOf: school })
  const wire = await startProxy(service.origin)
  const browser = await startBrowser()
  try {
    const token = await tokenOf(service.origin, 'student2')
    const rows = await answersAt(service.origin)
    const code = await workbox()
    const plain = ({ lane: _, ...given }: Given) => given

    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const context = await signedIn(browser, service.origin, 'student2')
      const page = await atHome(context, service.origin)
      await queueUp(page, marked(`ours${round}`, rows, amount))
      await throttle(await context.newCDPSession(page), line, line)
      times.push(await untilEmpty(page))
      await context.close()
    }
    const whole = effects(service, 'ours', rounds * amount)
    const context = await signedIn(browser, service.origin, 'student2')
    const page = await atHome(context, service.origin)
    await workboxUp(page, code, token, marked('theirs', rows, amount).map(plain))
    await throttle(await context.newCDPSession(page), line, line)
    const theirs = await workboxEmpty(page)
    const theirWhole = effects(service, 'theirs', amount)
    await context.close()

    const bad = await signedIn(browser, wire.origin, 'student2')
    const faulty = await atHome(bad, wire.origin)
    const worsen = () => {
      for (const fault of faults) wire.fault(sending, fault, 1)
    }
    worsen()
    await queueUp(faulty, marked('bad-ours', rows, few))
    // as the network that comes and goes does
    await faulty.evaluate(() => void setInterval(() => dispatchEvent(new Event('online')), 300))
    await untilEmpty(faulty)
    const ours = effects(service, 'bad-ours', few)
    wire.pass()
    worsen()
    await workboxUp(faulty, code, token, marked('bad-theirs', rows, few).map(plain))
    await workboxEmpty(faulty)
    const peer = effects(service, 'bad-theirs', few)
    await bad.close()

    const told = (one: { lost: number; duplicated: number }) => `${one.lost} lost, ${one.duplicated} doubled`
    return [
      {
        name: `${amount} things in ${lanes} lanes over 150 ms and 4 Mbit/s, all acknowledged`,
        value: median(times) / 1000,
        unit: 's',
        limit: 5,
        good: 'at most',
        runs: `${times.map((time) => (time / 1000).toFixed(2)).join(' ')} s, ${told(whole)}; workbox-background-sync in the same run ${(theirs / 1000).toFixed(1)} s, ${told(theirWhole)}`,
      },
      {
        name: `lost and doubled of ${few} things under ${faults.length} faults of the line`,
        value: ours.lost + ours.duplicated + whole.lost + whole.duplicated,
        unit: '',
        limit: 0,
        good: 'at most',
        runs: `ours ${told(ours)}; workbox-background-sync ${told(peer)}, its requests without a key, as it keeps them`,
      },
    ]
  } finally {
    await browser.close()
    await wire.close()
    await service.remove()
  }
}
