/** What a device may do to the app: keep it, update it, lose parts of it, fill its storage with anything. */
import { rmSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { localKeys } from '../../src/device/names.ts'
import { setAudit } from '../tools/audit.ts'
import { speak } from '../tools/browser.ts'
import { controlled, enterAs, ids, queueOf } from '../tools/device.ts'
import { timesSubmitted } from '../tools/effects.ts'
import { brokenRelease, currentRelease, nextRelease } from '../tools/release.ts'
import { faultsOf, type Lang, onPhone, onTablet, waysOf } from '../tools/screens.ts'
import { chapter, ofKind, setStage } from '../tools/stage.ts'
import { answer, base, fillSignIn, openQuestion } from '../tools/steps.ts'
import { tally } from '../tools/tally.ts'

const stage = setStage()
const audit = setAudit(stage)
const next = nextRelease()
afterAll(() => rmSync(next, { recursive: true, force: true }))

const home = () => stage.page.getByRole('button', { name: '已送达' }).waitFor()
const clear = async (storageTypes: string) => {
  const session = await stage.context.newCDPSession(stage.page)
  await session.send('Storage.clearDataForOrigin', { origin: stage.origin, storageTypes })
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

test('a page that was reloaded past the worker is its again: what is kept is there without network: O01', async () => {
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

test('a new version waits while a form is being filled, and takes over when accepted, without losing a letter: F23', async () => {
  const { page, wire } = stage
  const bundle = await chapter(stage, '唾液腺')
  const [first, second] = [ofKind(bundle, 'DANXUAN'), ofKind(bundle, 'WENDA')]
  await enterAs(stage.context, stage.origin, 'student')
  await openQuestion(page, stage.origin, bundle.chapter.id, first.id)
  await controlled(page)
  wire.fault(/chapter\/submit$|dh-sync\/batch/, { kind: 'reset-before' })
  await answer(page, first)
  await page.getByText('已存到本机，待发送').waitFor()
  await openQuestion(page, stage.origin, bundle.chapter.id, second.id)
  const text = page.getByRole('textbox').first()
  await text.fill('写到一半')
  const starts: string[] = []
  page.on('domcontentloaded', () => starts.push(page.url()))

  await stage.release(next)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const prompt = page.getByRole('region', { name: '应用更新' })
  await prompt.waitFor()
  expect(await page.locator('meta[name=release]').count()).toBe(0)
  await text.pressSequentially('，还在写')
  expect(starts).toEqual([])
  expect(
    await page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)),
  ).toBe(true)
  await prompt.getByRole('button', { name: '现在更新' }).click()
  await page.locator('meta[name=release]').waitFor({ state: 'attached' })
  const written = '写到一半，还在写'
  await expect.poll(() => text.inputValue()).toBe(written)
  const lost = written.length - (await text.inputValue()).length
  expect(starts).toHaveLength(1)
  expect(await queueOf(page, ids.student)).toHaveLength(1)
  wire.pass()
  await stage.open('/')
  await home()
  const sent = timesSubmitted(stage.service.dataDir, ids.student, first.id)
  tally({ figure: `${lost} letters lost, ${sent - 1} sent twice` })
  expect(sent).toBe(1)
  await stage.release(currentRelease)
})

test.each([
  ['zh', onPhone],
  ['en', onTablet],
] as const)('in %s nothing is wrong with the offer of a new version', async (lang: Lang, ways) => {
  const { page, context, origin } = stage
  await speak(context, origin, lang)
  await enterAs(context, origin, 'student')
  await stage.open('/')
  await controlled(page)
  await stage.release(next)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await page.getByRole('region', { name: lang === 'zh' ? '应用更新' : 'App update' }).waitFor()
  expect(await faultsOf(page, `update-${lang}`, waysOf(ways))).toEqual([])
  await stage.release(currentRelease)
})

test('a worker that breaks the app is taken off every device by WORKER=off, and what waits there is kept: F27', async () => {
  const { page, wire } = stage
  const bundle = await chapter(stage, '呼吸系统')
  const question = ofKind(bundle, 'DANXUAN')
  const broken = brokenRelease()
  try {
    await enterAs(stage.context, stage.origin, 'student')
    await openQuestion(page, stage.origin, bundle.chapter.id, question.id)
    await controlled(page)
    wire.fault(/chapter\/submit$|dh-sync\/batch/, { kind: 'reset-before' })
    await answer(page, question)
    await page.getByText('已存到本机，待发送').waitFor()

    await stage.release(broken)
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const shown = async () =>
      (await stage
        .open('/')
        .then(() => page.content())
        .catch(() => '')) ?? ''
    await expect.poll(shown).toContain('broken')

    await stage.release(currentRelease, { WORKER: 'off' })
    let visits = 0
    const works = page.getByText('组织学').first()
    do {
      await stage.open('/')
      visits++
      await works.waitFor({ timeout: 10_000 }).catch(() => undefined)
    } while (!(await works.isVisible()) && visits < 5)
    expect(visits).toBeLessThanOrEqual(2)
    const waiting = await queueOf(page, ids.student)
    expect(waiting).toHaveLength(1)
    tally({ figure: `${visits} visits to heal, ${waiting.length} of 1 rows kept` })
    wire.pass()
    await stage.open('/')
    await home()
    expect(timesSubmitted(stage.service.dataDir, ids.student, question.id)).toBe(1)
  } finally {
    await stage.release(currentRelease)
    rmSync(broken, { recursive: true, force: true })
  }
})

describe('a part of the app that is gone', () => {
  test.each([
    ['missing', { kind: 'status', status: 404 }],
    ['replaced by a page', { kind: 'html200' }],
  ] as const)(
    '%s: one reload at the same address, then words and a way out, no loop: F24',
    async (_, fault) => {
      await stage.anew({ workers: false })
      const { page, wire } = stage
      await enterAs(stage.context, stage.origin, 'student')
      await stage.open('/exercise')
      await page.getByRole('heading', { name: '练习', level: 1 }).waitFor()
      const starts: string[] = []
      page.on('domcontentloaded', () => starts.push(new URL(page.url()).pathname))
      wire.fault(/assets\/desk-.*\.js/, fault)
      await page.evaluate(() => {
        history.pushState(null, '', '/wk_mobile/set')
        dispatchEvent(new PopStateEvent('popstate'))
      })
      await page.getByRole('heading', { name: '页面没有加载完整' }).waitFor()
      tally({ figure: `${starts.length} reload` })
      expect(starts).toEqual([`${base}/set`])
      await page.getByRole('button', { name: '重新加载' }).click()
      await page.getByRole('heading', { name: '页面没有加载完整' }).waitFor()
      wire.pass()
      const before = starts.length
      expect(before).toBe(2)
      await page.getByRole('button', { name: '重新加载' }).click()
      await page.getByRole('heading', { name: '同步与存储', level: 1 }).waitFor()
    },
  )
})

describe('local storage', () => {
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
  ]

  test('that holds anything under any key lets the app start: F47', async () => {
    const { page } = stage
    const failures: string[] = []
    page.on('pageerror', ({ message }) => failures.push(message))
    page.on('dialog', (dialog) => {
      failures.push(dialog.message())
      void dialog.dismiss()
    })
    await enterAs(stage.context, stage.origin, 'student')
    await stage.open('/')
    await home()
    const keys = Object.values(localKeys)
    // in each round every key holds another value, so that all of them meet
    for (const round of nasty.keys()) {
      const values = Object.fromEntries(
        keys.map((key, at) => [key, nasty[(at + round) % nasty.length] ?? '']),
      )
      await page.evaluate((all) => {
        for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
      }, values)
      await page.reload()
      await home()
      await page.getByText('组织学').first().waitFor()
    }
    tally({ figure: `${nasty.length} rounds in the browser, ${failures.length} errors` })
    expect(failures).toEqual([])
  })

  test('that throws at every touch lets the app start: F47', async () => {
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
    await home()
    expect(failures).toEqual([])
  })
})

describe('storage that is cleared while the app is open', () => {
  test('all of it: the app starts clean, at sign-in: F33', async () => {
    const { page } = stage
    const failures: string[] = []
    page.on('pageerror', ({ message }) => failures.push(message))
    await enterAs(stage.context, stage.origin, 'student')
    await stage.open('/')
    await controlled(page)
    await home()
    await clear('all')
    await page.getByRole('navigation').getByRole('link', { name: '我的' }).click()
    // the app may be starting anew by itself at this moment
    await page.reload().catch(() => undefined)
    await page.getByLabel('学号 / 工号 / 用户名').waitFor()
    await fillSignIn(page, 'student', 'Student-2026')
    await home()
    tally({ figure: `${failures.length} uncaught errors` })
    expect(failures).toEqual([])
  })

  test('the database alone: what was unsent and is lost is said, never "all sent": F33', async () => {
    const { page, wire } = stage
    const bundle = await chapter(stage, '心')
    const question = ofKind(bundle, 'DANXUAN')
    await enterAs(stage.context, stage.origin, 'student')
    await openQuestion(page, stage.origin, bundle.chapter.id, question.id)
    await controlled(page)
    wire.fault(/chapter\/submit$|dh-sync\/batch/, { kind: 'reset-before' })
    await answer(page, question)
    await page.getByText('已存到本机，待发送').waitFor()
    // the witness stands when the count has been written down
    await expect
      .poll(() =>
        page.evaluate(async () => (await (await caches.match('/wk_mobile/witness/1'))?.text()) ?? ''),
      )
      .toContain('"unsent":1')
    await clear('indexeddb')
    await stage.open('/')
    await page.getByRole('button', { name: '1 条需处理' }).click()
    await page
      .getByRole('alert')
      .getByText(/1 条没有送达的内容可能已丢失/)
      .waitFor()
    audit.told()
    await page.getByRole('button', { name: '知道了' }).click()
    await page.getByText('你在本机做的一切都已送达服务器。').waitFor()
  })
})
