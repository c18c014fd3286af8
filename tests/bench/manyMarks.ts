/** A slide with a thousand marks, as many as one file may bring, beside the same slide with none: frames while it zooms. */
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright'
import { personalMarkSave, type Specimen } from '../../src/contract/specimens.ts'
import { batch } from '../../src/contract/sync.ts'
import { type Service, startService } from '../tools/service.ts'
import { ask, base, signIn, tokenOf } from '../tools/steps.ts'
import { type Figure, median } from './figures.ts'
import { findSlide, startBrowser } from './pageTools.ts'
import { unlimitedWrites } from './unlimited.ts'

const marks = 1000
const perBatch = 200
const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
const desktop = { width: 1280, height: 800 }

/** Small triangles all over the slide, as the cells that a program found. */
async function drawMany({ origin }: Service, token: string, { id, width, height }: Specimen) {
  const perRow = Math.ceil(Math.sqrt(marks))
  const items = Array.from({ length: marks }, (_, at) => {
    const x = ((at % perRow) + 0.3) * (width / perRow)
    const y = (Math.floor(at / perRow) + 0.3) * (height / perRow)
    const size = width / perRow / 3
    const points = [
      [x, y],
      [x + size, y],
      [x + size, y + size],
    ].map((point) => point.map(Math.round))
    return {
      key: randomUUID(),
      method: 'POST',
      path: personalMarkSave.path,
      body: {
        ...{ clientId: randomUUID(), specimenId: id, shape: 'polygon', points, frame: 0 },
        ...{ name: `细胞 ${at}`, desc: '', color: 'yellow', fontSize: 14 },
      },
    }
  })
  for (let from = 0; from < marks; from += perBatch)
    await ask(origin, batch.path, token, { items: items.slice(from, from + perBatch) })
}

async function openSlide(browser: Browser, { origin }: Service, loginName: string, { id }: Specimen) {
  const context = await browser.newContext({ viewport: desktop, locale: 'zh-CN', serviceWorkers: 'block' })
  const page = await context.newPage()
  await signIn(page, origin, loginName)
  await page.goto(`${origin}${base}/resource/specimen/detail/${id}`)
  await page.locator('[data-viewer="open"]').waitFor()
  await page.waitForTimeout(2000)
  return page
}

/** Frames a second while the wheel zooms in and out. */
async function zoomRate(page: Page): Promise<number> {
  await page.bringToFront()
  await page.mouse.move(desktop.width / 3, desktop.height / 2)
  const counting = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const begun = performance.now()
        let frames = 0
        const next = (now: number) => {
          frames++
          if (now - begun < 4000) requestAnimationFrame(next)
          else done((frames * 1000) / (now - begun))
        }
        requestAnimationFrame(next)
      }),
  )
  let isOver = false
  const over = counting.finally(() => {
    isOver = true
  })
  for (let step = 0; !isOver; step++) {
    await page.mouse.wheel(0, step % 12 < 6 ? -60 : 60)
    await page.waitForTimeout(50)
  }
  return over
}

export async function manyMarks(school: string): Promise<Figure[]> {
  const service = await startService({ copyOf: school, env: unlimitedWrites })
  const browser = await startBrowser()
  try {
    const token = await tokenOf(service.origin, 'student')
    const specimen = await findSlide(service.origin, token)
    await drawMany(service, token, specimen)
    const many = await openSlide(browser, service, 'student', specimen)
    const none = await openSlide(browser, service, 'student2', specimen)
    const rates: Record<'many' | 'none', number[]> = { many: [], none: [] }
    for (let round = 0; round < rounds; round++) {
      rates.none.push(await zoomRate(none))
      rates.many.push(await zoomRate(many))
    }
    const told = (values: readonly number[]) => values.map((value) => value.toFixed(0)).join(' ')
    return [
      {
        name: `frames while a slide with ${marks} marks zooms`,
        value: median(rates.many) / median(rates.none),
        unit: 'of those with no own marks',
        limit: 0.5,
        good: 'at least',
        runs: `frames a second: ${told(rates.many)} · with none ${told(rates.none)}`,
      },
    ]
  } finally {
    await browser.close()
    await service.remove()
  }
}
