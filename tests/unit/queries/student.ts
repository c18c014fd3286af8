/** A student whose pages are opened one after the other, with a school that answers as told. */
import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, vi } from 'vitest'
import type { ChapterBundle } from '../../../src/contract/practice.ts'
import { school } from './school.ts'
import {
  type Browser,
  installBrowser,
  openPage,
  type Page,
  sessionEnded,
  token,
  until,
  watch,
} from './world.ts'

export const store = getDefaultStore()
export let browser: Browser
export let there: ReturnType<typeof school>
const opened: Page[] = []

export async function open(): Promise<Page> {
  // what was open is closed
  for (const page of opened.splice(0)) await page.sync.leaveQueue()
  const page = await openPage()
  opened.push(page)
  return page
}

export const signIn = (page: Page, more = {}) =>
  page.begin.signIn({ ...token, ...more }, { remember: true, shared: false })
export const chapter = (page: Page) => watch<ChapterBundle>(page, page.practice.chapterQuery(10))
/** Signed in, with the chapter on screen. */
export async function practising() {
  const page = await open()
  await signIn(page)
  const shown = await chapter(page)
  await until(() => shown.now() !== undefined)
  return { page, shown }
}
export const standing = (bundle: ChapterBundle) =>
  bundle.card.items.map(({ isSubmited, isCorrected }) => (isSubmited ? isCorrected : '-'))
export const submit = async (page: Page, questionId: number, content: string, shown: ChapterBundle) =>
  page.practice.submitAnswer({ catalogId: 10, paperId: shown.card.paperId, questionId, content })
export const status = (page: Page) => store.get(page.sync.syncStatusAtom)

/** Registers the hooks of a test file: a school and a browser for each test. */
export function setStudent() {
  beforeEach(() => {
    vi.unstubAllGlobals()
    there = school()
    browser = installBrowser()
    browser.service = (asked) => {
      if (!there.state.online) return null
      return there.state.session || asked.path === 'line' ? there.reply(asked) : sessionEnded
    }
  })
  afterEach(async () => {
    for (const page of opened.splice(0)) await page.sync.leaveQueue()
  })
}
