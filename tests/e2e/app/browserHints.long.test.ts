/** What a browser is told that cannot keep the app yet: another app's own, one on plain HTTP, one that could install it. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openBrowser, phone, speak } from '../../tools/browser.ts'
import { enterAs, ids } from '../../tools/device.ts'
import { timesSubmitted } from '../../tools/effects.ts'
import { faultsInEach, faultsOf, langs, onPhones, settled, waysOf } from '../../tools/screens.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, ask, base, fillSignIn, goWithin, openQuestion, tokenOf } from '../../tools/steps.ts'

const stage = setStage()

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const safari = `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`
const weChat = `${iPhone} Mobile/15E148 MicroMessenger/8.0.60(0x18003c2f) NetType/WIFI Language/zh_CN`

const hint = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const home = (page: Page) => page.getByText('组织学').first().waitFor()
/** The id of a specimen that can be turned. */
async function turntable() {
  const first = '/dh-specimen/specimen/front/page?pageNo=1&pageSize=1&kind=turntable'
  const token = await tokenOf(stage.origin, 'student')
  const { records } = await ask<{ records: { id: number }[] }>(stage.origin, first, token)
  return records[0]?.id
}
/** Words that promise something without network; a hint's own name is not among them. */
const claims = (page: Page) => page.getByText(/可离线|已存到本机|存到本机/).count()

test('inside another app one is told to open a browser for offline use', async () => {
  await stage.anew({ userAgent: weChat })
  const { page, context, wire } = stage
  // as a web view of iOS, that has none
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterAs(context, stage.origin, 'student')
  await stage.open('/')
  const leave = hint(page, '在浏览器打开，离线也能用')
  await leave.getByText(/点右上角 ··· 选择“在浏览器打开”。这里做的题会照常发送/).waitFor()
  const told = () => hint(page, /^(在浏览器打开，离线也能用|Open in a browser to use it offline)$/).waitFor()
  expect(await faultsInEach(page, 'hint-in-app', onPhones, told)).toEqual([])
  await leave.getByRole('button', { name: '复制链接' }).click()
  await page.getByText('链接已复制').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

  // where it would be kept: why not, and the same way out, also by hand
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'))
  await goWithin(page, '/resource/specimen/detail/1')
  await page.getByText('应用内打开的页面不能离线保存。点右上角 ··· 选择“在浏览器打开”。').waitFor()
  const shown = page.waitForEvent('dialog').then(async (dialog) => {
    const said = [dialog.type(), dialog.defaultValue()]
    await dialog.dismiss()
    return said
  })
  await page.getByRole('button', { name: '复制链接' }).click()
  expect(await shown).toEqual(['prompt', page.url()])
  expect(await claims(page)).toBe(0)
  await stage.open('/exercise/chapter')
  await page.getByRole('link', { name: /皮肤/ }).waitFor()
  expect(await claims(page)).toBe(0)

  const bundle = await chapter(stage, '皮肤')
  const question = ofKind(bundle, 'DANXUAN')
  wire.fault(/chapter\/submit$|dh-sync\/batch/, { kind: 'reset-before' })
  await openQuestion(page, stage.origin, bundle.chapter.id, question.id)
  expect(await page.getByText('可离线').count()).toBe(0)
  await answer(page, question)
  await page.getByText('已存到本机，待发送').waitFor()
  await stage.open('/')
  await leave.getByText(/这里还有 1 条没有送达。先联网/).waitFor()
  wire.pass()
  await leave.getByText(/这里做的题会照常发送/).waitFor({ timeout: 30_000 })
  expect(timesSubmitted(stage.service.dataDir, ids.student, question.id)).toBe(1)

  // put away it stays so, but for the place where one looks for it
  await leave.getByRole('button', { name: '不再提示' }).click()
  await leave.waitFor({ state: 'detached' })
  await stage.open('/my')
  await leave.waitFor()
  expect(await leave.getByRole('button', { name: '不再提示' }).count()).toBe(0)
  await stage.open('/')
  await home(page)
  await page.getByText('推荐课程').first().waitFor()
  expect(await leave.count()).toBe(0)
})

test.each(langs)('in %s, where downloads do not work, a picture is saved by a long press', async (lang) => {
  await stage.anew({ userAgent: weChat })
  const { page, context } = stage
  await speak(context, stage.origin, lang)
  await enterAs(context, stage.origin, 'student')
  await stage.open('/resource/specimen/detail/1')
  await page.locator('[data-viewer="open"]').waitFor()
  const press = (name: RegExp) => page.getByRole('button', { name }).last().click()
  await press(/^(更多工具|More tools)$/)
  await press(/^(保存当前画面|Save this view)$/)
  await press(/^(保存为|Save as) PNG$/)
  await page.getByText(/^(长按图片|Press and hold the picture)/).waitFor()
  const picture = page.getByRole('dialog').getByRole('img', { name: /厚皮|Thick skin/ })
  expect(
    await picture.evaluate((made: HTMLImageElement) => made.decode().then(() => made.naturalWidth)),
  ).toBeGreaterThanOrEqual(390)
  expect(await faultsOf(page, `picture-by-press-${lang}`, waysOf(onPhones))).toEqual([])

  // a specimen that turns, too
  await stage.open(`/resource/specimen/detail/${await turntable()}`)
  await page.locator('[data-viewer="open"]').waitFor()
  await press(/^(更多工具|More tools)$/)
  await press(/^(保存当前画面|Save this view)$/)
  await press(/^(保存为|Save as) PNG$/)
  await page.getByText(/^(长按图片|Press and hold the picture)/).waitFor()
})

