/** A student with both books, on a service that takes or refuses what arrives, as it is told. */
import { afterEach, beforeEach, vi } from 'vitest'
import type { BookBundle } from '../../../../src/contract/books.ts'
import { bundle, item, node, question } from '../shelves.ts'
import { type Asked, type Browser, installBrowser, openPage, type Page, token, watch } from '../world.ts'

/** Question 4 in the second subject's chapter is collected only; 5 is in no book. */
const collection = (): BookBundle => ({
  tree: [node(300, null, [1, 0, 0])],
  items: [item(4, 300, { times: 0 })],
  questions: [question(4, 'WENDA')],
  specimens: [],
})

/** How the service stands; as it is here at the beginning of each test. */
const begun = () => ({
  online: true,
  /** What arrived and was taken, in order: the end of its path and what it is about. */
  arrived: [] as string[],
  /** What the service refuses, by the end of its path. */
  refused: [] as string[],
  /** What else it refuses, and how. */
  isRefused: (_: Asked): boolean => false,
  failure: 404,
})

export let browser: Browser
export let page: Page
export let there: ReturnType<typeof begun>

const isGet = ({ method }: Asked) => method === 'GET'

export function reply(asked: Asked): unknown {
  const { path, body, query = {} } = asked
  if (there.refused.some((end) => path.endsWith(end))) return 404
  if (there.isRefused(asked)) return there.failure
  if (path.endsWith('subject/listCommon'))
    return [
      { id: 1, children: [{ id: 2, children: [] }] },
      { id: 2, children: [] },
    ]
  if (path.endsWith('wrong/tree'))
    return bundle().tree.filter(({ subjectId }) => subjectId === Number(query.subjectId))
  if (path.endsWith('wrong/card'))
    return {
      items: bundle().items.filter(({ catalogId }) => (catalogId === 200) === (query.catalogId === '200')),
    }
  if (path.endsWith('withAnswer'))
    return { ...question(Number(query.id)), children: [{ ...question(1), specimenId: 7 }] }
  if (path.endsWith('ForQuestion')) return { id: Number(query.id) }
  if (path === '/dh-usercenter/system/anon/info') return { exactlyOnce: true, batch: true, quiz: true }
  if (path.endsWith('wrong/bundle')) return bundle()
  if (path.endsWith('collection/bundle')) return collection()
  if (path.endsWith('/setting') && isGet(asked))
    return { autoWrong: true, removeAfter: 0, dailyMinutes: 15, examAt: 0 }
  if (path.endsWith('/user/current'))
    return { id: 1, loginName: 's', roleTypeKeys: ['Student'], permissions: [] }
  if (!isGet(asked) && path !== 'line')
    there.arrived.push(
      `${path.split('/').slice(-2).join('/')} ${body.questionId ?? body.clientId ?? query.questionId ?? body.catalogId ?? body.id}`,
    )
  return path.endsWith('submit') ? { correct: false } : true
}

export const queries = () => import('../../../../src/queries/practice/books.ts')
export const catalogs = () => import('../../../../src/queries/practice/bookCatalogs.ts')
export const shown = (name: 'wrong' | 'collection') =>
  queries().then(({ bookQuery }) => watch<BookBundle>(page, bookQuery(name)))

/** Registers the hooks of a test file: a student signed in, with all that the service has, for each test. */
export function setBooks() {
  beforeEach(async () => {
    vi.unstubAllGlobals()
    there = begun()
    browser = installBrowser()
    browser.service = (asked) => (there.online ? reply(asked) : null)
    page = await openPage()
    await page.begin.signIn(token, { remember: true, shared: false })
  })
  afterEach(() => page.sync.leaveQueue())
}
