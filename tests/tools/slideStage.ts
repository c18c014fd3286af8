/** A slide before a student, on a tablet where nothing else is asked for, and what is said and pressed there. */
import type { Page } from 'playwright'
import { afterEach, beforeEach } from 'vitest'
import { tablet } from './browser.ts'
import { enterAs } from './device.ts'
import type { SchoolShelf } from './school.ts'
import type { Lang } from './screens.ts'
import * as slide from './slide.ts'
import { base } from './steps.ts'

export let page: Page
let school: SchoolShelf
let hasWorkers = true

/** A device; the one before is to be closed. */
export async function take(viewport = tablet, lang: Lang = 'zh') {
  const taken = await school.shelf.take({ viewport, lang, workers: hasWorkers })
  page = taken.page
  await enterAs(taken.context, school.origin, 'student')
  await taken.context.addCookies([{ name: 'lang', value: lang, url: `${school.origin}${base}` }])
}

/**
 * Registers the hooks of a test file: a device for each test.
 * @param workers false: without the app's worker, whose installing takes a third of a short test
 */
export function setSlide(at: SchoolShelf, workers = true) {
  school = at
  hasWorkers = workers
  beforeEach(() => take())
  afterEach(() => page.context().close())
}

/** An address of a picture; without one the kidney. */
export const open = (address = `${school.origin}${base}/resource/specimen/detail/5`) =>
  slide.openSlide(page, address)

export const rest = () => slide.rest(page)
export const more = (name: string | RegExp) => slide.more(page, name)
export const linkHere = () => slide.linkHere(page)
export const board = () => slide.board(page)
export const middle = () => slide.middle(page)
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const angle = async () => {
  const text = await page.getByRole('button', { name: /^已旋转/ }).getAttribute('aria-label')
  return Number(/\d+/.exec(text ?? '')?.[0])
}
