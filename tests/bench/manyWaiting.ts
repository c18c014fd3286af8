/** Ten thousand things that wait, against ten: a start without network until the chip tells the number. */
import type { Browser } from 'playwright'
import { controlled } from '../tools/device.ts'
import { type Service, startService } from '../tools/service.ts'
import { base } from '../tools/steps.ts'
import { type Figure, median } from './figures.ts'
import { signedIn, startBrowser } from './pageTools.ts'
import { answersAt, type Given, queueUp } from './queueTools.ts'

const rounds = 7

interface Took {
  /** ms from navigation until real content stands */
  ready: number
  /** ms from navigation until the chip tells how much waits */
  chip: number
}

async function startsWith(service: Service, browser: Browser, rows: Given[], count: number): Promise<Took[]> {
  const context = await signedIn(browser, service.origin, 'student2')
  const page = await context.newPage()
  await page.goto(`${service.origin}${base}/`)
  await page.getByText('组织学').first().waitFor()
  await controlled(page)
  await context.setOffline(true)
  const given = Array.from({ length: count }, (_, at) => ({
    ...(rows[at % rows.length] as Given),
    content: '1',
    lane: `bench:${at % 40}`,
  }))
  await queueUp(page, given)
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
    // the first one warms up
    if (round >= 0) took.push(one)
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

async function figures(service: Service, browser: Browser, rows: Given[]): Promise<Figure[]> {
  const few = await startsWith(service, browser, rows, 10)
  const many = await startsWith(service, browser, rows, 10_000)
  return (['ready', 'chip'] as const).map((what) => {
    const [a, b] = [median(many.map((took) => took[what])), median(few.map((took) => took[what]))]
    return {
      name: `${what === 'ready' ? 'start' : 'start until the chip tells the number'} with 10,000 things waiting, against 10`,
      value: a / b,
      unit: 'times',
      limit: 1.5,
      good: 'at most' as const,
      runs: `medians of ${rounds}: ${a.toFixed(0)} ms against ${b.toFixed(0)} ms`,
    }
  })
}
