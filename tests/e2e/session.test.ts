/** Getting in, staying in, being put out and getting back, on the production build and the real service. */
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { ChapterBundle } from '../../src/contract/practice.ts'
import { openShelf, type Shelf } from '../tools/browser.ts'
import { blink, controlled, enterAs, ids, queueOf } from '../tools/device.ts'
import { submissions, timesSubmitted } from '../tools/effects.ts'
import { startProxy, type Proxy as Wire } from '../tools/proxy.ts'
import { type Service, startService } from '../tools/service.ts'
import { answer, base, chapterNamed, fillSignIn, lastCode, openQuestion, tokenOf } from '../tools/steps.ts'

let service: Service
let proxy: Wire
let shelf: Shelf
let origin: string

beforeAll(async () => {
  service = await startService({ copyOf: inject('dataDir') })
  proxy = await startProxy(service.origin)
  origin = proxy.origin
  shelf = await openShelf()
})
afterAll(async () => {
  await shelf?.close()
  await proxy?.close()
  await service?.remove()
})

let page: Page
beforeEach(async () => {
  page = (await shelf.take()).page
})
afterEach(async () => {
  proxy.pass()
  await page.context().close()
})

const pathOf = (one: Page) => one.url().slice(`${origin}${base}`.length)
const open = (path: string) => page.goto(`${origin}${base}${path}`)
const chapter = async (name: string): Promise<ChapterBundle> =>
  chapterNamed(service.origin, await tokenOf(service.origin, 'student'), name)
const ofKind = ({ questions }: ChapterBundle, kind: string) => {
  const found = questions.find(({ type }) => type.baseType === kind)
  if (!found) throw new Error(`no ${kind}`)
  return found
}
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
const signedOutBody = JSON.stringify({ code: '02012001', message: '登录已失效', data: null })

