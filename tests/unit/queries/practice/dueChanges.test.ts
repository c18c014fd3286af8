/** What home says is due follows the wrong book as this device knows it, without network too. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyQuestion } from '../../../../src/contract/questions.ts'
import { specimen } from '../../features/library/sample.ts'
import { bundle, item, node, question } from '../shelves.ts'
import { type Browser, installBrowser, openPage, type Page, token, until, watch } from '../world.ts'

let browser: Browser
let page: Page
beforeEach(async () => {
  vi.unstubAllGlobals()
  browser = installBrowser()
  browser.service = ({ path }) => {
    if (path.endsWith('wrong/bundle')) return bundle()
    if (path.endsWith('collection/bundle'))
      return { ...bundle(), tree: [node(300, null, [1, 0, 0])], items: [item(4, 300)] }
    if (path.endsWith('practise/setting'))
      return { autoWrong: true, removeAfter: 2, dailyMinutes: 15, examAt: 0 }
    return path === 'line' ? {} : null
  }
  page = await openPage()
  await page.begin.signIn(token, { remember: true, shared: false })
})
afterEach(() => page.sync.leaveQueue())

test('a question is due while it stands in the wrong book, however it came there', async () => {
  const books = await import('../../../../src/queries/practice/books.ts')
  const { settingQuery } = await import('../../../../src/queries/practice/setting.ts')
  const { loadDue, saveDue } = await import('../../../../src/queries/practice/due.ts')
  const seen = [
    await watch(page, books.bookQuery('wrong')),
    await watch(page, books.bookQuery('collection')),
    await watch(page, settingQuery()),
  ]
  await until(() => seen.every(({ now }) => now() !== undefined))
  browser.service = () => null
  await saveDue({
    dues: [
      [1, 5],
      [2, 6],
      [3, 7],
    ],
    examAt: 9,
  })
  const dues = async () => (await loadDue())?.dues.map(([id]) => id).sort()
  const become = async (...ids: (number | string)[]) => expect.poll(dues).toEqual(ids)

  await books.addWrong(question(8), 1, [])
  await become(1, 2, 3, 8)
  await books.answerInBook('collection', question(4), '0', { subjectId: 1 })
  await become(1, 2, 3, 4, 8)
  // all the misses of one exam
  const own = (id: string): AnyQuestion => question(id, 'TIANKONG')
  const made = (clientId: string, book: 'wrong' | 'collection' = 'wrong') =>
    books.addOwn({ clientId, specimenId: 1, markId: 1, book }, own(clientId), specimen(1, { subjectId: 1 }))
  await made('a', 'collection')
  await Promise.all(['b', 'c', 'd'].map((id) => made(id)))
  await become(1, 2, 3, 4, 8, 'b', 'c', 'd')
  await books.removeQuestions('wrong', [2, 'c'])
  await books.removeQuestions('collection', [4])
  await become(1, 3, 4, 8, 'b', 'd')
  // the second right answer in a row takes it out
  await books.answerInBook('wrong', question(1), '1', { subjectId: 1 })
  await become(3, 4, 8, 'b', 'd')
  await books.answerInBook('wrong', question(3), '1', { subjectId: 1 })
  // what nobody judges is never due
  await books.addWrong(question(9, 'OTHER'), 1, [])
  await new Promise((resolve) => setTimeout(resolve, 50))
  await become(3, 4, 8, 'b', 'd')
  expect((await loadDue())?.examAt).toBe(9)
  for (const { stop } of seen) stop()
})
