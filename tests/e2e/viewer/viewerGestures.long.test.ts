/** A slide moved the ways that everybody tries first: the wheel, two taps, the small map. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { phone, tablet } from '../../tools/browser.ts'
import { enterAs } from '../../tools/device.ts'
import { finger } from '../../tools/finger.ts'
import { setStage } from '../../tools/stage.ts'

const stage = setStage()

/** px of the sample slide */
const slide = { width: 2048, height: 1536 }

const board = async (page: Page) => {
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('no picture')
  return box
}

/** The middle of what is seen, px of the picture, and CSS px for each of them: the address follows the picture. */
async function place(page: Page) {
  let at = ''
  await expect
    .poll(async () => {
      const before = at
      await page.waitForTimeout(400)
      at = new URL(page.url()).searchParams.get('at') ?? ''
      return at !== '' && at === before
    })
    .toBe(true)
  const [x = 0, y = 0, zoom = 0] = at.split('_').map(Number)
  return { x, y, zoom }
}

/** What of the picture lies at a place of the screen. */
async function under(page: Page, [x, y]: readonly [number, number]) {
  const [box, now] = [await board(page), await place(page)]
  return {
    x: now.x + (x - box.x - box.width / 2) / now.zoom,
    y: now.y + (y - box.y - box.height / 2) / now.zoom,
  }
}

/** A place beside the middle where no mark is, nor anything else that a finger would mean. */
async function bare(page: Page): Promise<readonly [number, number]> {
  const { x, y, width, height } = await board(page)
  for (const [across, down] of [0.3, 0.4, 0.6, 0.7].flatMap((a) =>
    [0.3, 0.4, 0.6, 0.7].map((d) => [a, d] as const),
  )) {
    const at = [Math.round(x + width * across), Math.round(y + height * down)] as const
    const isBare = await page.evaluate(
      ([left, top]) =>
        [-24, 0, 24].every((dx) =>
          [-24, 0, 24].every((dy) => {
            const there = document.elementFromPoint(left + dx, top + dy)
            return there?.closest('[role=application]') && !there.closest('[data-mark], button')
          }),
        ),
      at,
    )
    if (isBare) return at
  }
  throw new Error('marks everywhere')
}

async function open(viewport: typeof phone) {
  await stage.anew({ viewport })
  await enterAs(stage.context, stage.origin, 'student')
  await stage.open(`/resource/specimen/detail/5?at=${slide.width / 2}_${slide.height / 2}_0.6`)
  await stage.page.locator('[data-viewer="open"]').waitFor()
  return stage.page
}

test('the wheel zooms in and out at the pointer and does not scroll the page', async () => {
  const page = await open(tablet)
  const box = await board(page)
  const pointer = [Math.round(box.x + box.width * 0.3), Math.round(box.y + box.height * 0.6)] as const
  const turn = async (by: number) => {
    for (let times = 0; times < 3; times++) {
      await page.mouse.wheel(0, by)
      await page.waitForTimeout(120)
    }
  }
  const [before, aimed] = [await place(page), await under(page, pointer)]
  await page.mouse.move(...pointer)
  await turn(-120)
  await expect.poll(async () => (await place(page)).zoom / before.zoom).toBeGreaterThan(1.8)
  const near = await under(page, pointer)
  expect(Math.hypot(near.x - aimed.x, near.y - aimed.y)).toBeLessThan(6)
  await turn(120)
  await expect.poll(async () => (await place(page)).zoom / before.zoom).toBeLessThan(1.1)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('two taps bring nearer what lies under the finger, one tap does not', async () => {
  const page = await open(phone)
  const hand = await finger(page)
  const at = await bare(page)
  const [before, aimed] = [await place(page), await under(page, at)]
  await hand.tap(at)
  expect(await place(page)).toEqual(before)
  await hand.doubleTap(at)
  await expect.poll(async () => (await place(page)).zoom / before.zoom).toBeCloseTo(2, 1)
  const near = await under(page, at)
  expect(Math.hypot(near.x - aimed.x, near.y - aimed.y)).toBeLessThan(6)
})

test.each([
  ['above the middle', [117, 173]],
  ['below it', [240, 330]],
] as const)('two fingers bring nearer what lies between them, %s', async (_where, at) => {
  const page = await open(phone)
  const hand = await finger(page)
  const [before, aimed] = [await place(page), await under(page, at)]
  await hand.pinch(at, 40, 90)
  await expect.poll(async () => (await place(page)).zoom / before.zoom).toBeGreaterThan(1.8)
  const near = await under(page, at)
  expect(Math.hypot(near.x - aimed.x, near.y - aimed.y)).toBeLessThan(6)
})

test('the small map shows which part is seen and leads to where it is tapped', async () => {
  const page = await open(tablet)
  const map = page.locator('[data-float="map"]')
  const middle = async () => {
    const [whole, part] = [await map.boundingBox(), await map.locator('div').boundingBox()]
    if (!whole || !part) throw new Error('no map')
    return {
      x: (part.x + part.width / 2 - whole.x) / whole.width,
      y: (part.y + part.height / 2 - whole.y) / whole.height,
      width: part.width / whole.width,
    }
  }
  await map.waitFor()
  await page.getByRole('button', { name: '放大', exact: true }).click()
  await page.getByRole('button', { name: '放大', exact: true }).click()
  await place(page)
  const box = await map.boundingBox()
  if (!box) throw new Error('no map')
  for (const [x, y] of [
    [0.7, 0.3],
    [0.3, 0.65],
  ] as const) {
    await map.click({ position: { x: box.width * x, y: box.height * y } })
    await expect.poll(async () => (await place(page)).x / slide.width).toBeCloseTo(x, 1)
    const now = await place(page)
    expect(now.y / slide.height).toBeCloseTo(y, 1)
    const seen = await middle()
    expect(seen.x).toBeCloseTo(now.x / slide.width, 1)
    expect(seen.y).toBeCloseTo(now.y / slide.height, 1)
    expect(seen.width).toBeCloseTo((await board(page)).width / now.zoom / slide.width, 1)
  }
  await page.getByRole('application').press('0')
  await map.waitFor({ state: 'detached' })
})
