/** A browser as a student holds it: a phone or a tablet, in a language and a theme. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { browserFlags, browserPath } from '../../scripts/browser.ts'
import type { Proxy as Wire } from './proxy.ts'

export const phone = { width: 390, height: 844 }
export const tablet = { width: 1024, height: 768 }

export interface Device {
  viewport?: { width: number; height: number }
  lang?: 'zh' | 'en'
  theme?: 'light' | 'dark'
  /** false: a browser without service workers, as some in-app browsers are */
  workers?: boolean
  /** another browser than ours says it is */
  userAgent?: string
  /** further flags of the browser, for a browser of its own */
  flags?: readonly string[]
  /** pages that were left are kept as they were for coming back, as browsers do outside of tests */
  pagesKept?: boolean
  /** keeps the profile there, so that the browser can be closed and started again */
  profile?: string
}

const executablePath = browserPath()

/** How long a step may take: on a machine that many share a page may need more than Playwright's 30 s. */
const stepTimeoutMs = 90_000

export interface Session {
  context: BrowserContext
  page: Page
  /** Closes the browser; removes its profile where it was its own. */
  close(): Promise<void>
}

function settingsOf({ viewport = phone, theme, lang, workers, userAgent }: Device) {
  return {
    serviceWorkers: workers === false ? ('block' as const) : ('allow' as const),
    viewport,
    hasTouch: viewport.width < 600,
    colorScheme: theme ?? ('light' as const),
    locale: lang === 'en' ? 'en-US' : 'zh-CN',
    ...(userAgent ? { userAgent } : {}),
  }
}

/** Starts a browser with a profile on disk, as an installed app has it. */
export async function openBrowser(device: Device = {}): Promise<Session> {
  const profile = device.profile ?? mkdtempSync(join(tmpdir(), 'vitrine-profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: [...browserFlags, ...(device.flags ?? [])],
    ...(device.pagesKept ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {}),
    ...settingsOf(device),
  })
  context.setDefaultTimeout(stepTimeoutMs)
  await context.addInitScript(tellWifi)
  const page = context.pages()[0] ?? (await context.newPage())
  return {
    context,
    page,
    close: async () => {
      await context.close()
      if (!device.profile) rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** Ends the browser of a profile as a crash does: its main process, found by the profile's path. */
export function kill(profile: string) {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    let command = ''
    try {
      command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    } catch {
      continue
    }
    if (command.includes(`--user-data-dir=${profile}`) && !command.includes('--type='))
      process.kill(Number(pid), 'SIGKILL')
  }
}

/** In the page: a phone tells that it is on Wi-Fi, where an opened chapter brings its pictures; no computer tells its network. */
export function tellWifi() {
  const { connection } = navigator as Navigator & { connection?: object }
  if (connection) Object.defineProperty(connection, 'type', { value: 'wifi', configurable: true })
}

/** In the page: what was pressed last, for who looks at a failure. */
function notePresses() {
  const presses: string[] = []
  Object.assign(globalThis, { presses })
  for (const type of ['pointerdown', 'pointerup', 'click'] as const)
    addEventListener(
      type,
      ({ target, clientX, clientY, timeStamp }) => {
        const pressed = target instanceof Element ? target.closest('button, a, label') : null
        const words = pressed?.getAttribute('aria-label') ?? pressed?.textContent ?? String(target)
        presses.push(`${Math.round(timeStamp)} ms ${type} ${clientX},${clientY} ${words.slice(0, 40)}`)
        if (presses.length > 9) presses.shift()
      },
      true,
    )
}

/** What a page shows, its last presses, and what came over its line last, for who looks at a failure. */
export async function sightOf(page: Page, wire: Pick<Wire, 'seen'> = { seen: [] }): Promise<string> {
  const lines = wire.seen
    .slice(-10)
    .map(({ at, method, path, answered }) => [at, method, path, answered].join(' '))
  const words = await page.locator('body').ariaSnapshot({ timeout: 3000 }).catch(String)
  const presses = await page
    .evaluate(() => (globalThis as unknown as { presses: string[] }).presses)
    .catch(() => [])
  // what is told in passing stands at the end
  const sight = words.length > 4600 ? `${words.slice(0, 4000)}\n…\n${words.slice(-600)}` : words
  return [page.url(), sight, ...presses, ...lines].join('\n')
}

export interface Shelf {
  /** A phone or tablet of its own: nothing is shared with the others. It is closed with the shelf, or before. */
  take(device?: Omit<Device, 'profile' | 'flags'>): Promise<{ context: BrowserContext; page: Page }>
  close(): Promise<void>
}

/** One browser process with as many separate devices as a test file needs. */
export async function openShelf(): Promise<Shelf> {
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: browserFlags,
  })
  return {
    take: async (device = {}) => {
      const context = await browser.newContext(settingsOf(device))
      context.setDefaultTimeout(stepTimeoutMs)
      await context.addInitScript(notePresses)
      await context.addInitScript(tellWifi)
      return { context, page: await context.newPage() }
    },
    close: () => browser.close(),
  }
}

/** Sets the language cookie, as the language switch does. */
export const speak = (context: BrowserContext, origin: string, lang: 'zh' | 'en') =>
  context.addCookies([{ name: 'lang', value: lang, url: `${origin}/wk_mobile` }])
