/** The trees of many subjects are one request. */
import { expect, test } from 'vitest'
import type { ChapterNode } from '../../../../src/contract/practice.ts'
import { browser, open, setStudent, signIn } from '../student.ts'

setStudent()

const node = (id: number): ChapterNode => ({
  ...{ id, parentId: null, name: `章${id}`, nameEn: `Chapter ${id}`, level: 1, isOpen: true, items: [] },
  ...{ total: 3, submitted: 1, corrected: 1 },
})
const trees = '/dh-questionbank/practise/chapter/trees'
const tree = '/dh-questionbank/practise/chapter/tree'

const paths = () => browser.asked.map(({ path }) => path).filter((path) => path.startsWith(tree))

/** Answers trees by `ofAll`, anything else as before. */
function serve(ofAll: unknown) {
  const before = browser.service
  browser.service = (asked) => {
    if (asked.path === trees) return ofAll
    return asked.path === tree ? [node(Number(asked.query.subjectId))] : before(asked)
  }
}

test('subjects side by side ask for their chapters once', async () => {
  const page = await open()
  await signIn(page)
  serve([1, 2].map((subjectId) => ({ subjectId, nodes: [node(subjectId)] })))
  const { queryClient } = page.client
  const replies = await Promise.all(
    [1, 2, 3].map((id) => queryClient.fetchQuery(page.practice.chapterTreeQuery(id))),
  )
  expect(replies.map(({ reply }) => reply.map(({ id }) => id))).toEqual([[1], [2], []])
  expect(paths()).toEqual([trees])
})

test('one subject asks for its own, and so does each where the service is older', async () => {
  const page = await open()
  await signIn(page)
  serve(404)
  const { queryClient } = page.client
  await queryClient.fetchQuery(page.practice.chapterTreeQuery(1))
  expect(paths()).toEqual([tree])
  const replies = await Promise.all(
    [2, 3].map((id) => queryClient.fetchQuery(page.practice.chapterTreeQuery(id))),
  )
  expect(replies.map(({ reply }) => reply[0]?.id)).toEqual([2, 3])
  expect(paths()).toEqual([tree, trees, tree, tree])
})
