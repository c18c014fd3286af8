import { expect, onTestFinished, test, vi } from 'vitest'
import { figures } from '../../../../src/contract/review.ts'
import { installBrowser, openPage, token } from '../world.ts'

test('each visit to the home of practice asks for figures of at most one stale subject', async () => {
  vi.unstubAllGlobals()
  const browser = installBrowser()
  browser.service = ({ path }) => (path === figures.path ? { chapters: [], days: [] } : {})
  const page = await openPage()
  onTestFinished(() => page.sync.leaveQueue())
  await page.begin.signIn(token, { remember: true, shared: false })
  const { keepFigures } = await import('../../../../src/queries/practice/figures.ts')
  const asked = () =>
    browser.asked.filter(({ path }) => path === figures.path).map(({ query }) => query.subjectId)
  const practised = [1, 2, 3]
  await keepFigures(practised)
  expect(asked()).toEqual(['1'])
  for (const _ of [2, 3, 4, 5]) await keepFigures(practised)
  expect(asked()).toEqual(['1', '2', '3'])
})
