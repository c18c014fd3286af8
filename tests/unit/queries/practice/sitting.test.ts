import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { books } from '../../../../src/contract/books.ts'
import type { BookName } from '../../../../src/contract/questions.ts'
import type { ReviewEntry } from '../../../../src/contract/review.ts'
import type { Beside } from '../../../../src/outbox/entry.ts'
import { bundle, question } from '../shelves.ts'
import { type Browser, installBrowser, openPage, type Page, token, until } from '../world.ts'

let browser: Browser
let page: Page
let online: boolean
/** what the service makes of an answer */
let judge: boolean

beforeEach(async () => {
  vi.unstubAllGlobals()
  browser = installBrowser()
  online = true
  judge = true
  browser.service = ({ path }) => {
    if (!online) return null
    return path.endsWith('/submit') ? { correct: judge } : {}
  }
  page = await openPage()
  await page.begin.signIn(token, { remember: true, shared: false })
  online = false
  const { queryClient } = page.client
  queryClient.setQueryData(page.query.keyOf(books.wrong.bundle, {}), { reply: bundle(), asOf: 0 })
})
afterEach(() => page.sync.leaveQueue())

/** Answers as a deck does it, in this sitting. */
async function sitting() {
  const { newSitting } = await import('../../../../src/queries/practice/sitting.ts')
  const { answerInBook } = await import('../../../../src/queries/practice/books.ts')
  const take = newSitting()
  return (
    id: number,
    content: string,
    { ms = 4000, book = 'wrong' as BookName, type = 'PANDUAN', amends = false, guessed = false } = {},
  ) => {
    const asked = question(id, type)
    const submit = (beside?: Beside) => answerInBook(book, asked, content, { amends, beside })
    return take({ ...{ question: asked, content, ms, amends, guessed }, submit })
  }
}
/** What was said of review here: the question and its rating. */
const said = async () => {
  const { ledgerAtom, operationsAfter, ofAction } = await import('../../../../src/queries/engine/overlay.ts')
  await page.reading.ledgerRead()
  const operations = operationsAfter(0, getDefaultStore().get(ledgerAtom))
  return ofAction(operations, 'review.log').map(({ input }): ReviewEntry => input)
}
const ratings = async () => (await said()).map(({ questionId, rating }) => [questionId, rating])

describe('practice outside of a review', () => {
  test('counts as a review of a question in 错题本, by the same ratings', async () => {
    const give = await sitting()
    await give(1, '1')
    await give(2, '0')
    await give(3, '1', { ms: 31_000, book: 'collection' })
    expect(await ratings()).toEqual([
      [1, 'good'],
      [2, 'again'],
      [3, 'hard'],
    ])
    expect((await said())[0]?.ms).toBe(4000)
  })

  test('rates a right guess as hard, as in a review', async () => {
    const give = await sitting()
    await give(1, '1', { guessed: true })
    await give(2, '0', { guessed: true })
    expect(await ratings()).toEqual([
      [1, 'hard'],
      [2, 'again'],
    ])
  })

  test('counts once in a sitting, by the first verdict; in the next it counts again', async () => {
    const give = await sitting()
    await give(1, '0')
    await give(1, '1')
    expect(await ratings()).toEqual([[1, 'again']])
    await (await sitting())(1, '1')
    expect(await ratings()).toEqual([
      [1, 'again'],
      [1, 'good'],
    ])
  })

  test('counts as no review of a question that is not in 错题本', async () => {
    const give = await sitting()
    await give(9, '0', { book: 'collection' })
    expect(await said()).toEqual([])
  })

  test('is rated again, once, where the service judges otherwise', async () => {
    await (await sitting())(1, '0')
    online = true
    await page.sync.flushNow()
    await until(() => getDefaultStore().get(page.practice.verdictChangesAtom).size === 1)
    const { rateAnew } = await import('../../../../src/queries/practice/review.ts')
    await Promise.all([rateAnew(), rateAnew()])
    await rateAnew()
    expect(await ratings()).toEqual([
      [1, 'again'],
      [1, 'good'],
    ])
    const [first, second] = await said()
    expect(second).toMatchObject({ at: (first?.at ?? 0) + 1, ms: 0 })
  })
})