describe('the way in', () => {
  test('who has no session is led through sign-in to the place they were going: S01 B03', async () => {
    await open('/account')
    await page.waitForURL('**/account/login')
    await open('/exercise/chapter?subject=2')
    await page.waitForURL('**/account/login?back=*')
    await fillSignIn(page, 'student', 'Student-2026')
    await page.waitForURL('**/exercise/chapter?subject=2')
  })

  test('who is signed in is led from the account area home, and never off this site: B03', async () => {
    await enterAs(page.context(), origin, 'student')
    for (const path of [
      '/account',
      '/account/login',
      '/account/reset',
      '/account/login?back=%2F%2Fevil.example',
    ]) {
      await open(path)
      await expect.poll(() => pathOf(page)).toBe('/')
    }
    expect(page.url().startsWith(`${origin}${base}/`)).toBe(true)
  })

  test('each empty field is named, and the first bad one has the cursor: S02 V03', async () => {
    const from = proxy.seen.length
    await open('/account/login')
    const button = page.getByRole('button', { name: '登录', exact: true })
    await button.click()
    await page.getByText('请输入学号、工号或用户名').waitFor()
    await page.getByText('请输入密码').waitFor()
    await page.getByText('请先阅读并同意').waitFor()
    expect(await focused()).toBe('loginName')
    const name = page.getByLabel('学号 / 工号 / 用户名')
    expect(await name.getAttribute('aria-invalid')).toBe('true')
    await name.fill('student')
    await button.click()
    expect(await focused()).toBe('password')
    await page.getByLabel('密码', { exact: true }).fill('x')
    await button.click()
    expect(await focused()).toBe('agreed')
    expect(proxy.seen.slice(from).some(({ path }) => path.includes('/login/anon/front'))).toBe(false)
  })

  test('a wrong password is said in the words of the service and what was typed stays; a sign-in under way is sent once: S02 S04 X01', async () => {
    await open('/account/login')
    await fillSignIn(page, 'student', 'wrong-Password-1')
    await page.getByText(/账号或密码/).waitFor()
    expect(pathOf(page)).toBe('/account/login')
    expect(await page.getByLabel('学号 / 工号 / 用户名').inputValue()).toBe('student')
    const before = proxy.seen.filter(({ path }) => path.includes('/login/anon/front')).length
    proxy.fault(/login\/anon\/front/, { kind: 'hold' })
    await page.getByLabel('密码', { exact: true }).fill('Student-2026')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.getByRole('button', { name: '正在登录…' }).waitFor()
    await page.getByLabel('密码', { exact: true }).press('Enter')
    proxy.pass()
    await page.waitForURL(`${origin}${base}/`)
    expect(proxy.seen.filter(({ path }) => path.includes('/login/anon/front')).length).toBe(before + 1)
  })

  test('only a remembered session outlives the browser: S04 T01', async () => {
    const tokens = async () =>
      (await page.context().cookies()).filter(({ name }) => name.startsWith('vitrine_'))
    await open('/account/login')
    await fillSignIn(page, 'student', 'Student-2026')
    await page.waitForURL(`${origin}${base}/`)
    const [day, now] = [86_400, Date.now() / 1000]
    for (const { expires, sameSite, path } of await tokens()) {
      expect(expires).toBeGreaterThan(now + 29 * day)
      expect(expires).toBeLessThan(now + 31 * day)
      expect([sameSite, path]).toEqual(['Strict', base])
    }
    expect(
      await page.evaluate(() =>
        ['id', 'roleTypeKeys', 'isLogin', 'LockedScreen'].map((key) => localStorage[key]),
      ),
    ).toEqual([String(ids.student), '["Student"]', 'true', 'false'])

    await page.context().clearCookies()
    await open('/account/login')
    await page.getByRole('switch', { name: '记住我' }).uncheck({ force: true })
    await fillSignIn(page, 'student', 'Student-2026')
    await page.waitForURL(`${origin}${base}/`)
    expect((await tokens()).map(({ expires }) => expires)).toEqual([-1, -1])
  })

  test('a shared device keeps nothing after sign-out: S04', async () => {
    await open('/account/login')
    await page.getByRole('switch', { name: '公用设备' }).check({ force: true })
    await fillSignIn(page, 'student', 'Student-2026')
    await page.waitForURL(`${origin}${base}/`)
    expect((await page.context().cookies()).filter(({ name }) => name === 'vitrine_token')[0]?.expires).toBe(
      -1,
    )
    await open('/my')
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await page.getByRole('button', { name: '退出登录' }).click()
    await page.getByRole('button', { name: '退出', exact: true }).click()
    await page.waitForURL('**/account/login')
    expect(await page.getByRole('button', { name: /离线继续/ }).count()).toBe(0)
    const left = await page.evaluate(async () => ({
      databases: (await indexedDB.databases()).map(({ name }) => name),
      // the app itself belongs to nobody
      cached: (
        await Promise.all(
          (
            await caches.keys()
          )
            .filter((name) => !name.startsWith('workbox-precache'))
            .map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
        )
      ).flat(),
      id: localStorage.getItem('id'),
    }))
    expect(left).toEqual({ databases: ['wk-device'], cached: [], id: null })
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('vitrine_token')
  })

  test('an initial password must be changed, each broken rule has its own words, then the sign-in goes on: T02 V01', async () => {
    await open('/account/login')
    await fillSignIn(page, 'fresh', 'Fresh-2026')
    const form = page.getByRole('form', { name: '设置新密码' })
    await form.waitFor()
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('vitrine_token')
    const password = page.getByLabel('新密码', { exact: true })
    const save = page.getByRole('button', { name: '保存新密码' })
    for (const [text, words] of [
      ['Ab1-', '密码至少 6 位。'],
      [`Ab1-${'x'.repeat(20)}`, '密码最多 20 位。'],
      ['abcdef1-', '密码必须包含大写字母。'],
      ['ABCDEF1-', '密码必须包含小写字母。'],
      ['Abcdefg-', '密码必须包含数字。'],
      ['Abcdefg1', '密码必须包含特殊字符。'],
    ] as const) {
      await password.fill(text)
      await save.click()
      await page.getByText(words, { exact: false }).waitFor()
      expect(await focused()).toBe('password')
    }
    await password.fill('Fresh-2027')
    await page.getByLabel('再输入一次新密码').fill('Fresh-2028')
    await save.click()
    await page.getByText('两次输入的密码不一致').waitFor()
    await page.getByLabel('再输入一次新密码').fill('Fresh-2027')
    await save.click()
    await page.waitForURL(`${origin}${base}/`)
    await expect(tokenOf(service.origin, 'fresh', 'Fresh-2026')).rejects.toThrow()
  })

  test('a forgotten password is set anew with a code to the phone: S05', async () => {
    await open('/account/login')
    await page.getByRole('link', { name: '忘记密码？' }).click()
    await page.waitForURL('**/account/reset')
    await page.getByRole('textbox', { name: '手机号' }).fill('13800000002')
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByRole('button', { name: /\d+ 秒后重新获取/ }).waitFor()
    const code = lastCode(service.dataDir)
    const digits = page.getByRole('textbox', { name: '验证码' })
    await digits.fill(code === '000000' ? '000001' : '000000')
    await digits.press('Enter')
    await page.getByText('验证码不对或已过期，请重新获取。').waitFor()
    await digits.fill(code)
    await digits.press('Enter')
    await page.getByLabel('新密码', { exact: true }).fill('Teacher-2027')
    await page.getByLabel('再输入一次新密码').fill('Teacher-2027')
    await page.getByRole('button', { name: '保存新密码' }).click()
    await page.waitForURL('**/account/login')
    await expect(tokenOf(service.origin, 'teacher', 'Teacher-2026')).rejects.toThrow()
    await fillSignIn(page, 'teacher', 'Teacher-2027')
    await page.waitForURL(`${origin}${base}/`)
  })
})

