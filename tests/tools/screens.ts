/** Looks at a screen as a strict reviewer does: axe, and a ruler. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core'
import type { Page } from 'playwright'
import { phone, speak, tablet } from './browser.ts'
import { unreadable } from './contrast.ts'
import { coveredControls, underToasts } from './covered.ts'
import { cutRings } from './cutRings.ts'
import { measure } from './measure.ts'

export type Lang = 'zh' | 'en'

/** `SCREENS=all`: everything in every size, theme and language. */
export const everyWay = process.env.SCREENS === 'all'

export interface View {
  name: string
  viewport: { width: number; height: number }
  theme: 'light' | 'dark'
  /** by the ruler alone: axe has seen the same screen in another language */
  ruler?: true
}

export const onPhone: View[] = [{ name: 'phone-light', viewport: phone, theme: 'light' }]
export const onPhones: View[] = [...onPhone, { name: 'phone-dark', viewport: phone, theme: 'dark' }]
export const onTablet: View[] = [{ name: 'tablet-light', viewport: tablet, theme: 'light' }]
const inTheDark: View[] = [{ name: 'tablet-dark', viewport: tablet, theme: 'dark' }]
/**
 * Each size and each theme. What axe asks for is the same in every size, and a theme has the same colours in each, so
 * `SCREENS=all` alone looks at all in all.
 */
export const views: View[] = everyWay
  ? [...onPhones, ...onTablet, ...inTheDark]
  : [...onPhones, ...onTablet.map((view) => ({ ...view, ruler: true as const }))]
export const sideways: View = { name: 'sideways', viewport: { width: 844, height: 390 }, theme: 'light' }

/** The ways that are enough in each run; `SCREENS=all` holds a screen in every way. */
export const waysOf = (enough: readonly View[]): readonly View[] =>
  everyWay ? [...new Set([...views, ...enough])] : enough

/** screens.test.ts looks at every screen in each run; what is looked at beside it waits for `SCREENS=all`. */
export const looks = <T>(all: readonly T[]): readonly T[] => (everyWay ? all : [])

/** English has the same colours and more words: what is not measured in it each time is with `SCREENS=all`. */
export const langs: readonly Lang[] = everyWay ? ['zh', 'en'] : ['zh']

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const headings = ['heading-order', 'page-has-heading-one', 'empty-heading', 'landmark-one-main', 'region']

/** px; a finger's */
const tap = 44

/** `SCREENS=all`: sizes at which each control must be reachable too, from the smallest phone on. */
const reachSizes: readonly View['viewport'][] = everyWay
  ? [
      { width: 320, height: 568 },
      { width: 360, height: 640 },
      { width: 844, height: 390 },
      { width: 1440, height: 900 },
    ]
  : []

/** Controls that a finger or pointer cannot reach where they stand, on screens of each size. */
async function outOfReach(page: Page, name: string, coming: boolean): Promise<string[]> {
  const found: string[] = []
  for (const viewport of reachSizes) {
    await page.setViewportSize(viewport)
    await settled(page, coming)
    const faults = await page.evaluate(coveredControls)
    found.push(...faults.map((fault) => `${name}, ${viewport.width}×${viewport.height}: ${fault}`))
  }
  return found
}

/** A folder for pictures of all that is looked at; none without it. */
const pictures = process.env.SCREENSHOTS

/** Waits until nothing on screen moves any more; nor is coming, unless that is what is looked at. */
export async function settled(page: Page, coming = false): Promise<void> {
  // what was just touched begins to move in the next frame
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForFunction((isLookedAt) => {
    const coming = !isLookedAt && document.querySelector('.sk, [class*="skeleton"]')
    const moving = document.getAnimations().some((one) => {
      const { iterations, localTime, delay = 0 } = one.effect?.getComputedTiming() ?? {}
      // what begins in seconds only does not move yet
      return one.playState === 'running' && iterations !== Infinity && Number(localTime) >= delay - 1000
    })
    const inSight = [...document.images].filter(
      (image) => image.checkVisibility() && image.loading !== 'lazy',
    )
    return !coming && !moving && inSight.every((image) => image.complete)
  }, coming)
  if (pictures) await page.waitForTimeout(700)
}

const allRules = {
  runOnly: { type: 'tag' as const, values: tags },
  rules: Object.fromEntries(headings.map((rule) => [rule, { enabled: true }])),
}
/** all that a theme can change */
const contrast = { runOnly: { type: 'rule' as const, values: ['color-contrast'] } }

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}

/** Where the page happens to stand, a bar may lie over half of a control; how large each is, `measure` tells. */
const isScrolledUnder = /^axe target-size: .* because it is partially obscured/

async function axeFinds(page: Page, rules: typeof allRules | typeof contrast): Promise<string[]> {
  // once in each document: the source is half a megabyte
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), {
    ...rules,
    resultTypes: ['violations' as const],
    preload: false,
  })
  return violations
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) =>
          `axe ${id}: ${html.slice(0, 160)} ${failureSummary?.split('\n')[1] ?? ''}`,
      ),
    )
    .filter((found) => !isScrolledUnder.test(found))
}

/** All that is wrong with what is on screen, in each of the `ways` it is held; `coming`: with what still comes. */
export async function faultsOf(
  page: Page,
  name: string,
  ways: readonly View[],
  coming = false,
): Promise<string[]> {
  const found = await faultsInWays(page, name, ways, coming)
  const [first] = ways
  if (first && reachSizes.length > 0) {
    found.push(...(await outOfReach(page, name, coming)))
    await page.setViewportSize(first.viewport)
  }
  return found
}

/** The same in these ways alone, at no further sizes. */
export async function faultsInWays(
  page: Page,
  name: string,
  ways: readonly View[],
  coming = false,
): Promise<string[]> {
  const found: string[] = []
  let before: View | undefined
  for (const { name: way, viewport, theme, ruler } of ways) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await settled(page, coming)
    if (pictures) {
      mkdirSync(pictures, { recursive: true })
      await page.screenshot({ path: join(pictures, `${name}.${way}.png`) })
    }
    // the other theme at the same size can only change what is seen
    const isRepainted = before?.viewport === viewport
    found.push(...(await page.evaluate(underToasts)).map((fault) => `${name}, ${way}: ${fault}`))
    const faults = isRepainted
      ? await axeFinds(page, contrast)
      : [
          ...(await page.evaluate(measure, tap)),
          ...(ruler ? [] : await axeFinds(page, allRules)),
          ...(await page.evaluate(coveredControls)),
          ...(await page.evaluate(cutRings)),
        ]
    before = { name: way, viewport, theme }
    faults.push(...(await page.evaluate(unreadable)))
    found.push(...faults.map((fault) => `${name}, ${way}: ${fault}`))
  }
  return found
}

/** The same in Chinese, and with `SCREENS=all` in English first, of a screen that a reload brings back. */
export async function faultsInEach(
  page: Page,
  name: string,
  ways: readonly View[],
  ready: () => Promise<unknown>,
): Promise<string[]> {
  const found: string[] = []
  for (const lang of langs.toReversed()) {
    await speak(page.context(), new URL(page.url()).origin, lang)
    if (langs.length > 1) await page.reload()
    await ready()
    found.push(...(await faultsOf(page, `${name}-${lang}`, waysOf(ways))))
  }
  return found
}
