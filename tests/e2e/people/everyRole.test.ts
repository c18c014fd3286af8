/** Every address as each role, in both languages, both themes and two sizes. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { open as openDatabase } from '../../../server/store/db.ts'
import { currentUser } from '../../../src/contract/session.ts'
import { phone, speak } from '../../tools/browser.ts'
import {
  addEverybody,
  everyAddress,
  type RoleName,
  roleNames,
  sourceTexts,
  untranslatedOn,
} from '../../tools/everyRole.ts'
import { everyWay, faultsInWays, type Lang, settled, type View } from '../../tools/screens.ts'
import { setStage } from '../../tools/stage.ts'
import { ask, base, tokenOf } from '../../tools/steps.ts'

const stage = setStage({
  prepare: async ({ dataDir }) => {
    const db = openDatabase({ dataDir })
    await addEverybody(db)
    await db.kysely.destroy()
  },
})

const desktop = { width: 1440, height: 900 }
const views: View[] = [
  { name: 'phone-light', viewport: phone, theme: 'light' },
  { name: 'phone-dark', viewport: phone, theme: 'dark' },
  { name: 'desktop-light', viewport: desktop, theme: 'light' },
  { name: 'desktop-dark', viewport: desktop, theme: 'dark' },
]
const texts = sourceTexts()

async function enterAsRole(name: RoleName) {
  const { context, origin } = stage
  const password = name === 'teacher' ? 'Teacher-2026' : 'Student-2026'
  const token = await tokenOf(origin, name, password)
  const { id } = await ask<{ id: number }>(origin, currentUser.path, token)
  const place = { domain: new URL(origin).hostname, path: base, sameSite: 'Strict' as const }
  await context.addCookies([
    { name: 'vitrine_user', value: String(id), ...place },
    { name: 'vitrine_token', value: token, ...place },
  ])
}

/** What stood on the screens that were looked at: one that shows another role the same is not looked at again. */
const looked = new Set<string>()

/** Whether the screen shows what no other role has seen in this language; made-up ids do not count. */
async function isNew(page: Page, lang: Lang): Promise<boolean> {
  const shown = await page.locator('body').evaluate((body) => body.innerHTML)
  const sight = lang + shown.replace(/(id|for|aria-[a-z]+)="[^"]*[:«_][^"]*"/g, '')
  const isFirst = !looked.has(sight)
  looked.add(sight)
  return isFirst
}

/** All that is wrong with these addresses for one role in one language. */
async function faultsAs(name: RoleName, lang: Lang, addresses: readonly string[], ways: readonly View[]) {
  await stage.anew({ lang, workers: false })
  const { context, page, origin } = stage
  await speak(context, origin, lang)
  await enterAsRole(name)
  const found: string[] = []
  let at = ''
  page.on('pageerror', ({ message }) => found.push(`${at}: ${message}`))
  for (const address of addresses) {
    at = `${name} ${lang} ${address}`
    if (ways[0]) await page.setViewportSize(ways[0].viewport)
    await page.goto(origin + base + address)
    await page.locator('h1').first().waitFor({ state: 'attached', timeout: 60_000 })
    await settled(page)
    if (!(await isNew(page, lang))) continue
    found.push(...(await faultsInWays(page, at, ways)))
    if (lang === 'en') found.push(...(await untranslatedOn(page, texts)).map((text) => `${at}: ${text}`))
  }
  return found
}

/** In each run four roles open a few other addresses each in one way; `SCREENS=all`: everybody all of them in all ways. */
const shares = 60
const rolesNow: readonly RoleName[] = everyWay
  ? roleNames
  : ['student', 'teacher', 'academy-admin', 'super-admin']
const shareOf = (role: number) =>
  everyAddress.filter((_, at) => everyWay || at % shares === (5 * role) % shares)
const langs: readonly Lang[] = everyWay ? ['zh', 'en'] : ['en']

test.each(rolesNow.flatMap((name, role) => langs.map((lang) => ({ name, role, lang }))))(
  'addresses have no fault and no untranslated text as $name in $lang',
  async ({ name, role, lang }) => {
    expect(await faultsAs(name, lang, shareOf(role), everyWay ? views : views.slice(-1))).toEqual([])
  },
  3_600_000,
)
