/** A line that fails, lies and repeats itself, below page and worker: what the student did is neither lost nor doubled. */
import { createServer } from 'node:http'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Question } from '../../../src/contract/questions.ts'
import { quantile } from '../../bench/figures.ts'
import { setAudit } from '../../tools/audit.ts'
import { tablet } from '../../tools/browser.ts'
import { blink, cachedWith, controlled, enterAs, ids, queueOf, storedIn } from '../../tools/device.ts'
import { submissions, timesSubmitted } from '../../tools/effects.ts'
import type { Fault } from '../../tools/proxy.ts'
import { some, whole, within } from '../../tools/rounds.ts'
import { freePort } from '../../tools/service.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, base, fill, fillSignIn, homeStands, openQuestion } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'

const stage = setStage()
setAudit(stage)
const submits = () => stage.wire.seen.filter(({ path }) => /chapter\/submit$|dh-sync\/batch/.test(path))
const user = ids.student2
/** The words of the wire's portal. */
const portal = 'Campus WiFi'

/** Taps on submit: ms, by the page's own clock, until it says that the answer is saved. */
const untilSaid = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let tapped = 0
        new MutationObserver((_, watch) => {
          if (!document.body.textContent?.includes('已存到本机，待发送')) return
          watch.disconnect()
          requestAnimationFrame(() => resolve(performance.now() - tapped))
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
        const submit = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent?.trim() === '提交答案',
        )
        tapped = performance.now()
        submit?.click()
      }),
  )

/** The words in the head of the home that no element holds. */
const signOf = (page: Page) =>
  page
    .getByRole('link', { name: '搜索' })
    .evaluate((link) => getComputedStyle(link.parentElement as Element, '::before').content)

test('home says when it is offline and tells a new person where to begin: walk 25', async () => {
  const { page, context } = stage
  await enterAs(context, stage.origin, 'student2')
  await stage.open('/')
  await homeStands(page)
  await controlled(page)
  const start = page.getByRole('heading', { name: '从这里开始' })
  await start.waitFor()
  expect(await signOf(page)).toBe('none')
  await context.setOffline(true)
  await page.getByRole('status').getByText('没有网络', { exact: true }).waitFor({ state: 'attached' })
  expect(await signOf(page)).toBe('"离线"')
  await page.reload()
  await homeStands(page)
  await expect.poll(() => signOf(page)).toBe('"离线"')
  await context.setOffline(false)
  await expect.poll(() => signOf(page)).toBe('none')
  await page.reload()
  await start.waitFor()
  await page.getByRole('button', { name: '不再提示' }).click()
  await start.waitFor({ state: 'detached' })
  await page.reload()
  await homeStands(page)
  await page.waitForTimeout(3000)
  expect(await start.count()).toBe(0)
})

test('answers given without network survive a reload and are delivered once: F01', async () => {
  const { page, context } = stage
  await enterAs(stage.context, stage.origin, 'student2')
  const asked: [chapter: number, question: Question][] = []
  // enough of them that a p95 is no maximum
  for (const name of ['球菌', ...some(0, ['消化管', '皮肤'])]) {
    const bundle = await chapter(stage, name)
    const few = [ofKind(bundle, 'DANXUAN'), ofKind(bundle, 'PEIWU'), ofKind(bundle, 'BINGLI')]
    const plain = bundle.questions.filter((one) => !few.includes(one) && one.type.baseType !== 'WENDA')
    for (const question of [...few, ...some(0, plain)]) asked.push([bundle.chapter.id, question])
    await openQuestion(page, stage.origin, bundle.chapter.id)
    await controlled(page)
  }
  await stage.open('/')
  await homeStands(page)
  await context.setOffline(true)
  const took: number[] = []
  for (const [chapterId, question] of asked) {
    await openQuestion(page, stage.origin, chapterId, question.id)
    await fill(page, question, true)
    // a student looks at the picture first
    if (whole) await page.waitForLoadState('networkidle')
    took.push(await untilSaid(page))
  }
  const p95 = quantile(took, 0.95)
  tally({ figure: `said to be saved after ${p95.toFixed(0)} ms (p95 of ${took.length})` })
  within(p95, 150)
  await page.reload()
  await page.getByText('回答正确').waitFor()
  await page.getByText('已存到本机，待发送').waitFor()
  await stage.open('/')
  await page.getByRole('button', { name: `${asked.length} 条待发送` }).waitFor()
  expect(await queueOf(page, user)).toHaveLength(asked.length)
  await context.setOffline(false)
  await page.getByRole('button', { name: '已送达' }).waitFor()
  expect(
    submissions(
      stage.service.dataDir,
      asked.map(([, { id }]) => id),
    ).map(({ accountId, n }) => [accountId, n]),
  ).toEqual(asked.map(() => [user, 1]))
}, 300_000)

