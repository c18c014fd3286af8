/** What a device may do to the app: keep it, update it, lose parts of it, fill its storage with anything. */
import { rmSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { localKeys } from '../../src/device/names.ts'
import { setAudit } from '../tools/audit.ts'
import { controlled, enterAs, ids } from '../tools/device.ts'
import { timesSubmitted } from '../tools/effects.ts'
import { nextRelease } from '../tools/release.ts'
import { some } from '../tools/rounds.ts'
import { chapter, ofKind, setStage } from '../tools/stage.ts'
import { answer, base, fillSignIn, openQuestion } from '../tools/steps.ts'
import { tally } from '../tools/tally.ts'

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

describe('a part of the app that is gone', () => {
  test.each(
    some(1, [
      ['missing', '皮肤', { kind: 'status', status: 404 }],
      ['replaced by a page', '泌尿系统', { kind: 'html200' }],
    ] as const),
  )('%s: one reload at the same address, then words and a way out, no loop: F24', async (_, name, fault) => {
    await stage.anew({ workers: false })
    const { page, wire } = stage
    const question = await waiting(name)
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
    await stage.open('/')
    await home()
    expect(timesSubmitted(stage.service.dataDir, ids.student, question.id)).toBe(1)
  })
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
    const question = await waiting('消化管')
    const keys = Object.values(localKeys)
    // in each round every key holds another value, so that all of them meet
    for (const round of nasty.keys()) {
      const values = Object.fromEntries(
        keys.map((key, at) => [key, nasty[(at + round) % nasty.length] ?? '']),
      )
      await page.evaluate((all) => {
        for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
      }, values)
      await stage.open('/')
      await page.getByRole('button', { name: '1 条待发送' }).waitFor()
      await page.getByText('组织学').first().waitFor()
    }
    stage.wire.pass()
    await stage.open('/')
    await home()
    expect(timesSubmitted(stage.service.dataDir, ids.student, question.id)).toBe(1)
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
