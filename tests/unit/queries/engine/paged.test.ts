import { InfiniteQueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Browser, installBrowser, openPage, until } from '../world.ts'

let browser: Browser
let total = 45
/** how many records went from the list's front */
let gone = 0

beforeEach(() => {
  vi.unstubAllGlobals()
  total = 45
  gone = 0
  browser = installBrowser()
  browser.service = ({ path, query }) => {
    if (path !== '/dh-teaching/course/page') return path === '/dh-usercenter/user/current' ? 500 : 'there'
    const from = (Number(query.pageNo) - 1) * Number(query.pageSize)
    const records = Array.from({ length: Math.min(Number(query.pageSize), total - from) }, (_, i) => ({
      id: gone + from + i + 1,
    }))
    return { records, total }
  }
})
afterEach(() => vi.unstubAllGlobals())

async function list() {
  const page = await openPage()
  await page.begin.signIn({ accessToken: 'T', id: 1 }, { remember: true, shared: false })
  const { pagedQuery, reload } = await import('../../../../src/queries/engine/paged.ts')
  const { coursePage } = await import('../../../../src/contract/teaching/course.ts')
  const options = pagedQuery(coursePage, {})
  const observer = new InfiniteQueryObserver(page.client.queryClient, options as never)
  const stop = observer.subscribe(() => undefined)
  const shown = () =>
    observer.getCurrentResult().data as unknown as { records: { id: number }[]; total: number } | undefined
  await until(() => shown() !== undefined)
  return { page, observer, shown, stop, reload: () => reload(options.queryKey) }
}

const asked = () =>
  browser.asked.filter(({ path }) => path.endsWith('course/page')).map(({ query }) => query.pageNo)

test('B11 a list appends page by page to its end, and loads anew from its first record', async () => {
  const { observer, shown, stop, reload } = await list()
  expect(shown()?.records.length).toBe(20)
  await observer.fetchNextPage()
  await observer.fetchNextPage()
  expect(shown()?.records.map(({ id }) => id)).toEqual(Array.from({ length: 45 }, (_, i) => i + 1))
  expect(observer.getCurrentResult().hasNextPage).toBe(false)
  browser.asked = []
  total = 5
  await reload()
  expect(asked()).toEqual(['1'])
  expect(shown()?.records.length).toBe(5)
  stop()
})

test('what was loaded stays when it cannot be loaded anew', async () => {
  const { observer, shown, stop, reload } = await list()
  await observer.fetchNextPage()
  browser.service = () => null
  await reload()
  expect(shown()?.records.length).toBe(40)
  expect(observer.getCurrentResult().hasNextPage).toBe(true)
  stop()
})

test('all pages that were loaded are there without network after a restart', async () => {
  const first = await list()
  await first.observer.fetchNextPage()
  await until(async () => first.page.client.queryClient.isFetching() === 0)
  await new Promise((resolve) => setTimeout(resolve, 50))
  first.stop()
  await first.page.sync.leaveQueue()
  browser.service = () => null
  const page = await openPage()
  const { pagedQuery } = await import('../../../../src/queries/engine/paged.ts')
  const { coursePage } = await import('../../../../src/contract/teaching/course.ts')
  const observer = new InfiniteQueryObserver(page.client.queryClient, pagedQuery(coursePage, {}) as never)
  const stop = observer.subscribe(() => undefined)
  await until(() => observer.getCurrentResult().data !== undefined)
  expect((observer.getCurrentResult().data as unknown as { records: unknown[] }).records.length).toBe(40)
  stop()
  await page.sync.leaveQueue()
})

test('refreshing a long list loads only its first pages and keeps the deeper ones', async () => {
  total = 200
  const { observer, shown, stop } = await list()
  for (let page = 0; page < 5; page++) await observer.fetchNextPage()
  expect(shown()?.records.length).toBe(120)
  browser.asked = []
  await observer.refetch()
  expect(asked()).toEqual(['1', '2', '3'])
  expect(shown()?.records.length).toBe(120)
  stop()
})

test('no record falls out of a long list when others in front of it went', async () => {
  total = 195
  const { observer, shown, stop } = await list()
  for (let page = 0; page < 4; page++) await observer.fetchNextPage()
  gone = 5
  total = 190
  await observer.refetch()
  expect(shown()?.records.length).toBe(100)
  while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage()
  expect(shown()?.records.map(({ id }) => id)).toEqual(Array.from({ length: 190 }, (_, i) => i + 6))
  stop()
})
