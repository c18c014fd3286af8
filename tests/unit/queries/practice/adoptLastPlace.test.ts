import { beforeEach, expect, test, vi } from 'vitest'
import type { LastChapter } from '../../../../src/contract/practice.ts'
import { lastPlaceKey } from '../../../../src/device/names.ts'
import { type Browser, installBrowser, openPage, type Page, token } from '../world.ts'

let browser: Browser
let page: Page
/** What the service knows of other devices. */
let elsewhere: LastChapter | null
let adopt: () => Promise<boolean>

beforeEach(async () => {
  vi.unstubAllGlobals()
  browser = installBrowser()
  browser.service = ({ path }) => (path === 'line' ? {} : null)
  page = await openPage()
  await page.begin.signIn(token, { remember: true, shared: false })
  elsewhere = null
  browser.service = ({ path }) => {
    if (path.endsWith('/practise/last'))
      return new Response(JSON.stringify({ code: 0, message: '', data: elsewhere }), {
        headers: { 'content-type': 'application/json' },
      })
    return path === 'line' ? {} : null
  }
  adopt = (await import('../../../../src/queries/practice/adoptLastPlace.ts')).adoptLastPlace
  return () => page.sync.leaveQueue()
})

const place = (catalogId: number, answeredAt: number): LastChapter => ({
  ...{ catalogId, questionId: 21, name: '皮肤', nameEn: 'Skin', at: 3, of: 12, answeredAt },
})
const stored = () => page.drafts.loadDraft(lastPlaceKey, (value): value is LastChapter => value !== undefined)
const asked = () =>
  browser.asked.filter(({ path }) => path.endsWith('/practise/last')).map(({ query }) => query)

test('where nothing was practised here, practice goes on where it was left elsewhere', async () => {
  expect(await adopt()).toBe(false)
  elsewhere = place(8, 1000)
  expect(await adopt()).toBe(true)
  expect(await stored()).toEqual(elsewhere)
})

test('practice goes on in another device’s chapter only if that was answered later', async () => {
  await page.drafts.saveDraft(lastPlaceKey, place(7, 0))
  elsewhere = place(8, Date.now() - 60_000)
  expect(await adopt()).toBe(false)
  expect(await stored()).toMatchObject({ catalogId: 7 })
  elsewhere = place(8, Date.now() + 60_000)
  expect(await adopt()).toBe(true)
  expect(await stored()).toMatchObject({ catalogId: 8 })
  expect(asked()).toEqual([{ catalogId: '7' }, { catalogId: '7' }])
  expect(await adopt()).toBe(false)
})

test('a chapter that was finished elsewhere is not offered here any more', async () => {
  await page.drafts.saveDraft(lastPlaceKey, place(7, 0))
  expect(await adopt()).toBe(true)
  expect(await stored()).toBeUndefined()
})

test('the last place stays where it is a book or the service does not answer', async () => {
  await page.drafts.saveDraft(lastPlaceKey, { ...place(7, 0), to: '/exercise/wrong/question/$catalogId' })
  expect(await adopt()).toBe(false)
  expect(await stored()).toMatchObject({ catalogId: 7 })
  expect(asked()).toEqual([{}])
  await page.drafts.saveDraft(lastPlaceKey, place(7, 0))
  browser.service = () => null
  expect(await adopt()).toBe(false)
  expect(await stored()).toMatchObject({ catalogId: 7 })
})

test('what the home has just asked is told to another part of it without asking again', async () => {
  const { askLastPlace } = await import('../../../../src/queries/practice/adoptLastPlace.ts')
  elsewhere = place(8, 1000)
  const came = adopt()
  await vi.waitFor(() => expect(asked()).toHaveLength(1))
  expect(await askLastPlace(undefined, 30_000)).toEqual(elsewhere)
  expect(await came).toBe(true)
  expect(await askLastPlace(undefined, 30_000)).toEqual(elsewhere)
  expect(asked()).toHaveLength(1)
  // who comes home later asks anew
  await page.drafts.dropDraft(lastPlaceKey)
  elsewhere = place(9, 2000)
  expect(await adopt()).toBe(true)
  expect(asked()).toHaveLength(2)
})

test('what could not be asked is asked anew by the next part of the home', async () => {
  const { askLastPlace } = await import('../../../../src/queries/practice/adoptLastPlace.ts')
  const online = browser.service
  browser.service = () => null
  await expect(askLastPlace()).rejects.toThrow()
  browser.service = online
  expect(await askLastPlace(undefined, 30_000)).toBe(null)
})
