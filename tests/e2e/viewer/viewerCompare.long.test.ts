/** A slide shared, saved and compared, with and without network; and how deep it is loaded. */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { phone, tablet } from '../../tools/browser.ts'
import { controlled } from '../../tools/device.ts'
import { openSchoolShelf } from '../../tools/school.ts'
import {
  angle,
  board,
  button,
  linkHere,
  more,
  open,
  page,
  rest,
  setSlide,
  take,
} from '../../tools/slideStage.ts'
import { base } from '../../tools/steps.ts'

const school = await openSchoolShelf()
const { origin } = school
setSlide(school)

const scale = () =>
  page
    .getByRole('img', { name: /^比例尺/ })
    .first()
    .getAttribute('aria-label')

describe('S12 a slide', () => {
  test('S12 a link leads to the same place, angle and mark, offline too', async () => {
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

  test('S12 is saved as a picture with name, scale bar, marks and their names', async () => {
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

  test('S12 moves together with another at the same scale, or apart, offline too', async () => {
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

  test('S12 beside another moves and turns with it by single taps, on a phone too', async () => {
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

  test('S12 offline, comparing with a specimen that is not on the device says so', async () => {
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
})

test('V05 clarity from 0 to 9 chooses how deep tiles are loaded', async () => {
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
