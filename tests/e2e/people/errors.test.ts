/** X03: what stands on screen when the service fails, in both languages. */
import { expect, test } from 'vitest'
import { changePassword } from '../../../src/contract/credentials.ts'
import { coursewarePreview } from '../../../src/contract/teaching/courseware.ts'
import { speak } from '../../tools/browser.ts'
import { enterAs } from '../../tools/device.ts'
import { whole } from '../../tools/rounds.ts'
import { setStage } from '../../tools/stage.ts'
import { base, tick } from '../../tools/steps.ts'

const stage = setStage()

const texts = {
  zh: {
    denied: '服务器拒绝了访问',
    gone: '页面不存在',
    busy: '当前在线学习人数过多，请稍后再试',
    server: '正在抢修',
    silent: '请求失败，请重试',
    quiz: '考试信息错误',
  },
  en: {
    denied: 'The server denied access',
    gone: 'Page not found',
    busy: 'Too many people are online',
    server: 'It is being repaired',
    silent: 'The request failed. Please try again.',
    quiz: 'Exam information error',
  },
} as const

const reply = (status: number, data: unknown = null) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ code: status, message: '', data }),
})

for (const lang of ['zh', 'en'] as const)
  test.runIf(whole || lang === 'en')(
    `X03: each failure of the service has its own page, in both languages (${lang})`,
    async () => {
      await stage.anew({ lang, workers: false })
      const { context, page, origin } = stage
      await enterAs(context, origin, 'student')
      await speak(context, origin, lang)
      const said = texts[lang]
      const cases = [
        [said.denied, reply(403)],
        [said.busy, reply(429)],
        [said.busy, reply(503)],
        [said.server, reply(503, { reason: 'repair' })],
        [said.server, reply(500)],
        [said.silent, null],
      ] as const
      for (const [text, answer] of cases) {
        await page.route('**/dh-usercenter/user/resource', (route) =>
          answer ? route.fulfill(answer) : route.abort(),
        )
        await page.goto(`${origin}${base}/my/resource`)
        await page.getByText(text).first().waitFor()
        await page.unroute('**/dh-usercenter/user/resource')
      }
      await page.goto(`${origin}${base}/my/nowhere`)
      await page.getByText(said.gone).first().waitFor()
      await page.goto(`${origin}${base}/quizQuestion?id=999999`)
      await page.getByText(said.quiz).first().waitFor()
      await page.goto(`${origin}${base}/my/resource`)
      await page.locator('h1').first().waitFor()
      expect(await page.getByText(said.server).count()).toBe(0)
    },
  )

const formTexts = {
  zh: {
    film: '视频无法播放',
    open: /修改密码/,
    save: '保存新密码',
    noCode: '请输入验证码',
    down: '服务不可用，提交失败，请稍后再试',
  },
  en: {
    film: 'The film cannot be played',
    open: /Change password/,
    save: /Save (the )?new password/,
    noCode: 'Enter the code',
    down: 'The service is unavailable, nothing was submitted. Please try again later.',
  },
} as const

for (const lang of ['zh', 'en'] as const)
  test.runIf(whole || lang === 'zh')(
    `X03: a film, a form without its code and a failed change have their words (${lang})`,
    async () => {
      await stage.anew({ lang, workers: false })
      const { context, page, origin } = stage
      await enterAs(context, origin, 'student')
      await speak(context, origin, lang)
      const said = formTexts[lang]
      await page.route(`**${coursewarePreview.path}?*`, async (route) => {
        const response = await route.fetch()
        const found = await response.json()
        found.data.video = {
          id: 1,
          name: 'film.mp4',
          size: 1,
          url: `${base}/none.mp4`,
          captions: '',
          captionsEn: '',
        }
        await route.fulfill({ response, json: found })
      })
      await stage.open('/ts/courseware?id=1&course=1')
      await page.getByText(said.film).waitFor()

      await stage.open('/set')
      await page.getByRole('button', { name: said.open }).first().click()
      const sheet = page.getByRole('dialog')
      await tick(sheet.getByRole('radio').nth(1))
      await sheet.getByRole('button', { name: said.save }).click()
      await sheet.getByText(said.noCode).waitFor()
      await page.route(`**${changePassword.path}`, (route) => route.fulfill(reply(500)))
      await tick(sheet.getByRole('radio').first())
      for (const field of await sheet.locator('input[type=password]').all()) await field.fill('Student-2027')
      await sheet.getByRole('button', { name: said.save }).click()
      await sheet.getByText(said.down).first().waitFor()
    },
  )

test('B15 C002: the desktop client names its exam, locks the screen and allows closing', async () => {
  const { context, page, origin } = stage
  await enterAs(context, origin, 'student')
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, {
      heard,
      vitrineDesktop: {
        examId: '12',
        laboratoryId: 'lab-3',
        allowClose: (until: number) => heard.push(['allow', until]),
        cancelClose: () => heard.push(['cancel']),
        lock: (flag: boolean) => heard.push(['lock', flag]),
      },
    })
  })
  const asked = page.waitForRequest((request) => request.url().includes('/dh-usercenter/user/'))
  await stage.open('/set')
  expect((await asked).headers()).toMatchObject({ 'exam-id': '12', 'laboratory-id': 'lab-3' })
  await page.getByRole('switch', { name: '允许关闭' }).locator('xpath=ancestor::label[1]').click()
  await page.getByText(/^到 .+ 为止$/).waitFor()
  await page.getByRole('button', { name: '锁定屏幕' }).click()
  const lockPage = page.getByRole('dialog', { name: '屏幕已锁定' })
  await lockPage.waitFor()
  // nothing of the page behind it is seen
  const cover = await lockPage.evaluate((one) => {
    const { backgroundColor, opacity } = getComputedStyle(one)
    const { left, top, right, bottom } = one.getBoundingClientRect()
    const isWhole = left <= 0 && top <= 0 && right >= innerWidth && bottom >= innerHeight
    return { isOpaque: /^rgb\(/.test(backgroundColor) && opacity === '1', isWhole }
  })
  expect(cover).toEqual({ isOpaque: true, isWhole: true })
  await page.reload()
  await page.getByRole('dialog', { name: '屏幕已锁定' }).waitFor()
  await page.getByRole('textbox', { name: '密码' }).fill('wrong')
  await page.getByRole('button', { name: '解锁', exact: true }).click()
  await page.getByText('账号或密码错误').first().waitFor()
  await page.getByRole('textbox', { name: '密码' }).fill('Student-2026')
  await page.getByRole('button', { name: '解锁', exact: true }).click()
  await page.getByRole('dialog', { name: '屏幕已锁定' }).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('LockedScreen'))).toBe('false')
  await page.getByText(/^到 .+ 为止$/).waitFor()
})
