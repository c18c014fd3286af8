/** 标本考试: when an answer is taken, and when not. */
import { expect, test } from 'vitest'
import { enterAs } from '../../tools/device.ts'
import {
  choose,
  kept,
  leaveExam,
  leaveTime,
  openStation,
  sharp,
  skip,
  start,
  station,
  viewer,
} from '../../tools/exam.ts'
import { finger } from '../../tools/finger.ts'
import { setStage } from '../../tools/stage.ts'

const stage = setStage()

async function begin() {
  await enterAs(stage.context, stage.origin, 'student2')
  await stage.open('/exercise/exam')
  await choose(stage.page, '5 站')
  await choose(stage.page, '四选一')
  await expect.poll(() => start(stage.page).isEnabled()).toBe(true)
}
const given = async () => (await kept(stage.page, 'student2')).given
/** Longer than a choice is seen before the next station comes. */
const moment = () => stage.page.waitForTimeout(800)

test('a double tap gives up one station and not the next one unseen', async () => {
  const { page } = stage
  await begin()
  await start(page).click()
  const { doubleTap } = await finger(page)
  for (const [at, between] of [150, 200, 175, 200].entries()) {
    await station(page, at + 1)
    await sharp(page)
    const { x = 0, y = 0, width = 0, height = 0 } = (await skip(page).boundingBox()) ?? {}
    await doubleTap([x + width / 2, y + height / 2], between)
    await moment()
    expect(await given()).toHaveLength(at + 1)
  }
  await station(page, 5)
  await sharp(page)
  // where the last station's own button led on, in the moment in which it comes
  await page.evaluate(() => {
    new MutationObserver((_, watch) => {
      const link = document.querySelector('a[href$="/exercise/exam"]')
      if (!link) return
      watch.disconnect()
      link.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true }))
    }).observe(document.body, { childList: true, subtree: true })
  })
  await skip(page).click()
  const again = page.getByRole('link', { name: '再考一场' })
  await again.waitFor()
  await moment()
  expect(await again.count()).toBe(1)
  await again.click()
  await start(page).waitFor()
})

test('a number pressed while a dialog is open answers no station behind it', async () => {
  const { page } = stage
  await begin()
  await start(page).click()
  await station(page, 1)
  await sharp(page)
  await page.getByRole('button', { name: '离开考试' }).click()
  await page.getByRole('heading', { name: '先离开考试？' }).waitFor()
  await page.keyboard.press('2')
  await moment()
  expect(await given()).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('2')
  await station(page, 2)
})

test('no choice is taken before the picture stands, so that a miss has its view', async () => {
  const { page, wire } = stage
  await begin()
  await expect.poll(() => start(page).isEnabled()).toBe(true)
  wire.fault(/\/media\/.*\.webp/, { kind: 'hold' })
  await start(page).click()
  await station(page, 1)
  const first = page.getByRole('group', { name: '选一个名称' }).getByRole('button').first()
  await first.click({ force: true })
  await page.keyboard.press('1')
  await moment()
  expect(await given()).toEqual([])
  wire.pass()
  await sharp(page)
  const { choices, mark } = await openStation(page, 'student2')
  await page.keyboard.press(String((choices?.findIndex(({ name }) => name !== mark.name) ?? 0) + 1))
  await station(page, 2)
  await expect.poll(async () => (await given())[0]?.view).toMatchObject({ zoom: expect.any(Number) })
})

test('a station whose time is over takes what was written, chosen or pointed at', async () => {
  const { context, origin, page } = stage
  await enterAs(context, origin, 'student2')
  const leave = () => leaveExam(page, 1)
  const goOn = async () => {
    await leaveTime(page, 'student2', 2500)
    await stage.open('/exercise/exam')
    await page.getByRole('button', { name: '接着考' }).click()
  }
  const taken = async () => {
    await station(page, 2)
    await expect.poll(async () => (await given()).length).toBe(1)
    return (await given())[0]
  }
  await stage.open('/exercise/exam')
  await choose(page, '5 站')
  await start(page).click()
  await station(page, 1)
  await sharp(page)
  await page.getByLabel('结构名称').fill('写到这里')
  await expect.poll(async () => (await kept(page, 'student2')).begun).toBe('写到这里')
  await leave()
  await goOn()
  expect((await taken())?.text).toBe('写到这里')

  const another = async (...how: (string | RegExp)[]) => {
    await stage.open('/exercise/exam')
    for (const one of how) await choose(page, one)
    await expect.poll(() => start(page).isEnabled()).toBe(true)
    await start(page).click()
    await page.getByRole('button', { name: '另考一场' }).click()
    await station(page, 1)
    await sharp(page)
  }
  await another(/^找结构/)
  await viewer(page).focus()
  await page.keyboard.press('Enter')
  await page.getByText('已经点好；点别处可以改。').waitFor()
  const { middle } = await openStation(page, 'student2')
  await leave()
  await goOn()
  const { x = 0, y = 0 } = (await taken())?.at ?? {}
  expect(Math.hypot(x - middle.x, y - middle.y)).toBeLessThan(2)

  await another(/^认结构/, '四选一')
  const name = (await openStation(page, 'student2')).choices?.[0]?.name
  await leave()
  await goOn()
  await station(page, 1)
  await sharp(page)
  // in the last moment: time is over before the chosen one was seen for long enough
  const first = page.getByRole('group', { name: '选一个名称' }).getByRole('button').first()
  await first.evaluate((button: HTMLElement) => {
    const set = window.setTimeout
    const held = (work: () => void, ms?: number) => (ms === 220 ? 0 : set(work, ms))
    Object.assign(window, { setTimeout: held })
    button.click()
  })
  expect((await taken())?.text).toBe(name)
})