describe('the end of a session', () => {
  test.each([
    ['HTTP 401', 401, '消化管'],
    ['02012001 at HTTP 200', 200, '消化腺'],
  ] as const)(
    '%s asks for one sign-in and leads back to the same place, its draft and its queue: T03 F10',
    async (_, status, name) => {
      const bundle = await chapter(name)
      const [first, second] = [ofKind(bundle, 'DANXUAN'), ofKind(bundle, 'TIANKONG')]
      await enterAs(page.context(), origin, 'student')
      proxy.fault(/chapter\/submit$|dh-sync\/batch/, { kind: 'reset-before' })
      await openQuestion(page, origin, bundle.chapter.id, first.id)
      await answer(page, first)
      await page.getByText('已存在本机').waitFor()
      const address = `${base}/exercise/chapter/question/${bundle.chapter.id}?q=${second.id}`
      await page.goto(origin + address)
      await page.getByRole('textbox').first().fill('没有写完')

      const logins: string[] = []
      page.on('framenavigated', (frame) => {
        if (frame.url().includes('/account/login')) logins.push(frame.url())
      })
      proxy.pass()
      proxy.fault(/^\/(dh-|api)/, { kind: 'status', status, body: signedOutBody })
      await blink(page.context())
      await page.waitForURL('**/account/login*')
      await page.getByLabel('学号 / 工号 / 用户名').waitFor()
      proxy.pass()
      expect(await queueOf(page, ids.student)).toHaveLength(1)
      expect(timesSubmitted(service.dataDir, ids.student, first.id)).toBe(0)
      await fillSignIn(page, 'student', 'Student-2026')
      await page.waitForURL(origin + address)
      await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe('没有写完')
      await expect.poll(() => queueOf(page, ids.student)).toEqual([])
      expect(timesSubmitted(service.dataDir, ids.student, first.id)).toBe(1)
      expect(logins).toHaveLength(1)
    },
  )

  test('many calls that fail together ask for one sign-in: T03 F10', async () => {
    await enterAs(page.context(), origin, 'student')
    await open('/my')
    await page.getByRole('button', { name: '退出登录' }).waitFor()
    const loads: string[] = []
    page.on('framenavigated', (frame) => loads.push(frame.url()))
    proxy.fault(/^\/(dh-|api)/, { kind: 'status', status: 401, body: signedOutBody }, 20)
    // the page that is being opened is given up for the sign-in
    await open('/').catch(() => undefined)
    await page.waitForURL('**/account/login*')
    await page.getByLabel('学号 / 工号 / 用户名').waitFor()
    expect(loads.filter((url) => url.includes('/account/login'))).toHaveLength(1)
  })

  test('without network an ended session goes on with what is kept, and is sent after sign-in: T03', async () => {
    const bundle = await chapter('球菌')
    const question = ofKind(bundle, 'PANDUAN')
    await open('/account/login')
    await fillSignIn(page, 'student', 'Student-2026')
    await page.waitForURL(`${origin}${base}/`)
    await controlled(page)
    await openQuestion(page, origin, bundle.chapter.id)
    await page.getByText('可离线', { exact: true }).waitFor({ timeout: 60_000 })
    proxy.fault(/^\/(dh-|api)/, { kind: 'status', status: 401, body: signedOutBody }, 3)
    await open('/my')
    await page.waitForURL('**/account/login*')
    proxy.pass()
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: /^离线继续（.+）$/ }).click()
    await page.waitForURL('**/my')
    await openQuestion(page, origin, bundle.chapter.id, question.id)
    await answer(page, question)
    await page.getByText('已存在本机').waitFor()
    await open('/')
    await page.getByRole('button', { name: '登录后发送 1 条' }).waitFor()
    await page.context().setOffline(false)
    await open('/account/login')
    await fillSignIn(page, 'student', 'Student-2026')
    await page.waitForURL(`${origin}${base}/`)
    await page.getByRole('button', { name: '已送达' }).waitFor()
    expect(timesSubmitted(service.dataDir, ids.student, question.id)).toBe(1)
  })
})

