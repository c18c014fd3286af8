/** What is known of a specimen, beside its picture or below it: all of it within its column, in large text too. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { speak } from '../../tools/browser.ts'
import { enterAs } from '../../tools/device.ts'
import { openSchoolShelf } from '../../tools/school.ts'
import type { Lang } from '../../tools/screens.ts'
import { sizeText, textSizes } from '../../tools/textSize.ts'

const { origin, shelf, open } = await openSchoolShelf()

const screens = [
  [1024, 768],
  [390, 844],
  [844, 390],
  [667, 375],
] as const

/** What reaches beyond the column, or further than everything else in it; and a column without margins. */
const faultsIn = (page: Page) =>
  page.locator('#marks').evaluate((heading) => {
    const room = heading.getBoundingClientRect()
    const panel = heading.closest('section')?.parentElement
    const scroller = panel?.parentElement
    const found = [...(panel?.querySelectorAll('p, dd, dt, summary') ?? [])]
      .filter((part) => part.checkVisibility())
      .filter((part) => part.getBoundingClientRect().right > room.right + 1)
      .map((part) => `beyond: ${part.ariaLabel ?? part.textContent?.slice(0, 20)}`)
    if (scroller && scroller.scrollWidth > scroller.clientWidth) found.push('scrolls sideways')
    if (innerWidth - room.right < 10) found.push(`a margin of ${innerWidth - room.right} px`)
    return found
  })

test.each<Lang>(['zh', 'en'])(
  'nothing leaves its column, and the column has its margins, in %s: S12',
  async (lang) => {
    const { page, context } = await shelf.take({ viewport: { width: 844, height: 390 }, lang })
    await enterAs(context, origin, 'student')
    await speak(context, origin, lang)
    await open(page, '/resource/specimen/detail/1')
    await page.locator('[data-viewer="open"]').waitFor()
    await page.locator('#marks').waitFor()
    const found: string[] = []
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height })
      for (const size of textSizes) {
        await sizeText(page, size)
        const faults = await faultsIn(page)
        found.push(...faults.map((fault) => `${width}×${height}, ${size}: ${fault}`))
      }
    }
    expect(found).toEqual([])
    await context.close()
  },
)
