import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PersonalMark } from '../../../../src/contract/specimens.ts'
import { installBrowser, openPage, type Page } from '../world.ts'

let page: Page

beforeEach(async () => {
  vi.unstubAllGlobals()
  const browser = installBrowser()
  browser.service = ({ path }) =>
    path.endsWith('/anon/info') ? { exactlyOnce: true, batch: true, quiz: true } : null
  page = await openPage()
  await page.begin.signIn({ accessToken: 'T', id: 1 }, { remember: true, shared: false })
})
afterEach(async () => {
  await page.sync.leaveQueue()
  vi.restoreAllMocks()
})

const some = (count: number): PersonalMark[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ clientId: `mark-${at}`, specimenId: 1, shape: 'point', points: [[at, 2]], frame: 0, name: `${at}` },
    ...{ desc: '', color: 'red', fontSize: 14, updatedAt: 0 },
  }))

/** What is on screen of them, and what waits. */
async function there() {
  await page.reading.ledgerRead()
  const { foldMarks } = await import('../../../../src/queries/library/marks.ts')
  const { operationsAfter } = await import('../../../../src/queries/engine/overlay.ts')
  return [foldMarks(1, [], operationsAfter(0)).length, page.sync.unsentNow()]
}

test('marks of a file are all stored once that is said', async () => {
  const { saveNewMarks } = await import('../../../../src/queries/library/importMarks.ts')
  await saveNewMarks(some(300))
  expect(await there()).toEqual([300, 300])
})

test('on a device without room for all of them, none is stored', async () => {
  const { saveNewMarks } = await import('../../../../src/queries/library/importMarks.ts')
  const add = IDBObjectStore.prototype.add
  let writes = 0
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (++writes > 100) throw new DOMException('full', 'QuotaExceededError')
    return add.apply(this, args)
  })
  await expect(saveNewMarks(some(300))).rejects.toThrow()
  vi.restoreAllMocks()
  expect(await there()).toEqual([0, 0])
})
