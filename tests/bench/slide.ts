/** A slide beside a bare OpenSeadragon page with the same tiles: until it is sharp, and how it moves under the hand. */

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import type { Specimen } from '../../src/contract/specimens.ts'
import { controlled } from '../tools/device.ts'
import { freePort, startService } from '../tools/service.ts'
import { ask, base, signIn, tokenOf } from '../tools/steps.ts'
import { type Figure, median } from './figures.ts'
import { conditions, startBrowser, throttle } from './pageTools.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
const desktop = { width: 1280, height: 800 }
const LINK = 4e6
/** ms without a further tile: the view is as sharp as it gets */
const QUIET = 1500

const library = readFileSync(
  join(import.meta.dirname, '../../node_modules/openseadragon/build/openseadragon/openseadragon.min.js'),
)

const bareHtml = ({ width, height, tiles }: Specimen, box: { width: number; height: number }) =>
  `<!doctype html><meta charset="utf-8"><style>body{margin:0}#v{width:${box.width}px;height:${box.height}px}</style>
<div id="v"></div><script src="openseadragon.js"></script><script>
const t=${JSON.stringify(tiles)}
OpenSeadragon({id:'v',drawer:'canvas',prefixUrl:'',showNavigationControl:false,immediateRender:true,maxImageCacheCount:300,zoomPerScroll:1.3,
minZoomImageRatio:.7,visibilityRatio:.5,tileSources:{width:${width},height:${height},tileSize:t.tileSize,tileOverlap:0,
minLevel:t.minLevel,maxLevel:t.maxLevel,getTileUrl:(l,x,y)=>t.url+l+'/'+x+'_'+y+'.webp'}})
</script>`

/** The bare page, and the service's tiles as if they were its own. */
async function startBarePage(service: string, html: string) {
  const port = await freePort()
  const script = brotliCompressSync(library)
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end(html)
    if (url === '/openseadragon.js')
      return response
        .writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' })
        .end(script)
    const tile = await fetch(service + url)
    response
      .writeHead(tile.status, { 'content-type': tile.headers.get('content-type') ?? '' })
      .end(Buffer.from(await tile.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

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

/**
 * A tap on the specimen in its list, on a device that has no tile yet: with its worker as the first visit left it, or
 * without one and with nothing of the viewer.
 */
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
  const known = await tilesKept(page)
  if (known > 0) throw new Error(`${known} tiles are here before the slide is opened`)
  await throttle(await context.newCDPSession(page), LINK)
  const [worker] = context.serviceWorkers()
  if (worker) await throttleWorker(browser, worker.url())
  await page.evaluate(() => {
    addEventListener('pointerdown', () => performance.mark('tap'), { capture: true, once: true })
  })
  await row.click()
  const tapped = await page.evaluate(() => performance.getEntriesByName('tap')[0]?.startTime ?? Number.NaN)
  const sharp = await sharpAfter(page, tapped)
  const box = await page.locator('[data-viewer] .openseadragon-container').boundingBox()
  return { page, sharp, box }
}

/** Where a page is dragged. */
interface Place {
  page: Page
  cdp: CDPSession
  /** px */
  box: { x: number; y: number; width: number; height: number }
}

/** Closer, so that there is somewhere to go, yet short of 1:1: beyond it the bare page draws each frame twice. */
async function prepare(page: Page, selector: string): Promise<Place> {
  const cdp = await page.context().newCDPSession(page)
  await throttle(cdp, -1)
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error('no picture')
  await page.bringToFront()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  for (let notch = 0; notch < 3; notch++) {
    await page.mouse.wheel(0, -120)
    await page.waitForTimeout(300)
  }
  await page.waitForTimeout(2000)
  return { page, cdp, box }
}

/** Drags the picture to and fro and back to where it was; answers the mean ms of a frame meanwhile. */
async function drag(page: Page, box: Place['box']) {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(globalThis, { frames })
    const next = (time: number) => {
      frames.push(time)
      if (frames.length < 4000) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  for (let step = 0; step <= 40; step++) {
    const angle = (step / 20) * 2 * Math.PI
    await page.mouse.move(x + 160 * Math.sin(angle), y + 80 * Math.sin(angle * 2))
  }
  const frames = await page.evaluate(() => {
    const all = (globalThis as unknown as { frames: number[] }).frames
    const told = [...all]
    all.length = 4000
    return told
  })
  await page.mouse.up()
  await page.waitForTimeout(700)
  return ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / Math.max(1, frames.length - 1)
}

/**
 * Mean ms of a frame under the hand, CPU x4. Only this page is held back meanwhile: holding one back takes a processor
 * its own time. A first drag paints anew what the page gave up while it was hidden.
 */
async function frameTime({ page, cdp, box }: Place) {
  await page.bringToFront()
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await drag(page, box)
  const frame = await drag(page, box)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return frame
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
    { sharp: [], alone: [], frame: [], stain: [] },
    { sharp: [], alone: [], frame: [], stain: [] },
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
    ratio('the same without a worker, nothing of the viewer here yet', 'alone', 1.25),
    ratio('a frame while panning, CPU x4', 'frame', 1.1),
    ratio('the same with one stain alone', 'stain', 2),
  ]
}
