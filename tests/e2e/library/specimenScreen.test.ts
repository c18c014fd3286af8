/** A specimen's own screen where something is missing or changed: its star, its marks, what it is compared with. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { Specimen } from '../../../src/contract/specimens.ts'
import { controlled } from '../../tools/device.ts'
import { finger } from '../../tools/finger.ts'
import { askBeside, link, searchOf } from '../../tools/library.ts'
import { whole } from '../../tools/rounds.ts'
import { board } from '../../tools/slide.ts'
import { setStage } from '../../tools/stage.ts'
import { signIn } from '../../tools/steps.ts'

const stage = setStage({ device: { workers: false } })
const { get, pageOf, subject } = askBeside(stage)

beforeEach(() => signIn(stage.page, stage.origin, 'student'))

const detail = (id: number) => stage.open(`/resource/specimen/detail/${id}`)
const first = async (kind: string) => (await pageOf(`kind=${kind}`)).records[0] as Specimen

describe('a specimen’s own screen', () => {
  test.runIf(whole)('its star changes at once offline, and the last choice is delivered: S12', async () => {
    await stage.anew({ workers: true })
    const { page, context } = stage
    await signIn(page, stage.origin, 'student')
    const { id, name } = await first('slide')
    await detail(id)
    const [on, off] = [`收藏 ${name}`, `取消收藏 ${name}`].map((label) =>
      page.getByRole('button', { name: label, exact: true }),
    )
    await on?.waitFor()
    await controlled(page)
    await context.setOffline(true)
    await on?.click()
    await off?.click()
    await on?.click()
    await off?.waitFor()
    await context.setOffline(false)
    const collected = () => get<{ records: Specimen[] }>('collect/specimen/page?pageNo=1&pageSize=9')
    await expect.poll(async () => (await collected()).records.map((one) => one.id)).toEqual([id])
    await off?.waitFor()
  })

  test('marks that failed to load are not shown as none and load on retry: S12', async () => {
    const { page, wire } = stage
    const { id } = await first('slide')
    wire.fault(/mark\/common/, { kind: 'status', status: 500, body: '' })
    await detail(id)
    await page.getByText('标注没有载入。').waitFor()
    expect(await page.getByText('还没有标注').count()).toBe(0)
    wire.pass()
    await page.getByRole('button', { name: '重试' }).click()
    await page.getByRole('heading', { name: /^\d+ 处标注$/ }).waitFor()
  })

  test('a pattern diagram is tiled and leads through its marks like a slide: S12', async () => {
    const { page } = stage
    const { id, fileType, tiles } = await first('pattern')
    expect([fileType, tiles]).toEqual([3, expect.anything()])
    await detail(id)
    await page.locator('[data-viewer="open"]').waitFor()
    const place = () => page.locator('[data-viewer] svg g').first().getAttribute('transform')
    await board(page).locator('[data-mark]').first().click()
    await page.locator('[data-viewer] [data-mark][aria-pressed="true"]').waitFor()
    const before = await place()
    await page.getByRole('button', { name: '下一处标注' }).first().click()
    await expect.poll(place).not.toBe(before)
    // all pins are one tab stop: arrow keys lead from one to the next, and back round the ends
    const pins = board(page).locator('[data-mark]')
    expect(await pins.count()).toBeGreaterThan(1)
    expect(await board(page).locator('[data-mark][tabindex="0"]').count()).toBe(1)
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-mark'))
    const [firstPin, lastPin] = [pins.first(), pins.last()].map((pin) => pin.getAttribute('data-mark'))
    await pins.first().focus()
    await page.keyboard.press('ArrowLeft')
    expect(await focused()).toBe(await lastPin)
    await page.keyboard.press('ArrowRight')
    expect(await focused()).toBe(await firstPin)
    expect(await board(page).locator('[data-mark][tabindex="0"]').getAttribute('data-mark')).toBe(
      await firstPin,
    )
  })

  test.runIf(whole)('it is compared with one of any subject: S12', async () => {
    const { page } = stage
    const own = subject('组织学').id
    const { records } = await pageOf(`subjectId=${own}&kind=slide`)
    await stage.open(`/resource/compare?left=${records[0]?.id}`)
    const dialog = page.getByRole('dialog', { name: '选择对比的标本' })
    await dialog.getByRole('button', { name: '全部学科' }).click()
    const others = (await pageOf('kind=slide')).records.filter(({ subjectId }) => subjectId !== own)
    await dialog.getByRole('searchbox').fill(others[0]?.name ?? '')
    await dialog
      .getByRole('button', { name: new RegExp(`^${others[0]?.name}`) })
      .first()
      .click()
    await expect.poll(() => searchOf(page).right).toBe(String(others[0]?.id))
    await expect.poll(() => page.locator('[data-viewer="open"]').count()).toBe(2)
  })
})

test.runIf(whole)('a word that was cleared with the filters stands in the field no more: S09', async () => {
  const { page } = stage
  await stage.open(`/resource?subject=${subject('组织学').id}`)
  await page.getByRole('button', { name: '切片', exact: true }).click()
  const field = page.getByRole('searchbox', { name: '搜索标本' })
  await field.fill('肾')
  await expect.poll(() => searchOf(page).keyword).toBe('肾')
  await page.getByRole('button', { name: '全部清除' }).click()
  await expect.poll(() => searchOf(page).keyword).toBeUndefined()
  await expect.poll(() => field.inputValue()).toBe('')
  await link(page, '厚皮').waitFor()
})

test.runIf(whole)(
  'a subject that the school has not opened says so at its own address too: P04',
  async () => {
    const closed = (await get<{ id: number; enabled: boolean }[]>('subject/listCommon')).find(
      (one) => !one.enabled,
    )
    await stage.open(`/resource/specimen/${closed?.id}`)
    await stage.page.getByText('暂未开放').first().waitFor()
    expect(await stage.page.getByRole('searchbox').count()).toBe(0)
  },
)

test.runIf(whole)('an automatic rotation continues while zooming and stops at a tap: S12', async () => {
  const { page } = stage
  await detail((await first('turntable')).id)
  await page.locator('[data-viewer="open"]').waitFor()
  const play = page.getByRole('button', { name: '自动转动' })
  await play.click()
  await page.getByRole('button', { name: '停止转动' }).waitFor()
  await page.locator('[data-viewer] canvas').first().hover()
  await page.mouse.wheel(0, -240)
  await page.waitForTimeout(300)
  await page.getByRole('button', { name: '停止转动' }).waitFor()
  const box = await page.locator('[data-viewer] canvas').first().boundingBox()
  if (!box) throw new Error('no picture')
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
  const hand = await finger(page)
  await hand.pinch(middle, 40, 90)
  await page.waitForTimeout(300)
  await page.getByRole('button', { name: '停止转动' }).waitFor()
  await hand.tap(middle)
  await play.waitFor()
})
