import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reviewDue } from '../../../../src/contract/review.ts'
import { question } from '../shelves.ts'
import { type Browser, installBrowser, openPage, type Page, token, until } from '../world.ts'

let browser: Browser
let page: Page
const examAt = Date.UTC(2027, 0, 4)
const invalidate = vi.fn(async (_which: { filter: (screen: { routeId: string }) => boolean }) => undefined)

beforeEach(async () => {
  vi.unstubAllGlobals()
  invalidate.mockClear()
  browser = installBrowser()
  browser.service = ({ path }) => {
    if (path === reviewDue.path) return { dues: [{ questionId: 12, due: 34 }], examAt }
    return path === 'line' ? {} : null
  }
  page = await openPage()
  await page.begin.signIn(token, { remember: true, shared: false })
})
afterEach(() => {
  vi.useRealTimers()
  return page.sync.leaveQueue()
})

test('a device that is new to a person learns what is due and the date of the exam', async () => {
  const { noteAllDue } = await import('../../../../src/queries/practice/freshDue.ts')
  const { loadDue } = await import('../../../../src/queries/practice/due.ts')
  expect(await loadDue()).toBeUndefined()
  await noteAllDue({ invalidate })
  expect(await loadDue()).toEqual({ dues: [[12, 34]], examAt })
  const [told] = invalidate.mock.calls.map(([{ filter }]) => filter)
  expect(['/', '/exercise/review/practise'].map((routeId) => told?.({ routeId }))).toEqual([true, false])
  await noteAllDue({ invalidate })
  expect(invalidate).toHaveBeenCalledTimes(1)
})

const hours = (count: number) => vi.setSystemTime(Date.now() + count * 3_600_000)

test('what is due is asked again an hour after it was noted', async () => {
  const { noteAllDue } = await import('../../../../src/queries/practice/freshDue.ts')
  const { loadDue, saveDue } = await import('../../../../src/queries/practice/due.ts')
  vi.useFakeTimers({ toFake: ['Date'] })
  await saveDue({ dues: [[5, 7]], examAt: 0 })
  hours(0.9)
  await noteAllDue({ invalidate })
  expect(await loadDue()).toEqual({ dues: [[5, 7]], examAt: 0 })
  hours(0.2)
  await noteAllDue({ invalidate })
  expect(await loadDue()).toEqual({ dues: [[12, 34]], examAt })
  // for the next time that home is seen: what stands there does not move
  expect(invalidate).not.toHaveBeenCalled()
})

test('what this device noted as due stands while something waits here', async () => {
  const { noteAllDue } = await import('../../../../src/queries/practice/freshDue.ts')
  const { loadDue, saveDue } = await import('../../../../src/queries/practice/due.ts')
  const { ledgerAtom } = await import('../../../../src/queries/engine/overlay.ts')
  const { changeSetting } = await import('../../../../src/queries/practice/setting.ts')
  vi.useFakeTimers({ toFake: ['Date'] })
  await saveDue({ dues: [[5, 7]], examAt: 0 })
  const answers = browser.service
  browser.service = () => null
  await changeSetting({ autoWrong: false })
  await until(() => getDefaultStore().get(ledgerAtom).waiting === 1)
  browser.service = (asked) => (asked.path === reviewDue.path ? answers(asked) : null)
  hours(2)
  await noteAllDue({ invalidate })
  expect(await loadDue()).toEqual({ dues: [[5, 7]], examAt: 0 })
})

test('what a screen noted meanwhile stands', async () => {
  const { noteAllDue } = await import('../../../../src/queries/practice/freshDue.ts')
  const { loadDue, saveDue } = await import('../../../../src/queries/practice/due.ts')
  await saveDue({ dues: [[5, 7]], examAt: 0 })
  await noteAllDue({ invalidate })
  expect(await loadDue()).toEqual({ dues: [[5, 7]], examAt: 0 })
})

test('a new device asks what is due even where something was missed before it asked', async () => {
  const { noteAllDue } = await import('../../../../src/queries/practice/freshDue.ts')
  const { loadDue } = await import('../../../../src/queries/practice/due.ts')
  const { noteDue } = await import('../../../../src/queries/practice/dueChanges.ts')
  await noteDue(question(5), 7)
  expect(await loadDue()).toEqual({ dues: [[5, 7]], examAt: 0, partial: true })
  await noteAllDue({ invalidate })
  expect(await loadDue()).toEqual({ dues: [[12, 34]], examAt })
  await noteDue(question(5), 7)
  await noteAllDue({ invalidate })
  expect((await loadDue())?.dues.map(([id]) => id)).toEqual([5, 12])
})
