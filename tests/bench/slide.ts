/** A slide beside a bare OpenSeadragon page with the same tiles: until it is sharp, and how it moves under the hand. */

import type { Browser, BrowserContext, Page } from 'playwright'
import type { Specimen } from '../../src/contract/specimens.ts'
import { controlled } from '../tools/device.ts'
import { startService } from '../tools/service.ts'
import { ask, base, signIn, tokenOf } from '../tools/steps.ts'
import { bareHtml, startBarePage } from './bareSlide.ts'
import { frameTime, prepare } from './dragging.ts'
import { type Figure, median } from './figures.ts'
import { conditions, startBrowser, throttle } from './pageTools.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
const desktop = { width: 1280, height: 800 }
const LINK = 4e6
/** ms without a further tile: the view is as sharp as it gets */
const QUIET = 1500

/** When the last tile of the view had come, ms after `from` (the page's clock). */
async function sharpAfter(page: Page, from: number) {
  await page.waitForFunction(
    (quiet) => {
      const tiles = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/\d+\/\d+_\d+\.webp/.test(name)) as PerformanceResourceTiming[]
      const last = Math.max(...tiles.map(({ responseEnd }) => responseEnd))
      return tiles.length > 1 && performance.now() - last > quiet
    },
    QUIET,
    { timeout: 60_000 },
  )
  return page.evaluate((start) => {
    const tiles = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/\d+\/\d+_\d+\.webp/.test(name)) as PerformanceResourceTiming[]
    return { ms: Math.max(...tiles.map(({ responseEnd }) => responseEnd)) - start, tiles: tiles.length }
  }, from)
}

/** Tiles in any cache of this origin. */
const tilesKept = (page: Page) =>
  page.evaluate(async () => {
    let found = 0
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (/\/\d+\/\d+_\d+\.webp/.test(url)) found++
    return found
  })

/** What the worker fetches does not pass the page's own link: it gets one of its own, as slow. */
async function throttleWorker(browser: Browser, worker: string) {
  const cdp = await browser.newBrowserCDPSession()
  const { targetInfos } = await cdp.send('Target.getTargets', { filter: [{ type: 'service_worker' }] })
  const target = targetInfos.find(({ url }) => url === worker)
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
  await throttle(await context.newCDPSession(page), LINK)
  const [worker] = context.serviceWorkers()
  if (worker) await throttleWorker(browser, worker.url())
}

async function expectNoTiles(page: Page) {
  const known = await tilesKept(page)
  if (known > 0) throw new Error(`${known} tiles are here before the slide is opened`)
}

/** A tap on the specimen in its list, on a device that has no tile yet: with its worker, or where it cannot have one. */
async function oursFromList(
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
  await page.evaluate(() => {
    addEventListener('pointerdown', () => performance.mark('tap'), { capture: true, once: true })
  })
  await row.click()
  const tapped = await page.evaluate(() => performance.getEntriesByName('tap')[0]?.startTime ?? Number.NaN)
  const sharp = await sharpAfter(page, tapped)
  const box = await page.locator('[data-viewer] .openseadragon-container').boundingBox()
  return { page, sharp, box }
}

/** A link to the specimen, opened where the app is installed and has no tile of it: from the navigation on. */
async function oursFromLink(browser: Browser, context: BrowserContext, origin: string, { id }: Specimen) {
  const page = await context.newPage()
  await page.goto(`${origin}${base}/icons/icon-192.png`)
  await expectNoTiles(page)
  await slowDown(browser, context, page)
  await page.goto(`${origin}${base}/resource/specimen/detail/${id}`)
  const { ms } = await sharpAfter(page, 0)
  await page.close()
  return ms
}

/** Signs in on a page that is closed again. @param after what is waited for before */
async function signedInHere(context: BrowserContext, origin: string, after = async (_page: Page) => {}) {
  const page = await context.newPage()
  await signIn(page, origin, 'student')
  await after(page)
  await page.close()
}

