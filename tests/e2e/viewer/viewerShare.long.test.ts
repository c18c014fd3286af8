/** What leaves the viewer: a link with its layers, a code to photograph, a picture; and the way back. */
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { encode } from 'uqr'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CommonMarks } from '../../../src/contract/specimens.ts'
import { openShelf, type Shelf, tablet } from '../../tools/browser.ts'
import { enterAs } from '../../tools/device.ts'
import { openSchool } from '../../tools/school.ts'
import { difference, linkHere, more, openSlide, rest, spread, tissue } from '../../tools/slide.ts'
import { ask, base, tokenOf } from '../../tools/steps.ts'

const { origin } = await openSchool()
const id = 5
const kidney = `${origin}${base}/resource/specimen/detail/${id}`
const layerNames = {
  preset: '预设标注',
  system: '教师标注（系统）',
  school: '教师标注（本校）',
  personal: '我的标注',
}
type Layer = keyof typeof layerNames

let shelf: Shelf
let page: Page
/** ids by layer */
let marks: Record<Layer, string[]>

beforeAll(async () => {
  shelf = await openShelf()
  const token = await tokenOf(origin, 'student')
  const own = {
    ...{ clientId: randomUUID(), specimenId: id, shape: 'point', points: [[900, 700]], frame: 0 },
    ...{ name: '我画的小管', desc: '', color: 'yellow', fontSize: 14 },
  }
  const key = { 'Idempotency-Key': randomUUID() }
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...key }
  const saved = { method: 'POST', headers, body: JSON.stringify(own) }
  expect((await fetch(`${origin}/dh-specimen/mark/personal/save`, saved)).status).toBe(200)
  const { presetMarks, teacherMarks } = await ask<CommonMarks>(
    origin,
    `/dh-specimen/mark/common?specimenId=${id}`,
    token,
  )
  const idsOf = (all: { id: number | string }[]) => all.map((mark) => String(mark.id))
  marks = {
    preset: idsOf(presetMarks),
    system: idsOf(teacherMarks.system),
    school: idsOf(teacherMarks.school),
    personal: [own.clientId],
  }
  for (const ids of Object.values(marks)) expect(ids.length).toBeGreaterThan(0)
})
beforeEach(async () => {
  const taken = await shelf.take({ viewport: tablet })
  page = taken.page
  await enterAs(taken.context, origin, 'student')
})
afterEach(() => page.context().close())
afterAll(() => shelf?.close())

const switchOf = (layer: Layer) => page.getByRole('region', { name: layerNames[layer] }).getByRole('switch')
/** what stands on the picture; one's own has a pin and its shape */
const seen = async () => {
  const all = page.locator('[data-viewer] [data-mark]')
  return [
    ...new Set(await all.evaluateAll((some) => some.map((one) => one.getAttribute('data-mark') ?? ''))),
  ].sort()
}
const without = (...hidden: Layer[]) =>
  (Object.keys(marks) as Layer[])
    .filter((layer) => !hidden.includes(layer))
    .flatMap((layer) => marks[layer])
    .sort()

describe('layers of marks', () => {
  test('each is hidden and shown by its switch: S12', async () => {
    await openSlide(page, kidney)
    await expect.poll(seen).toEqual(without())
    for (const layer of ['system', 'school', 'personal', 'preset'] as const) {
      await switchOf(layer).press('Space')
      await expect.poll(seen).toEqual(without(layer))
      await switchOf(layer).press('Space')
      await expect.poll(seen).toEqual(without())
    }
  })

  test('that are hidden stay hidden for whoever opens the link: S12', async () => {
    await openSlide(page, kidney)
    const own = page
      .getByRole('region', { name: layerNames.personal })
      .getByRole('button', { name: /我画的小管/ })
    await own.first().press('Enter')
    await rest(page)
    await switchOf('school').press('Space')
    await switchOf('personal').press('Space')
    await expect.poll(seen).toEqual(without('school', 'personal'))
    const link = await linkHere(page)
    const at = (address: string) => new URL(address).searchParams.get('at')
    expect(link).toContain(`mark=${marks.personal}`)
    const other = await shelf.take({ viewport: tablet })
    await enterAs(other.context, origin, 'student')
    await page.context().close()
    page = other.page
    await openSlide(page, link)
    expect(at(await linkHere(page))).toBe(at(link))
    await expect.poll(seen).toEqual(without('school', 'personal'))
    for (const layer of Object.keys(layerNames) as Layer[])
      expect(await switchOf(layer).isChecked(), layer).toBe(layer === 'preset' || layer === 'system')
  })
})

