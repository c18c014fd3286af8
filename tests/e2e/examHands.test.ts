/** 标本考试, 四选一: when a choice is taken, and when not. */
import { expect, test } from 'vitest'
import { enterAs } from '../tools/device.ts'
import { choose, kept, openStation, sharp, start, station } from '../tools/exam.ts'
import { whole } from '../tools/rounds.ts'
import { setStage } from '../tools/stage.ts'

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

test.runIf(whole)('a number pressed while a dialog is open answers no station behind it', async () => {
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

test.runIf(whole)('no choice is taken before the picture stands, so that a miss has its view', async () => {
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
