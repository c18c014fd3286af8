/** One's own marks drawn with a finger, two fingers, a mouse or keys, with and without network. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openBrowser, type Session, tablet } from '../../tools/browser.ts'
import { finger } from '../../tools/finger.ts'
import { bar, draw, finish, middle, rows, scaleOf, setMarks, take } from '../../tools/marks.ts'
import { whole } from '../../tools/rounds.ts'
import { openSchoolShelf } from '../../tools/school.ts'

const school = await openSchoolShelf()
const { dataDir, shelf } = school
const { held, openSlide, signedIn } = setMarks(school)

/** As long as a name of a mark may be that somebody wants to edit, delete or finish. */
const longName = '再改一次'.repeat(10)

/** The buttons of the drawing tools that are not wholly on the screen; walk 3: a long name pushed them out. */
const beyondScreen = (page: Page) =>
  bar(page).evaluate((tools) =>
    [...tools.querySelectorAll('button')].flatMap((button) => {
      const { left, right } = button.getBoundingClientRect()
      const isSeen = !button.closest('[inert]')
      return isSeen && (left < 0 || right > innerWidth) ? [button.ariaLabel ?? button.textContent] : []
    }),
  )

test('marks drawn offline survive a restart and are delivered exactly once: S12', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'vitrine-marks-'))
  const db = () => new DatabaseSync(join(dataDir, 'vitrine.db'), { readOnly: true })
  const receipts = () => {
    const open = db()
    const { n } = open.prepare('select count(*) n from receipt where accountId = 1').get() as { n: number }
    open.close()
    return n
  }
  let session: Session = await openBrowser({ profile })
  try {
    await signedIn(session.page)
    // the worker keeps what the picture shows from the second visit on
    await session.page.evaluate(() => navigator.serviceWorker.ready)
    await openSlide(session.page)
    await rows(session.page).count()
    const before = receipts()

    await session.context.setOffline(true)
    let { page } = session
    const touch = await finger(page)
    await draw(page)
    const [x, y] = await middle(page)
    await take(page, '箭头')
    await touch.stroke([x - 60, y - 60], [x + 20, y - 10])
    await take(page, '矩形')
    await touch.stroke([x - 80, y + 10], [x - 10, y + 60])
    // a third one that will be edited twice, and deleted
    await take(page, '椭圆')
    await touch.stroke([x + 10, y + 10], [x + 70, y + 60])
    for (const name of ['先改一次', longName]) {
      await bar(page).getByRole('button', { name: '编辑' }).click()
      await page.getByLabel('名称').fill(name)
      await page.getByRole('button', { name: '保存' }).click()
      await bar(page).getByText(name).waitFor()
    }
    expect(await beyondScreen(page)).toEqual([])
    await bar(page)
      .getByRole('button', { name: /删除标注/ })
      .click()
    await finish(page)
    await expect.poll(() => rows(page).count()).toBe(2)
    expect(await rows(page).getByText('待发送').count()).toBe(2)

    expect(await held()).toEqual([])

    // the browser is closed and started again, still without network (but for the moment until it is told: the
    // worker may have sent by then)
    await session.close()
    session = await openBrowser({ profile })
    page = session.page
    await session.context.setOffline(true)
    await openSlide(page)
    await expect.poll(() => rows(page).count()).toBe(2)
    expect(await rows(page).allTextContents()).toEqual([
      expect.stringContaining('我的标注 1'),
      expect.stringContaining('我的标注 2'),
    ])

    await session.context.setOffline(false)
    await expect.poll(async () => (await held()).length, { timeout: 30_000 }).toBe(2)
    await expect.poll(() => rows(page).getByText('待发送').count()).toBe(0)

    // three were drawn, one was edited twice and deleted: six things, each took effect once
    await expect.poll(() => receipts() - before).toBe(6)
    const open = db()
    const kept = open.prepare('select shape from personalMark where accountId = 1 order by createdAt').all()
    open.close()
    expect(kept.map(({ shape }) => shape).sort()).toEqual(['arrow', 'rectangle'])
  } finally {
    await session.close()
    rmSync(profile, { recursive: true, force: true })
  }
})

