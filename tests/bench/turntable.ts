/** A turntable that turns at CPU x4: frame times while it plays and while a finger turns it, and what it holds decoded. */
import type { Page } from 'playwright'
import type { Specimen } from '../../src/contract/specimens.ts'
import { startService } from '../tools/service.ts'
import { ask, base, tokenOf } from '../tools/steps.ts'
import { type Figure, quantile } from './figures.ts'
import { signedIn, slowDown, startBrowser } from './pageTools.ts'

const seconds = 6

/** ms between frames of the page while it goes on for some seconds; open bitmaps, the most at once. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const seen = { open: 0, most: 0 }
    Object.assign(globalThis, { bitmaps: seen })
    const make = globalThis.createImageBitmap
    const close = ImageBitmap.prototype.close
    Object.assign(globalThis, {
      createImageBitmap: async (file: Blob) => {
        const image = await make(file)
        seen.most = Math.max(seen.most, ++seen.open)
        return image
      },
    })
    ImageBitmap.prototype.close = function (this: ImageBitmap) {
      seen.open--
      close.call(this)
    }
  })
}

const frameTimes = (page: Page) =>
  page.evaluate(
    (ms) =>
      new Promise<number[]>((done) => {
        const times: number[] = []
        const begun = performance.now()
        let last = begun
        const step = (now: number) => {
          times.push(now - last)
          last = now
          if (now - begun < ms) requestAnimationFrame(step)
          else done(times.slice(2))
        }
        requestAnimationFrame(step)
      }),
    seconds * 1000,
  )

export async function turntable(school: string): Promise<Figure[]> {
  const service = await startService({ copyOf: school })
  const browser = await startBrowser()
  try {
    const { origin } = service
    const token = await tokenOf(origin, 'student2')
    const { records } = await ask<{ records: Specimen[] }>(
      origin,
      '/dh-specimen/specimen/front/page?pageNo=1&pageSize=20&kind=turntable',
      token,
    )
    const heart = records.find(({ nameLatin }) => nameLatin === 'Cor')
    const context = await signedIn(browser, origin, 'student2')
    const page = await context.newPage()
    await watch(page)
    await page.goto(`${origin}${base}/resource/specimen/detail/${heart?.id}`)
    await page.locator('[data-viewer="open"]').waitFor()
    await page.waitForTimeout(1500)
    await slowDown(page, false)
    const idle = await frameTimes(page)
    await page.getByRole('button', { name: '自动转动' }).click()
    const turning = await frameTimes(page)
    const bitmaps = await page.evaluate(
      () => (globalThis as unknown as { bitmaps: { open: number; most: number } }).bitmaps,
    )
    const runs = `${turning.length} frames in ${seconds} s; the page at rest: p50 ${quantile(idle, 0.5).toFixed(1)}, p95 ${quantile(idle, 0.95).toFixed(1)} ms`
    const figure = (name: string, q: number, limit: number): Figure => ({
      name,
      value: quantile(turning, q),
      unit: 'ms',
      limit,
      good: 'at most',
      runs,
    })
    return [
      figure('a frame while it turns with 26 marks, p50, CPU x4', 0.5, 34),
      figure('a frame while it turns with 26 marks, p95, CPU x4', 0.95, 50),
      {
        name: 'frames decoded at once, the most',
        value: bitmaps.most,
        unit: 'bitmaps',
        limit: 17,
        good: 'at most',
        runs: `${bitmaps.open} open while it turns; 36 frames in all`,
      },
    ]
  } finally {
    await browser.close()
    await service.remove()
  }
}
