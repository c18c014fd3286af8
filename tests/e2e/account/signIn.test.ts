/** Getting in, on the production build and the real service. */
import { describe, expect, test } from 'vitest'
import { enterAs, ids } from '../../tools/device.ts'
import { currentRelease } from '../../tools/release.ts'
import { whole } from '../../tools/rounds.ts'
import { faultsInEach, onPhones } from '../../tools/screens.ts'
import { setStage } from '../../tools/stage.ts'
import { base, fillSignIn, lastCode, tick, tokenOf } from '../../tools/steps.ts'

const stage = setStage({ device: { workers: false } })
const pathOf = () => stage.page.url().slice(`${stage.origin}${base}`.length)
const focused = () => stage.page.evaluate(() => document.activeElement?.getAttribute('name'))

describe('the way in', () => {
  test('who has no session is led through sign-in to the place they were going: S01 B03', async () => {
    const { page } = stage
    await stage.open('/account')
    await page.waitForURL('**/account/login')
    await stage.open('/exercise/chapter?subject=2')
    await page.waitForURL('**/account/login?back=*')
    await fillSignIn(page, 'student', 'Student-2026')
    await page.waitForURL('**/exercise/chapter?subject=2')
  })

  test.runIf(whole)(
    'who is signed in is led from the account area home, and never off this site: B03',
    async () => {
      const { page } = stage
      await enterAs(stage.context, stage.origin, 'student')
      for (const path of [
        '/account',
        '/account/login',
        '/account/reset',
        '/account/login?back=%2F%2Fevil.example',
      ]) {
        await stage.open(path)
        await expect.poll(() => pathOf()).toBe('/')
      }
      expect(page.url().startsWith(`${stage.origin}${base}/`)).toBe(true)
    },
  )

  test('each empty field is named, and the first bad one has the cursor: S02 V03', async () => {
    const { page, wire } = stage
    const from = wire.seen.length
    await stage.open('/account/login')
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
    expect(wire.seen.slice(from).some(({ path }) => path.includes('/login/anon/front'))).toBe(false)
  })

  test('submitting twice signs in once, after a wrong password too: S02 S04 X01', async () => {
    const { page, wire } = stage
    await stage.open('/account/login')
    await fillSignIn(page, 'student', 'wrong-Password-1')
    const said = page.getByText(/账号或密码/)
    await page.locator('[popover]').filter({ has: said }).waitFor()
    // in passing, and in the form until something is changed
    await page.locator('[popover]').filter({ has: said }).waitFor({ state: 'detached' })
    expect(await said.count()).toBe(1)
    expect(pathOf()).toBe('/account/login')
    expect(await page.getByLabel('学号 / 工号 / 用户名').inputValue()).toBe('student')
    const before = wire.seen.filter(({ path }) => path.includes('/login/anon/front')).length
    wire.fault(/login\/anon\/front/, { kind: 'hold' })
    await page.getByLabel('密码', { exact: true }).fill('Student-2026')
    expect(await said.count()).toBe(0)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.getByRole('button', { name: '正在登录…' }).waitFor()
    await page.getByLabel('密码', { exact: true }).press('Enter')
    wire.pass()
    await page.waitForURL(`${stage.origin}${base}/`)
    expect(wire.seen.filter(({ path }) => path.includes('/login/anon/front')).length).toBe(before + 1)
  })

  test('what was filled in is still there after the agreement was read: walk 22', async () => {
    const { page } = stage
    await stage.open('/account/login')
    const name = page.getByLabel('学号 / 工号 / 用户名')
    await name.fill('student')
    await page.getByLabel('密码', { exact: true }).fill('Student-2026')
    await tick(page.getByRole('switch', { name: '公用设备' }))
    await page.getByRole('link', { name: '《用户协议》' }).click()
    await page.waitForURL('**/account/agreement')
    await page.goBack()
    await expect.poll(() => name.inputValue()).toBe('student')
    expect(await page.getByLabel('密码', { exact: true }).inputValue()).toBe('Student-2026')
    expect(await page.getByRole('switch', { name: '公用设备' }).isChecked()).toBe(true)
  })

  test('the first field is focused on a desktop but not on a phone: walk 33', async () => {
    await stage.open('/account/login')
    await stage.page.getByRole('button', { name: '登录', exact: true }).waitFor()
    expect(await focused()).toBeNull()
    await stage.anew({ viewport: { width: 1280, height: 800 }, workers: false })
    await stage.open('/account/login')
    await expect.poll(focused).toBe('loginName')
  })

  test('a refusal stays with its form and its language: walk 15', async () => {
    const { page } = stage
    const refused = page.getByRole('form').getByText(/账号或密码/)
    await stage.open('/account/login')
    await fillSignIn(page, 'student', 'wrong-Password-1')
    await refused.waitFor()
    await page.getByRole('radio', { name: '验证码登录' }).press('Space')
    await page.getByRole('textbox', { name: '验证码' }).waitFor()
    expect(await refused.count()).toBe(0)
    await page.getByRole('radio', { name: '密码登录' }).press('Space')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await refused.waitFor()
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
    expect(await refused.count()).toBe(0)
  })

  test('a code to a number that may be nobody’s is not said to have been sent: walk 14', async () => {
    const { page } = stage
    await stage.open('/account/login')
    await page.getByRole('radio', { name: '验证码登录' }).press('Space')
    await page.getByRole('textbox', { name: '手机号' }).fill('13999999999')
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByText('如果这个号码登记过，验证码已发出', { exact: true }).first().waitFor()
    expect(await page.getByText(/^验证码已(?:发送|发出)$/).count()).toBe(0)
  })

  test('X03: a sign-in that finds no service says so and keeps what was typed', async () => {
    const { page, wire } = stage
    await stage.open('/account/login')
    wire.fault(/login\/anon\/front/, { kind: 'status', status: 500 })
    await fillSignIn(page, 'student', 'Student-2026')
    await page.getByText('服务器出错了，请稍后再试').first().waitFor()
    expect(await page.getByLabel('密码', { exact: true }).inputValue()).toBe('Student-2026')
    wire.pass()
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.waitForURL(`${stage.origin}${base}/`)
  })

  test.runIf(whole)('only a remembered session outlives the browser: S04 T01', async () => {
    const { page } = stage
    const tokens = async () =>
      (await stage.context.cookies()).filter(({ name }) => name.startsWith('vitrine_'))
    await stage.open('/account/login')
    await fillSignIn(page, 'student', 'Student-2026')
    await page.waitForURL(`${stage.origin}${base}/`)
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

    await stage.anew()
    await stage.open('/account/login')
    await tick(stage.page.getByRole('switch', { name: '记住我' }), false)
    await fillSignIn(stage.page, 'student', 'Student-2026')
    await stage.page.waitForURL(`${stage.origin}${base}/`)
    expect((await tokens()).map(({ expires }) => expires)).toEqual([-1, -1])
  })

  test('a shared device keeps nothing after sign-out: S04', async () => {
    await stage.anew({ workers: true })
    const { page, context } = stage
    await stage.open('/account/login')
    await tick(page.getByRole('switch', { name: '公用设备' }))
    await fillSignIn(page, 'student', 'Student-2026')
    await page.waitForURL(`${stage.origin}${base}/`)
    expect((await context.cookies()).filter(({ name }) => name === 'vitrine_token')[0]?.expires).toBe(-1)
    await stage.open('/my')
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
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('vitrine_token')
  })

  test('an initial password must be changed to a valid one before sign-in: T02 V01', async () => {
    const { page, context } = stage
    await stage.open('/account/login')
    await fillSignIn(page, 'fresh', 'Fresh-2026')
    const form = page.getByRole('form', { name: '设置新密码' })
    await form.waitFor()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('vitrine_token')
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
    await page.waitForURL(`${stage.origin}${base}/`)
    await expect(tokenOf(stage.service.origin, 'fresh', 'Fresh-2026')).rejects.toThrow()
  })

  test('a forgotten password is set anew with a code to the phone: S05', async () => {
    const { page } = stage
    await stage.open('/account/login')
    await page.getByRole('link', { name: '忘记密码？' }).click()
    await page.waitForURL('**/account/reset')
    await page.getByRole('textbox', { name: '手机号' }).fill('13800000002')
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByRole('button', { name: /\d+ 秒后重新获取/ }).waitFor()
    const code = await lastCode(stage.service.dataDir)
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
    await expect(tokenOf(stage.service.origin, 'teacher', 'Teacher-2026')).rejects.toThrow()
    await fillSignIn(page, 'teacher', 'Teacher-2027')
    await page.waitForURL(`${stage.origin}${base}/`)
  })

  test.runIf(whole)(
    'a school without codes or mail offers the password and says whom to ask: S02 S05',
    async () => {
      const { page } = stage
      await stage.release(currentRelease, { SMS: 'off', MAIL: 'off' })
      try {
        await stage.open('/account/login')
        // what the school is, is known by now
        await page.getByText('示例学校的账号').waitFor()
        await page.getByLabel('学号 / 工号 / 用户名').waitFor()
        expect(await page.getByRole('radio').count()).toBe(0)
        expect(await page.getByText(/验证码/).count()).toBe(0)
        expect(
          await faultsInEach(page, 'sign-in-no-sms', onPhones, () =>
            page.getByText(/^(示例学校的账号|Accounts of the sample school)$/).waitFor(),
          ),
        ).toEqual([])
        await page.getByRole('link', { name: '忘记密码？' }).click()
        await page.getByText('学校没有开通短信验证码，这里不能重置密码。请联系老师或管理员。').waitFor()
        expect(await page.getByRole('textbox').count()).toBe(0)
        expect(
          await faultsInEach(page, 'reset-no-sms', onPhones, () =>
            page.getByText(/^(学校没有开通|Your school sends no codes)/).waitFor(),
          ),
        ).toEqual([])
        await page.getByRole('link', { name: '返回登录' }).click()
        await fillSignIn(page, 'student', 'Student-2026')
        await page.waitForURL(`${stage.origin}${base}/`)
        // nor does a number lead to a code anywhere else
        await stage.open('/set')
        await page.getByRole('button', { name: '修改密码' }).waitFor()
        await expect.poll(() => page.getByRole('button', { name: /^(手机号|邮箱|用邮件)/ }).count()).toBe(0)
        await page.getByRole('button', { name: '修改密码' }).click()
        await page.getByRole('dialog', { name: '修改密码' }).waitFor()
        expect(await page.getByRole('radio', { name: '短信验证码' }).count()).toBe(0)
      } finally {
        await stage.release(currentRelease)
      }
    },
  )
})