test('plain HTTP works online, delivers answers once and says that offline needs HTTPS', async () => {
  const name = 'vitrine.test'
  const session = await openBrowser({ flags: [`--host-resolver-rules=MAP ${name} 127.0.0.1`] })
  try {
    const { page } = session
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const origin = stage.origin.replace('127.0.0.1', name)
    await page.goto(`${origin}${base}/account/login`)
    expect(
      await page.evaluate(() => [
        isSecureContext,
        'serviceWorker' in navigator,
        'subtle' in crypto,
        'randomUUID' in crypto,
      ]),
    ).toEqual([false, false, false, false])
    await fillSignIn(page, 'student2', 'Student-2026')
    await hint(page, '离线功能需要 HTTPS')
      .getByText(/联网时一切可用/)
      .waitFor()
    const told = () => hint(page, /^(离线功能需要|Working offline needs) HTTPS$/).waitFor()
    expect(await faultsInEach(page, 'hint-insecure', onPhones, told)).toEqual([])
    await page.goto(`${origin}${base}/resource/specimen/detail/1`)
    await page.locator('[data-viewer="open"]').waitFor()
    await page.getByText(/当前地址不是安全连接（https），浏览器不允许离线保存/).waitFor()
    expect(await claims(page)).toBe(0)
    const bundle = await chapter(stage, '皮肤', 'student2')
    const question = ofKind(bundle, 'DANXUAN')
    await openQuestion(page, origin, bundle.chapter.id, question.id)
    await answer(page, question)
    await page.getByText('已送达').first().waitFor()
    expect(timesSubmitted(stage.service.dataDir, ids.student2, question.id)).toBe(1)
    expect(errors).toEqual([])
  } finally {
    await session.close()
  }
})

/** As a browser does that can install the app. @returns whether its own banner was held back */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const prompt = async () => {
      Object.assign(globalThis, { prompted: ((globalThis as { prompted?: number }).prompted ?? 0) + 1 })
      return { outcome: 'dismissed' }
    }
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    return !dispatchEvent(event)
  })

test('a late offer to install moves nothing that is being read: walk 35', async () => {
  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    await stage.anew({ viewport })
    const { page, context } = stage
    await enterAs(context, stage.origin, 'student')
    await stage.open('/')
    await home(page)
    const heads = ['学科', '公告'].map((name) => page.getByRole('heading', { name, level: 2 }))
    await heads[1]?.waitFor()
    await settled(page)
    const places = () => Promise.all(heads.map(async (head) => (await head.boundingBox())?.y))
    const before = await places()
    await offerInstall(page)
    await hint(page, '添加到主屏幕').waitFor()
    expect(await places()).toEqual(before)
    const { width = 0 } = (await hint(page, '添加到主屏幕').boundingBox()) ?? {}
    if (viewport !== phone) expect(width).toBeLessThan(viewport.width * 0.6)
  }
})

test('a browser that can install the app is asked to by a button of ours, once', async () => {
  const { page, context } = stage
  await enterAs(context, stage.origin, 'student')
  await stage.open('/')
  await home(page)
  const install = hint(page, '添加到主屏幕')
  expect(await install.count()).toBe(0)
  const offer = () => offerInstall(page)
  // the browser's own banner is held back
  expect(await offer()).toBe(true)
  await install.getByText('像应用一样打开，没有网络也能学。').waitFor()
  const asked = async () => {
    await page
      .getByText(/^(组织学|Histology)$/)
      .first()
      .waitFor()
    await offer()
    await hint(page, /^(添加到主屏幕|Add to home screen)$/).waitFor()
  }
  expect(await faultsInEach(page, 'hint-install', onPhones, asked)).toEqual([])
  await install.getByRole('button', { name: '添加', exact: true }).click()
  await install.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => (globalThis as { prompted?: number }).prompted)).toBe(1)
  await offer()
  await install.waitFor()
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await install.waitFor({ state: 'detached' })
})

test('on an iPhone and an iPad one is told how to add the app to the home screen', async () => {
  const words = '点分享，再点“添加到主屏幕”，像应用一样打开。'
  await stage.anew({ userAgent: safari })
  await enterAs(stage.context, stage.origin, 'student')
  await stage.open('/')
  await hint(stage.page, '添加到主屏幕').getByText(words).waitFor()
  expect(await stage.page.getByRole('button', { name: '添加', exact: true }).count()).toBe(0)
  await stage.context.addInitScript(() => Object.assign(navigator, { standalone: true }))
  await stage.open('/my')
  await stage.page.getByText('关于').waitFor()
  expect(await stage.page.getByText(words).count()).toBe(0)

  // an iPad says that it is a Mac, but is touched
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
  await stage.anew({ userAgent: `${mac} Version/18.5 Safari/605.1.15` })
  await stage.context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => 5 }),
  )
  await enterAs(stage.context, stage.origin, 'student')
  await stage.open('/my')
  await stage.page.getByText(words).waitFor()
})
