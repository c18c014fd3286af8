/**
 * `npm run bench queue`: a thousand things that wait, sent by our queue and by workbox-background-sync's in the same
 * page, over the same line, to the same service, and through the same faults; through these also by workbox's with an
 * Idempotency-Key in each request, which the service takes once.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, BrowserContext, Page } from 'playwright'
import { ids } from '../tools/device.ts'
import { startProxy, type Proxy as Wire } from '../tools/proxy.ts'
import { type Service, startService } from '../tools/service.ts'
import { base, tokenOf } from '../tools/steps.ts'
import { type Figure, median } from './figures.ts'
import { signedIn, startBrowser, throttle } from './pageTools.ts'
import { ours, type Queue, user, workbox } from './queues.ts'
import { answersAt, type Given } from './queueTools.ts'
import { type Trouble, troubles } from './queueTroubles.ts'
import { unlimitedWrites } from './unlimited.ts'

const rounds = 3
const amount = 1000
const lanes = 40
const few = 60
const line = 4e6

interface Count {
  /** neither took effect for their author nor are still there */
  lost: number
  /** effects beyond the first */
  doubled: number
  /** effects on another's account */
  misattributed: number
}

/** What became of things whose content begins so. */
function counted({ dataDir }: Service, like: string, of: number): Count {
  const db = new DatabaseSync(join(dataDir, 'vitrine.db'), { readOnly: true })
  const rows = db
    .prepare('select accountId, count(*) n from submission where content like ? group by accountId, content')
    .all(`${like}%`)
    .map(({ accountId, n }) => ({ own: accountId === ids[user], n: Number(n) }))
  db.close()
  const sum = (all: typeof rows) => all.reduce((total, { n }) => total + n, 0)
  const own = rows.filter((row) => row.own)
  return {
    lost: of - own.length,
    doubled: sum(own) - own.length,
    misattributed: sum(rows) - sum(own),
  }
}

const bad = ({ lost, doubled, misattributed }: Count) => lost + doubled + misattributed

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

const told = ({ lost, doubled, misattributed }: Count) =>
  `${lost} lost, ${doubled} doubled${misattributed > 0 ? `, ${misattributed} misattributed` : ''}`

/** How long a queue takes for all, on a device of its own. */
async function timeOf(queue: Queue, browser: Browser, { origin }: Service, rows: Given[]): Promise<number> {
  const context = await signedIn(browser, origin, user)
  await queue.prepare(context)
  const page = await atHome(context, origin)
  await queue.fill(page, rows)
  await throttle(await context.newCDPSession(page), line, line)
  const took = await queue.empty(page)
  await context.close()
  return took
}

/** What a queue has lost and doubled in a trouble, and what it says of what was refused. */
async function metBy(
  queue: Queue,
  { meet, refuses }: Trouble,
  { browser, wire, service, given }: { browser: Browser; wire: Wire; service: Service; given: Given[] },
) {
  const mark = `${queue.name} ${troubles.findIndex((one) => one.meet === meet)}`
  const rows = marked(mark, given, few).map((row, at) =>
    // as if it stood in another chapter
    at === refuses ? { ...row, catalogId: row.catalogId + 1 } : row,
  )
  const context = await signedIn(browser, wire.origin, user)
  await queue.prepare(context)
  // as the network that comes and goes does
  await context.addInitScript(() => void setInterval(() => dispatchEvent(new Event('online')), 300))
  const again = () => atHome(context, wire.origin)
  const page = await meet({ queue, wire, page: await again(), rows, again })
  const refused = await queue.refused(page)
  wire.pass()
  await context.close()
  const count = counted(service, mark, few - refused.length)
  const reason = refused.length > 0 ? `kept with its reason “${refused}”` : 'gone without a word'
  const words = told(count) + (refuses === undefined ? '' : `, the refused one ${reason}`)
  return { bad: bad(count), words }
}

export async function queue(school: string): Promise<Figure[]> {
  const service = await startService({ copyOf: school, env: unlimitedWrites })
  const wire = await startProxy(service.origin)
  const browser = await startBrowser()
  try {
    const given = await answersAt(service.origin)
    const token = await tokenOf(service.origin, user)
    const theirs = await workbox(token, false)
    const keyed = await workbox(token, true)

    const times: number[] = []
    for (let round = 0; round < rounds; round++)
      times.push(await timeOf(ours, browser, service, marked(`all ours ${round}`, given, amount)))
    const all = counted(service, 'all ours', rounds * amount)
    if (bad(all) > 0) throw new Error(`of ${rounds * amount} things ${told(all)}`)
    const theirTime = await timeOf(theirs, browser, service, marked('all theirs', given, amount))
    const theirAll = counted(service, 'all theirs', amount)

    const figures: Figure[] = [
      {
        name: `${amount} things in ${lanes} lanes over 150 ms and 4 Mbit/s, all acknowledged`,
        value: median(times) / 1000,
        unit: 's',
        limit: 5,
        good: 'at most',
        runs: `${times.map((time) => (time / 1000).toFixed(2)).join(' ')} s, ${told(all)}; ${theirs.name} in the same run ${(theirTime / 1000).toFixed(1)} s, ${told(theirAll)}`,
      },
    ]
    for (const trouble of troubles) {
      const stage = { browser, wire, service, given }
      const own = await metBy(ours, trouble, stage)
      const peers = []
      for (const peer of [theirs, keyed])
        peers.push(`${peer.name} ${(await metBy(peer, trouble, stage)).words}`)
      figures.push({
        name: `lost, doubled and misattributed of ${few} things, ${trouble.name}`,
        value: own.bad,
        unit: '',
        limit: 0,
        good: 'at most',
        runs: `ours ${own.words}; ${peers.join('; ')}`,
      })
    }
    return figures
  } finally {
    await browser.close()
    await wire.close()
    await service.remove()
  }
}
