/**
 * Ten thousand answers that wait, against ten, and a hundred thousand read marks: a start without network until the chip
 * tells the number, and the heap once all is quiet.
 */
import type { Browser, Page } from 'playwright'
import { controlled } from '../tools/device.ts'
import { type Service, startService } from '../tools/service.ts'
import { base } from '../tools/steps.ts'
import { type Figure, median } from './figures.ts'
import { heapOf, signedIn, startBrowser } from './pageTools.ts'
import { answersAt, type Given, markRead, queueUp } from './queueTools.ts'

const rounds = 7

interface Took {
  /** ms from navigation until real content stands */
  ready: number
  /** ms from navigation until the chip tells how much waits */
  chip: number
  /** ms from navigation */
  paint: number
  /** MB */
  heap: number
}

/** ms after which the page has read whatever it reads behind the first screen */
const quiet = 4000

async function startsWith(
  service: Service,
  browser: Browser,
  count: number,
  fill: (page: Page, count: number) => Promise<unknown>,
): Promise<Took[]> {
  const context = await signedIn(browser, service.origin, 'student2')
  const page = await context.newPage()
  await page.goto(`${service.origin}${base}/`)
  await page.getByText('组织学').first().waitFor()
  await controlled(page)
  await context.setOffline(true)
  await fill(page, count)
  await page.addInitScript(
    (words) => {
      const watch = new MutationObserver(() => {
        if (!document.body?.textContent?.includes(words)) return
        watch.disconnect()
        Object.assign(globalThis, { chipAt: performance.now() })
      })
      watch.observe(document, { subtree: true, childList: true, characterData: true })
    },
    `${count.toLocaleString('zh-CN')} 条待发送`,
  )
  const took: Took[] = []
  for (let round = -1; round < rounds; round++) {
    await page.goto(`${service.origin}${base}/`)
    await page.waitForFunction(
      () => 'chipAt' in globalThis && performance.getEntriesByName('data-ready').length > 0,
    )
    const one = await page.evaluate(() => ({
      ready: performance.getEntriesByName('data-ready').at(-1)?.startTime ?? Number.NaN,
      chip: (globalThis as unknown as { chipAt: number }).chipAt,
    }))
    await page.waitForTimeout(quiet)
    // told by the browser after it has happened
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    )
    // the first one warms up
    if (round >= 0) took.push({ ...one, paint, heap: await heapOf(page) })
  }
  await context.close()
  return took
}

export async function waiting(school: string): Promise<Figure[]> {
  const service = await startService({ copyOf: school })
  const browser = await startBrowser()
  try {
    return await figures(service, browser, await answersAt(service.origin))
  } finally {
    await browser.close()
    await service.remove()
  }
}

const limits = {
  ready: ['start', 1.5, 'ms'],
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
  const few = await startsWith(service, browser, 10, answers)
  const compare = (many: Took[], what: string): Figure[] =>
    (Object.keys(limits) as (keyof Took)[]).map((which) => {
      const [name, limit, unit] = limits[which]
      const [a, b] = [median(many.map((took) => took[which])), median(few.map((took) => took[which]))]
      return {
        name: `${name} with ${what} waiting, against 10`,
        value: a / b,
        unit: 'times',
        limit,
        good: 'at most',
        runs: `medians of ${rounds}: ${a.toFixed(unit === 'MB' ? 1 : 0)} ${unit} against ${b.toFixed(unit === 'MB' ? 1 : 0)} ${unit}`,
      }
    })
  return [
    ...compare(await startsWith(service, browser, 10_000, answers), '10,000 answers'),
    ...compare(await startsWith(service, browser, 100_000, markRead), '100,000 read marks'),
  ]
}
