/** What one draws and measures with on every screen: each tool is there to be touched, and the picture keeps still. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { speak } from '../../tools/browser.ts'
import { draw, middle, setMarks } from '../../tools/marks.ts'
import { openSchoolShelf } from '../../tools/school.ts'
import type { Lang } from '../../tools/screens.ts'
import { sizeText, textSizes } from '../../tools/textSize.ts'

const school = await openSchoolShelf()
const { origin, shelf } = school
const { signedIn } = setMarks(school)

const screens = [
  [1440, 900],
  [1280, 800],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const

/** The tools that are narrower than a finger or not wholly on the screen. */
const unseen = (page: Page) =>
  page
    .locator('[data-drawbar] fieldset')
    .first()
    .evaluate((row) => {
      const { left, right } = row.getBoundingClientRect()
      return [...row.querySelectorAll('label')].flatMap((tool) => {
        const box = tool.getBoundingClientRect()
        const shown = Math.min(box.right, right, innerWidth) - Math.max(box.left, left, 0)
        const isSeen = shown >= 40 && box.top >= 0 && box.bottom <= innerHeight
        return isSeen ? [] : [`${tool.textContent}: ${Math.round(shown)} px`]
      })
    })

test.each<Lang>(['zh', 'en'])('each tool is seen whole on every screen, in %s: S12', async (lang) => {
  const { page, context } = await shelf.take({ viewport: { width: 1440, height: 900 }, lang })
  await speak(context, origin, lang)
  await signedIn(page)
  await draw(page)
  const found: string[] = []
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height })
    for (const size of textSizes) {
      await sizeText(page, size)
      found.push(...(await unseen(page)).map((tool) => `${width}×${height}, ${size}: ${tool}`))
    }
  }
  expect(found).toEqual([])
  await context.close()
})

test('zoom buttons never cover the back button on a landscape phone: S12', async () => {
  const { page, context } = await shelf.take({ viewport: { width: 844, height: 390 }, lang: 'en' })
  await speak(context, origin, 'en')
  await signedIn(page)
  await sizeText(page, 'larger')
  await draw(page)
  const box = async (name: string) => page.getByRole('button', { name, exact: true }).boundingBox()
  for (const width of [844, 667]) {
    await page.setViewportSize({ width, height: width === 844 ? 390 : 375 })
    const [back, zoom] = [await box('Back'), await box('Zoom in')]
    expect(zoom?.y).toBeGreaterThanOrEqual((back?.y ?? 0) + (back?.height ?? 0))
  }
  await context.close()
})

test('Escape cancels what is being drawn, then the tool: S12', async () => {
  const { page, context } = await shelf.take({ viewport: { width: 1280, height: 800 } })
  await signedIn(page)
  const bar = page.locator('[data-drawbar]')
  for (const begin of ['绘制标注', '绘制']) {
    await page.getByRole('button', { name: begin, exact: true }).press('Enter')
    await page.locator('[data-drawing]').waitFor()
    await bar.locator('label').filter({ hasText: '多边形' }).click()
    const [x, y] = await middle(page)
    await page.mouse.click(x, y)
    const begun = bar.getByRole('status').getByText('已放 1 点')
    await begun.waitFor()
    await page.keyboard.press('Escape')
    await begun.waitFor({ state: 'hidden' })
    expect(await bar.count()).toBe(1)
    await page.keyboard.press('Escape')
    await bar.waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: '绘制', exact: true }).press('Enter')
  await page.locator('[data-drawing]').waitFor()
  await page.keyboard.press('Escape')
  await bar.waitFor({ state: 'detached' })
  await context.close()
})

/** How far the first point lies from where it was put, px. */
const gone = async (page: Page, sign: string, [x, y]: readonly [number, number]) => {
  const box = await page.locator(sign).first().boundingBox()
  return box ? Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) : Number.POSITIVE_INFINITY
}

test.each<Lang>(['zh', 'en'])(
  'the first point stays in place while others are set, in %s: S12',
  async (lang) => {
    const { page, context } = await shelf.take({ viewport: { width: 1440, height: 900 }, lang })
    await speak(context, origin, lang)
    await signedIn(page)
    const found: string[] = []
    for (const [width, height] of screens.filter(([width]) => width !== 1440 && width !== 820)) {
      await page.setViewportSize({ width, height })
      for (const size of textSizes) {
        await sizeText(page, size)
        const note = async (what: string, sign: string, at: readonly [number, number]) => {
          await page.waitForTimeout(150)
          const far = await gone(page, sign, at)
          if (far > 1) found.push(`${width}×${height}, ${size}, ${what}: ${far} px`)
        }
        await draw(page)
        for (const tool of [/^(多边形|Polygon)$/, /^(矩形|Rectangle)$/]) {
          const corner = `[data-drawing] svg circle[r="7"]`
          await page.locator('[data-drawbar] label').filter({ hasText: tool }).click()
          await page.waitForTimeout(150)
          const [x, y] = await middle(page)
          await page.mouse.click(x, y)
          await note(`${tool}, one point`, corner, [x, y])
          await page.mouse.click(x + 40, y)
          if (`${tool}`.includes('矩')) continue
          await note(`${tool}, two points`, corner, [x, y])
          await page.mouse.click(x + 40, y + 30)
          await page
            .locator('[data-drawbar]')
            .getByRole('button', { name: /^(完成图形|Finish)$/ })
            .click()
          await note(
            `${tool}, whole`,
            `[data-viewer] [aria-label^="${lang === 'zh' ? '控制点' : 'Handle'} 1"]`,
            [x, y],
          )
        }
        await page
          .locator('[data-drawbar]')
          .getByRole('button', { name: /^(结束绘制|Stop drawing)$/ })
          .click()
        await page.locator('[data-drawbar]').waitFor({ state: 'detached' })

        await page.getByRole('button', { name: /^(测量|Measure)$/ }).click()
        await page.waitForTimeout(150)
        const [x, y] = await middle(page)
        const at = [x + 30, y + 10] as const
        await page.mouse.click(...at)
        const point = '[data-measuring] svg circle[r="4"]'
        await note('measured, one point', point, at)
        await page.getByText(lang === 'zh' ? /^已标 1 个点，/ : /^1 point, /).waitFor()
        await page.mouse.click(x - 30, y + 10)
        await note('measured, two points', point, at)
        await page.getByRole('button', { name: /^(清除所有点|Clear all points)$/ }).click()
        await page.getByRole('button', { name: /^(收起测量|Close Measure)/ }).click()
      }
    }
    expect(found).toEqual([])
    await context.close()
  },
)
