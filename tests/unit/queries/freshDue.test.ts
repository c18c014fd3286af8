import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reviewDue } from '../../../src/contract/review.ts'
import { type Browser, installBrowser, openPage, type Page } from './world.ts'

let browser: Browser
let page: Page
const examAt = Date.UTC(2027, 0, 4)

beforeEach(async () => {
  vi.unstubAllGlobals()
  browser = installBrowser()
  browser.service = ({ path }) => {
    if (path === reviewDue.path) return { dues: [{ questionId: 12, due: 34 }], examAt }
    return path === 'line' ? {} : null
  }
  page = await openPage()
  await page.begin.signIn(
    { accessToken: 'T1', expireInSeconds: 2_592_000, id: 1, roleTypeKeys: ['Student'] },
    { remember: true, shared: false },
  )
})
afterEach(() => page.sync.leaveQueue())

test('a device that is new to a person learns what is due, and the exam', async () => {
  const { noteAllDue } = await import('../../../src/queries/freshDue.ts')
  const { loadDue } = await import('../../../src/queries/due.ts')
  expect(await loadDue()).toBeUndefined()
  await noteAllDue()
  expect(await loadDue()).toEqual({ dues: [[12, 34]], examAt })
})

test('what a screen noted meanwhile stands', async () => {
  const { noteAllDue } = await import('../../../src/queries/freshDue.ts')
  const { loadDue, saveDue } = await import('../../../src/queries/due.ts')
  await saveDue({ dues: [[5, 7]], examAt: 0 })
  await noteAllDue()
  expect(await loadDue()).toEqual({ dues: [[5, 7]], examAt: 0 })
})
