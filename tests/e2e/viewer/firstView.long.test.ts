/** A specimen that is opened by a link, on a device that has nothing of the app yet. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { phone, tablet } from '../../tools/browser.ts'
import { enterAs } from '../../tools/device.ts'
import { setStage } from '../../tools/stage.ts'
import { base } from '../../tools/steps.ts'

const stage = setStage()
const slide = '/resource/specimen/detail/1'

/** Where the whole picture lies on screen, px. */
const skeleton = (page: Page) => page.locator('.sk-slide figure')
const viewer = (page: Page) => page.locator('[data-viewer] .openseadragon-container')

/** The largest box of the picture's form in the middle of another. */
const within = (box: { x: number; y: number; width: number; height: number }, ratio: number) => {
  const width = Math.min(box.width, box.height * ratio)
  const height = width / ratio
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}

test.each([
  ['a phone', phone],
  ['a tablet', tablet],
  ['a tablet held upright', { width: 768, height: 1024 }],
])('S12 on %s the picture stands before the app, where the viewer then shows it', async (_, viewport) => {
  await stage.anew({ viewport })
  const { page, context, origin } = stage
  await enterAs(context, origin, 'student')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await context.route(/assets\/app-/, async (route) => {
    await held
    await route.continue()
  })
  const asked = () => stage.wire.seen.filter(({ path }) => path.includes('/dh-specimen/specimen/info')).length
  const before = asked()
  await page.goto(`${origin}${base}${slide}`, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-view').length > 0)
  const picture = await skeleton(page).boundingBox()
  if (!picture) throw new Error('no picture')
  expect(await page.locator('.sk-slide img').count()).toBeGreaterThan(0)
  letGo()
  await page.waitForFunction(() => performance.getEntriesByName('data-ready').length > 0)
  const room = await viewer(page).boundingBox()
  if (!room) throw new Error('no viewer')
  const now = within(room, picture.width / picture.height)
  // the viewer's canvas lies two px beyond its room
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs(now[side] - picture[side]), side).toBeLessThanOrEqual(3)
  // the app takes what the page has asked for
  expect(asked() - before).toBe(1)
})

test('S12 a tap in a list asks for tiles without waiting for the specimen’s details', async () => {
  const { page, context, origin, wire } = stage
  await enterAs(context, origin, 'student')
  await stage.open('/resource/specimen/1')
  const row = page.locator(`a[href*="${slide}"]`).first()
  await row.waitFor()
  wire.fault(/specimen\/info/, { kind: 'hold' })
  const tiles = () => wire.seen.filter(({ path }) => /\/slide\/1-[^/]+\/\d+\/\d+_\d+\.webp/.test(path)).length
  const before = tiles()
  await row.click()
  await expect.poll(tiles).toBeGreaterThan(before)
  wire.pass()
  await page.waitForFunction(() => performance.getEntriesByName('data-ready').length > 0)
})

test('S12 a link to a place shows it without the whole picture first', async () => {
  const { page, context, origin } = stage
  await enterAs(context, origin, 'student')
  await stage.open(`${slide}?at=900_700_1`, page)
  await page.waitForFunction(() => performance.getEntriesByName('data-ready').length > 0)
  expect(await page.evaluate(() => performance.getEntriesByName('first-view').length)).toBe(0)
})

test('S12 a link to what is denied says so: nothing stands in the picture’s place', async () => {
  const { page, context, origin } = stage
  await enterAs(context, origin, 'student')
  await stage.open('/resource/specimen/detail/999999', page)
  await page
    .getByRole('heading', { name: '找不到这个标本' })
    .or(page.getByText(/不存在|找不到|没有/))
    .first()
    .waitFor()
  expect(await page.locator('.sk-slide').count()).toBe(0)
})
