/** A browser as a student holds it: a phone or a tablet, in a language and a theme. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { browserFlags, browserPath } from '../../scripts/browser.ts'

export const phone = { width: 390, height: 844 }
export const tablet = { width: 1024, height: 768 }

export interface Device {
  viewport?: { width: number; height: number }
  lang?: 'zh' | 'en'
  theme?: 'light' | 'dark'
  /** keeps the profile there, so that the browser can be closed and started again */
  profile?: string
}

const executablePath = browserPath()

export interface Session {
  context: BrowserContext
  page: Page
  /** Closes the browser; removes its profile where it was its own. */
  close(): Promise<void>
}

/** Starts a browser with a profile on disk, as an installed app has it. */
export async function openBrowser(device: Device = {}): Promise<Session> {
  const profile = device.profile ?? mkdtempSync(join(tmpdir(), 'vitrine-profile-'))
  const viewport = device.viewport ?? phone
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: browserFlags,
    viewport,
    hasTouch: viewport.width < 600,
    colorScheme: device.theme ?? 'light',
    locale: device.lang === 'en' ? 'en-US' : 'zh-CN',
  })
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

/** Sets the language cookie, as the language switch does. */
export const speak = (context: BrowserContext, origin: string, lang: 'zh' | 'en') =>
  context.addCookies([{ name: 'lang', value: lang, url: `${origin}/wk_mobile` }])
