/** What a device may do to the app: keep it, update it, lose parts of it, fill its storage with anything. */
import { rmSync } from 'node:fs'
import type { Locator } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'
import { localKeys, tabKeys } from '../../../src/device/names.ts'
import { setAudit } from '../../tools/audit.ts'
import { controlled, enterAs, ids } from '../../tools/device.ts'
import { timesSubmitted } from '../../tools/effects.ts'
import { nextRelease } from '../../tools/release.ts'
import { rounds, some, whole } from '../../tools/rounds.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, base, fillSignIn, goWithin, homeStands, openQuestion } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'

const stage = setStage()
setAudit(stage)
const next = nextRelease()
afterAll(() => rmSync(next, { recursive: true, force: true }))

const home = () => stage.page.getByRole('button', { name: '已送达' }).waitFor()

/** An answer that waits, for the line is broken until the wire passes again. */
async function waiting(name: string) {
  const { page, context, origin, wire } = stage
  const bundle = await chapter(stage, name)
  const question = ofKind(bundle, 'DANXUAN')
  await enterAs(context, origin, 'student')
  wire.fault(/chapter\/submit$|dh-sync\/batch/, { kind: 'reset-before' })
  await openQuestion(page, origin, bundle.chapter.id, question.id)
  await answer(page, question)
  await page.getByText('已存到本机，待发送').waitFor()
  return question
}

test('the app can be installed: manifest, icons, a worker that controls the page: O01', async () => {
  const { page, context } = stage
  await enterAs(context, stage.origin, 'student')
  await stage.open('/')
  await controlled(page)
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    const response = await fetch(link?.href ?? '')
    const { start_url, scope, display, name, icons } = await response.json()
    const sizes = await Promise.all(
      icons.map(async ({ src }: { src: string }) => {
        const picture = await createImageBitmap(await (await fetch(new URL(src, response.url))).blob())
        return `${picture.width}x${picture.height}`
      }),
    )
    return { type: response.headers.get('content-type'), start_url, scope, display, name, icons, sizes }
  })
  expect(manifest).toMatchObject({ start_url: `${base}/`, scope: `${base}/`, display: 'standalone' })
  expect(manifest.name).toBeTruthy()
  expect(manifest.type).toMatch(/manifest\+json/)
  expect(manifest.sizes).toEqual(manifest.icons.map(({ sizes }: { sizes: string }) => sizes))
  expect(manifest.sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true)
  const cdp = await context.newCDPSession(page)
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  // a device of a test is a private window
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})

test.runIf(whole)('a page reloaded past the worker is controlled again and works offline: O01', async () => {
  const { page, context } = stage
  await enterAs(context, stage.origin, 'student')
  await stage.open('/')
  await controlled(page)
  const cdp = await context.newCDPSession(page)
  const loaded = page.waitForEvent('load')
  await cdp.send('Page.reload', { ignoreCache: true })
  await loaded
  await controlled(page)
  await context.setOffline(true)
  // its part of the app was not loaded yet
  await page.getByRole('link', { name: '练习' }).click()
  await page.getByRole('heading', { level: 1, name: '练习' }).waitFor()
})

describe('a part of the app that is gone', () => {
  test.runIf(whole).each([
    ['missing', '皮肤', { kind: 'status', status: 404 }],
    ['replaced by a page', '泌尿系统', { kind: 'html200' }],
  ] as const)(
    '%s: one reload at the same address, then words and a way out, no loop: F24',
    async (_, name, fault) => {
      await stage.anew({ workers: false })
      const { page, wire } = stage
      const question = await waiting(name)
      await stage.open('/exercise')
      await page.getByRole('heading', { name: '练习', level: 1 }).waitFor()
      const starts: string[] = []
      page.on('domcontentloaded', () => starts.push(new URL(page.url()).pathname))
      // of no other screen: what was loaded before would not be asked for
      wire.fault(/assets\/teaching-.*\.js/, fault)
      await goWithin(page, '/ts')
      // the words may stand for a moment before the page is loaded anew
      await expect.poll(() => starts.length).toBe(1)
      await page.getByRole('heading', { name: '页面没有加载完整' }).waitFor()
      tally({ figure: `${starts.length} reload` })
      expect(starts).toEqual([`${base}/ts`])
      await page.getByRole('button', { name: '重新加载' }).click()
      await page.getByRole('heading', { name: '页面没有加载完整' }).waitFor()
      wire.pass()
      const before = starts.length
      expect(before).toBe(2)
      await page.getByRole('button', { name: '重新加载' }).click()
      await page.getByRole('heading', { name: '教学', level: 1 }).waitFor()
      await stage.open('/')
      await home()
      expect(timesSubmitted(stage.service.dataDir, ids.student, question.id)).toBe(1)
    },
  )
})

