/**
 * A slide beside a bare OpenSeadragon page with the same tiles: until it is sharp, each way of ours beside the bare page
 * under the same conditions, and how it moves under the hand.
 */
import type { Browser, BrowserContext, Page } from 'playwright'
import { controlled, enterAs } from '../tools/device.ts'
import { startService } from '../tools/service.ts'
import { base, signIn, tokenOf } from '../tools/steps.ts'
import { bareHtml, startBarePage } from './bareSlide.ts'
import { frameTime, prepare } from './dragging.ts'
import { type Figure, median } from './figures.ts'
import { bareFromLink, bareFromTap, oursFromLink, oursFromList, type Sharp } from './openings.ts'
import { findSlide, startBrowser } from './pageTools.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
const desktop = { width: 1280, height: 800 }

/** Signs in on a page that is closed again. @param after what is waited for before */
async function signedInHere(context: BrowserContext, origin: string, after = async (_page: Page) => {}) {
  const page = await context.newPage()
  await signIn(page, origin, 'student')
  await after(page)
  await page.close()
}

/** Both sides of a comparison, ms of each round. */
interface Pair {
  ours: number[]
  bare: number[]
  /** until ours moved under the hand too, where the skeleton shows the view before */
  movable: number[]
}
const pair = (): Pair => ({ ours: [], bare: [], movable: [] })

const finest = (tiles: string[]) => Math.max(...tiles.map((tile) => Number.parseInt(tile, 10)))

/**
 * Throws where the two did not show the same: the tiles of the sharp view, and all of them but for a few coarse ones that
 * are in the cache of one side or asked for by one alone.
 */
function expectSame(what: string, ours: Sharp, bare: Sharp) {
  const level = Math.max(finest(ours.tiles), finest(bare.tiles))
  const ofView = ({ tiles }: Sharp) => tiles.filter((tile) => tile.startsWith(`${level}/`)).join(' ')
  const [a, b] = [ours.tiles.length, bare.tiles.length]
  if (ofView(ours) !== ofView(bare) || Math.abs(a - b) > 0.1 * b)
    throw new Error(`${what}: ours ${ours.tiles.join(' ')}; the bare page ${bare.tiles.join(' ')}`)
}

export async function slide(school: string): Promise<Figure[]> {
  const service = await startService({ copyOf: school })
  const browser: Browser = await startBrowser()
  const options = { viewport: desktop, locale: 'zh-CN' }
  const all = {
    list: pair(),
    /** on a device that cannot have a worker */
    alone: pair(),
    link: pair(),
    cold: pair(),
    frame: pair(),
    /** with one stain alone */
    stain: pair(),
  }
  const counts = new Set<string>()
  try {
    const token = await tokenOf(service.origin, 'student')
    const specimen = await findSlide(service.origin, token)
    const note = (which: 'list' | 'alone' | 'link' | 'cold', ours: Sharp, bare: Sharp) => {
      expectSame(which, ours, bare)
      all[which].ours.push(ours.ms)
      all[which].bare.push(bare.ms)
      all[which].movable.push(ours.movable)
      counts.add(`${ours.tiles.length} tiles, bare ${bare.tiles.length}`)
    }
    /** Something on a device of its own. */
    const on = async <T>(device: object, work: (context: BrowserContext) => Promise<T>): Promise<T> => {
      const context = await browser.newContext({ ...options, ...device })
      const done = await work(context)
      await context.close()
      return done
    }
    const noWorker = { serviceWorkers: 'block' as const }
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext(options)
      await signedInHere(context, service.origin, controlled)
      const opened = await oursFromList(browser, context, service.origin, specimen)
      if (!opened.box) throw new Error('no picture')
      const other = await startBarePage(service.origin, bareHtml(specimen, opened.box))
      const plain = await browser.newContext(options)
      const { page, sharp } = await bareFromTap(browser, plain, other.origin)
      note('list', opened.sharp, sharp)

      const alone = await on(noWorker, async (device) => {
        await signedInHere(device, service.origin)
        return (await oursFromList(browser, device, service.origin, specimen)).sharp
      })
      note('alone', alone, sharp)

      const link = await on({}, async (device) => {
        await signedInHere(device, service.origin, controlled)
        const before = `${service.origin}${base}/icons/icon-192.png`
        return oursFromLink(browser, device, service.origin, specimen, before)
      })
      note('link', link, await on({}, (device) => bareFromLink(browser, device, other.origin, true)))

      // the worker, which is fetched beside the first page, would have a line of its own here
      const cold = await on(noWorker, async (device) => {
        await enterAs(device, service.origin, 'student')
        return oursFromLink(browser, device, service.origin, specimen)
      })
      note('cold', cold, await on({}, (device) => bareFromLink(browser, device, other.origin, false)))

      const [here, there] = [
        await prepare(opened.page, '[data-viewer] .openseadragon-container'),
        await prepare(page, '#v'),
      ]
      // by turns, so that whatever else the machine does meets both
      for (let turn = 0; turn < 3; turn++) {
        all.frame.ours.push(await frameTime(here))
        all.frame.bare.push(await frameTime(there))
      }
      await opened.page.bringToFront()
      await opened.page.keyboard.press('Escape')
      await opened.page.getByRole('button', { name: '调整显示' }).click()
      await opened.page.getByRole('button', { name: '只看伊红' }).click()
      await opened.page.getByRole('button', { name: '收起调整显示' }).click()
      for (let turn = 0; turn < 2; turn++) {
        all.stain.ours.push(await frameTime(here))
        all.stain.bare.push(await frameTime(there))
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
  const ratio = (name: string, { ours, bare, movable }: Pair, limit: number): Figure => ({
    name,
    value: median(ours) / median(bare),
    unit: 'x the bare page',
    limit,
    good: 'at most',
    runs: `ms: ${told(ours)}${movable.length > 0 ? ` (movable ${told(movable)})` : ''} · bare page ${told(bare)} · ${[...counts].join('; ')}`,
  })
  return [
    ratio(
      'slide from a tap to the first sharp view, app and bare page open, 4 Mbit/s, 150 ms',
      all.list,
      1.25,
    ),
    ratio('the same without a worker', all.alone, 1.25),
    ratio('a link opened from outside, app installed, bare page in the cache', all.link, 1.25),
    ratio('a link opened on a device that has neither, but for a session', all.cold, 1.25),
    ratio('a frame while panning, CPU x4', all.frame, 1.1),
    ratio('the same with one stain alone', all.stain, 2),
  ]
}
