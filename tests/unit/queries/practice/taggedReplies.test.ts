/** A book that did not change comes over the line once, also after a new start. */
import { expect, test } from 'vitest'
import { books } from '../../../../src/contract/books.ts'
import { browser, open, setStudent, signIn } from '../student.ts'
import type { Page } from '../world.ts'

setStudent()

const { path } = books.wrong.bundle
const bundle = { tree: [], items: [], questions: [], specimens: [] }

const asks = () => browser.asked.filter((asked) => asked.path === path).map(({ known }) => known)

/** Answers the book under a tag; 304 to who has it. */
function serve(etag: string) {
  const before = browser.service
  browser.service = (asked) => {
    if (asked.path !== path) return before(asked)
    if (asked.known === etag) return new Response(null, { status: 304, headers: { etag } })
    const body = JSON.stringify({ code: 0, message: '', data: { ...bundle, etag } })
    return new Response(body, { headers: { 'content-type': 'application/json', etag } })
  }
}

async function bookOf(page: Page) {
  const { bookQuery } = await import('../../../../src/queries/practice/books.ts')
  const { reply } = await page.client.queryClient.fetchQuery({ ...bookQuery('wrong'), staleTime: 0 })
  return reply
}

test('a book is asked for by its tag and stays as it is', async () => {
  const page = await open()
  await signIn(page)
  serve('"one"')
  const first = await bookOf(page)
  expect(await bookOf(page)).toEqual(first)
  expect(asks()).toEqual([null, '"one"'])
  serve('"two"')
  expect(await bookOf(page)).toMatchObject({ etag: '"two"' })
  expect(asks()).toEqual([null, '"one"', '"one"'])
})

test('a book is known by its tag after a new start too', async () => {
  const page = await open()
  await signIn(page)
  serve('"one"')
  await bookOf(page)
  const next = await open()
  // what is kept is shown at once, and asked for behind it
  expect(await bookOf(next)).toMatchObject({ etag: '"one"' })
  await expect.poll(asks).toEqual([null, '"one"'])
})
