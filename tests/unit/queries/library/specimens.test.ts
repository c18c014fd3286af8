import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Browser, installBrowser, openPage, type Page, until } from '../world.ts'

let browser: Browser
let page: Page
/** a specimen that is another's, as the service sees it */
let foreign: number

beforeEach(async () => {
  vi.unstubAllGlobals()
  foreign = 0
  browser = installBrowser()
  browser.service = ({ path, body }) => {
    if (path.endsWith('/anon/info')) return { exactlyOnce: true, batch: true, quiz: true }
    if (path.endsWith('/current')) return 500
    return (body.specimenIds as number[] | undefined)?.includes(foreign) ? 403 : true
  }
  page = await openPage()
  await page.begin.signIn({ accessToken: 'T', id: 1 }, { remember: true, shared: false })
})
afterEach(async () => {
  await page.sync.leaveQueue()
  vi.unstubAllGlobals()
})

const told = () => browser.asked.filter(({ path }) => path.endsWith('/deleteBatch')).map(({ body }) => body)

test('however many specimens are chosen, all of them are deleted', async () => {
  const { deleteOwnSpecimens } = await import('../../../../src/queries/library/specimens.ts')
  const all = Array.from({ length: 450 }, (_, at) => at + 1)
  await deleteOwnSpecimens(2, all)
  await page.sync.flushNow()
  await until(() => told().length === 3)
  // as many as one call takes
  expect(told().map(({ specimenIds }) => (specimenIds as number[]).length)).toEqual([200, 200, 50])
  expect(told().flatMap(({ specimenIds }) => specimenIds)).toEqual(all)
})

test('a deletion that is refused holds up no later one, of the same specimens neither', async () => {
  const { deleteOwnSpecimens } = await import('../../../../src/queries/library/specimens.ts')
  foreign = 8
  await deleteOwnSpecimens(2, [7, 8])
  await page.sync.flushNow()
  await until(() => page.sync.unsentNow() === 1 && told().length === 1)
  await deleteOwnSpecimens(2, [7])
  await page.sync.flushNow()
  await until(() => told().length === 2)
  expect(told().at(-1)?.specimenIds).toEqual([7])
})
