/** The second start, offline, CPU x4: home with its data, against a bare page out of the same service worker. */
import { startService } from '../tools/service.ts'
import { base } from '../tools/steps.ts'
import { type Figure, median } from './figures.ts'
import { measureStart, signedIn, slowDown, startBrowser } from './pageTools.ts'

const rounds = 7
/** an address that the worker answers from its cache of pictures, here with a bare page in it */
const bareAddress = `${base}/media/bench/bare.svg`

export async function offlineStart(school: string): Promise<Figure[]> {
  const service = await startService({ copyOf: school })
  const browser = await startBrowser()
  try {
    const context = await signedIn(browser, service.origin, 'student2')
    const first = await context.newPage()
    await first.goto(`${service.origin}${base}/`)
    await first.evaluate(async (address) => {
      await navigator.serviceWorker.ready
      const cache = await caches.open('media')
      const page =
        '<!doctype html><title>bare</title><h1>bare</h1><script>performance.mark("data-ready")</script>'
      await cache.put(address, new Response(page, { headers: { 'content-type': 'text/html' } }))
    }, bareAddress)
    await first.reload()
    await first.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await first.waitForLoadState('networkidle')
    await first.waitForFunction(() => localStorage.getItem('vitrine_home') !== null)
    await first.close()
    await context.setOffline(true)

    const once = async (path: string) => {
      const page = await context.newPage()
      await slowDown(page, false)
      const start = await measureStart(page, service.origin + path)
      await page.close()
      return start
    }
    const [home, bare, live]: [number[], number[], number[]] = [[], [], []]
    for (let round = 0; round < rounds; round++) {
      bare.push((await once(bareAddress)).ready)
      const start = await once(`${base}/`)
      home.push(start.ready)
      live.push(start.live)
    }
    const raw = (values: number[]) => values.map((value) => value.toFixed(0)).join(' ')
    return [
      {
        name: 'second start offline, home with data, beyond 1.5 times a bare page',
        value: median(home) - 1.5 * median(bare),
        unit: 'ms',
        limit: 300,
        good: 'at most',
        runs: `home as last seen ${raw(home)} · bare page ${raw(bare)} · the living home in its place ${raw(live)} (ms)`,
      },
    ]
  } finally {
    await browser.close()
    await service.remove()
  }
}