describe('local storage', () => {
  /** none of them is what any key holds; the first few are the worst */
  const nasty = [
    '',
    'null',
    'undefined',
    '{',
    '[]',
    '{}',
    '-1',
    '1e999',
    '"\\ud800"',
    '{"__proto__":{"uuid":1}}',
    '<img src=x onerror=alert(1)>',
    'x'.repeat(200_000),
    ' ',
    '[',
    '"',
    '}',
    'NaN',
    'true',
    'false',
    '0',
    '-0',
    '1.5',
    '01',
    '0x1',
    '9'.repeat(400),
    '1,5',
    '[null]',
    '[[]]',
    '[1,2,3]',
    '["Student",1]',
    '["__proto__","constructor"]',
    '{"a":1}',
    '{"uuid":null}',
    '{"uuid":{}}',
    '{"user":"1","lang":[],"at":{}}',
    '{"user":1,"html":"<script>alert(1)</script>"}',
    '{"length":4294967296}',
    '{"toString":1,"valueOf":null}',
    '{"mode":"none","size":-1,"timer":"yes"}',
    '{"aiEnable":"maybe","aiChatUrl":"javascript:alert(1)"}',
    '"text"',
    '"\\u0000"',
    '\u0000',
    '\ud800',
    '\u202e学生',
    'javascript:alert(1)',
    '[object Object]',
    '['.repeat(5000),
    '{"a":'.repeat(5000),
    `[${'"Student",'.repeat(20_000)}"Student"]`,
  ]

  test.runIf(whole)(
    'that holds anything under any key lets the app start: F47',
    {
      timeout: 60_000 + rounds(6, 2 * nasty.length) * 20_000,
    },
    async () => {
      const { page, context } = stage
      const failures: string[] = []
      page.on('pageerror', ({ message }) => failures.push(message))
      page.on('dialog', (dialog) => {
        failures.push(dialog.message())
        void dialog.dismiss()
      })
      const question = await waiting('消化管')
      const [keys, ofTab] = [Object.values(localKeys), Object.values(tabKeys)]
      const session = await context.cookies()
      let boots = 0
      const failed: string[] = []
      /** in each round every key holds another value, so that all of them meet */
      const spoil = (round: number) => {
        const valueFor = (key: string, at: number) =>
          [key, nasty[(at * rounds(1, 7) + round) % nasty.length] ?? ''] as const
        return page.evaluate(
          ([local, tab]) => {
            for (const [key, value] of local) localStorage.setItem(key, value)
            for (const [key, value] of tab) sessionStorage.setItem(key, value)
          },
          [keys.map(valueFor), ofTab.map(valueFor)] as const,
        )
      }
      const boot = async (round: number, stands: Locator, cookies = session) => {
        // not under the app: it starts anew by itself where a session ends
        await stage.open('/static/version.json')
        await spoil(round)
        await context.clearCookies()
        await context.addCookies(cookies)
        await stage.open('/')
        boots++
        await stands.waitFor().catch(() => failed.push(`round ${round}: ${page.url()}`))
      }
      for (const round of some(6, [...nasty.keys()])) {
        await boot(round, page.getByRole('button', { name: '1 条待发送' }))
        await page.getByText('组织学').first().waitFor()
        if (!whole) continue
        // a tab whose mark names a person goes on as that person; all others are asked to sign in
        await boot(round, page.getByLabel('学号 / 工号 / 用户名').or(page.getByText('组织学').first()), [])
      }
      await stage.open('/static/version.json')
      await page.evaluate(() => sessionStorage.clear())
      await context.addCookies(session)
      stage.wire.pass()
      await stage.open('/')
      await home()
      expect(timesSubmitted(stage.service.dataDir, ids.student, question.id)).toBe(1)
      tally({
        figure: `${keys.length + ofTab.length} keys × ${rounds(6, nasty.length)} values, ${boots} boots in Chromium: ${failed.length} failed`,
      })
      expect([failed, failures]).toEqual([[], []])
    },
  )

  test
    .runIf(whole)
    .each([['getItem'], ['setItem'], ['removeItem'], ['getItem', 'setItem', 'removeItem', 'clear', 'key']])(
    'whose %s throws lets the app start: F47',
    async (...methods) => {
      const { page, context } = stage
      const failures: string[] = []
      page.on('pageerror', ({ message }) => failures.push(message))
      await page.addInitScript((names) => {
        for (const name of names)
          Object.assign(Storage.prototype, {
            [name]: () => {
              throw new DOMException('full', 'QuotaExceededError')
            },
          })
      }, methods)
      await enterAs(context, stage.origin, 'student')
      await stage.open('/')
      await homeStands(page)
      tally({ figure: `${methods.join(', ')} throws: ${failures.length} failed` })
      expect(failures).toEqual([])
    },
  )

  test.runIf(whole)('that throws at every touch lets the app start: F47', async () => {
    const { page } = stage
    const failures: string[] = []
    page.on('pageerror', ({ message }) => failures.push(message))
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    })
    await stage.open('/account/login')
    await fillSignIn(page, 'student', 'Student-2026')
    await homeStands(page)
    expect(failures).toEqual([])
  })
})
