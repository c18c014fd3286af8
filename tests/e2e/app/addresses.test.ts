/** The app as a whole: its addresses, its titles, its start, and what it prefers on this device. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { deepLinks, heading } from '../../tools/addresses.ts'
import { setAudit } from '../../tools/audit.ts'
import { openBrowser, tablet } from '../../tools/browser.ts'
import { controlled, enterAs, ids } from '../../tools/device.ts'
import { languageOf, timesSubmitted } from '../../tools/effects.ts'
import { whole } from '../../tools/rounds.ts'
import { faultsInEach, faultsOf, onPhones, waysOf } from '../../tools/screens.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, ask, base, kept, openQuestion, tick } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'

const stage = setStage()
const audit = setAudit(stage)

/** Addresses of the app with their titles in both languages; `deep` ones hold an id. */
const routes = (catalogId: number, specimenId: number, noticeId: number) =>
  [
    ['/', '形态课堂', 'Vitrine'],
    ['/resource', '资源库', 'Library'],
    // a place in a slide ends as a file might: in a dot and figures
    [`/resource/specimen/detail/${specimenId}?at=512_512_0.25`, '厚皮', 'Thick skin'],
    ['/ts', '教学', 'Teaching'],
    ['/exercise', '练习', 'Practice'],
    ['/exercise/chapter', '章节练习', 'Chapters'],
    [`/exercise/chapter/question/${catalogId}`, '', ''],
    ['/my', '我的', 'Me'],
    ['/my/message', '消息', 'Messages'],
    ['/my/notice', '公告', 'Announcements'],
    [`/my/notice/detail?id=${noticeId}`, '', ''],
    ['/set', '设置', 'Settings'],
  ] as const
/** The name of a tab in each language: the page's and the app's, at home the app's alone. */
const tabTitle = [/^(?:.+ · )?形态课堂$/, /^(?:.+ · )?Vitrine$/] as const
/** An address as people send it on. */
const varied = (path: string) =>
  path.includes('?') ? `${path}&from=%E7%BE%A4#top` : `${path.replace(/\/$/, '')}/?from=%E7%BE%A4#top`
const nowhere = ['/nowhere', '/my/nowhere', '/%E6%B2%A1%E6%9C%89/%E8%BF%99%E9%A1%B5', '/resource/specimen']

test('every address opens its page in both languages, also offline: B01 B02 F48 S42', async () => {
  const { service, origin } = stage
  const profile = mkdtempSync(join(tmpdir(), 'vitrine-profile-'))
  let session = await openBrowser({ profile })
  try {
    const token = await enterAs(session.context, origin, 'student')
    const bundle = await chapter(stage, '球菌')
    const notices = await ask<{ records: { id: number }[] }>(
      service.origin,
      '/dh-notify/announcement/page?pageNo=1&pageSize=1',
      token,
    )
    const list = [
      ...routes(bundle.chapter.id, 1, notices.records[0]?.id ?? 0),
      ...(await deepLinks(service.origin, token, bundle)),
    ]
    const question = ofKind(bundle, 'DANXUAN')
    let opened = 0
    /** the title once the skeleton has gone */
    const titles = async (address: string) => {
      await session.page.goto(`${origin}${base}${address}`)
      await session.page.locator(heading).first().waitFor()
      opened++
      return session.page.title()
    }
    // `npm test` takes some sixths of them: each address once, each form online and offline
    const share = <T>(of: readonly T[], ...sixths: number[]) =>
      of.filter((_, at) => whole || sixths.includes(at % 6))
    const walk = async (lang: 0 | 1, change: (path: string) => string, ...sixths: number[]) => {
      for (const [path, zh, en, to = path] of share(list, ...sixths)) {
        const title = await titles(change(path))
        expect([path, title]).toEqual([path, expect.stringMatching(tabTitle[lang])])
        expect([path, title]).toEqual([path, expect.stringContaining([zh, en][lang] ?? '')])
        expect([path, title]).not.toEqual([path, expect.stringMatching(/页面不存在|Page not found/)])
        expect(new URL(session.page.url()).pathname.replace(/\/$/, '')).toBe(
          `${base}${to.split('?')[0]}`.replace(/\/$/, ''),
        )
      }
    }
    await walk(0, (path) => path, 0, 3)
    await controlled(session.page)
    await session.context.addCookies([{ name: 'lang', value: 'en', domain: '127.0.0.1', path: base }])
    await walk(1, varied, 1, 2, 4, 5)

    // the browser ends and starts again without network
    const cookies = await session.context.cookies()
    await session.context.close()
    session = await openBrowser({ profile })
    await session.context.addCookies(cookies)
    await audit.follow(session.context)
    await session.context.setOffline(true)
    await walk(1, (path) => path, 2)
    await session.context.addCookies([{ name: 'lang', value: 'zh', domain: '127.0.0.1', path: base }])
    // what is answered on the way is there at its end
    await openQuestion(session.page, origin, bundle.chapter.id, question.id)
    await answer(session.page, question)
    await kept(session.page)
    await walk(0, varied, 3)
    for (const offline of [true, false]) {
      await session.context.setOffline(offline)
      for (const path of share(nowhere, offline ? 2 : 0)) {
        expect([path, await titles(path)]).toEqual([path, '页面不存在 · 形态课堂'])
        await session.page.getByRole('link', { name: '回到首页' }).waitFor()
      }
    }
    tally({ figure: `${opened} openings, each its own page` })
    await stage.open('/', session.page)
    await session.page.getByRole('button', { name: '已送达' }).waitFor()
    expect(timesSubmitted(service.dataDir, ids.student, question.id)).toBe(1)
    await audit.leave(session.context)
    // what is no place in the app is never answered with the app
    for (const path of ['/media/slide/none-0/0/0_0.webp', '/static/none.json', '/assets/none.js']) {
      expect([path, (await session.page.goto(`${origin}${base}${path}`))?.status()]).toEqual([path, 404])
    }
    expect(
      await session.page.goto(`${origin}${base}/static/version.json`).then((one) => one?.json()),
    ).toHaveProperty('version')
  } finally {
    await session.close()
    rmSync(profile, { recursive: true, force: true })
  }
}, 420_000)

