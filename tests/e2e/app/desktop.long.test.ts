/** A desktop's width: library, slide, two slides and chapters side by side, where nothing runs over or lies on something else. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShelf, type Shelf } from '../../tools/browser.ts'
import { enterAs } from '../../tools/device.ts'
import { openSchool } from '../../tools/school.ts'
import { faultsOf, langs, settled, type View } from '../../tools/screens.ts'
import { base } from '../../tools/steps.ts'

const { origin } = await openSchool()
const desktop = { width: 1440, height: 900 }
const ways: View[] = [{ name: 'desktop-light', viewport: desktop, theme: 'light', ruler: true }]
let shelf: Shelf

beforeAll(async () => {
  shelf = await openShelf()
})
afterAll(() => shelf?.close())

/** Runs in the page: controls that lie on each other. What floats over a picture lies on nothing but the picture. */
function overlaps(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((one) => !one.closest('svg, [inert], [class*="skip"]'))
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight)
  const found: string[] = []
  for (const [at, { one, box }] of controls.entries())
    for (const { one: other, box: its } of controls.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue
      const width = Math.min(box.right, its.right) - Math.max(box.left, its.left)
      const height = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top)
      const nameOf = (element: HTMLElement) => element.ariaLabel ?? element.textContent?.trim().slice(0, 30)
      if (width > 2 && height > 2) found.push(`${nameOf(one)} on ${nameOf(other)}`)
    }
  return found
}

test.each(langs)(
  'at 1440 px nothing overlaps in the library and the viewer, in %s: S07 S12',
  async (lang) => {
    const { page, context } = await shelf.take({ viewport: desktop, lang })
    await context.addCookies([{ name: 'lang', value: lang, url: `${origin}${base}` }])
    await enterAs(context, origin, 'student')
    const found: string[] = []
    for (const [name, path, sign] of [
      ['library', '/resource?subject=1', '[aria-posinset="1"]'],
      ['specimen', '/resource/specimen/detail/5', '[data-viewer="open"]'],
      ['turntable', '/resource/specimen/detail/39', '[data-viewer="open"]'],
      ['compare', '/resource/compare?left=5&right=6', '[data-viewer="open"] >> nth=1'],
      ['chapters', '/exercise/chapter?subject=1', 'main li'],
    ] as const) {
      await page.goto(`${origin}${base}${path}`)
      await page.locator(sign).first().waitFor()
      await settled(page)
      found.push(...(await page.evaluate(overlaps)).map((fault) => `${name}: ${fault}`))
      // the ruler scrolls
      found.push(...(await faultsOf(page, `${name}-${lang}`, ways)))
      // a list of cards in columns, not one long line
      if (name === 'library')
        expect(Number(await page.locator('[data-columns]').getAttribute('data-columns'))).toBeGreaterThan(1)
    }
    expect(found).toEqual([])
    await context.close()
  },
)
