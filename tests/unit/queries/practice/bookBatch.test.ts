/** Many questions of a book at once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BookBundle } from '../../../../src/contract/books.ts'
import { bundle, entry, item, question } from '../shelves.ts'
import { installBrowser, openPage, type Page, token, until, watch } from '../world.ts'

const many = Array.from({ length: 300 }, (_, at) => at + 1000)
const known = (): BookBundle => ({
  ...bundle(),
  items: many.map((id) => item(id, 100)),
  questions: many.map((id) => question(id)),
})

let page: Page
let book: Awaited<ReturnType<typeof watch<BookBundle>>>

/** A book of 300 questions on a device that has no network any longer. */
beforeEach(async () => {
  vi.unstubAllGlobals()
  const browser = installBrowser()
  browser.service = ({ path }) => (path.endsWith('wrong/bundle') ? known() : path === 'line' ? {} : null)
  page = await openPage()
  await page.begin.signIn(token, { remember: true, shared: false })
  const { bookQuery } = await import('../../../../src/queries/practice/books.ts')
  book = await watch<BookBundle>(page, bookQuery('wrong'))
  await until(() => book.now() !== undefined)
  browser.service = () => null
})
afterEach(async () => {
  book.stop()
  vi.restoreAllMocks()
  await page.sync.leaveQueue()
})

const queued = async () => {
  const { inUser } = await import('../../../../src/device/db.ts')
  return inUser(1, (db) => db.getAll('queue'))
}

test('300 questions move at once in order, and the book is computed only a few times', async () => {
  const { moveQuestions, removeQuestions } = await import('../../../../src/queries/practice/books.ts')
  const from = book.seen.length
  await moveQuestions('wrong', many, 'own')
  await until(() => book.now().items.every(({ catalogId }) => catalogId === 'own'))
  await removeQuestions('wrong', many)
  await until(() => book.now().items.length === 0)
  expect(book.seen.length - from).toBeLessThan(10)
  const rows = await queued()
  expect(rows.map(({ call, lane, subject }) => [call, lane, subject])).toEqual(
    ['move', 'remove'].flatMap((what) =>
      many.map((id) => [`wrong.${what}`, `book:wrong:${id}`, `question:${id}`]),
    ),
  )
})

test('questions that wrong answers brought in are added once, before any move', async () => {
  const { moveQuestions } = await import('../../../../src/queries/practice/books.ts')
  const { enqueue } = await import('../../../../src/outbox/enqueue.ts')
  for (const id of [1, 2]) {
    const input = { catalogId: 10, paperId: 'p', questionId: id, content: '0', ms: undefined }
    const local = { correct: false, submitted: 1, corrected: 0, entry: entry(id) }
    await enqueue('chapter.submit', input, { lane: 'chapter:10', subject: `question:${id}`, local })
  }
  for (const catalog of ['own', 100]) await moveQuestions('wrong', [1, 2], catalog)
  const said = (await queued()).filter(({ lane }) => lane.startsWith('book:wrong:'))
  expect(said.map(({ call, subject }) => `${call} ${subject}`)).toEqual(
    ['add', 'move', 'move'].flatMap((what) => [1, 2].map((id) => `wrong.${what} question:${id}`)),
  )
})

test('no question is moved when the device runs out of room in the middle', async () => {
  const { moveQuestions } = await import('../../../../src/queries/practice/books.ts')
  const add = IDBObjectStore.prototype.add
  let writes = 0
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (++writes % 300 === 150) throw new DOMException('full', 'QuotaExceededError')
    return add.apply(this, args)
  })
  await expect(moveQuestions('wrong', many, 'own')).rejects.toThrow()
  vi.restoreAllMocks()
  expect(await queued()).toEqual([])
  expect(new Set(book.now().items.map(({ catalogId }) => catalogId))).toEqual(new Set([100]))
})