test('pages before sign-in have their titles: B02', async () => {
  for (const [path, title] of [
    ['/account/login', '登录'],
    ['/account/reset', '重置密码'],
    ['/account/agreement', '用户协议'],
    ['/account/privacy', '隐私政策'],
  ]) {
    await stage.open(path as string)
    await stage.page.locator(heading).first().waitFor()
    expect(await stage.page.title()).toBe(`${title} · 形态课堂`)
  }
})

test('a slow page shows progress, and going back restores the scroll position: B04 B05', async () => {
  const { page, wire } = stage
  await enterAs(stage.context, stage.origin, 'student')
  await stage.open('/my/message')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await stage.open('/')
  await page.getByText('组织学').first().waitFor()
  await page.evaluate(() => scrollTo(0, 400))
  const from = await page.evaluate(() => scrollY)
  expect(from).toBeGreaterThan(100)
  wire.fault(/teaching\/course\/page/, { kind: 'hold' })
  await page.getByRole('navigation').getByRole('link', { name: '教学' }).click()
  const bar = page.getByRole('progressbar', { name: '正在打开页面' })
  await bar.waitFor()
  wire.pass()
  await page.getByRole('heading', { name: '教学', level: 1 }).waitFor()
  await bar.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await page.getByText('组织学').first().waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(from)
})

test('the language is kept for 1825 days, shown at once and told to the service: B13', async () => {
  const { page, context, service } = stage
  await enterAs(context, stage.origin, 'student')
  await stage.open('/my')
  await tick(page.getByRole('radio', { name: 'English' }))
  await page.getByRole('heading', { name: 'Me', level: 1 }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  expect(await page.title()).toBe('Me · Vitrine')
  const cookie = (await context.cookies()).find(({ name }) => name === 'lang')
  expect(cookie?.value).toBe('en')
  // a browser may hold a cookie for 400 days at most: what was asked for stands in the call
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 399 * 86_400)
  await expect.poll(() => languageOf(service.dataDir, ids.student)).toBe('En')
  await page.reload()
  await page.getByRole('heading', { name: 'Me', level: 1 }).waitFor()
})

test('a chosen theme shows at once, also after a reload, and can follow the system', async () => {
  // a worker would hold the scripts already
  await stage.anew({ workers: false })
  const { page, context } = stage
  await enterAs(context, stage.origin, 'student')
  await stage.open('/my')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  /** of the browser's own bars */
  const bars = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      return metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content)
    })
  const choice = (name: string) => page.getByRole('radio', { name, exact: true })
  await choice('跟随系统').waitFor()
  const light = await ground()
  await tick(choice('深色'))
  const dark = await ground()
  expect(dark).not.toBe(light)
  expect(await bars()).toEqual(['#121017'])
  // before any script of the app has come
  await page.route(/assets\/.*\.js/, (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await page.locator('.sk-page').waitFor()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  await page.unroute(/assets\/.*\.js/)
  await stage.open('/my')
  await choice('深色').waitFor()
  expect(await choice('深色').isChecked()).toBe(true)
  expect([await ground(), await bars()]).toEqual([dark, ['#121017']])
  await tick(choice('跟随系统'))
  expect([await ground(), await bars()]).toEqual([light, ['#F6F5F9']])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect([await ground(), await bars()]).toEqual([dark, ['#121017']])
})

