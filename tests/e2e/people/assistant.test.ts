/** The assistant's ball and panel (B07, B08). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open as openDatabase } from '../../../server/store/db.ts'
import { writeSetting } from '../../../server/system/settings.ts'
import { phone } from '../../tools/browser.ts'
import { startChatPage } from '../../tools/chatPage.ts'
import { enterAs } from '../../tools/device.ts'
import { whole } from '../../tools/rounds.ts'
import { settled } from '../../tools/screens.ts'
import { setStage } from '../../tools/stage.ts'
import { base } from '../../tools/steps.ts'

let chat: Awaited<ReturnType<typeof startChatPage>>
beforeAll(async () => {
  chat = await startChatPage()
})
afterAll(() => chat.close())
const stage = setStage({
  prepare: async ({ dataDir }) => {
    const db = openDatabase({ dataDir })
    await writeSetting(db.kysely, 'aiEnable', true)
    await writeSetting(db.kysely, 'aiChatUrl', `${chat.origin}/`)
    await db.kysely.destroy()
  },
})

const ball = () => stage.page.getByRole('button', { name: '学习助手' })
const panel = () => stage.page.getByRole('dialog', { name: '学习助手' })

/** Runs in a chat page: asks for another specimen, without a press in it. */
const postSpecimen = () => parent.postMessage({ type: 'spec', id: 2 }, '*')

const desktop = { width: 1440, height: 900 }

/** Side (px) of the area around the ball that reacts to a finger. */
const touchPx = 44

/** Controls of the screen that lie below the ball or the area around it. */
const coveredByBall = () =>
  stage.page.evaluate((sidePx) => {
    const own = document.querySelector('aside[aria-label="学习助手"] button')
    if (!own) return ['no ball']
    const { left, top, width, height } = own.getBoundingClientRect()
    const inset = sidePx / 2 - 1
    const points = [-inset, 0, inset].flatMap((x) => [-inset, 0, inset].map((y) => [x, y] as const))
    const found = points.flatMap(([x, y]) =>
      document
        .elementsFromPoint(left + width / 2 + x, top + height / 2 + y)
        .filter((element) => element !== own && element.matches('a, button, input, label')),
    )
    return [...new Set(found)].map((element) => element.outerHTML.slice(0, 80))
  }, touchPx)

const screens = [
  ['/', phone],
  ['/resource', phone],
  ['/exercise/chapter', phone],
  ['/set', phone],
  ['/search?keyword=%E5%BF%83%E8%82%8C', desktop],
  ['/my', desktop],
] as const

/** Where the ball stands. */
async function ballBox() {
  const box = await ball().boundingBox()
  if (!box) throw new Error('no ball')
  return box
}

/** Where the ball stands once it has not moved for half a second: it makes way for what comes on screen. */
async function restingBox() {
  await settled(stage.page)
  let box = await ballBox()
  let timesSame = 0
  const look = async () => {
    const before = box
    box = await ballBox()
    timesSame = box.x === before.x && box.y === before.y ? timesSame + 1 : 0
    return timesSame
  }
  // The first look follows at once, the second after the interval.
  await expect.poll(look, { interval: 500, timeout: 30_000 }).toBeGreaterThan(1)
  return box
}