test('the code holds the link to the very place, readable in the dark too: S12', async () => {
  await openSlide(page, kidney)
  await page.emulateMedia({ colorScheme: 'dark' })
  await more(page, /^分享此处/)
  const link = await page.getByRole('textbox', { name: '此处的链接' }).inputValue()
  expect(link).toMatch(/detail\/5\?at=/)
  const { data, size } = encode(link, { ecc: 'M', border: 4 })
  const code = page.getByRole('img', { name: '此处的二维码' })
  await code.scrollIntoViewIfNeeded()
  const { data: painted, info } = await sharp(await code.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const step = info.width / size
  const at = (module: number) => Math.floor((module + 0.5) * step)
  const read = data.map((row, y) => row.map((_, x) => (painted[at(y) * info.width + at(x)] ?? 255) < 128))
  // the corners of the quiet zone are round
  const inner = (rows: boolean[][]) => rows.slice(4, -4).map((row) => row.slice(4, -4))
  expect(inner(read)).toEqual(inner(data))
  // large enough for a camera: the modules of a screen at arm's length
  expect(step).toBeGreaterThan(3)
})

test('a saved picture shows the slide as seen, with a scale bar of true length: S12', async () => {
  await openSlide(page, kidney)
  await page.getByRole('button', { name: '物镜 4×', exact: true }).click()
  await page.waitForTimeout(1500)
  const onScreen = await tissue(page)
  expect(spread(onScreen)).toBeGreaterThan(10)
  await more(page, '保存当前画面')
  await page.getByRole('switch', { name: /^带上标注/ }).press('Space')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '保存为 PNG' }).click(),
  ])
  const file = sharp(await download.path())
  const { data, info } = await file.removeAlpha().greyscale().raw().toBuffer({ resolveWithObject: true })
  expect(data.length).toBeGreaterThan(100_000)
  // name and one line of notes
  const strip = 60
  const side = 200
  const [left, top] = [Math.round((info.width - side) / 2), Math.round((info.height - strip - side) / 2)]
  const saved = await sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .extract({ left, top, width: side, height: side })
    .greyscale()
    .raw()
    .toBuffer()
  expect(difference(saved, onScreen)).toBeLessThan(2)
  // the bar lies below the picture, to the right: the one long white line of the strip
  const line = data.subarray((info.height - strip + 43) * info.width, (info.height - strip + 44) * info.width)
  const white = [...line].flatMap((value, x) => (value > 250 && x > info.width / 2 ? [x] : []))
  const length = white.length
  expect((white.at(-1) ?? 0) - (white[0] ?? 0) + 1).toBe(length)
  // under 4× one px is 2.5 µm; it says 1, 2 or 5 of a power of ten
  expect([100, 200].map((um) => um / 2.5)).toContain(length)
})

test('who came from elsewhere is led back to it, also after looking around: S12', async () => {
  await page.goto(`${origin}${base}/exercise`)
  await page.getByRole('heading', { name: '练习', level: 1 }).waitFor()
  const back = page.getByRole('button', { name: '返回刚才的页面' })
  // the page that leads there stays in the history, as an assistant's answer does
  await page.evaluate((address) => {
    history.pushState({ __TSR_index: 1 }, '', address)
  }, `${kidney}?back=1`)
  await page.locator('[data-viewer="open"]').waitFor()
  await back.waitFor()
  await page.getByRole('button', { name: '物镜 10×', exact: true }).click()
  await expect.poll(() => new URL(page.url()).search).toMatch(/back=1.*at=|at=.*back=1/)
  await back.click()
  await page.waitForURL('**/exercise')
  // by a link there is nothing to go back to: up to the subject's list
  await page.goto(`${kidney}?back=1`)
  await page.getByRole('button', { name: '返回', exact: true }).waitFor()
})
