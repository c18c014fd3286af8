import { expect, test } from 'vitest'
import { foldBook } from '../../../../src/queries/practice/booksFold.ts'
import { bundle, operation } from '../shelves.ts'

const answer = (input: object = {}) =>
  operation('wrong.submit', { questionId: 1, content: '0', ...input }, { correct: false })
const msOf = (...operations: Parameters<typeof foldBook>[2]) =>
  foldBook('wrong', bundle(), operations).items.find(({ questionId }) => questionId === 1)?.ms

test('the time of an answer in a book stands with it until the card begins anew', () => {
  const timed = answer({ ms: 7000 })
  const clear = operation('wrong.clear', { catalogId: 100 })
  expect(msOf()).toBeUndefined()
  expect(msOf(timed)).toBe(7000)
  // a mark, and what an older build queued, comes without one
  expect(msOf(timed, answer())).toBe(7000)
  expect(msOf(answer())).toBeUndefined()
  expect(msOf(timed, clear)).toBeUndefined()
  expect(msOf(timed, clear, answer())).toBeUndefined()
})
