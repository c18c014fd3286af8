/** A slide under the hands: turned, measured, adjusted and toured; by touch, mouse and keys alone. */
import type { Request } from 'playwright'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { maxTileRequests } from '../../../src/viewer/slide/tileLoader.ts'
import { phone } from '../../tools/browser.ts'
import { finger } from '../../tools/finger.ts'
import { whole } from '../../tools/rounds.ts'
import { openSchoolShelf } from '../../tools/school.ts'
import { faultsOf, type Lang, looks, onPhones, onTablet, waysOf } from '../../tools/screens.ts'
import {
  angle,
  board,
  button,
  linkHere,
  middle,
  more,
  open,
  page,
  rest,
  setSlide,
  take,
} from '../../tools/slideStage.ts'
import { base } from '../../tools/steps.ts'

/** How long each tile takes on the line of a test, ms. */
const tileMs = 150

const school = await openSchoolShelf()
const { origin } = school
setSlide(school, false)

/** The mean colour of a field in the middle of the picture. */
async function colour() {
  const { x, y } = await middle()
  const shot = await page.screenshot({ clip: { x: x - 150, y: y - 60, width: 120, height: 120 } })
  const { channels } = await sharp(shot).stats()
  return channels.slice(0, 3).map(({ mean }) => mean) as [number, number, number]
}

