/** A browser under the conditions that the issue names, and what a page says of its own start. */
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { browserFlags, browserPath } from '../../scripts/browser.ts'
import type { Specimen } from '../../src/contract/specimens.ts'
import { phone, tellWifi } from '../tools/browser.ts'
import { ask, base, signIn } from '../tools/steps.ts'

export const startBrowser = (): Promise<Browser> => {
  const executablePath = browserPath()
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserFlags })
}

export async function newPhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, locale: 'zh-CN' })
  await context.addInitScript(tellWifi)
  return context
}

/** CPU four times slower; with `link`, 1.6 Mbit/s down and 150 ms for each request. */
export async function slowDown(page: Page, link: boolean): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (link) await throttle(cdp, 1.6e6)
  return cdp
}

/** `bits` per second down (-1: as fast as it goes), half of it up where not given, 150 ms for each request. */
export const conditions = (bits: number, up = bits / 2) => ({
  offline: false,
  latency: 150,
  downloadThroughput: bits < 0 ? -1 : bits / 8,
  uploadThroughput: bits < 0 ? -1 : up / 8,
})

export async function throttle(cdp: CDPSession, bits: number, up?: number) {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', conditions(bits, up))
}

export interface Start {
  /** ms from navigation */
  firstPaint: number
  largestPaint: number
  /** real content stands; NaN where a page has no such mark */
  ready: number
  /** it stands as the living page's own: later, where what was last seen stood first */
  live: number
  /** ms of blocking: what long tasks take beyond 50 ms each */
  blocking: number
  /** bytes of JavaScript as they came over the wire, asked for before real content stood */
  script: number
}

/** Opens an address and waits until it stands and is quiet. */
export async function measureStart(page: Page, address: string, marked = true): Promise<Start> {
  await page.addInitScript(() => {
    const seen = { largest: 0, long: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.long += Math.max(0, entry.duration - 50)
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) console.debug(name)
    }).observe({ type: 'mark', buffered: true })
  })
  // told by the page: asking it would put Playwright's own script (60 ms at this speed) into what is measured
  const stands = marked
    ? page.waitForEvent('console', {
        predicate: (message) => message.text() === 'data-ready',
        timeout: 60_000,
      })
    : undefined
  await Promise.all([page.goto(address, { waitUntil: 'load' }), stands])
  // what is still on its way for the first screen counts too
  await page.waitForTimeout(1500)
  return page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { largest: number; long: number } }
    const ready = performance.getEntriesByName('data-ready')[0]?.startTime ?? Number.POSITIVE_INFINITY
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime < ready,
    )
    return {
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largestPaint: seen.largest,
      ready: performance.getEntriesByName('data-ready')[0]?.startTime ?? Number.NaN,
      live: performance.getEntriesByName('data-ready').at(-1)?.startTime ?? Number.NaN,
      blocking: seen.long,
      script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    }
  })
}

/** MB in use by the page after what can go is gone */
export async function heapOf(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  await cdp.detach()
  return usedSize / 1e6
}

/** A phone with a person signed in. */
export async function signedIn(browser: Browser, origin: string, loginName: string): Promise<BrowserContext> {
  const context = await newPhone(browser)
  const page = await context.newPage()
  await signIn(page, origin, loginName)
  await page.getByText('组织学').first().waitFor({ timeout: 120_000 })
  await page.close()
  return context
}

/** The same person on a device whose browser has nothing yet: the session alone comes along. */
export async function coldContext(
  browser: Browser,
  from: BrowserContext,
  origin: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: phone,
    hasTouch: true,
    locale: 'zh-CN',
    storageState: await from.storageState({ indexedDB: true }),
  })
  await context.addInitScript(tellWifi)
  const page = await context.newPage()
  await page.goto(`${origin}${base}/static/version.json`)
  await page.evaluate(async () => {
    localStorage.removeItem('vitrine_home')
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      if (db.objectStoreNames.contains('replies')) {
        const tx = db.transaction('replies', 'readwrite')
        tx.objectStore('replies').clear()
        await new Promise((resolve) => {
          tx.oncomplete = resolve
        })
      }
      db.close()
    }
  })
  await page.close()
  return context
}

/** The school's first digital slide that has tiles and a scale. */
export async function findSlide(origin: string, token: string): Promise<Specimen> {
  const path = '/dh-specimen/specimen/front/page?pageNo=1&pageSize=50'
  const { records } = await ask<{ records: Specimen[] }>(origin, path, token)
  const specimen = records.find(({ fileType, tiles, scale }) => fileType === 1 && tiles && scale > 0)
  if (!specimen) throw new Error('no slide')
  return specimen
}