describe('a reply that does not come whole', () => {
  const cases: [string, Fault, number][] = [
    ['lost after the effect', { kind: 'reset-after' }, 0],
    ['cut off', { kind: 'truncate', bytes: 10 }, 1],
    ['empty', { kind: 'status', status: 200 }, 2],
  ]
  test.each(some(1, cases))(
    '%s leaves the answer waiting, and it takes effect once: F05',
    async (_, fault, place) => {
      const { page, context, wire } = stage
      const bundle = await chapter(stage, '杆菌')
      const question = bundle.questions.filter(({ type }) =>
        ['DANXUAN', 'PANDUAN', 'DUOXUAN'].includes(type.baseType),
      )[place] as Question
      await enterAs(stage.context, stage.origin, 'student2')
      await openQuestion(page, stage.origin, bundle.chapter.id, question.id)
      wire.fault(/chapter\/submit$|dh-sync\/batch/, fault)
      const from = submits().length
      await answer(page, question)
      await page.getByText('已存到本机，待发送').waitFor()
      await expect.poll(() => submits().length).toBeGreaterThan(from)
      const [row] = await queueOf(page, user)
      expect(row?.subject).toBe(`question:${question.id}`)
      expect(await page.getByText('已送达').count()).toBe(0)
      wire.pass()
      await blink(context)
      await page.getByText('已送达').waitFor()
      expect(await queueOf(page, user)).toEqual([])
      expect(timesSubmitted(stage.service.dataDir, user, question.id)).toBe(1)
      // the same key both times
      expect(submits().length).toBeGreaterThan(from + 1)
    },
  )
})

test.runIf(whole)('what the line delivers twice takes effect once: F06', async () => {
  const { page, wire } = stage
  const bundle = await chapter(stage, '线虫')
  const question = ofKind(bundle, 'DANXUAN')
  await enterAs(stage.context, stage.origin, 'student2')
  await openQuestion(page, stage.origin, bundle.chapter.id, question.id)
  wire.fault(/chapter\/submit$|dh-sync\/batch/, { kind: 'dup' })
  const from = submits().length
  await answer(page, question)
  await page.getByText('已送达').waitFor()
  const received = submits()
    .slice(from)
    .reduce((sum, { answered }) => sum + answered, 0)
  tally({ figure: `received ${received} times from a line that repeats` })
  expect(received).toBeGreaterThanOrEqual(2)
  expect(timesSubmitted(stage.service.dataDir, user, question.id)).toBe(1)
})

describe('a captive portal that answers everything with its own page', async () => {
  // whoever it sends there may read it: no rule of the browser's is in the way
  const headers = { 'content-type': 'text/html', 'access-control-allow-origin': '*' }
  const elsewhere = createServer((_, response) => response.writeHead(200, headers).end(portal))
  const port = await freePort()
  beforeAll(() => void elsewhere.listen(port, '127.0.0.1'))
  afterAll(() => void elsewhere.close())
  const login = `http://localhost:${port}/login`
  const sendsAway: Fault = { kind: 'status', status: 302, headers: { ...headers, location: login } }
  const demands: Fault = { kind: 'status', status: 511, body: portal, headers }

  const portals: [string, Fault][] = [
    ['at 200', { kind: 'html200' }],
    ['on another host, to which it redirects', sendsAway],
    ['at 511', demands],
  ]
  test.runIf(whole).each(portals)(
    '%s counts as no network and leaves nothing of the portal behind: F13',
    async (_, fault) => {
      const { page, context, wire } = stage
      const bundle = await chapter(stage, '吸虫')
      const question = bundle.questions.filter(({ type }) =>
        ['PANDUAN', 'DANXUAN', 'DUOXUAN'].includes(type.baseType),
      )[portals.findIndex(([, one]) => one === fault)] as Question
      await enterAs(stage.context, stage.origin, 'student2')
      await stage.open('/')
      await controlled(page)
      await openQuestion(page, stage.origin, bundle.chapter.id)
      const from = submits().length
      wire.fault(/./, fault)
      await openQuestion(page, stage.origin, bundle.chapter.id, question.id)
      await answer(page, question)
      await page.getByText('已存到本机，待发送').waitFor()
      await expect.poll(() => submits().length).toBeGreaterThan(from)
      // pictures that were not seen yet, the page as a file, and the worker's own script
      await page.evaluate(async (path) => {
        await fetch(`${path}/media/slide/none-00000000/0/0_0.webp`).catch(() => undefined)
        await fetch(`${path}/index.html`, { cache: 'reload' }).catch(() => undefined)
        await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined)
      }, base)
      for (const path of ['/', '/resource', '/my/notice', '/my', '/set']) {
        await stage.open(path)
        await page.getByRole('main').waitFor()
        expect(await page.getByText(portal).count()).toBe(0)
      }
      await stage.open('/')
      await page.getByRole('button', { name: '1 条待发送' }).waitFor()
      expect(await queueOf(page, user)).toMatchObject([{ state: 'waiting' }])
      const cached = await cachedWith(page, portal)
      tally({ figure: `${cached.length} answers of the portal in a cache` })
      expect(cached).toEqual([])
      const kept = JSON.stringify(await storedIn(page, `wk-user-${user}`, 'replies'))
      expect(kept).not.toContain(portal)
      expect(
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing),
      ).toBeNull()

      wire.pass()
      await blink(context)
      await page.getByRole('button', { name: '已送达' }).waitFor()
      expect(timesSubmitted(stage.service.dataDir, user, question.id)).toBe(1)
    },
  )

  const asset = /assets\/account/
  const installs: [string, string, RegExp, Fault][] = [
    ['the page of a portal', 'a file', asset, { kind: 'html200' }],
    ['half a file', 'all of it', asset, { kind: 'truncate', bytes: 40 }],
    ['an error', 'a file', asset, { kind: 'status', status: 500, body: portal }],
    ...portals.flatMap(([where, fault]): typeof installs => [
      [`a portal ${where}`, 'index.html', /index\.html/, fault],
      [`a portal ${where}`, 'sw.js', /sw\.js$/, fault],
    ]),
    ['a redirect to a portal', 'a file', asset, sendsAway],
    ['a portal at 511', 'a file', asset, demands],
  ]
  test.runIf(whole).each(installs)(
    'at install no worker takes over with %s instead of %s: F13 F26',
    async (_, _of, path, fault) => {
      const { page, wire } = stage
      await enterAs(stage.context, stage.origin, 'student2')
      wire.fault(path, fault)
      const from = wire.seen.length
      await stage.open('/')
      await page.getByText('组织学').first().waitFor()
      await expect.poll(() => wire.seen.slice(from).some((one) => path.test(one.path))).toBe(true)
      await expect
        .poll(() =>
          page.evaluate(async () => {
            const registration = await navigator.serviceWorker.getRegistration()
            return (
              !registration || (!registration.installing && !registration.waiting && !registration.active)
            )
          }),
        )
        .toBe(true)
      let cached: readonly string[] = []
      // the app may start anew at this moment, which ends the question: it is asked again
      await expect
        .poll(async () => {
          cached = await cachedWith(page, portal)
          return cached
        })
        .toEqual([])
      tally({ figure: `${cached.length} answers of the portal in a cache` })
      wire.pass()
      // the page itself may start anew at the same moment, which ends this reload
      await page.reload().catch(() => undefined)
      await controlled(page)
      // the page may be on its way to the worker's copy
      await expect.poll(() => cachedWith(page, portal).catch(String)).toEqual([])
    },
  )
})

