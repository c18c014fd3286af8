/** The library with 50,000 specimens against the same with 100: first paint of the list and heap, and scrolling far. */
import type { Browser, BrowserContext } from 'playwright'
import { open } from '../../server/store/db.ts'
import { fillManySpecimens } from '../tools/manySpecimens.ts'
import { type Service, startService } from '../tools/service.ts'
import { base } from '../tools/steps.ts'
import { type Figure, median } from './figures.ts'
import { coldContext, heapOf, signedIn, slowDown, startBrowser } from './pageTools.ts'

const rounds = 7
const few = 100
const many = 50_000
/** the list is scrolled until the row at this place stands */
const deep = 400

interface Side {
  service: Service
  /** signed in, and nothing of the library on the device */
  fresh: () => Promise<BrowserContext>
  paint: number[]
  heap: number[]
}

async function sideOf(browser: Browser, school: string, count: number): Promise<Side> {
  const service = await startService({ copyOf: school })
  const db = open({ dataDir: service.dataDir })
  await fillManySpecimens(db, count)
  await db.kysely.destroy()
  const person = await signedIn(browser, service.origin, 'student2')
  const fresh = () => coldContext(browser, person, service.origin)
  return { service, fresh, paint: [], heap: [] }
}

/** Opens the whole library on a device that has nothing of it, CPU x4. */
async function measure({ service, fresh, paint, heap }: Side): Promise<void> {
  const context = await fresh()
  const page = await context.newPage()
  await slowDown(page, false)
  await page.goto(`${service.origin}${base}/resource?subject=all`)
  await page.locator('[aria-posinset="1"]').waitFor()
  paint.push(
    await page.evaluate(
      () =>
        new Promise<number>((done) =>
          // the frame after the one in which the first row stands
          requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))),
        ),
    ),
  )
  await page.waitForTimeout(1500)
  heap.push(await heapOf(page))
  await context.close()
}

/** Scrolls far down; answers the heap before and after, and how many rows stand in the page then. */
async function scrollFar({ service, fresh }: Side) {
  const context = await fresh()
  const page = await context.newPage()
  await page.goto(`${service.origin}${base}/resource?subject=all`)
  await page.locator('[aria-posinset="1"]').waitFor()
  const before = await heapOf(page)
  const wanted = page.locator(`[aria-posinset="${deep}"]`)
  while ((await wanted.count()) === 0) {
    await page.evaluate(() => scrollBy(0, innerHeight * 0.8))
    await page.waitForTimeout(30)
  }
  const rows = await page.locator('[aria-posinset]').count()
  const after = await heapOf(page)
  await context.close()
  return { before, after, rows }
}

export async function library(school: string): Promise<Figure[]> {
  const browser = await startBrowser()
  const small = await sideOf(browser, school, few)
  const large = await sideOf(browser, school, many)
  try {
    // by turns, so that what the machine does besides falls on both; the first of each warms the service up
    for (let round = 0; round <= rounds; round++) {
      await measure(small)
      await measure(large)
    }
    for (const { paint, heap } of [small, large]) {
      paint.shift()
      heap.shift()
    }
    const far = await scrollFar(large)
    const raw = (values: number[], digits: number) => values.map((value) => value.toFixed(digits)).join(' ')
    return [
      {
        name: 'F49 first paint of the list, 50,000 specimens against 100',
        value: median(large.paint) / median(small.paint),
        unit: 'times',
        limit: 2,
        good: 'at most',
        runs: `50,000: ${raw(large.paint, 0)} · 100: ${raw(small.paint, 0)} (ms from navigation, CPU x4)`,
      },
      {
        name: 'F49 heap with the list on screen, 50,000 specimens against 100',
        value: median(large.heap) / median(small.heap),
        unit: 'times',
        limit: 1.5,
        good: 'at most',
        runs: `50,000: ${raw(large.heap, 1)} · 100: ${raw(small.heap, 1)} (MB)`,
      },
      {
        name: `rows in the page after scrolling to the ${deep}th of 50,000`,
        value: far.rows,
        unit: 'rows',
        limit: 40,
        good: 'at most',
        runs: `heap ${far.before.toFixed(1)} MB before, ${far.after.toFixed(1)} MB after`,
      },
    ]
  } finally {
    await browser.close()
    await small.service.remove()
    await large.service.remove()
  }
}
