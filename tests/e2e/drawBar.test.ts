/** What one draws with on every screen: each tool is there to be touched. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { draw, setMarks } from '../tools/marks.ts'
import { openSchoolShelf } from '../tools/school.ts'
import type { Lang } from '../tools/screens.ts'
import { sizeText, textSizes } from '../tools/textSize.ts'

const school = await openSchoolShelf()
const { shelf } = school
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