describe('on a phone', () => {
  test.runIf(whole)('one finger draws and reshapes, and two fingers move the picture: V05', async () => {
    const { page, context } = await shelf.take()
    await signedIn(page)
    const touch = await finger(page)
    await draw(page)
    const [x, y] = await middle(page)

    const before = await scaleOf(page)
    await take(page, '直线')
    await touch.pinch([x, y], 40, 120)
    await expect.poll(() => scaleOf(page)).not.toBe(before)
    expect(await rows(page).count()).toBe(0)

    for (const [name, from, to] of [
      ['点', [x, y - 80], [x, y - 80]],
      ['箭头', [x - 90, y - 60], [x - 50, y - 90]],
      ['直线', [x + 60, y - 60], [x + 120, y - 90]],
      ['矩形', [x - 120, y - 30], [x - 60, y + 10]],
      ['椭圆', [x - 30, y - 30], [x + 30, y + 10]],
      ['手绘', [x + 60, y - 30], [x + 120, y + 20]],
    ] as const) {
      await take(page, name)
      await touch.stroke(from, to)
    }
    await take(page, '多边形')
    for (const place of [
      [x - 60, y + 40],
      [x, y + 40],
      [x - 30, y + 80],
    ] as const)
      await touch.tap(place)
    await bar(page).getByRole('button', { name: '完成图形' }).click()

    await take(page, '文字')
    await touch.tap([x + 40, y + 70])
    await page.getByRole('textbox', { name: '文字' }).fill('乳头')
    const sheet = page.locator('dialog[open]')
    const size = sheet.getByRole('slider', { name: '字号' })
    for (const [end, px, other] of [
      ['End', 24, '字号增大'],
      ['Home', 8, '字号减小'],
    ] as const) {
      await size.press(end)
      expect(await size.inputValue()).toBe(String(px))
      expect(await sheet.getByRole('button', { name: other }).isDisabled()).toBe(true)
    }
    await sheet.getByRole('button', { name: '字号增大' }).click()
    await page.getByRole('button', { name: '保存' }).click()
    await expect.poll(async () => (await held()).length).toBe(8)

    // one's own is moved by the finger, and reshaped without a drag: a handle is tapped, then its new place
    const corners = async () => (await held()).find(({ shape }) => shape === 'rectangle')?.points.flat() ?? []
    await take(page, '移动与选择')
    await touch.tap([x - 120, y - 10])
    const [left = 0, top = 0, right = 0] = await corners()
    const px = (right - left) / 60
    await touch.stroke([x - 90, y - 10], [x - 90, y - 30])
    await expect.poll(async () => ((await corners())[1] ?? top) - top).toBeCloseTo(-20 * px, 0)
    const knob = page.getByRole('button', { name: /^控制点 3/ })
    const box = await knob.boundingBox()
    const at = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const
    const isHeld = () => knob.getAttribute('aria-pressed')
    for (const pressed of ['true', 'false', 'true']) {
      await touch.tap(at)
      await expect.poll(isHeld).toBe(pressed)
    }
    await page.keyboard.press('Escape')
    await expect.poll(isHeld).toBe('false')
    await touch.tap(at)
    const bottom = (await corners())[3] ?? 0
    await touch.tap([at[0] + 20, at[1] + 40])
    await expect.poll(async () => ((await corners())[3] ?? bottom) - bottom).toBeCloseTo(40 * px, 0)
    expect(((await corners())[2] ?? right) - right).toBeCloseTo(20 * px, 0)
    await finish(page)
    await expect
      .poll(async () => (await held()).map(({ shape }) => shape).sort())
      .toEqual(['arrow', 'ellipse', 'freehand', 'line', 'point', 'polygon', 'rectangle', 'text'])
    expect((await held()).find(({ shape }) => shape === 'text')).toMatchObject({
      name: '乳头',
      fontSize: 9,
    })
    await context.close()
  })
})

describe('by keys', () => {
  test('the crosshair draws, handles are moved, what was deleted comes back: S12', async () => {
    const { page, context } = await shelf.take({ viewport: tablet })
    await signedIn(page)
    await page.getByRole('button', { name: '绘制标注' }).press('Enter')
    const tool = bar(page).getByRole('radio', { name: '箭头' })
    await tool.focus()
    await tool.press('Enter')
    const cross = page.getByRole('application', { name: /^十字准星/ })
    await expect.poll(() => cross.evaluate((one) => one === document.activeElement)).toBe(true)
    await cross.press('Enter')
    for (let step = 0; step < 5; step++) await cross.press('ArrowRight')
    await cross.press('Enter')
    await expect.poll(async () => (await held()).length).toBe(1)
    const [drawn] = await held()
    const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = drawn?.points ?? []
    expect(x2 - x1).toBeGreaterThan(5)
    expect(Math.abs(y2 - y1)).toBeLessThan(0.01)

    const knob = page.getByRole('button', { name: /^控制点 2/ })
    await knob.focus()
    await knob.press('ArrowDown')
    await expect.poll(async () => (await held())[0]?.points[1]?.[1]).toBeGreaterThan(y2 + 1)

    await bar(page)
      .getByRole('button', { name: /删除标注/ })
      .press('Enter')
    await expect.poll(async () => (await held()).length).toBe(0)
    await bar(page).getByRole('button', { name: '撤销' }).press('Enter')
    await expect.poll(async () => (await held()).length).toBe(1)

    // Escape gives up what is being drawn, then the tool; what is put away leaves the keys to the picture
    const onBoard = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    const begun = bar(page).getByRole('status').getByText('已放 1 点')
    await cross.press('Enter')
    await begun.waitFor()
    await cross.press('Escape')
    await begun.waitFor({ state: 'detached' })
    await cross.press('Escape')
    await bar(page).waitFor({ state: 'detached' })
    await expect.poll(onBoard).toMatch(/^厚皮/)
    await page.getByRole('button', { name: '绘制标注' }).press('Enter')
    await page.getByRole('button', { name: '结束绘制' }).press('Enter')
    await bar(page).waitFor({ state: 'detached' })
    await expect.poll(onBoard).toMatch(/^厚皮/)
    await context.close()
  })
})
