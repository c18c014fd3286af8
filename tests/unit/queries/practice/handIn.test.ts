/** A 模考 paper that is handed in once more, for the page died in the middle: what was handed in already stays once. */
import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { books } from '../../../../src/contract/books.ts'
import type { BookName } from '../../../../src/contract/questions.ts'
import type { Beside } from '../../../../src/outbox/entry.ts'
import { handInKey } from '../../../../src/rules/handIn.ts'
import { bundle, question } from '../shelves.ts'
import { type Browser, installBrowser, openPage, type Page, token, until } from '../world.ts'

let browser: Browser
let page: Page
let online: boolean

async function open() {
  await page?.sync.leaveQueue()
  page = await openPage()
}
const knowBook = () =>
  page.client.queryClient.setQueryData(page.query.keyOf(books.wrong.bundle, {}), {
    reply: bundle(),
    asOf: 0,
  })

beforeEach(async () => {
  vi.unstubAllGlobals()
  browser = installBrowser()
  online = true
  browser.service = () => (online ? {} : null)
  await open()
  await page.begin.signIn(token, { remember: true, shared: false })
  online = false
  knowBook()
})
afterEach(() => page.sync.leaveQueue())

const paper = 'c1f0e7a2-0000-4000-8000-000000000001'

/** Hands in so many of a paper's answers, as a deck does it. */
async function handIn(answers: [id: number, content: string][], book: BookName = 'wrong') {
  const { newSitting } = await import('../../../../src/queries/practice/sitting.ts')
  const { answerInBook } = await import('../../../../src/queries/practice/books.ts')
  const take = newSitting()
  for (const [id, content] of answers) {
    const asked = question(id)
    const key = handInKey(paper, id, content)
    const submit = (beside?: Beside) => answerInBook(book, asked, content, { subjectId: 1, key, beside })
    await take({ question: asked, content, ms: 4000, submit })
  }
}
async function said(call: 'review.log' | 'wrong.submit' | 'collection.submit' | 'chapter.submit') {
  const { ledgerAtom, operationsAfter, ofAction } = await import('../../../../src/queries/engine/overlay.ts')
  await page.reading.ledgerRead()
  const operations = operationsAfter(0, getDefaultStore().get(ledgerAtom))
  return ofAction(operations, call).map(({ input }) => input.questionId)
}
async function timesOf(id: number) {
  const { findBookItem } = await import('../../../../src/queries/practice/books.ts')
  return findBookItem('wrong', id)?.times
}

test('is answered, missed and rated once, and goes on with what was not handed in yet', async () => {
  const before = (await timesOf(1)) ?? 0
  await handIn([[1, '0']])
  await open()
  knowBook()
  await handIn([
    [1, '0'],
    [2, '1'],
  ])
  expect(await said('wrong.submit')).toEqual([1, 2])
  expect(await said('review.log')).toEqual([1, 2])
  expect(await timesOf(1)).toBe(before + 1)
})

test('what came into 错题本 by the first time is no review the second time', async () => {
  await handIn([[9, '0']], 'collection')
  expect(await timesOf(9)).toBe(1)
  await open()
  knowBook()
  await handIn([[9, '0']], 'collection')
  expect(await said('collection.submit')).toEqual([9])
  expect(await said('review.log')).toEqual([])
  expect(await timesOf(9)).toBe(1)
})

test('an answer that was changed meanwhile is another one', async () => {
  await handIn([[1, '0']])
  await handIn([[1, '1']])
  expect(await said('wrong.submit')).toEqual([1, 1])
})

test('in a chapter too, told as the same to the service', async () => {
  const answer = { catalogId: 10, paperId: paper, questionId: 1, content: '1' }
  const key = handInKey(paper, 1, '1')
  for (const _ of [1, 2]) await page.practice.submitAnswer(answer, { key })
  await open()
  await page.practice.submitAnswer(answer, { key })
  online = true
  await page.sync.flushNow()
  const told = () => browser.asked.filter(({ path }) => path.endsWith('/submit')).map((one) => one.key)
  // the try that began without network may still be going on, and sends it then
  await until(() => told().length > 0)
  expect(told()).toEqual([key])
  // known by its receipt
  await page.practice.submitAnswer(answer, { key })
  expect(await said('chapter.submit')).toEqual([1])
})
