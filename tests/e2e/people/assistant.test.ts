/** The assistant's ball and panel (B07, B08). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startChatPage } from '../../tools/chatPage.ts'
import { enterAs } from '../../tools/device.ts'
import { currentRelease } from '../../tools/release.ts'
import { setStage } from '../../tools/stage.ts'
import { base } from '../../tools/steps.ts'

const stage = setStage()
let chat: Awaited<ReturnType<typeof startChatPage>>
beforeAll(async () => {
  chat = await startChatPage()
  await stage.release(currentRelease, { AI_CHAT_URL: `${chat.origin}/` })
})
afterAll(() => chat.close())

const ball = () => stage.page.getByRole('button', { name: '学习助手' })
const panel = () => stage.page.getByRole('dialog', { name: '学习助手' })

test('the ball opens the chat, and its message opens a specimen and leads back: B07 B08', async () => {
  const { page } = stage
  await stage.open('/account/login')
  await page.getByLabel(/学号/).waitFor()
  await enterAs(stage.context, stage.origin, 'student')
  await stage.open('/my')
  await ball().waitFor({ timeout: 20_000 })
  const stored = await page.evaluate(() => localStorage.getItem('aiSetting'))
  expect(JSON.parse(stored ?? '')).toEqual({ aiEnable: true, aiChatUrl: `${chat.origin}/` })

  // A drag moves it to the nearest edge and opens nothing; what a finger wanders by counts as a tap.
  const box = await ball().boundingBox()
  if (!box) throw new Error('no ball')
  expect([box.width, box.height]).toEqual([40, 40])
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(60, box.y + 60, { steps: 4 })
  await page.mouse.up()
  expect(await panel().isVisible()).toBe(false)
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('assistantBall'))) ?? '')).toMatchObject({
    edge: 'left',
  })
  await page.waitForTimeout(400)
  const covered = await page.evaluate(() => {
    const own = document.querySelector('aside button')
    const { left, top, width, height } = own?.getBoundingClientRect() ?? new DOMRect()
    return document
      .elementsFromPoint(left + width / 2, top + height / 2)
      .filter((element) => element !== own && element.matches('a, button, input, label'))
      .map((element) => element.outerHTML.slice(0, 80))
  })
  expect(covered).toEqual([])
  const rested = await ball().boundingBox()
  if (!rested) throw new Error('no ball')
  await page.mouse.move(rested.x + 20, rested.y + 20)
  await page.mouse.down()
  await page.mouse.move(rested.x + 23, rested.y + 22)
  await page.mouse.up()
  await panel().waitFor()

  // Only the chat's own window counts, and only what is well formed.
  const frame = page.frameLocator('iframe')
  await page.evaluate(() => postMessage({ type: 'spec', id: 1 }, '*'))
  await frame.locator('#said').fill('{"type":"other","id":1}')
  await frame.locator('#ask').click()
  await page.waitForTimeout(200)
  expect(page.url()).toBe(`${stage.origin}${base}/my`)
  await frame.locator('#said').fill('{"type":"spec","id":1}')
  await frame.locator('#ask').click()
  await page.waitForURL(`**/resource/specimen/detail/1?back=1*`)
  expect(await panel().isVisible()).toBe(false)
  await page.getByRole('button', { name: '返回刚才的页面' }).click()
  await panel().waitFor()
  // what was said there is still there
  expect(await frame.locator('#said').inputValue()).toBe('{"type":"spec","id":1}')

  await stage.context.setOffline(true)
  await panel().getByText('学习助手需要联网').waitFor()
  await stage.context.setOffline(false)
  await page.keyboard.press('Escape')
  await stage.open('/quizQuestion?id=1')
  await page.waitForTimeout(1000)
  expect(await ball().count()).toBe(0)
})
