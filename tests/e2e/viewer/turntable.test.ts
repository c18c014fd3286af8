/** Turntable groups: turned by finger, keys, slider and by themselves; marks that go with the surface; without network. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CommonMarks, Mark, PersonalMark, Specimen } from '../../../src/contract/specimens.ts'
import { openShelf, phone, type Shelf, tablet } from '../../tools/browser.ts'
import { controlled } from '../../tools/device.ts'
import { finger } from '../../tools/finger.ts'
import { whole } from '../../tools/rounds.ts'
import { openSchool } from '../../tools/school.ts'
import { ask, base, signIn, tokenOf } from '../../tools/steps.ts'

const { origin } = await openSchool()
let shelf: Shelf
let heart: Specimen
let marks: Mark[]

beforeAll(async () => {
  shelf = await openShelf()
  const token = await tokenOf(origin, 'student')
  const { records } = await ask<{ records: Specimen[] }>(
    origin,
    '/dh-specimen/specimen/front/page?pageNo=1&pageSize=20&kind=turntable',
    token,
  )
  const found = records.find(({ nameLatin }) => nameLatin === 'Cor')
  if (!found) throw new Error('no heart')
  heart = found
  const at = `/dh-specimen/mark/common?specimenId=${heart.id}`
  const { presetMarks, teacherMarks } = await ask<CommonMarks>(origin, at, token)
  marks = [...presetMarks, ...teacherMarks.system, ...teacherMarks.school]
})
afterAll(() => shelf?.close())

async function open(page: Page) {
  await signIn(page, origin, 'student')
  await page.goto(`${origin}${base}/resource/specimen/detail/${heart.id}`)
  await page.locator('[data-viewer="open"]').waitFor()
}

const slider = (page: Page) => page.getByRole('slider', { name: '转到第几帧' })
/** The frame in front, from 0. */
const frameOf = async (page: Page) => Number(await slider(page).inputValue()) - 1
const stageOf = (page: Page) => page.getByRole('application')
const named = (name: string) => {
  const mark = marks.find((one) => one.name === name)
  if (!mark) throw new Error(`no mark ${name}`)
  return mark
}
const pin = (page: Page, name: string) => page.locator(`[data-mark="${named(name).id}"]`)

async function pictureBox(page: Page) {
  const box = await page.locator('[data-viewer] canvas').first().boundingBox()
  if (!box) throw new Error('no picture')
  return box
}

