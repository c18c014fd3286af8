/** A slide under the hands: turned, measured, adjusted, toured, shared, saved and compared; by touch, mouse and keys alone. */
import type { Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShelf, phone, type Shelf, tablet } from '../tools/browser.ts'
import { controlled, enterAs } from '../tools/device.ts'
import { finger } from '../tools/finger.ts'
import { openSchool } from '../tools/school.ts'
import { faultsOf, type Lang, looks, onPhones, onTablet, waysOf } from '../tools/screens.ts'
import {
  board as boardOf,
  linkHere as linkOf,
  middle as middleOf,
  more as moreOf,
  openSlide,
  rest as restOf,
} from '../tools/slide.ts'
import { base } from '../tools/steps.ts'

const { origin } = await openSchool()
const kidney = `${origin}${base}/resource/specimen/detail/5`
let shelf: Shelf
let page: Page

async function take(viewport = tablet, lang: Lang = 'zh') {
  const taken = await shelf.take({ viewport, lang })
  page = taken.page
  await enterAs(taken.context, origin, 'student')
  await taken.context.addCookies([{ name: 'lang', value: lang, url: `${origin}${base}` }])
}

const open = (address = kidney) => openSlide(page, address)

const rest = () => restOf(page)
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const angle = async () => {
  const text = await page.getByRole('button', { name: /^已旋转/ }).getAttribute('aria-label')
  return Number(/\d+/.exec(text ?? '')?.[0])
}
const scale = () =>
  page
    .getByRole('img', { name: /^比例尺/ })
    .first()
    .getAttribute('aria-label')
const more = (name: string | RegExp) => moreOf(page, name)
const linkHere = () => linkOf(page)
const board = () => boardOf(page)
const middle = () => middleOf(page)
/** The mean colour of a field in the middle of the picture. */
async function colour() {
  const { x, y } = await middle()
  const shot = await page.screenshot({ clip: { x: x - 150, y: y - 60, width: 120, height: 120 } })
  const { channels } = await sharp(shot).stats()
  return channels.slice(0, 3).map(({ mean }) => mean) as [number, number, number]
}

beforeAll(async () => {
  shelf = await openShelf()
})
beforeEach(() => take())
afterEach(() => page.context().close())
afterAll(() => shelf?.close())

