/** Browsers that lack what keeping needs, as in-app browsers and old ones do: online all works, what cannot be is not offered. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShelf, phone, type Shelf } from '../../tools/browser.ts'
import { controlled, enterAs } from '../../tools/device.ts'
import { openSchool } from '../../tools/school.ts'
import { answer, base, chapterNamed, fillSignIn, kept, openQuestion, tokenOf } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'

const { origin } = await openSchool()
const at = (path: string) => `${origin}${base}${path}`
let shelf: Shelf

beforeAll(async () => {
  shelf = await openShelf()
})
afterAll(() => shelf?.close())

describe.each([
  ['service workers', 0, () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  ['a cache', 1, () => Reflect.deleteProperty(globalThis, 'caches')],
] as const)('a browser without %s', (name, nth, take) => {
  test('works online and says why nothing can be kept: F40', async () => {
    const { page, context } = await shelf.take({ viewport: phone })
    await context.addInitScript(take)
    await enterAs(context, origin, 'student')
    await page.goto(at('/resource/specimen/detail/5'))
    await page.locator('[data-viewer="open"]').waitFor()
    await page.getByText(/这个浏览器不支持离线保存图片/).waitFor()
    const offers = page.getByRole('button', { name: /存到本机|离线保存/ })
    let wrong = await offers.count()
    await page.goto(at('/set'))
    await page.getByText(/这个浏览器不支持离线保存图片/).waitFor()
    const bundle = await chapterNamed(origin, await tokenOf(origin, 'student'), '皮肤')
    const question = bundle.questions.filter(({ type }) => type.baseType === 'DANXUAN')[nth]
    if (!question) throw new Error('no question')
    await openQuestion(page, origin, bundle.chapter.id, question.id)
    await answer(page, question)
    await page.getByRole('status').getByText('已送达').waitFor()
    wrong += await page.getByText('可离线', { exact: true }).count()
    tally({ figure: `${wrong} things wrongly offered without ${name}` }, 'F40')
    expect(wrong).toBe(0)
    await context.close()
  })
})

/** Where a person forbids cookies: they are dropped, and storage is denied. */
const forbidKeeping = () => {
  const deny = () => {
    throw new DOMException('Access is denied in this context.', 'SecurityError')
  }
  for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches'])
    Object.defineProperty(globalThis, name, { configurable: true, get: deny })
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

test('a browser that stores nothing works online and asks before work is lost: F40', async () => {
  const { page, context } = await shelf.take({ viewport: phone })
  await context.addInitScript(forbidKeeping)
  await page.goto(at('/account/login'))
  await fillSignIn(page, 'student2', 'Student-2026')
  await page
    .getByRole('region', { name: '浏览器不让本站保存内容' })
    .getByText(/联网时一切可用/)
    .waitFor()

  // within one page: to load anew is to begin anew
  await page.getByRole('link', { name: '资源', exact: true }).click()
  await page
    .getByRole('link', { name: /处标注/ })
    .first()
    .click()
  await page.locator('[data-viewer="open"]').waitFor()
  await page.getByText(/浏览器不让本站保存任何内容/).waitFor()
  let wrong = await page.getByRole('button', { name: /存到本机|离线保存/ }).count()
  await page.goBack()

  const { questions } = await chapterNamed(origin, await tokenOf(origin, 'student2'), '皮肤')
  const [first, second] = questions
  if (!first || !second) throw new Error('no questions')
  await page.getByRole('link', { name: '练习', exact: true }).click()
  await page.getByRole('link', { name: /^组织学/ }).click()
  await page.getByRole('link', { name: /皮肤/ }).first().click()
  await page.getByRole('article').waitFor()
  await answer(page, first)
  await page.getByRole('status').getByText('已送达').waitFor()
  wrong += await page.getByText('可离线', { exact: true }).count()

  await page.getByRole('button', { name: '下一题' }).first().click()
  await context.setOffline(true)
  await answer(page, second)
  await kept(page)
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await context.setOffline(false)
  await page.getByRole('status').getByText('已送达').waitFor()
  tally({ figure: `${wrong} things wrongly offered without any storage` })
  expect(wrong).toBe(0)
  await context.close()
})

test('kept content works offline where the browser refuses persistent storage: F40', async () => {
  const { page, context } = await shelf.take({ viewport: phone })
  await context.addInitScript(() => {
    StorageManager.prototype.persist = () => Promise.resolve(false)
    StorageManager.prototype.persisted = () => Promise.resolve(false)
  })
  await enterAs(context, origin, 'student')
  await page.goto(at('/resource/specimen/detail/29'))
  await controlled(page)
  await page.getByRole('button', { name: /^存到本机 \D+\d/ }).click()
  await page.getByRole('button', { name: /^可离线/ }).waitFor()
  await page.goto(at('/set'))
  await page.getByText('空间不足时，浏览器可能清理本机内容。').waitFor()
  await page.getByRole('button', { name: '开启', exact: true }).click()
  await page.getByText(/浏览器暂时没有同意/).waitFor()
  await context.setOffline(true)
  await page.goto(at('/resource/specimen/detail/29'))
  await page.locator('[data-viewer="open"]').waitFor()
  await context.close()
})

test('the storage screen shows used and free space and the progress of downloads: O02', async () => {
  const { page, context } = await shelf.take({ viewport: phone })
  await enterAs(context, origin, 'student2')
  await page.goto(at('/resource/specimen/detail/5'))
  await controlled(page)
  const { promise: shown, resolve: seen } = Promise.withResolvers<void>()
  await context.route(/\/pack$/, async (route) => {
    await shown
    await route.continue().catch(() => undefined)
  })
  const keep = page.getByRole('button', { name: /^存到本机 \D+\d/ })
  const [told = ''] = /[\d.]+ ?MB/.exec((await keep.textContent()) ?? '') ?? []
  await keep.click()
  await page.getByRole('button', { name: /正在存到本机|等待保存/ }).waitFor()
  await page.goto(at('/set'))
  const kept = page.getByRole('listitem').filter({ hasText: '肾皮质' })
  await kept.locator('[role=progressbar]').waitFor()
  seen()
  await kept.getByRole('button', { name: /可离线/ }).waitFor()
  expect(await kept.locator('[role=progressbar]').count()).toBe(0)
  const estimate = async () => {
    const { usage = 0, quota = 0 } = await page.evaluate(() => navigator.storage.estimate())
    return { usage, quota }
  }
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  const megabytes = async (title: string) =>
    Number(/([\d.]+) ?MB/.exec((await row(title).textContent()) ?? '')?.[1])
  // the browser goes on storing for a while: the screen says what was used when it was opened
  const difference = async () => {
    await page.reload()
    const { usage } = await estimate()
    await row('已用空间').getByText(/MB/).first().waitFor()
    return Math.abs((await megabytes('已用空间')) - usage / 1e6)
  }
  await expect.poll(difference, { interval: 2000, timeout: 60_000 }).toBeLessThan(2)
  expect(await megabytes('已用空间')).toBeGreaterThan(1)
  const { usage, quota } = await estimate()
  const free = Number(/([\d.]+) ?GB/.exec((await row('可用空间').textContent()) ?? '')?.[1])
  expect(Math.abs(free - (quota - usage) / 1e9)).toBeLessThan(0.6)
  // as much as was told before, once the look at the start has found it whole
  await expect.poll(() => row('肾皮质').textContent()).toContain(`标本 · 完整 · ${told}`)
  expect(told).not.toBe('')
  await context.close()
})