interface Runs {
  sharp: number[]
  /** of a link that is opened from outside */
  link: number[]
  /** of a device that cannot have a worker */
  alone: number[]
  frame: number[]
  /** with one stain alone */
  stain: number[]
}

export async function slide(school: string): Promise<Figure[]> {
  const service = await startService({ copyOf: school })
  const browser: Browser = await startBrowser()
  const options = { viewport: desktop, locale: 'zh-CN' }
  const [ours, bare]: [Runs, Runs] = [
    { sharp: [], link: [], alone: [], frame: [], stain: [] },
    { sharp: [], link: [], alone: [], frame: [], stain: [] },
  ]
  let counts = ''
  try {
    const token = await tokenOf(service.origin, 'student')
    const { records } = await ask<{ records: Specimen[] }>(
      service.origin,
      '/dh-specimen/specimen/front/page?pageNo=1&pageSize=50',
      token,
    )
    const specimen = records.find(({ fileType, tiles, scale }) => fileType === 1 && tiles && scale > 0)
    if (!specimen) throw new Error('no slide')
    for (let round = 0; round < rounds; round++) {
      const bareDevice = await browser.newContext({ ...options, serviceWorkers: 'block' })
      await signedInHere(bareDevice, service.origin)
      ours.alone.push((await oursFromList(browser, bareDevice, service.origin, specimen)).sharp.ms)
      await bareDevice.close()
      const linked = await browser.newContext(options)
      await signedInHere(linked, service.origin, controlled)
      ours.link.push(await oursFromLink(browser, linked, service.origin, specimen))
      await linked.close()
      const context = await browser.newContext(options)
      await signedInHere(context, service.origin, controlled)
      const opened = await oursFromList(browser, context, service.origin, specimen)
      if (!opened.box) throw new Error('no picture')
      ours.sharp.push(opened.sharp.ms)
      const other = await startBarePage(service.origin, bareHtml(specimen, opened.box))
      const plain = await browser.newContext(options)
      const page = await plain.newPage()
      await throttle(await plain.newCDPSession(page), LINK)
      await page.goto(other.origin)
      const sharp = await sharpAfter(page, 0)
      bare.sharp.push(sharp.ms)
      bare.link.push(sharp.ms)
      bare.alone.push(sharp.ms)
      counts = `${opened.sharp.tiles} tiles, bare ${sharp.tiles}`
      const [here, there] = [
        await prepare(opened.page, '[data-viewer] .openseadragon-container'),
        await prepare(page, '#v'),
      ]
      // by turns, so that whatever else the machine does meets both
      for (let turn = 0; turn < 3; turn++) {
        ours.frame.push(await frameTime(here))
        bare.frame.push(await frameTime(there))
      }
      await opened.page.bringToFront()
      await opened.page.keyboard.press('Escape')
      await opened.page.getByRole('button', { name: '调整显示' }).click()
      await opened.page.getByRole('button', { name: '只看伊红' }).click()
      await opened.page.getByRole('button', { name: '收起调整显示' }).click()
      for (let turn = 0; turn < 2; turn++) {
        ours.stain.push(await frameTime(here))
        bare.stain.push(await frameTime(there))
      }
      await context.close()
      await plain.close()
      other.close()
    }
  } finally {
    await browser.close()
    await service.remove()
  }
  const told = (values: readonly number[]) => values.map((value) => value.toFixed(0)).join(' ')
  const ratio = (name: string, key: keyof Runs, limit: number): Figure => ({
    name,
    value: median(ours[key]) / median(bare[key]),
    unit: 'x the bare page',
    limit,
    good: 'at most',
    runs: `ms: ${told(ours[key])} · bare page ${told(bare[key])} · ${counts}`,
  })
  return [
    ratio('slide from a tap in the list to the first sharp view, 4 Mbit/s, 150 ms', 'sharp', 1.25),
    ratio('the same without a worker', 'alone', 1.25),
    ratio('a link to it opened from outside, the app installed', 'link', 1.25),
    ratio('a frame while panning, CPU x4', 'frame', 1.1),
    ratio('the same with one stain alone', 'stain', 2),
  ]
}