describe('S12 a slide', () => {
  test('S12 is turned by two fingers past a small dead zone, by buttons and to the degree, and set upright', async () => {
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
  })

  test('a drawn slide says so as long as it is seen: whole, enlarged, and filling the screen', async () => {
    await open()
    const tag = page.locator('[data-viewer]').getByText('绘制示意图', { exact: true })
    await tag.waitFor()
    await button('物镜 10×').click()
    await rest()
    await button('全屏').click()
    await button('退出全屏').waitFor()
    expect(await tag.isVisible()).toBe(true)
  })

  test('S12 stands under an objective, and what is measured agrees with the scale bar, turned or not', async () => {
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

  test('S12 is altered on request only, says so, and comes back exactly as it was', async () => {
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
      expect(Math.abs((await colour())[1] - before[1]), name).toBeGreaterThan(2)
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

  test('S12 leads through its marks, each under its objective, by itself and step by step', async () => {
    await open()
    await more('导览标注')
    const tour = page.getByRole('region', { name: '导览' })
    await tour.getByText(/^1\//).waitFor()
    await rest()
    const first = await linkHere()
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

  test('S12 a link leads to the very place, angle and mark again, without network too; the address follows what one does', async () => {
    await open()
    await controlled(page)
    await button('下一处标注').click()
    await button('旋转').click()
    await page.getByRole('slider', { name: '角度' }).fill('30')
    await button('物镜 10×').click()
    await page.keyboard.press('Escape')
    await rest()
    const link = await linkHere()
    const there = new URL(link).searchParams
    expect(there.get('mark')).toMatch(/^\d+$/)
    expect(there.get('at')).toMatch(/_30$/)
    await expect.poll(() => page.url()).toBe(link)
    const bar = await scale()
    await more(/^分享此处/)
    await page.getByRole('img', { name: '此处的二维码' }).waitFor()
    await page.keyboard.press('Escape')
    await page.goto(`${origin}${base}/resource`)
    await page.context().setOffline(true)
    await open(link)
    expect(await scale()).toBe(bar)
    expect(await angle()).toBe(30)
    const [x = 0, y = 0] = (there.get('at') ?? '').split('_').map(Number)
    const again = new URL(await linkHere()).searchParams.get('at') ?? ''
    const [x2 = 0, y2 = 0] = again.split('_').map(Number)
    expect(Math.hypot(x - x2, y - y2)).toBeLessThan(1)
    await page.context().setOffline(false)
  })

  test('S12 is saved as a picture with name, scale bar, its marks and their names, and fills the screen', async () => {
    await open()
    const pin = page.locator('[data-viewer] [data-mark]:not([data-folded])').first()
    const stands = await pin.boundingBox()
    await more('保存当前画面')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '保存为 PNG' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('肾皮质.png')
    const box = await board().boundingBox()
    const saved = sharp(await download.path()).removeAlpha()
    const { data, info } = await saved.raw().toBuffer({ resolveWithObject: true })
    const { width, height } = info
    expect(Math.abs(width - (box?.width ?? 0))).toBeLessThan(3)
    expect(height).toBeGreaterThan((box?.height ?? 0) + 60)
    if (!box || !stands) throw new Error('no pin')
    /** how many px of a part of the picture pass */
    const count = (
      left: number,
      top: number,
      right: number,
      bottom: number,
      pass: (rgb: Buffer) => boolean,
    ) => {
      let n = 0
      for (let y = Math.round(top); y < bottom; y++)
        for (let x = Math.round(left); x < right; x++) {
          const at = 3 * (y * width + x)
          if (pass(data.subarray(at, at + 3))) n += 1
        }
      return n
    }
    // a numbered pin in its own colour where it stood on the screen
    const [left, top] = [stands.x - box.x, stands.y - box.y]
    const isPin = ([r = 0, g = 0, b = 0]: Buffer) => Math.hypot(r - 184, g - 55, b - 107) < 12
    expect(count(left, top, left + stands.width, top + stands.height, isPin)).toBeGreaterThan(200)
    // below name and scale bar the names in lines of white letters
    const isWhite = ([r = 0]: Buffer) => r > 230
    expect(count(0, box.height + 70, width, height, isWhite)).toBeGreaterThan(300)
    await button('全屏').click()
    await expect
      .poll(async () => (await page.locator('[data-viewer]').boundingBox())?.width)
      .toBe(tablet.width)
    // what lies behind cannot be reached
    const isShut = () => page.evaluate(() => document.querySelector('h1')?.closest('[inert]') !== null)
    expect(await isShut()).toBe(true)
    await button('退出全屏').click()
    await expect.poll(isShut).toBe(false)
  })

  test('S12 stands beside another of its subject, moving together at the same scale, or apart, without network too', async () => {
    await open()
    await controlled(page)
    await more('与另一标本对比')
    await page.getByRole('dialog').getByRole('button', { name: /^肝/ }).click()
    await expect.poll(() => page.locator('[data-viewer="open"]').count()).toBe(2)
    await expect.poll(() => page.url()).toMatch(/compare\?left=5&right=6/)
    const bars = async () =>
      Promise.all(
        (await page.getByRole('img', { name: /^比例尺/ }).all()).map((one) => one.getAttribute('aria-label')),
      )
    const zoomIn = page.getByRole('button', { name: '放大', exact: true })
    const before = (await bars())[1]
    for (let press = 0; press < 3; press++) await zoomIn.first().click()
    await expect.poll(async () => (await bars())[1]).not.toBe(before)
    await page.waitForTimeout(900)
    let [first, second] = await bars()
    expect(first).toBe(second)
    await page.getByRole('button', { name: /^同步/ }).click()
    for (let press = 0; press < 3; press++) await zoomIn.last().click()
    await page.waitForTimeout(900)
    ;[first, second] = await bars()
    expect(first).not.toBe(second)
    await page.context().setOffline(true)
    await page.reload()
    await expect.poll(() => page.locator('[data-viewer="open"]').count()).toBe(2)
    await zoomIn.first().click()
    await page.waitForTimeout(900)
    ;[first, second] = await bars()
    expect(first).toBe(second)
    await page.context().setOffline(false)
  })

  test('S12 beside another it is moved and turned by single taps, on a phone too, and the other goes with it', async () => {
    await page.context().close()
    await take(phone)
    await page.goto(`${origin}${base}/resource/compare?left=5&right=6`)
    await expect.poll(() => page.locator('[data-viewer="open"]').count()).toBe(2)
    const halves = page.locator('[data-viewer]')
    await halves.first().getByRole('button', { name: '物镜 4×', exact: true }).click()
    const seen = (at: number) =>
      halves
        .nth(at)
        .locator('[data-float="map"] > div')
        .evaluate((part) => part.style.transform)
    await rest()
    const before = [await seen(0), await seen(1)]
    await halves
      .last()
      .locator('[data-float="map"]')
      .click({ position: { x: 10, y: 10 } })
    for (const at of [0, 1]) await expect.poll(() => seen(at)).not.toBe(before[at])
    await halves.last().getByRole('button', { name: '向右转 90°' }).click()
    for (const half of await halves.all())
      await half.getByRole('button', { name: '已旋转 90°，点按摆正' }).waitFor()
  })

  test('S12 without network one that is not on this device is grey in the list beside; chosen, its half says so, and the other stays', async () => {
    await open()
    await controlled(page)
    await more('与另一标本对比')
    const liver = page.getByRole('dialog').getByRole('button', { name: /^肝/ })
    const grey = () => liver.locator('img').evaluate((image) => getComputedStyle(image).filter)
    // its picture, not what stands in the place of one that did not come
    const came = () => liver.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
    await expect.poll(came).toBe(true)
    expect(await grey()).toBe('none')
    await page.context().setOffline(true)
    await expect.poll(grey).toBe('grayscale(1)')
    await liver.click()
    await page.getByRole('region', { name: '第二个标本' }).getByText('标本没有载入').waitFor()
    expect(await page.locator('[data-viewer="open"]').count()).toBe(1)
    await page.context().setOffline(false)
    await expect.poll(() => page.locator('[data-viewer="open"]').count()).toBe(2)
  })

  test('S12 everything goes by keys alone, from the tab key on', async () => {
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
    await page.getByRole('group', { name: '逐个看标注' }).getByText(/^1\//).waitFor()
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

test('V05 clarity 0 to 9 chooses how deep tiles are loaded, on this device, and says what that means', async () => {
  const levels = new Set<number>()
  page.on('request', (request) => {
    const level = /\/(\d+)\/\d+_\d+\.webp/.exec(request.url())?.[1]
    if (level) levels.add(Number(level))
  })
  await open()
  await more(/^清晰度/)
  const slider = page.getByRole('slider', { name: '清晰度' })
  await slider.fill('0')
  await page.getByText(/最多清晰到/).waitFor()
  await page.keyboard.press('Escape')
  const [coarsest = 0] = [...levels].sort((a, b) => a - b)
  levels.clear()
  await page.reload()
  await page.locator('[data-viewer="open"]').waitFor()
  await button('物镜 10×').click()
  await rest()
  // beside another one too
  await open(`${origin}${base}/resource/compare?left=5&right=6`)
  for (let times = 0; times < 6; times++) await board().press('+')
  await rest()
  expect([...levels]).toEqual([coarsest])
  await open()
  await button('物镜 10×').click()
  await more(/^清晰度/)
  await slider.fill('9')
  await page.getByText('9：全部细节都会载入。').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => levels.has(11)).toBe(true)
  await expect.poll(() => button('物镜 10×').getAttribute('aria-pressed')).toBe('true')
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
