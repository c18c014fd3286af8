/** 算对 after an exam: the wrong book is as if the place had not been missed, at once and without network. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BookBundle } from '../../../../src/contract/books.ts'
import { specimen } from '../../features/library/sample.ts'
import { bundle, item, question } from '../shelves.ts'
import { type Browser, installBrowser, openPage, type Page, token, until, watch } from '../world.ts'

let browser: Browser
let page: Page
const known = (): BookBundle => ({
  ...bundle(),
  items: [item('seen', 100, { times: 2, streak: 1 }), item('byHand', 100, { times: 0 })],
  questions: ['seen', 'byHand'].map((id) => question(id, 'TIANKONG')),
})

beforeEach(async () => {
  vi.unstubAllGlobals()
  browser = installBrowser()
  browser.service = ({ path }) => (path.endsWith('wrong/bundle') ? known() : path === 'line' ? {} : null)
  page = await openPage()
  await page.begin.signIn(token, { remember: true, shared: false })
})
afterEach(() => page.sync.leaveQueue())

test.each(['seen', 'byHand', 'new'])(
  'the wrong book of a place that stands there (%s) is as before',
  async (id) => {
    const { addOwn, bookQuery, takeBackMiss } = await import('../../../../src/queries/practice/books.ts')
    const book = await watch<BookBundle>(page, bookQuery('wrong'))
    await until(() => book.now() !== undefined)
    browser.service = () => null
    const miss = async (key: string) => {
      const input = { clientId: id, specimenId: 1, markId: 1, book: 'wrong' } as const
      await addOwn(input, question(id, 'TIANKONG'), specimen(1, { subjectId: 1 }), key)
    }
    const items = () => book.now().items.map(({ questionId, times, streak }) => [questionId, times, streak])
    const before = items()
    await miss('miss 1')
    const once = items()
    expect(once).not.toEqual(before)
    await miss('miss 2')
    // again, as from a second tab
    for (const _ of [1, 2]) await takeBackMiss(id, 'miss 2', 'overruled 2')
    await expect.poll(items, { interval: 5 }).toEqual(once)
    await takeBackMiss(id, 'miss 1', 'overruled 1')
    await expect.poll(items, { interval: 5 }).toEqual(before)
    book.stop()
  },
)
