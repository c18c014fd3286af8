/** Lessons: from slide to slide, a long deck beside a short one, and a school with many courses beside one with few. */
import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Page } from 'playwright'
import { open } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import { slideColumns, slidesIn } from '../../server/teaching/slides.ts'
import { type Service, startService } from '../tools/service.ts'
import { base } from '../tools/steps.ts'
import { type Figure, median, quantile } from './figures.ts'
import { coldContext, signedIn, slowDown, startBrowser } from './pageTools.ts'

const rounds = 7
const turns = 60

/** Another deck made of the slides that the school has. @returns its id */
async function addDeck({ dataDir }: Service, count: number): Promise<number> {
  const db = open({ dataDir })
  try {
    const rows = await db.kysely.selectFrom('deck').selectAll().where('tenant', '=', tenant).execute()
    const [first] = rows
    const all = rows.flatMap(({ slides }) => slidesIn(slides))
    if (!first || all.length === 0) throw new Error('the school has no deck')
    const slides = Array.from({ length: count }, (_, at) => ({ ...all[at % all.length], id: randomUUID() }))
    const { id: _, ...columns } = first
    const key = `long/${count}`
    const own = { ...columns, key, name: key, ...slideColumns([key], slides as typeof all) }
    const { id } = await db.kysely.insertInto('deck').values(own).returning('id').executeTakeFirstOrThrow()
    return id
  } finally {
    await db.close()
  }
}

async function addCourses({ dataDir }: Service, count: number): Promise<void> {
  const db = open({ dataDir })
  try {
    const rows = Array.from({ length: count }, (_, at) => ({
      tenant,
      key: `many/${at}`,
      name: `课程 ${at}`,
      nameEn: `Course ${at}`,
      desc: '',
      descEn: '',
      thumbnail: '',
      published: 1 as const,
      state: 'open' as const,
      position: 100 + at,
    }))
    for (let from = 0; from < count; from += 500)
      await db.kysely
        .insertInto('course')
        .values(rows.slice(from, from + 500))
        .execute()
  } finally {
    await db.close()
  }
}

/** Time (ms) from navigation to the frame after the one in which this stands, CPU x4, nothing on the device. */
async function timeToSight(
  fresh: () => Promise<BrowserContext>,
  address: string,
  isThere: () => boolean,
): Promise<number> {
  const context = await fresh()
  const page = await context.newPage()
  await slowDown(page, false)
  await page.goto(address)
  await page.waitForFunction(isThere, undefined, { polling: 'raf' })
  const ms = await page.evaluate(
    () => new Promise<number>((done) => requestAnimationFrame(() => done(performance.now()))),
  )
  await context.close()
  return ms
}

const slideStands = () => {
  const [image] = document.querySelectorAll<HTMLImageElement>('figure img')
  return (image?.naturalWidth ?? 0) > 0
}
const coursesStand = () => document.querySelector('a[href*="/ts/course?id="]') !== null

/** From the key to the frame in which the next slide is drawn. */
const turnSlide = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next))
    const shown = () => document.querySelector<HTMLImageElement>('figure:not([aria-hidden]) img')
    const before = shown()?.src
    const begun = performance.now()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    for (;;) {
      await frame()
      const image = shown()
      if (image && image.src !== before && image.complete && image.naturalWidth > 0) break
    }
    return performance.now() - begun
  })

async function timeTurns(fresh: () => Promise<BrowserContext>, address: string): Promise<Figure> {
  const context = await fresh()
  const page = await context.newPage()
  await slowDown(page, false)
  await page.goto(address)
  await page.waitForFunction(slideStands)
  const times: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    // a reader stays on a slide: the next is fetched meanwhile
    await page.waitForTimeout(400)
    times.push(await turnSlide(page))
  }
  await context.close()
  return {
    name: 'from slide to slide, fetched ahead, CPU x4, p95',
    value: quantile(times, 0.95),
    unit: 'ms',
    limit: 100,
    good: 'at most',
    runs: `${turns} turns, median ${median(times).toFixed(0)} ms`,
  }
}

async function compare(
  name: string,
  limit: number,
  few: () => Promise<number>,
  many: () => Promise<number>,
): Promise<Figure> {
  const [small, large]: [number[], number[]] = [[], []]
  // by turns, so that what the machine does besides falls on both; the first of each warms the service up
  for (let round = 0; round <= rounds; round++) {
    small.push(await few())
    large.push(await many())
  }
  const raw = (times: number[]) =>
    times
      .slice(1)
      .map((ms) => ms.toFixed(0))
      .join(' ')
  return {
    name,
    value: median(large.slice(1)) / median(small.slice(1)),
    unit: 'times',
    limit,
    good: 'at most',
    runs: `many: ${raw(large)} · few: ${raw(small)} (ms from navigation, CPU x4)`,
  }
}

async function personOn(browser: Browser, service: Service): Promise<() => Promise<BrowserContext>> {
  const person = await signedIn(browser, service.origin, 'student2')
  return () => coldContext(browser, person, service.origin)
}

export async function lessons(school: string): Promise<Figure[]> {
  const browser = await startBrowser()
  const [small, large] = [await startService({ copyOf: school }), await startService({ copyOf: school })]
  try {
    const [short, long] = [await addDeck(large, 20), await addDeck(large, 200)]
    await addCourses(small, 50)
    await addCourses(large, 5000)
    const [ofSmall, ofLarge] = [await personOn(browser, small), await personOn(browser, large)]
    const deck = (id: number) => `${large.origin}${base}/resource/deck/${id}`
    return [
      await timeTurns(ofLarge, deck(long)),
      await compare(
        'a deck of 200 slides opens as one of 20',
        1.3,
        () => timeToSight(ofLarge, deck(short), slideStands),
        () => timeToSight(ofLarge, deck(long), slideStands),
      ),
      await compare(
        'the list of courses, 5,000 beside 50',
        2,
        () => timeToSight(ofSmall, `${small.origin}${base}/ts`, coursesStand),
        () => timeToSight(ofLarge, `${large.origin}${base}/ts`, coursesStand),
      ),
    ]
  } finally {
    await browser.close()
    await small.remove()
    await large.remove()
  }
}