test('signing out without network asks what becomes of unsent work; the next person neither sends nor sees it, its author does: F42 F44', async () => {
  const bundle = await chapter('泌尿系统')
  const questions = [ofKind(bundle, 'DANXUAN'), ofKind(bundle, 'PANDUAN')]
  const asked = questions.map(({ id }) => id)
  const context = page.context()
  await open('/account/login')
  await fillSignIn(page, 'student', 'Student-2026')
  await page.waitForURL(`${origin}${base}/`)
  await controlled(page)
  const token = (await context.cookies()).find(({ name }) => name === 'vitrine_token')?.value ?? ''
  await openQuestion(page, origin, bundle.chapter.id)
  await open('/my')
  await page.getByRole('button', { name: '退出登录' }).waitFor()
  await context.setOffline(true)
  for (const question of questions) {
    await openQuestion(page, origin, bundle.chapter.id, question.id)
    await answer(page, question)
    await page.getByText('已存在本机').waitFor()
  }
  const rows = await queueOf(page, ids.student)
  expect(rows).toHaveLength(2)

  // A leaves
  await open('/my')
  await page.getByRole('button', { name: '退出登录' }).click()
  const sheet = page.getByRole('dialog', { name: '还有内容没有送达' })
  await sheet.getByText(/^2 条内容只保存在本机/).waitFor()
  await sheet.getByRole('button', { name: '先发送，再退出' }).click()
  await page.getByText(/还有 2 条没有送达/).waitFor()
  await sheet.getByRole('button', { name: /替我留在本机/ }).click()
  await page.waitForURL('**/account/login')
  expect(await page.getByRole('button', { name: /离线继续/ }).count()).toBe(0)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('vitrine_token')

  // B comes
  await context.setOffline(false)
  await open('/account/login')
  // the service hears of the end that happened without network
  await expect
    .poll(() =>
      fetch(`${service.origin}/dh-usercenter/user/current`, {
        headers: { authorization: `Bearer ${token}` },
      }).then(({ status }) => status),
    )
    .toBe(401)
  const from = proxy.seen.length
  await fillSignIn(page, 'student2', 'Student-2026')
  await page.waitForURL(`${origin}${base}/`)
  await page.getByRole('button', { name: '已送达' }).waitFor()
  await openQuestion(page, origin, bundle.chapter.id, asked[0])
  expect(await page.getByText('已存在本机').count()).toBe(0)
  expect(await page.getByRole('button', { name: '提交答案' }).count()).toBe(1)
  await open('/set')
  await page.getByText(/其他账号.*2/).waitFor()
  await blink(context)
  await open('/')
  await page.getByRole('button', { name: '已送达' }).waitFor()
  const sent = proxy.seen.slice(from).map(({ body }) => body)
  for (const { id } of rows) expect(sent.some((body) => body.includes(id))).toBe(false)
  expect(proxy.seen.slice(from).some(({ path }) => /chapter\/submit$|batch/.test(path))).toBe(false)
  expect(submissions(service.dataDir, asked)).toEqual([])

  // A comes back
  await open('/my')
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('button', { name: '退出', exact: true }).click()
  await page.waitForURL('**/account/login')
  await fillSignIn(page, 'student', 'Student-2026')
  await page.waitForURL(`${origin}${base}/`)
  await page.getByRole('button', { name: '已送达' }).waitFor()
  await expect.poll(() => queueOf(page, ids.student)).toEqual([])
  expect(submissions(service.dataDir, asked)).toEqual(
    [...asked].sort((a, b) => a - b).map((questionId) => ({ accountId: ids.student, questionId, n: 1 })),
  )
})