describe('a specimen that can be turned: S12', () => {
  test('turns under a finger, by keys and by the slider, which says what is seen', async () => {
    const { page, context } = await shelf.take({ viewport: phone, workers: false })
    await open(page)
    expect(await frameOf(page)).toBe(0)
    expect(await slider(page).getAttribute('aria-valuetext')).toBe('第 1 / 36 帧 · 正面')
    const { x, y, width, height } = await pictureBox(page)
    const hand = await finger(page)
    await hand.stroke([x + width * 0.3, y + height / 2], [x + width * 0.55, y + height / 2])
    await expect.poll(() => frameOf(page)).toBeGreaterThanOrEqual(4)
    await stageOf(page).focus()
    await page.keyboard.press('Home')
    await expect.poll(() => frameOf(page)).toBe(0)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => frameOf(page)).toBe(2)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => frameOf(page)).toBe(35)
    await slider(page).fill('10')
    await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toBe('第 10 / 36 帧 · 右侧面')
    await context.close()
  })

  test.runIf(whole)('shows a mark drawn offline in its frame only and delivers it once', async () => {
    const { page, context } = await shelf.take({ viewport: phone })
    const token = await tokenOf(origin, 'student')
    const held = () => ask<PersonalMark[]>(origin, `/dh-specimen/mark/personal?specimenId=${heart.id}`, token)
    await open(page)
    await slider(page).fill('10')
    await page.getByRole('button', { name: '绘制标注' }).click()
    await page.locator('[data-drawing]').waitFor()
    await context.setOffline(true)
    const { x, y, width, height } = await pictureBox(page)
    const hand = await finger(page)
    await hand.stroke([x + width * 0.3, y + height * 0.3], [x + width * 0.5, y + height * 0.5])
    await page.getByRole('button', { name: '结束绘制' }).click()
    expect(await frameOf(page)).toBe(9)
    const row = page.getByRole('region', { name: '我的标注' }).getByRole('listitem')
    await row.getByText('待发送').waitFor()
    const mine = page.locator('[data-viewer] [data-mark*="-"]')
    await expect.poll(() => mine.count()).toBeGreaterThan(0)
    await slider(page).fill('12')
    await expect.poll(() => mine.count()).toBe(0)
    await context.setOffline(false)
    await expect
      .poll(async () => (await held()).map(({ shape, frame }) => [shape, frame]))
      .toEqual([['arrow', 9]])
    // from the list it is turned to the front again
    await row.getByRole('button', { name: /我的标注 1/ }).click()
    await expect.poll(() => frameOf(page)).toBe(9)
    await row.getByRole('button', { name: '删除' }).click()
    await expect.poll(async () => (await held()).length).toBe(0)
    await context.close()
  })

  test('turns a chosen mark to the front and hides the marks behind its surface', async () => {
    const { page, context } = await shelf.take({ viewport: tablet, workers: false })
    await open(page)
    for (const frame of [0, 9, 18, 27]) {
      await slider(page).fill(String(frame + 1))
      await expect.poll(() => frameOf(page)).toBe(frame)
      const wanted = marks.filter(({ frames }) => frames[frame]).map(({ id }) => String(id))
      await expect
        .poll(async () =>
          (
            await page
              .locator('[data-mark]')
              .evaluateAll((all) => all.map((one) => one.getAttribute('data-mark')))
          ).sort(),
        )
        .toEqual(wanted.sort())
    }
    // behind: there is no pin for it, from the front nobody can tap it
    await slider(page).fill('1')
    await expect.poll(() => frameOf(page)).toBe(0)
    expect(await pin(page, '左心房').count()).toBe(0)
    await page
      .getByRole('button', { name: /^左心房/ })
      .first()
      .click()
    await pin(page, '左心房').waitFor()
    // it comes to rest where it is best seen, exactly where the service says it is in that frame
    const isThere = async () => {
      const frame = await frameOf(page)
      const drawn = await pin(page, '左心房').evaluate((one) => {
        const place = one.parentElement?.parentElement
        return place?.getAttribute('transform') ?? ''
      })
      // on its way it stands where it belongs too, but the next frame is another
      await page.waitForTimeout(150)
      const rests = frame === (await frameOf(page))
      return rests && drawn === `translate(${named('左心房').frames[frame]?.join(' ')})`
    }
    await expect.poll(isThere).toBe(true)
    const frame = await frameOf(page)
    expect(frame).toBeGreaterThan(9)
    expect(frame).toBeLessThan(27)
    // at a pin a key acts once, and the keys go on when it has turned away
    await pin(page, '左心房').focus()
    await page.keyboard.press('Space')
    expect(await page.getByRole('button', { name: '停止转动' }).count()).toBe(0)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => frameOf(page)).toBe(frame + 1)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => frameOf(page)).toBe(frame + 2)
    await context.close()
  })

  test.runIf(whole)('zooms while it turns, and turns by itself until it is stopped', async () => {
    const { page, context } = await shelf.take({ viewport: phone })
    await open(page)
    const zoom = () =>
      page
        .locator('[data-viewer] svg g[transform*="scale"]')
        .first()
        .evaluate((layer) => Number(/scale\(([\d.]+)\)/.exec(layer.getAttribute('transform') ?? '')?.[1]))
    const whole = await zoom()
    const { x, y, width, height } = await pictureBox(page)
    const middle = [x + width / 2, y + height / 2] as const
    const hand = await finger(page)
    await hand.pinch(middle, 40, 90)
    await expect.poll(zoom).toBeGreaterThan(whole * 1.8)
    expect(await frameOf(page)).toBe(0)
    await page.getByRole('button', { name: '放大', exact: true }).click()
    await expect.poll(zoom).toBeGreaterThan(whole * 2.4)
    await page.waitForTimeout(600)
    const near = await zoom()
    await hand.stroke([middle[0] - 60, middle[1]], [middle[0] + 60, middle[1]])
    await expect.poll(() => frameOf(page)).toBeGreaterThan(0)
    expect(await zoom()).toBeCloseTo(near, 3)
    await page.getByRole('button', { name: '全图' }).click()
    await expect.poll(zoom).toBeCloseTo(whole, 3)
    const before = await frameOf(page)
    await page.getByRole('button', { name: '自动转动' }).click()
    await expect.poll(() => frameOf(page)).not.toBe(before)
    await page.getByRole('button', { name: '停止转动' }).click()
    const stopped = await frameOf(page)
    await page.waitForTimeout(600)
    expect(await frameOf(page)).toBe(stopped)
    // nor does it go on turning while it is saved as a picture
    await page.getByRole('button', { name: '自动转动' }).click()
    await stageOf(page).press('s')
    await page.getByRole('dialog', { name: '保存当前画面' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '自动转动' }).waitFor()
    await context.close()
  })

  test.runIf(whole)('moves by a tap on the small map, which shows the frame in front', async () => {
    const { page, context } = await shelf.take({ viewport: phone })
    await open(page)
    const map = page.locator('[data-float="map"]')
    expect(await map.count()).toBe(0)
    for (let tap = 0; tap < 2; tap++) await page.getByRole('button', { name: '放大', exact: true }).click()
    const seen = () => map.locator('div').evaluate((part) => part.style.transform)
    await map.waitFor()
    await page.waitForTimeout(600)
    const before = await seen()
    await map.click({ position: { x: 5, y: 5 } })
    await expect.poll(seen).not.toBe(before)
    expect(await frameOf(page)).toBe(0)
    await slider(page).fill('10')
    await expect.poll(() => map.locator('img').getAttribute('src')).toMatch(/\/9_0\.webp$/)
    await context.close()
  })

  test.runIf(whole)('a link leads to the very side and place', async () => {
    const { page, context } = await shelf.take({ viewport: phone })
    await open(page)
    await slider(page).fill('10')
    await expect.poll(() => frameOf(page)).toBe(9)
    const hand = await finger(page)
    const { x, y, width, height } = await pictureBox(page)
    await hand.pinch([x + width / 2, y + height / 2], 40, 90)
    const at = () => new URL(page.url()).searchParams.get('at')
    const zoom = () => Number(at()?.split('_')[2])
    await expect.poll(zoom).toBeGreaterThan(0)
    await page.waitForTimeout(800)
    const [link, here] = [page.url(), at()]
    await page.goto('about:blank')
    await page.goto(link)
    await page.locator('[data-viewer="open"]').waitFor()
    await expect.poll(() => frameOf(page)).toBe(9)
    await page.waitForTimeout(800)
    expect(
      at()
        ?.split('_')
        .map((part) => Math.round(Number(part) * 10)),
    ).toEqual(here?.split('_').map((part) => Math.round(Number(part) * 10)))
    await context.close()
  })

  test.runIf(whole)('once kept it turns without network, all round', async () => {
    const { page, context } = await shelf.take({ viewport: phone })
    await open(page)
    await controlled(page)
    await page.getByRole('button', { name: /^存到本机 \D+\d/ }).click()
    await page.getByRole('button', { name: /^可离线/ }).waitFor()
    // nothing that was merely looked at helps
    await page.evaluate(async () => {
      for (const name of await caches.keys()) if (name.includes('media')) await caches.delete(name)
    })
    await context.setOffline(true)
    await page.reload()
    await page.locator('[data-viewer="open"]').waitFor()
    for (const frame of [0, 9, 18, 27]) {
      await slider(page).fill(String(frame + 1))
      await expect.poll(() => frameOf(page)).toBe(frame)
      const kept = await page.evaluate(
        async (url) => (await fetch(url)).headers.get('x-kept'),
        `${heart.tiles?.url}${heart.tiles?.minLevel}/${frame}_0.webp`,
      )
      expect(kept).toBe('1')
    }
    await context.close()
  })
})
