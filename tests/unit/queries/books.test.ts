import { afterEach, beforeEach, describe, test, vi } from 'vitest'
import type { BookBundle } from '../../../src/contract/books.ts'
import { writeShort } from '../../../src/rules/grading/shortAnswer.ts'
import { bundle, item, node, question } from './shelves.ts'
import { type Asked, type Browser, installBrowser, openPage, type Page, until, watch } from './world.ts'

/** Question 4 in the second subject's chapter is collected only; 5 is in no book. */
const collection = (): BookBundle => ({
  tree: [node(300, null, [1, 0, 0])],
  items: [item(4, 300, { times: 0 })],
  questions: [question(4, 'WENDA')],
  specimens: [],
})

let browser: Browser
let online: boolean
let page: Page
/** What arrived, in order: the last part of its path and what it is about. */
let arrived: string[]

const isGet = ({ method }: Asked) => method === 'GET'

function reply(asked: Asked): unknown {
  const { path, body, query } = asked
  if (path === '/dh-usercenter/system/anon/info') return { exactlyOnce: true, batch: true }
  if (path.endsWith('wrong/bundle')) return bundle()
  if (path.endsWith('collection/bundle')) return collection()
  if (path.endsWith('/setting') && isGet(asked))
    return { autoWrong: true, removeAfter: 0, dailyMinutes: 15, examAt: 0 }
  if (path.endsWith('/user/current'))
    return { id: 1, loginName: 's', roleTypeKeys: ['Student'], permissions: [] }
  if (!isGet(asked) && path !== 'line')
    arrived.push(
      `${path.split('/').slice(-2).join('/')} ${body.questionId ?? body.clientId ?? query.questionId ?? body.id}`,
    )
  return path.endsWith('submit') ? { correct: false } : true
}

const queries = () => import('../../../src/queries/books.ts')
const shown = (name: 'wrong' | 'collection') =>
  queries().then(({ bookQuery }) => watch<BookBundle>(page, bookQuery(name)))

beforeEach(async () => {
  vi.unstubAllGlobals()
  online = true
  arrived = []
  browser = installBrowser()
  browser.service = (asked) => (online ? reply(asked) : null)
  page = await openPage()
  const token = { accessToken: 'T1', expireInSeconds: 2_592_000, id: 1, roleTypeKeys: ['Student' as const] }
  await page.begin.signIn(token, { remember: true, shared: false })
})
afterEach(() => page.sync.leaveQueue())

describe('without network', () => {
  test('a miss in the collection stands in the wrong book; marked otherwise it is counted anew, not once more', async () => {
    const { submitInBook } = await queries()
    const books = { wrong: await shown('wrong'), collection: await shown('collection') }
    await until(() => books.wrong.now() !== undefined && books.collection.now() !== undefined)
    online = false
    const stood = () => [
      books.wrong.now().items.find(({ questionId }) => questionId === 4)?.times,
      books.collection.now().items.map(({ times, streak, isCorrected }) => [times, streak, isCorrected]),
    ]
    const mark = async (self: boolean | null, amends = true) => {
      const content = writeShort({ text: '表皮', self })
      await submitInBook('collection', question(4, 'WENDA'), content, { subjectId: 1, amends })
    }
    await mark(null, false)
    const no = [1, [[1, 0, false]]]
    const yes = [undefined, [[0, 1, true]]]
    for (const [self, then] of [
      [false, no],
      [true, yes],
      [false, no],
      [true, yes],
      [false, no],
    ] as const) {
      await mark(self)
      await until(() => JSON.stringify(stood()) === JSON.stringify(then))
    }
    // the same words once more are an answer of their own
    await mark(false, false)
    await until(() => JSON.stringify(stood()) === JSON.stringify([2, [[2, 0, false]]]))
    for (const { stop } of Object.values(books)) stop()
  })
})