describe('S12 a slide', () => {
  test.runIf(whole)(
    'S12 is rotated by two fingers past a dead zone, by buttons and by the degree',
    async () => {
      await page.context().close()
      await take(phone)
      await open()
      const hand = await finger(page)
      const { x, y } = await middle()
      await hand.twist([x, y], 8)
      expect(await page.getByRole('button', { name: /^已旋转/ }).count()).toBe(0)
      await page.waitForTimeout(400)
      await hand.twist([x, y], 60)
      await page.getByRole('button', { name: /^已旋转/ }).waitFor()
      await expect.poll(angle).toBeGreaterThan(30)
      expect(await angle()).toBeLessThan(56)
      await page.getByRole('button', { name: /^已旋转/ }).click()
      await expect.poll(() => page.getByRole('button', { name: /^已旋转/ }).count()).toBe(0)
      await button('旋转').click()
      await button('向右转 90°').click()
      await expect.poll(angle).toBe(90)
      await page.getByRole('slider', { name: '角度' }).fill('-37')
      await expect.poll(angle).toBe(323)
      await button('摆正').click()
      await expect.poll(() => page.getByRole('button', { name: /^已旋转/ }).count()).toBe(0)
    },
  )

  test('B16 on a slow line the viewer asks for four tiles at a time', async () => {
    await page.setViewportSize({ width: 1920, height: 1200 })
    const levelOf = (address: string) => Number(/\/(\d+)\/\d+_\d+\.webp/.exec(address)?.[1] ?? 0)
    const going = new Set<Request>()
    let [coarsest, most, come] = [0, 0, 0]
    await page.route(
      ({ pathname }) => levelOf(pathname) > 0,
      async (route) => {
        await page.waitForTimeout(tileMs)
        await route.continue()
      },
    )
    page.on('request', (request) => {
      const level = levelOf(request.url())
      coarsest ||= level
      // the two coarsest levels stand before the viewer has come
      if (level < coarsest + 2) return
      going.add(request)
      most = Math.max(most, going.size)
    })
    const end = (request: Request) => {
      if (going.delete(request)) come += 1
    }
    page.on('requestfinished', end).on('requestfailed', end)
    await open()
    await expect.poll(() => come).toBeGreaterThan(2 * maxTileRequests)
    await expect.poll(() => going.size).toBe(0)
    expect(most).toBe(maxTileRequests)
  })

  test('a drawn slide says so while it is whole, enlarged or full screen', async () => {
    await open()
    const tag = page.locator('[data-viewer]').getByText('绘制示意图', { exact: true })
    await tag.waitFor()
    await button('物镜 10×').click()
    await rest()
    await button('全屏').click()
    await button('退出全屏').waitFor()
    expect(await tag.isVisible()).toBe(true)
  })

  test.runIf(whole)('V05 clarity is chosen from 0 to 9, explained and kept on this device', async () => {
    await open()
    await more(/^清晰度/)
    const slider = page.getByRole('slider', { name: '清晰度' })
    await slider.fill('9')
    await page.getByText('9：全部细节都会载入。').waitFor()
    await slider.fill('0')
    await page.getByText(/最多清晰到/).waitFor()
    await open()
    await more(/^清晰度/)
    expect(await slider.inputValue()).toBe('0')
    expect([await slider.getAttribute('min'), await slider.getAttribute('max')]).toEqual(['0', '9'])
  })

  test('S12 is measured correctly under an objective, rotated or not', async () => {
    await open()
    await button('物镜 4×').click()
    await expect.poll(() => button('物镜 4×').getAttribute('aria-pressed')).toBe('true')
    await button('测量').click()
    await rest()
    const value = () => page.getByRole('status', { name: '长度' }).textContent()
    const { x, y } = await middle()
    await page.mouse.click(x - 100, y - 40)
    await page.waitForTimeout(400)
    await page.mouse.click(x + 100, y - 40)
    // under 4× one px of the screen is 2.5 µm
    await expect.poll(value).toBe('500 µm')
    await page.waitForTimeout(400)
    await page.mouse.click(x + 100, y + 60)
    await expect.poll(value).toBe('750 µm')
    await button('面积').click()
    await expect
      .poll(() => page.getByRole('status', { name: '面积' }).textContent())
      .toMatch(/^62,[45]00 µm²$/)
    await button('撤销上一点').click()
    await expect.poll(() => page.getByRole('status', { name: '面积' }).textContent()).toBe('')
    await button('长度').click()
    await board().focus()
    for (let turn = 0; turn < 6; turn++) await page.keyboard.press(']')
    await expect.poll(angle).toBe(30)
    expect(await value()).toBe('500 µm')
    await page.keyboard.press('Escape')
    expect(await page.getByRole('region', { name: '测量' }).count()).toBe(0)
  })

  test.runIf(whole)('S12 is altered on request only, says so, and comes back exactly as it was', async () => {
    await open()
    await button('物镜 4×').click()
    await button('调整显示').click()
    await rest()
    const before = await colour()
    await button('灰度').click()
    await page.getByRole('button', { name: /^已调整显示/ }).waitFor()
    const [r, g, b] = await colour()
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(1.5)
    await button('只看苏木精').click()
    await page.waitForTimeout(200)
    const haematoxylin = await colour()
    await button('只看伊红').click()
    await page.waitForTimeout(200)
    const eosin = await colour()
    // the one is bluer than the slide, the other pinker
    expect(haematoxylin[2] - haematoxylin[0]).toBeGreaterThan(before[2] - before[0] + 20)
    expect(eosin[0] - eosin[2]).toBeGreaterThan(before[0] - before[2] + 5)
    await page.getByRole('slider', { name: '亮度' }).fill('1.5')
    await page.waitForTimeout(200)
    expect((await colour())[1]).toBeGreaterThan(eosin[1] + 15)
    const reset = page.getByRole('button', { name: /^已调整显示/ })
    await reset.click()
    await page.waitForTimeout(200)
    expect(await colour()).toEqual(before)
    // each by itself changes the picture, and none goes with whoever leaves it
    for (const name of ['对比度', '伽马']) {
      await page.getByRole('slider', { name }).fill('1.5')
      await page.waitForTimeout(200)
      const changed = await colour()
      // which colour changes most is the picture's to say
      expect(
        Math.max(...changed.map((value, at) => Math.abs(value - (before[at] ?? 0)))),
        name,
      ).toBeGreaterThan(2)
      await reset.click()
      await page.waitForTimeout(200)
    }
    await page.getByRole('slider', { name: '伽马' }).fill('1.5')
    await reset.waitFor()
    await button('返回').click()
    await page.waitForURL(/\/resource\?/)
    await page.getByRole('link', { name: /肾皮质/ }).click()
    await page.locator('[data-viewer="open"]').waitFor()
    await rest()
    expect(await reset.count()).toBe(0)
    const canvas = page.locator('[data-viewer] canvas').first()
    expect(await canvas.evaluate(({ style }) => style.filter)).toBe('')
  })

  test.runIf(whole)('S12 leads through its marks by itself and step by step', async () => {
    await open()
    await more('导览标注')
    const tour = page.getByRole('region', { name: '导览' })
    await tour.getByText(/^1\//).waitFor()
    await rest()
    const first = await linkHere()
    await tour.getByRole('button', { name: '下一处' }).click()
    await tour.getByText(/^2\//).waitFor()
    await tour.getByRole('button', { name: '上一处' }).click()
    await tour.getByText(/^1\//).waitFor()
    await tour.getByRole('button', { name: '下一处' }).click()
    await tour.getByText(/^2\//).waitFor()
    await tour.getByRole('button', { name: '播放' }).click()
    await tour.getByText(/^3\//).waitFor({ timeout: 20_000 })
    await tour.getByRole('button', { name: '暂停' }).click()
    await rest()
    expect(new URL(await linkHere()).searchParams.get('at')).not.toBe(new URL(first).searchParams.get('at'))
    await button('收起导览').click()
    await page.getByRole('group', { name: '逐个看标注' }).waitFor()
  })

  test('S12 all pins are one tab stop, and arrow keys lead from pin to pin: walk 33', async () => {
    await open()
    const focus = () =>
      page.evaluate(() => {
        const { activeElement: at } = document
        return { pin: at?.getAttribute('data-mark') ?? null, name: at?.ariaLabel ?? at?.textContent ?? '' }
      })
    const pins = await page.locator('[data-mark]').count()
    expect(pins).toBeGreaterThan(5)
    const seen: Awaited<ReturnType<typeof focus>>[] = []
    // 34 presses led to the tools when each pin was a stop
    while (seen.length < 25 && seen.at(-1)?.name !== '测量') {
      await page.keyboard.press('Tab')
      seen.push(await focus())
    }
    expect(seen.at(-1)?.name).toBe('测量')
    expect(seen.filter(({ pin }) => pin !== null)).toHaveLength(1)
    const first = seen.find(({ pin }) => pin !== null)
    while ((await focus()).pin === null) await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowRight')
    const next = await focus()
    expect(next.pin).not.toBeNull()
    expect(next.pin).not.toBe(first?.pin)
    // drawing has a key, which the table of keys tells
    await page.keyboard.press('Shift+?')
    const table = page.getByRole('dialog', { name: '手势与按键' })
    await table.getByText('绘制标注').waitFor()
    await page.keyboard.press('Escape')
    await board().focus()
    await page.keyboard.press('d')
    await page.getByRole('region', { name: '绘制标注' }).waitFor()
  })

  test.runIf(whole)('S12 everything goes by keys alone, from the tab key on', async () => {
    await open()
    const isOnBoard = () =>
      page.evaluate(() => document.activeElement?.getAttribute('role') === 'application')
    for (let presses = 0; presses < 40 && !(await isOnBoard()); presses++) await page.keyboard.press('Tab')
    expect(await isOnBoard()).toBe(true)
    await page.keyboard.press('Shift+?')
    await page.getByRole('dialog', { name: '手势与按键' }).waitFor()
    await page.keyboard.press('Escape')
    await board().focus()
    await page.keyboard.press('2')
    await expect.poll(() => button('物镜 10×').getAttribute('aria-pressed')).toBe('true')
    await rest()
    await page.keyboard.press('m')
    await page.getByRole('region', { name: '测量' }).waitFor()
    await rest()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await rest()
    await page.keyboard.press('Enter')
    const width = (await board().boundingBox())?.width ?? 0
    const value = (await page.getByRole('status', { name: '长度' }).textContent()) ?? ''
    // a quarter of the screen at 1 µm for each px
    expect(Math.abs(Number.parseFloat(value) - width / 4)).toBeLessThan(2)
    await page.keyboard.press('Escape')
    await page.keyboard.press('n')
    const steps = page.getByRole('group', { name: '逐个看标注' })
    await steps.getByText(/^1\//).waitFor()
    await page.keyboard.press('n')
    await steps.getByText(/^2\//).waitFor()
    await page.keyboard.press('p')
    await steps.getByText(/^1\//).waitFor()
    await page.keyboard.press('a')
    await page.getByRole('region', { name: '调整显示' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await isOnBoard()).toBe(true)
    await page.keyboard.press('f')
    await button('退出全屏').waitFor()
    await page.keyboard.press('f')
    await button('全屏').waitFor()
  })
})

test.each(looks<Lang>(['en', 'zh']))('S12 looks right with every tool at work, in %s', async (lang) => {
  await page.context().close()
  await take(phone, lang)
  await open()
  const names = {
    zh: { measure: '测量', adjust: '调整显示', rotate: '旋转', more: '更多工具' },
    en: { measure: 'Measure', adjust: 'Adjust view', rotate: 'Rotate', more: 'More tools' },
  }[lang]
  const ways = waysOf(lang === 'zh' ? onPhones : onTablet)
  const found: string[] = []
  for (const tool of ['measure', 'adjust', 'rotate'] as const) {
    await page.getByRole('button', { name: names[tool], exact: true }).click()
    found.push(...(await faultsOf(page, `viewer-${tool}-${lang}`, ways)))
  }
  await page.getByRole('button', { name: names.more }).click()
  found.push(...(await faultsOf(page, `viewer-more-${lang}`, ways)))
  await page.keyboard.press('Escape')
  await open(`${origin}${base}/resource/compare?left=5&right=6`)
  found.push(...(await faultsOf(page, `viewer-compare-${lang}`, ways)))
  expect(found).toEqual([])
})
