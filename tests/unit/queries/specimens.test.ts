import { afterEach, expect, test, vi } from 'vitest'
import { installBrowser, openPage, until } from './world.ts'

afterEach(() => vi.unstubAllGlobals())

test('however many specimens are chosen, all of them are deleted', async () => {
  vi.unstubAllGlobals()
  const browser = installBrowser()
  browser.service = ({ path }) =>
    path.endsWith('/anon/info') ? { exactlyOnce: true, batch: true } : path.endsWith('/current') ? 500 : true
  const page = await openPage()
  await page.begin.signIn({ accessToken: 'T', id: 1 }, { remember: true, shared: false })
  const { deleteSpecimens } = await import('../../../src/queries/specimens.ts')
  const all = Array.from({ length: 450 }, (_, at) => at + 1)
  await deleteSpecimens(2, all)
  await page.sync.flushNow()
  const told = () => browser.asked.filter(({ path }) => path.endsWith('/deleteBatch')).map(({ body }) => body)
  await until(() => told().length === 3)
  // as many as one call takes
  expect(told().map(({ specimenIds }) => (specimenIds as number[]).length)).toEqual([200, 200, 50])
  expect(told().flatMap(({ specimenIds }) => specimenIds)).toEqual(all)
  await page.sync.leaveQueue()
})
