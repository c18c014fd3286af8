/** Full power only around the marks: what the smallest archive that shows every mark is worth without network. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CommonMarks, Specimen } from '../../../src/contract/specimens.ts'
import { openShelf, type Shelf, tablet } from '../../tools/browser.ts'
import { controlled, enterAs } from '../../tools/device.ts'
import { openSchool } from '../../tools/school.ts'
import { board, difference, openSlide, rest, spread, tissue } from '../../tools/slide.ts'
import { ask, base, tokenOf } from '../../tools/steps.ts'

const { origin } = await openSchool()
let shelf: Shelf
let smear: Specimen
let marks: CommonMarks['presetMarks']

beforeAll(async () => {
  shelf = await openShelf()
  const token = await tokenOf(origin, 'student')
  const { records } = await ask<{ records: Specimen[] }>(
    origin,
    `/dh-specimen/specimen/front/page?pageNo=1&pageSize=5&keyword=${encodeURIComponent('金黄色葡萄球菌')}`,
    token,
  )
  smear = records[0] as Specimen
  const common = await ask<CommonMarks>(origin, `/dh-specimen/mark/common?specimenId=${smear.id}`, token)
  marks = [...common.presetMarks, ...common.teacherMarks.system, ...common.teacherMarks.school]
})
afterAll(() => shelf?.close())

test('the focus depth is sharp at each mark offline, and soft elsewhere: O02', async () => {
  const { page, context } = await shelf.take({ viewport: tablet })
  const { tiles, width, height } = smear
  if (!tiles) throw new Error('no tiles')
  await enterAs(context, origin, 'student')
  const address = `${origin}${base}/resource/specimen/detail/${smear.id}`
  await openSlide(page, address)
  await controlled(page)

  await page.getByRole('button', { name: '离线保存的选项' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^重点 · /).click()
  // the size stands at the button before it is pressed
  await dialog.getByRole('button', { name: /^保存 · \d/ }).click()
  await dialog.getByText(/可离线：重点/).waitFor()
  await page.keyboard.press('Escape')

  // what is held at full power, tile by tile
  const finest = tiles.maxLevel
  const [columns, rows] = [Math.ceil(width / tiles.tileSize), Math.ceil(height / tiles.tileSize)]
  const statusOf = (level: number, x: number, y: number) =>
    page.evaluate(
      async (url) => (await fetch(url)).headers.get('x-kept'),
      `${tiles.url}${level}/${x}_${y}.webp`,
    )
  const forget = () =>
    page.evaluate(async () => {
      for (const name of await caches.keys()) if (name.includes('media')) await caches.delete(name)
    })
  await context.setOffline(true)
  await forget()
  const held: string[] = []
  const holes: string[] = []
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      ((await statusOf(finest, x, y)) === '1' ? held : holes).push(`${x}_${y}`)
  expect(holes.length).toBeGreaterThan(0)
  for (const { x, y } of marks)
    expect(held).toContain(`${Math.floor(x / tiles.tileSize)}_${Math.floor(y / tiles.tileSize)}`)

  /** Opens a place at full size, on or off the network. */
  const look = async ([x, y]: readonly [number, number]) => {
    await page.goto(`${address}?at=${Math.round(x)}_${Math.round(y)}_1&hide=preset_system_school_personal`)
    await page.locator('[data-viewer="open"], [data-viewer="blurred"]').waitFor()
    await rest(page)
    await page.waitForTimeout(500)
    return tissue(page)
  }
  const mark = marks.find(({ x, y }) => Math.min(x, y) > 120 && x < width - 120 && y < height - 120)
  if (!mark) throw new Error('no mark away from the rim')
  const [hx = 0, hy = 0] = (holes[0] ?? '').split('_').map(Number)
  const hole = [(hx + 0.5) * tiles.tileSize, Math.min((hy + 0.5) * tiles.tileSize, height - 100)] as const
  const soft = page.getByText('此处的清晰图像需联网查看')

  const atMark = await look([mark.x, mark.y])
  const offMark = await look(hole)
  await soft.waitFor()
  expect(await page.locator('[data-viewer]').getAttribute('data-viewer')).toBe('blurred')
  // it says so of what is looked at, and no longer where all is there
  await board(page).press('0')
  await page.locator('[data-viewer="open"]').waitFor()
  expect(await soft.count()).toBe(0)
  await page.goto(address)
  await page.locator('[data-viewer="open"]').waitFor()
  await rest(page)
  expect(spread(await tissue(page))).toBeGreaterThan(3)
  expect(await soft.count()).toBe(0)

  await context.setOffline(false)
  const atMarkOnline = await look([mark.x, mark.y])
  const offMarkOnline = await look(hole)
  // as sharp as with network
  expect(difference(atMark, atMarkOnline)).toBeLessThan(1)
  // the same place, only less sharp: neither blank nor another
  expect(difference(offMark, offMarkOnline)).toBeGreaterThan(0.3)
  expect(difference(offMark, offMarkOnline)).toBeLessThan(25)
  expect(spread(offMark)).toBeGreaterThan(1)
  await context.close()
})