test('the ball opens the chat, whose message opens a specimen and leads back: B07 B08', async () => {
  const { page } = stage
  await stage.open('/account/login')
  await page.getByLabel(/学号/).waitFor()
  await enterAs(stage.context, stage.origin, 'student')
  await stage.open('/my')
  await ball().waitFor({ timeout: 20_000 })
  const stored = await page.evaluate(() => localStorage.getItem('aiSetting'))
  expect(JSON.parse(stored ?? '')).toEqual({ aiEnable: true, aiChatUrl: `${chat.origin}/` })

  // A drag moves it to the nearest edge and opens nothing; what a finger wanders by counts as a tap.
  const box = await restingBox()
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
  await page.mouse.move(rested.x + 26, rested.y + 20)
  await page.mouse.up()
  expect(await panel().isVisible()).toBe(false)
  await page.waitForTimeout(400)
  const again = await restingBox()
  await page.mouse.move(again.x + 20, again.y + 20)
  await page.mouse.down()
  await page.mouse.move(again.x + 24, again.y + 22)
  await page.mouse.up()
  await panel().waitFor()

  // Only the chat's own window counts, and only what is well formed.
  const frame = page.frameLocator('dialog iframe')
  await page.evaluate(() => postMessage({ type: 'spec', id: 1 }, '*'))
  await frame.locator('#said').fill('{"type":"other","id":1}')
  await frame.locator('#ask').click()
  await page.waitForTimeout(200)
  expect(page.url()).toBe(`${stage.origin}${base}/my`)
  // neither does another window of the chat's origin
  await page.evaluate((address) => {
    const other = Object.assign(document.createElement('iframe'), { id: 'other', src: address })
    document.body.append(other)
  }, `${chat.origin}/`)
  const other = page.frameLocator('#other')
  await other.locator('#said').evaluate(postSpecimen)
  await page.waitForTimeout(200)
  expect(page.url()).toBe(`${stage.origin}${base}/my`)
  await page.evaluate(() => document.getElementById('other')?.remove())
  await frame.locator('#said').fill('{"type":"spec","id":1}')
  await frame.locator('#ask').click()
  await page.waitForURL(`**/resource/specimen/detail/1?back=1*`)
  expect(await panel().isVisible()).toBe(false)
  // the closed panel's own window does not count either
  await frame.locator('#said').evaluate(postSpecimen)
  await page.waitForTimeout(200)
  expect(new URL(page.url()).pathname).toBe(`${base}/resource/specimen/detail/1`)
  await page.getByRole('button', { name: '返回刚才的页面' }).click()
  await panel().waitFor()
  // what was said there is still there
  expect(await frame.locator('#said').inputValue()).toBe('{"type":"spec","id":1}')

  await stage.context.setOffline(true)
  await panel().getByText('学习助手需要联网').waitFor()
  await stage.context.setOffline(false)
  await page.keyboard.press('Escape')

  // opened without network it loads nothing, and shows the chat once there is one
  await stage.open('/my')
  await ball().waitFor({ timeout: 20_000 })
  await stage.context.setOffline(true)
  await ball().click()
  await panel().getByText('学习助手需要联网').waitFor()
  await stage.context.setOffline(false)
  await frame.locator('#said').waitFor()
  await page.keyboard.press('Escape')

  // a chat that is down is said to be, and is asked again at hand
  await chat.close()
  await stage.open('/my')
  await ball().waitFor({ timeout: 20_000 })
  await ball().click()
  await panel().getByText('学习助手暂时连不上').waitFor()
  expect(await panel().locator('iframe').count()).toBe(0)
  chat = await startChatPage(chat.port)
  await panel().getByRole('button', { name: '重试' }).click()
  await frame.locator('#said').waitFor()
  await page.keyboard.press('Escape')

  await stage.open('/quizQuestion?id=1')
  await page.waitForTimeout(1000)
  expect(await ball().count()).toBe(0)
})

test.runIf(whole)(
  'the ball covers no control, moves by keys, and is gone while a quiz runs: B07',
  async () => {
    const { page } = stage
    await enterAs(stage.context, stage.origin, 'student')
    for (const [path, viewport] of screens) {
      await page.setViewportSize(viewport)
      await stage.open(path)
      await page.locator('#root h1').first().waitFor()
      await ball().waitFor({ timeout: 60_000 })
      await settled(page)
      await expect.poll(coveredByBall, { timeout: 30_000, message: path }).toEqual([])
    }

    await ball().focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => (await ballBox()).x).toBeLessThan(60)
    await page.reload()
    await ball().waitFor({ timeout: 60_000 })
    expect((await ballBox()).x).toBeLessThan(60)

    await stage.open('/quizQuestion?id=999999')
    await page.getByText('考试信息错误').first().waitFor({ timeout: 60_000 })
    expect(await ball().count()).toBe(0)

    // Another tab begins an attempt: this one is told through the storage.
    await stage.open('/my')
    await ball().waitFor({ timeout: 60_000 })
    const other = await stage.context.newPage()
    await stage.open('/account/privacy', other)
    await other.evaluate(() => localStorage.setItem('attemptUntil', String(Date.now() + 3_600_000)))
    await ball().waitFor({ state: 'detached', timeout: 30_000 })
    await other.close()
  },
)
