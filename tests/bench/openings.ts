/** The ways in which a slide is opened over a slow line, by the app and by the bare page: when it is sharp, by which tiles. */
import type { Browser, BrowserContext, Page } from 'playwright'
import type { Specimen } from '../../src/contract/specimens.ts'
import { base } from '../tools/steps.ts'
import { conditions, throttle } from './pageTools.ts'

const LINK = 4e6
/** ms without a further tile: the view is as sharp as it gets */
const QUIET = 1500

export interface Sharp {
  /** until the view stood sharp on screen: its last tile had come, and it was painted */
  ms: number
  /** until OpenSeadragon had painted it too, so that it moves under the hand */
  movable: number
  /** which came, as level/column_row */
  tiles: string[]
}

/** @param from ms of the page's clock */
async function sharpAfter(page: Page, from: number): Promise<Sharp> {
  const tiles = await page.waitForFunction(
    ({ quiet, from }) => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const came = entries.flatMap(({ name, responseEnd }) => {
        const [tile] = /\d+\/\d+_\d+(?=\.webp)/.exec(name) ?? []
        return tile ? [{ tile, responseEnd }] : []
      })
      const marked = (name: string) =>
        performance.getEntriesByName(name).find(({ startTime }) => startTime > from)?.startTime ?? Infinity
      // both pages mark when OpenSeadragon has painted it; in ours the skeleton may have shown it before
      const ready = marked('data-ready')
      const last = Math.max(
        ...came.map(({ responseEnd }) => responseEnd),
        Math.min(marked('first-view'), ready),
      )
      const isOver = came.length > 1 && performance.now() - Math.max(last, ready) > quiet
      return isOver && { last, ready, came }
    },
    { quiet: QUIET, from },
    { timeout: 60_000 },
  )
  const { last, ready, came } = (await tiles.jsonValue()) || { last: Number.NaN, ready: Number.NaN, came: [] }
  return { ms: last - from, movable: ready - from, tiles: [...new Set(came.map(({ tile }) => tile))].sort() }
}

/** What the worker of this device fetches does not pass the page's own link: it gets one of its own, as slow. */
async function throttleWorker(browser: Browser, device: string | undefined, worker: string) {
  const cdp = await browser.newBrowserCDPSession()
  const { targetInfos } = await cdp.send('Target.getTargets', { filter: [{ type: 'service_worker' }] })
  const target = targetInfos.find(
    ({ url, browserContextId }) => url === worker && browserContextId === device,
  )
  if (!target) throw new Error(`no worker at ${worker}`)
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId: target.targetId, flatten: false })
  const answered = new Set<number>()
  cdp.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, error } = JSON.parse(message) as { id?: number; error?: object }
    if (id !== undefined && !error) answered.add(id)
  })
  const calls = [
    ['Network.enable', {}],
    ['Network.emulateNetworkConditions', conditions(LINK)],
  ] as const
  for (const [id, [method, params]] of calls.entries())
    await cdp.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    })
  for (let waited = 0; answered.size < calls.length; waited += 50) {
    if (waited > 5000) throw new Error('the worker is not slowed down')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Page and worker have 4 Mbit/s and 150 ms from here on. */
async function slowDown(browser: Browser, context: BrowserContext, page: Page) {
  const cdp = await context.newCDPSession(page)
  await throttle(cdp, LINK)
  const [worker] = context.serviceWorkers()
  if (!worker) return
  const { targetInfo } = await cdp.send('Target.getTargetInfo')
  await throttleWorker(browser, targetInfo.browserContextId, worker.url())
}

/** Throws where a tile is here before the slide is opened. */
async function expectNoTiles(page: Page) {
  const known = await page.evaluate(async () => {
    let found = 0
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (/\/\d+\/\d+_\d+\.webp/.test(url)) found++
    return found
  })
  if (known > 0) throw new Error(`${known} tiles are here before the slide is opened`)
}

/** Taps, and waits for the sharp view from the moment on at which the finger came down. */
async function tapped(page: Page, tap: () => Promise<void>): Promise<Sharp> {
  await page.evaluate(() => {
    addEventListener('pointerdown', () => performance.mark('tap'), { capture: true, once: true })
  })
  await tap()
  const from = await page.evaluate(() => performance.getEntriesByName('tap')[0]?.startTime ?? Number.NaN)
  return sharpAfter(page, from)
}

/** From a tap on the specimen in its list, on a device that has no tile yet: with its worker, or where it cannot have one. */
export async function oursFromList(
  browser: Browser,
  context: BrowserContext,
  origin: string,
  { id, subjectId }: Specimen,
) {
  const page = await context.newPage()
  await page.goto(`${origin}${base}/resource/specimen/${subjectId}`)
  const row = page.locator(`a[href*="/resource/specimen/detail/${id}"]`).first()
  await row.waitFor()
  await page.waitForLoadState('networkidle')
  await expectNoTiles(page)
  await slowDown(browser, context, page)
  const sharp = await tapped(page, () => row.click())
  const box = await page.locator('[data-viewer] .openseadragon-container').boundingBox()
  return { page, sharp, box }
}

/** From the navigation on, by a link from outside; `before`: an address that is opened first, while the line is fast. */
export async function oursFromLink(
  browser: Browser,
  context: BrowserContext,
  origin: string,
  { id }: Specimen,
  before?: string,
): Promise<Sharp> {
  const page = await context.newPage()
  if (before) {
    // as quiet as before the bare page's link
    await page.goto(before, { waitUntil: 'networkidle' })
    await expectNoTiles(page)
  }
  await slowDown(browser, context, page)
  await page.goto(`${origin}${base}/resource/specimen/detail/${id}`)
  const sharp = await sharpAfter(page, 0)
  await page.close()
  return sharp
}

/** The bare page with its library loaded, from a tap on. */
export async function bareFromTap(browser: Browser, context: BrowserContext, origin: string) {
  const page = await context.newPage()
  await page.goto(`${origin}/#tap`, { waitUntil: 'networkidle' })
  await slowDown(browser, context, page)
  return { page, sharp: await tapped(page, () => page.locator('#v').click()) }
}

/** The bare page from the navigation on; `known`: page and library are in the browser's cache. */
export async function bareFromLink(
  browser: Browser,
  context: BrowserContext,
  origin: string,
  known: boolean,
): Promise<Sharp> {
  const page = await context.newPage()
  if (known) {
    await page.goto(`${origin}/#tap`, { waitUntil: 'networkidle' })
    await page.goto('about:blank')
  }
  await slowDown(browser, context, page)
  await page.goto(origin)
  const sharp = await sharpAfter(page, 0)
  const came = await page.evaluate(() =>
    (performance.getEntries() as PerformanceResourceTiming[])
      .filter(({ entryType, name }) => entryType === 'navigation' || name.endsWith('.js'))
      .some(({ transferSize }) => transferSize > 0),
  )
  if (came === known) throw new Error(`the bare page came ${came ? 'over the line' : 'out of the cache'}`)
  await page.close()
  return sharp
}