describe('what is said of a failure', () => {
  // a browser asks again by itself when a connection that it kept breaks: the line stays broken
  const signInWith = async (fault: Fault) => {
    await stage.open('/account/login')
    const { page, wire } = stage
    await page.getByRole('button', { name: '登录', exact: true }).waitFor()
    wire.fault(/login\/anon\/front/, fault)
    await fillSignIn(page, 'student2', 'Student-2026')
  }

  test('a refusal (code 1) is a toast for 3 s: X01', async () => {
    const { page } = stage
    const message = '今天的考试还没有开始'
    await signInWith({ kind: 'status', status: 200, body: JSON.stringify({ code: 1, message, data: null }) })
    const toast = page.getByRole('status').getByText(message)
    await toast.waitFor()
    const from = Date.now()
    await toast.waitFor({ state: 'detached' })
    expect(Date.now() - from).toBeGreaterThan(2500)
    expect(Date.now() - from).toBeLessThan(4500)
    // who uses a screen reader or the keyboard reads it again
    const again = page.locator('details').filter({ hasText: '最近的提示' })
    await again.locator('summary').focus()
    await page.keyboard.press('Enter')
    await again.getByText(message).waitFor()
  })

  test('no response has its own words, on a phone as a toast, else across the page: X02', async () => {
    const { page } = stage
    await signInWith({ kind: 'reset-before' })
    const said = page.getByRole('status').getByText('请求失败，请重试')
    await said.waitFor()
    // in passing, and in the same words in the form
    await page.getByRole('form').getByText('请求失败，请重试').waitFor()
    const small = await page.evaluate(() => document.querySelector('[popover] p')?.className ?? '')
    await stage.anew({ viewport: tablet })
    await signInWith({ kind: 'reset-before' })
    await stage.page.getByRole('status').getByText('请求失败，请重试').waitFor()
    const large = await stage.page.evaluate(() => document.querySelector('[popover] p')?.className ?? '')
    expect([/bar/.test(small), /bar/.test(large)]).toEqual([false, true])
  })

  test('a service failure shows one page with a reload and a way to what waits: B09', async () => {
    const { page, wire } = stage
    await enterAs(stage.context, stage.origin, 'student2')
    wire.fault(/teaching\/course\/page/, { kind: 'status', status: 500, body: '{}' })
    await stage.open('/ts')
    const modal = page.getByRole('alertdialog', { name: '服务器出错了，请稍后再试' })
    await modal.waitFor()
    await page.keyboard.press('Escape')
    expect(await modal.isVisible()).toBe(true)
    await modal.getByRole('link', { name: '同步中心' }).click()
    await page.getByRole('heading', { name: '同步中心', level: 1 }).waitFor()
    await page.goBack()
    await modal.waitFor()
    wire.pass()
    await modal.getByRole('button', { name: '重新加载' }).click()
    await page.getByRole('heading', { name: '教学', level: 1 }).waitFor()
    expect(await modal.count()).toBe(0)
  })
})
