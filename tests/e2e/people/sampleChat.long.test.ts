/** The assistant with the sample's own chat page, and a school that has none (B07, B08). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chat, startChat } from '../../../sample/chat/startChat.ts'
import { type Db, open as openDatabase } from '../../../server/store/db.ts'
import { writeSetting } from '../../../server/system/settings.ts'
import { speak } from '../../tools/browser.ts'
import { enterAs } from '../../tools/device.ts'
import { setStage } from '../../tools/stage.ts'
import { base } from '../../tools/steps.ts'

const stage = setStage()
let db: Db
let chat: Chat
beforeAll(async () => {
  db = openDatabase({ dataDir: stage.service.dataDir })
  chat = await startChat(db, '127.0.0.1')
})
afterAll(async () => {
  await chat.close()
  await db.kysely.destroy()
})

test.each([
  ['zh', '学习助手', '空肠', /^返回刚才的页面$/],
  ['en', 'Study assistant', 'Jejunum', /^Back to/],
] as const)(
  'a link in the sample’s chat opens a specimen and leads back (%s): B07 B08',
  async (lang, name, asked, back) => {
    await writeSetting(db.kysely, 'aiChatUrl', `http://127.0.0.1:${chat.port}/`)
    await writeSetting(db.kysely, 'aiEnable', true)
    await stage.anew({ lang, workers: false })
    const { page, context, origin } = stage
    // the pages follow the setting within a second
    const policy = async () => (await fetch(`${origin}${base}/`)).headers.get('content-security-policy')
    await expect.poll(policy).toContain(`127.0.0.1:${chat.port}`)
    await speak(context, origin, lang)
    await enterAs(context, origin, 'student')
    await stage.open('/my')
    const ball = page.getByRole('button', { name })
    await ball.click({ timeout: 60_000 })
    const panel = page.getByRole('dialog', { name })
    const frame = page.locator('iframe')
    expect(await frame.getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-forms allow-popups',
    )
    const inside = page.frameLocator('iframe')
    await inside.getByRole('textbox').fill(asked)
    await inside.locator('form button').click()
    const link = inside.locator('button', { hasText: asked }).first()
    await link.click()
    await page.waitForURL(/\/resource\/specimen\/detail\/\d+\?.*back=1/)
    expect(await panel.isVisible()).toBe(false)
    await page.getByRole('button', { name: back }).click()
    await panel.waitFor()
    expect(await inside.locator('button', { hasText: asked }).count()).toBeGreaterThan(0)
    await page.keyboard.press('Escape')

    // no ball where one signs in or reads the terms, and none in a school without an assistant
    await stage.open('/account/privacy')
    await page.locator('h1').first().waitFor()
    await page.waitForTimeout(1000)
    expect(await ball.count()).toBe(0)
    await writeSetting(db.kysely, 'aiEnable', false)
    await page.goto(`${origin}${base}/my`)
    await page.getByRole('button', { name: /^(退出登录|Sign out)$/ }).waitFor()
    await expect.poll(() => ball.count(), { timeout: 30_000 }).toBe(0)
    expect(await frame.count()).toBe(0)
  },
)