test('a page without access says so and offers a way back: S42', async () => {
  const { page, wire } = stage
  await enterAs(stage.context, stage.origin, 'student')
  await stage.open('/resource')
  const body = JSON.stringify({ code: 403, message: '没有权限', data: null })
  wire.fault(/specimen\/info/, { kind: 'status', status: 403, body })
  const tap = () => page.getByRole('link').filter({ hasText: '厚皮' }).first().click()
  await tap()
  const denied = page.getByRole('heading', { level: 1, name: '这里没有对你开放' })
  await denied.waitFor()
  await page.getByText('如果需要，请联系老师。').waitFor()
  expect(await faultsOf(page, 'denied', waysOf(onPhones))).toEqual([])
  await page.getByRole('button', { name: '返回', exact: true }).click()
  await page.waitForURL('**/resource')
  await tap()
  await denied.waitFor()
  await page.getByRole('link', { name: '去资源库' }).click()
  await page.waitForURL('**/resource')
  // by a link that somebody sent there is nowhere to go back to
  wire.fault(/announcement\/detail/, { kind: 'status', status: 403, body })
  const fresh = await stage.context.newPage()
  await stage.open('/my/notice/detail?id=1', fresh)
  const told = () =>
    fresh.getByRole('heading', { name: /^(这里没有对你开放|This is not open to you)$/ }).waitFor()
  expect(await faultsInEach(fresh, 'denied-by-link', onPhones, told)).toEqual([])
  expect(await fresh.getByRole('button', { name: '返回', exact: true }).count()).toBe(0)
  await fresh.getByRole('link', { name: '回到首页' }).click()
  await fresh.getByText('推荐课程').first().waitFor()
})

test('a tablet keeps its navigation when the linked page fails to load: S42', async () => {
  await stage.anew({ viewport: tablet, workers: false })
  const { page, wire } = stage
  await enterAs(stage.context, stage.origin, 'student')
  wire.fault(/assets\/more-.*\.js/, { kind: 'status', status: 404 })
  await stage.open('/resource/specimen/detail/5')
  await page.getByRole('heading', { name: '页面没有加载完整' }).waitFor()
  await expect.poll(() => page.title()).toBe('标本 · 形态课堂')
  await page.getByRole('navigation').getByRole('link', { name: '首页' }).click()
  await page.getByText('推荐课程').first().waitFor()
})

test('one rem is the width of the screen by 375, times 100: B14', async () => {
  for (const width of [320, 375, 390, 1024]) {
    await stage.page.setViewportSize({ width, height: 800 })
    await stage.open('/account/login')
    const size = await stage.page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    expect(Number.parseFloat(size)).toBeCloseTo((width / 375) * 100, 1)
  }
})

test('unread messages and announcements are counted, and reading one counts down: B12', async () => {
  const { page } = stage
  const token = await enterAs(stage.context, stage.origin, 'student2')
  const count = (kind: string) => ask<number>(stage.service.origin, `/dh-notify/${kind}/unreadCount`, token)
  const [messages, notices] = [await count('message'), await count('announcement')]
  expect(messages).toBeGreaterThan(0)
  expect(notices).toBeGreaterThan(0)
  await stage.open('/')
  await page.getByRole('link', { name: `消息，${messages} 条未读` }).waitFor()
  await page
    .getByRole('navigation')
    .getByText(`${messages + notices} 条未读`)
    .waitFor()
  await stage.open('/my/message')
  const unread = page.locator('summary').filter({ hasText: '未读' })
  await unread.first().click()
  // it is stored before the page goes
  await expect.poll(() => unread.count()).toBe(messages - 1)
  await stage.open('/my')
  await page
    .getByRole('navigation')
    .getByText(`${messages + notices - 1} 条未读`)
    .waitFor()
  await expect.poll(() => count('message')).toBe(messages - 1)
})

describe('a start that fails', () => {
  test('is retried once, then ends the session and keeps the unsent work: B10 S42', async () => {
    const { page, context, wire } = stage
    await enterAs(context, stage.origin, 'student')
    await stage.open('/static/version.json')
    await page.evaluate(() => {
      localStorage.setItem('aiSetting', '{}')
    })
    const starts: number[] = []
    page.on('domcontentloaded', () => starts.push(Date.now()))
    wire.fault(/assets\/messages-.*\.js/, { kind: 'status', status: 404 })
    await stage.open('/my')
    await page.getByRole('heading', { name: '应用没能启动' }).waitFor()
    // walk 20: it names the network, and unsent answers only for whoever has some
    await page.getByText('请检查网络后重新加载；若有未发送的作答，仍保存在本机').waitFor()
    expect(starts).toHaveLength(2)
    expect((starts[1] ?? 0) - (starts[0] ?? 0)).toBeGreaterThan(1000)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('vitrine_token')
    expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toContain(
      `wk-user-${ids.student}`,
    )
    wire.pass()
    await page.getByRole('button', { name: '重新加载' }).click()
    await page.getByLabel('学号 / 工号 / 用户名').waitFor()
  })
})
