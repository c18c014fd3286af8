/**
 * Ten thousand answers that wait, against ten, and a hundred thousand read marks: a start without network until the
 * living home stands and its chip tells the number, and the heap once all is quiet. The home as it was last seen, which
 * stands before both and holds the number unseen, counts for neither.
 */
import type { Browser, Page } from 'playwright'
import { controlled } from '../tools/device.ts'
import { type Service, startService } from '../tools/service.ts'
import { base } from '../tools/steps.ts'
import { type Figure, median } from './figures.ts'
import { heapOf, signedIn, startBrowser } from './pageTools.ts'
import { answersAt, type Given, markRead, queueUp } from './queueTools.ts'
import { unlimitedWrites } from './unlimited.ts'

const rounds = 7

interface Took {
  /** time (ms) from navigation until the app's own home stands, in the place of the one that was last seen */
  ready: number
  /** time (ms) from navigation until the living chip tells how much waits */
  chip: number
  /** ms from navigation until the home as last seen stands */
  sight: number
  /** ms from navigation */
  paint: number
  /** MB */
  heap: number
}

/** Time (ms) after which the page has read whatever it reads behind the first screen */
const quiet = 4000

interface Device {
  /** one start without network */
  start(): Promise<Took>
  close(): Promise<void>
}

async function deviceWith(
  service: Service,
  browser: Browser,
  count: number,
  fill: (page: Page, count: number) => Promise<unknown>,
): Promise<Device> {
  const context = await signedIn(browser, service.origin, 'student2')
  const page = await context.newPage()
  await page.goto(`${service.origin}${base}/`)
  await page.getByText('组织学').first().waitFor()
  await controlled(page)
  await context.setOffline(true)
  await fill(page, count)
  await page.addInitScript(
    (words) => {
      const isTold = () =>
        [...document.querySelectorAll('button')].some(
          (button) => button.textContent?.includes(words) && !button.closest('[data-blank]'),
        )
      const watch = new MutationObserver(() => {
        if (!isTold()) return
        watch.disconnect()
        Object.assign(globalThis, { chipAt: performance.now() })
      })
      watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    },
    `${count.toLocaleString('zh-CN')} 条待发送`,
  )
  return {
    async start() {
      await page.bringToFront()
      await page.goto(`${service.origin}${base}/`)
      await page.waitForFunction(() => 'chipAt' in globalThis)
      await page.waitForTimeout(quiet)
      // the paint is told by the browser after it has happened
      const { marks, ...one } = await page.evaluate(() => ({
        marks: performance.getEntriesByName('data-ready').map(({ startTime }) => startTime),
        chip: (globalThis as unknown as { chipAt: number }).chipAt,
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      }))
      const [sight = Number.NaN, ready = Number.NaN] = marks
      return { ...one, sight, ready, heap: await heapOf(page) }
    },
    close: () => context.close(),
  }
}

export async function waiting(school: string): Promise<Figure[]> {
  const service = await startService({ copyOf: school, env: unlimitedWrites })
  const browser = await startBrowser()
  try {
    return await figures(service, browser, await answersAt(service.origin))
  } finally {
    await browser.close()
    await service.remove()
  }
}

const limits = {
  ready: ["start until the app's own home stands", 1.5, 'ms'],
  chip: ['start until the chip tells the number', 1.5, 'ms'],
  paint: ['F49 first paint', 2, 'ms'],
  heap: ['F49 heap', 1.5, 'MB'],
} as const

async function figures(service: Service, browser: Browser, rows: Given[]): Promise<Figure[]> {
  const answers = (page: Page, count: number) =>
    queueUp(
      page,
      Array.from({ length: count }, (_, at) => ({
        ...(rows[at % rows.length] as Given),
        content: '1',
        lane: `bench:${at % 40}`,
      })),
    )
  const devices = {
    few: await deviceWith(service, browser, 10, answers),
    answers: await deviceWith(service, browser, 10_000, answers),
    marks: await deviceWith(service, browser, 100_000, markRead),
  }
  const took: Record<keyof typeof devices, Took[]> = { few: [], answers: [], marks: [] }
  // by turns, so that whatever else the machine does meets all alike
  for (let round = -1; round < rounds; round++)
    for (const which of Object.keys(devices) as (keyof typeof devices)[]) {
      const start = await devices[which].start()
      // the first one warms up
      if (round < 0) continue
      if (Number.isNaN(start.ready)) throw new Error("no home as last seen, or none of the app's own")
      took[which].push(start)
    }
  for (const device of Object.values(devices)) await device.close()

  const of = (which: keyof typeof took, what: keyof Took) => median(took[which].map((one) => one[what]))
  const compare = (which: keyof typeof took, waits: string): Figure[] =>
    (Object.keys(limits) as (keyof typeof limits)[]).map((what) => {
      const [name, limit, unit] = limits[what]
      const [a, b] = [of(which, what), of('few', what)]
      const short = (value: number) => value.toFixed(unit === 'MB' ? 1 : 0)
      const before =
        what === 'ready'
          ? ` · as last seen ${short(of(which, 'sight'))} ms against ${short(of('few', 'sight'))} ms`
          : ''
      return {
        name: `${name} with ${waits} waiting, against 10`,
        value: a / b,
        unit: 'times',
        // of read marks, ten times as many, F49 asks for sight and memory alone; the limits are those of answers
        ...(which === 'answers' || name.startsWith('F49') ? { limit, good: 'at most' as const } : {}),
        runs: `medians of ${rounds}: ${short(a)} ${unit} against ${short(b)} ${unit}${before}`,
      }
    })
  return [...compare('answers', '10,000 answers'), ...compare('marks', '100,000 read marks')]
}
