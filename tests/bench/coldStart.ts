/** The first visit: home (signed in) and sign-in on 1.6 Mbit/s, 150 ms, CPU x4, beside a bare HTML page. */
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { freePort, startService } from '../tools/service.ts'
import { base } from '../tools/steps.ts'
import { type Figure, median } from './figures.ts'
import {
  coldContext,
  measureStart,
  newPhone,
  type Start,
  signedIn,
  slowDown,
  startBrowser,
} from './pageTools.ts'

const rounds = 5

/** Each address costs home's JavaScript about 0.1 KiB: its place in the tree of routes. */
const addresses = readdirSync(join(import.meta.dirname, '../../src/routes'), {
  recursive: true,
  encoding: 'utf8',
}).filter((name) => name.endsWith('.tsx') && !/(?:^|\/)(?:-|__root)[^/]*$/.test(name)).length
const scriptKiB = 125 + 0.1 * (addresses - 36)

const bareHtml = `<!doctype html><html lang="zh"><meta name="viewport" content="width=device-width"><title>形态课堂</title>
<h1>形态课堂</h1><p>把切片带在身边</p><script>performance.mark('data-ready')</script></html>`

async function startBarePage(): Promise<{ origin: string; close: () => void }> {
  const port = await freePort()
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(bareHtml),
  )
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

async function coldHome(browser: Browser, origin: string): Promise<Start> {
  const warm = await signedIn(browser, origin, 'student2')
  const context = await coldContext(browser, warm, origin)
  await warm.close()
  const page = await context.newPage()
  await slowDown(page, true)
  const start = await measureStart(page, `${origin}${base}/`)
  await context.close()
  return start
}

async function coldPage(browser: Browser, address: string): Promise<Start> {
  const context = await newPhone(browser)
  const page = await context.newPage()
  await slowDown(page, true)
  const start = await measureStart(page, address)
  await context.close()
  return start
}

function figures(name: string, starts: Start[], bare: Start[]): Figure[] {
  const figure = (what: string, key: keyof Start, unit: string, limit: number, scale: number): Figure => {
    const values = starts.map((start) => start[key] / scale)
    const beside = bare.map((start) => (start[key] / scale).toFixed(2)).join(' ')
    return {
      name: `${name}, ${what}`,
      value: median(values),
      unit,
      limit,
      good: 'at most',
      runs: `${values.map((value) => value.toFixed(2)).join(' ')} · bare page ${beside}`,
    }
  }
  return [
    figure('JavaScript (brotli)', 'script', 'KiB', scriptKiB, 1024),
    figure('first paint', 'firstPaint', 's', 0.8, 1000),
    figure('real content (data-ready)', 'ready', 's', 1.9, 1000),
    figure('largest paint', 'largestPaint', 's', 1.9, 1000),
    figure('total blocking time', 'blocking', 'ms', 200, 1),
  ]
}

export async function coldStart(school: string): Promise<Figure[]> {
  const service = await startService({ copyOf: school })
  const barePage = await startBarePage()
  const browser = await startBrowser()
  try {
    const [home, login, bare]: [Start[], Start[], Start[]] = [[], [], []]
    for (let round = 0; round < rounds; round++) {
      bare.push(await coldPage(browser, barePage.origin))
      home.push(await coldHome(browser, service.origin))
      login.push(await coldPage(browser, `${service.origin}${base}/account/login`))
    }
    console.log(
      '      peers, measured before in the same conditions, not in this run: Phanpy LCP 5.2 s, 313 KiB;',
    )
    console.log('      OpenMicroanatomy web 3.7 s, 225 KiB')
    return [...figures('home, cold', home, bare), ...figures('sign-in, cold', login, bare)]
  } finally {
    await browser.close()
    barePage.close()
    await service.remove()
  }
}
